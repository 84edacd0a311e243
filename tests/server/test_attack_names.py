"""Passing for somebody else: two people at one table must not look alike."""

from pathlib import Path

import pytest

from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.talking import Chat
from comptoir.house.likeness import alike, told_apart
from tests.server.inside import hall_at
from tests.server.running import runs

TWINS = [
    ("Ada", "ada"), ("Ada", "Ａｄａ"), ("Ada", "Аda"), ("ADA", "ᎪᎠᎪ"), ("ADA", "ꓮꓓꓮ"), ("Ada", "Αda"), ("Ida", "lda"),
    ("Ida", "1dа"), ("Zoé", "Zоe\u0301"), ("Bob", "Воb"), ("BOB", "ВОВ"), ("Zoë", "Zоё"), ("Max", "Мах"),
    ("Leo", "ʟeо"),
    ("Mia", "Mi\u0307a"), ("Anne-Lise", "Anne‑Lise"), ("D’Arc", "D'Arc"), ("Otto", "0tto"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_these_would_be_taken_for_one_another(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoé", "Zoe"), ("Ian", "Lan"), ("Ada", "Ида"), ("Ali", "All"), ("Ève", "Eve"), ("愛", "爱"), ("Ada", "Ada (2)")],
)
def test_and_these_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_the_number_behind_a_name_finds_room() -> None:
    assert told_apart("A" * 24, ["А" * 24, "A" * 19 + " (2)"]) == "A" * 19 + " (3)"


@runs
async def test_whoever_sits_down_or_speaks_beside_somebody_of_that_name_is_numbered(tmp_path: Path) -> None:
    """Ada's table; a stranger who writes her name with a Cyrillic А sits down and talks: nobody takes him for her."""
    async with hall_at(tmp_path) as hall:
        ada, twin, third = [await hall.person(name) for name in ("Ada", "Аda", "ADA")]
        room = await hall.open(ada, "cafe-race", "person", "open", "screen", "bot")
        assert room.table.names() == ["Ada", "", "Ada (2)", "Ristretto"]
        await hall.do(room, twin, SetSeat, seat=1, kind="person")
        await hall.do(room, third, Chat, text="Let us stop here.")
        assert room.table.names() == ["Ada", "Аda (3)", "Ada (2)", "Ristretto"]
        assert room.table.chat[-1].name == "ADA (4)"
        await hall.do(room, ada, SetSeat, seat=3, kind="bot", name="АDA")
        assert room.table.names()[3] == "АDA (4)"
        await hall.do(room, twin, SetSeat, seat=1, kind="person")
        assert room.table.names()[1] == "Аda (3)", "whoever sits down where he sat keeps his number"
        await hall.do(room, ada, Chat, text="No.")
        assert room.table.chat[-1].name == "Ada"
