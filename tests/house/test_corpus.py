"""Some evenings, written down byte by byte, are told in the same words today."""

import asyncio

import msgspec
import pytest
from msgspec import Struct

from comptoir.house.acts import ENTRIES, LOGGED, QUESTIONS
from tests.house.corpus import PLOTS, read
from tests.house.evening import Tale, retold, spent


def differences(before: list[str], now: list[str]) -> list[tuple[str, str]]:
    pairs = zip([*before, *[""] * (len(now) - len(before))], [*now, *[""] * (len(before) - len(now))], strict=True)
    return [pair for pair in pairs if pair[0] != pair[1]]


@pytest.mark.parametrize("name", PLOTS)
def test_a_house_that_reads_the_log_sends_everybody_the_same_bytes(name: str) -> None:
    tale = read(name)
    seen = asyncio.run(retold(tale))
    assert list(seen) == list(tale.seen)
    for viewer, messages in tale.seen.items():
        assert differences(messages, seen[viewer])[:1] == [], viewer


@pytest.mark.parametrize("name", PLOTS)
def test_the_same_wishes_make_the_same_log_and_the_same_answers(name: str) -> None:
    tale, again = read(name), asyncio.run(spent(PLOTS[name]))
    for deed, now in zip(tale.deeds, again.deeds, strict=False):
        assert deed == now
    for row, written in zip(tale.rows, again.rows, strict=False):
        assert row == written
    assert tale == again


def test_the_evenings_know_every_entry_every_command_and_most_refusals() -> None:
    tales = [read(name) for name in PLOTS]
    assert tags(ENTRIES) - kinds(tales) == set(), "in no evening: let somebody do it in evening.py"
    assert tags((*LOGGED, *QUESTIONS)) - wishes(tales) == set(), "in no evening: let somebody wish it in evening.py"
    assert len(refusals(tales)) >= 20
    assert sum(bool(tale.record) for tale in tales) >= 2


def tags(classes: tuple[type, ...]) -> set[str]:
    return {str(each.__struct_config__.tag) for each in classes if issubclass(each, Struct)}


def kinds(tales: list[Tale]) -> set[str]:
    return {msgspec.json.decode(body)["is"] for tale in tales for *_, body in tale.rows}


def wishes(tales: list[Tale]) -> set[str]:
    return {msgspec.json.decode(deed.wish)["type"] for tale in tales for deed in tale.deeds}


def refusals(tales: list[Tale]) -> set[str]:
    answers = [msgspec.json.decode(deed.answer) for tale in tales for deed in tale.deeds]
    return {answer["words"]["key"] for answer in answers if answer["type"] == "refused"}
