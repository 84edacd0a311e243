"""Records: written, read, replayed, and refused when they are not what they claim."""

import re
from pathlib import Path

import pytest

import comptoir
from comptoir.games import GAMES, find
from comptoir.kernel.record import Corrupt, Record, read_record, undo, write_record
from comptoir.kernel.session import Session


def played() -> Session:
    session = comptoir.start("cafe-race", 3, comptoir.Fast(4))
    while not session.over:
        for seat in session.waiting():
            session.play(seat, (seat * 2) % 6)
    return session


SESSION = played()
TEXT = SESSION.text()


def replayed(text: str) -> list[comptoir.Moment]:
    return list(comptoir.replay(read_record(text, comptoir.catalogue())))


def test_a_record_survives_a_file(tmp_path: Path) -> None:
    SESSION.record.names = ["Ada", "Zoé", 'B "the" C']
    SESSION.save(tmp_path / "game.txt")
    record = comptoir.load(tmp_path / "game.txt")
    assert record == SESSION.record
    assert list(comptoir.replay(record))[-1].position.facts() == SESSION.position.facts()


def test_a_take_back_steps_back_and_play_goes_on_from_there() -> None:
    session = comptoir.start("cafe-race", 3, comptoir.Fast(4))
    session.play(0, "thrust-3")
    record = session.record
    record.entries.append(undo(1))
    again = list(comptoir.replay(read_record(session.text(), comptoir.catalogue())))
    assert again[-1].position.waiting() == [0, 1, 2]


def test_another_luck_than_recorded_is_found() -> None:
    lines = TEXT.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("0 setup"))
    parts = lines[number].split()
    parts[2] = f"{(int(parts[2][0]) + 1) % 6}/6"
    with pytest.raises(Corrupt, match="record-differs"):
        replayed("\n".join([*lines[:number], " ".join(parts), *lines[number + 1 :]]))


def test_missing_and_superfluous_luck_is_found() -> None:
    lines = TEXT.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("0 setup"))
    for parts in (lines[number].replace(" #", " 0/6 #"), lines[number].replace(lines[number].split()[2] + " ", "", 1)):
        with pytest.raises(Corrupt, match="record-luck"):
            replayed("\n".join([*lines[:number], parts, *lines[number + 1 :]]))


def test_a_forbidden_move_is_found() -> None:
    with pytest.raises(Corrupt, match="record-illegal"):
        replayed(TEXT.replace("\n2 1 thrust-3", "\n2 0 thrust-3"))


@pytest.mark.parametrize("number", [0, GAMES["cafe-race"].rules + 1, 99])
def test_a_rules_number_nobody_knows_is_told(number: int) -> None:
    with pytest.raises(Corrupt, match="record-rules"):
        replayed(re.sub(r"rules \d+\n", f"rules {number}\n", TEXT))


def test_every_rules_number_so_far_is_replayed_under_its_own_rules() -> None:
    for number in range(1, GAMES["cafe-race"].rules + 1):
        session = Session(*find("cafe-race/auction"), 3, comptoir.Fast(5), number)
        assert session.record.rules == session.position.edition == number
        moments = list(comptoir.replay(session.record))
        assert [moment.position.edition for moment in moments] == [number]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "record-not-ours"),
        ("chess 1", "record-not-ours"),
        ("comptoir 1\ngame cafe-race", "record-line"),
        ("comptoir 1\nnonsense\n--\n", "record-line"),
        ("comptoir 1\ngame chess\n--\n", "game-unknown"),
        (TEXT.replace("thrust-1", "thrust-7"), "record-line"),
        (TEXT.replace("1 0 thrust", "5 0 thrust", 1), "record-line"),
        (TEXT.replace("/6", "/0", 1), "record-line"),
        (TEXT.replace("option auction false", "option auction 7"), "option-value"),
        (TEXT.replace("seats 3", "seats 30"), "clash-seats"),
        ("comptoir 1\ngame cafe-race\nrules 1\nseats 3\n--\n0 undo 0\n", "record-entry"),
        ("comptoir 1\ngame cafe-race\nrules 1\nseats 3\n--\n0 0 thrust-1\n", "record-entry"),
    ],
)
def test_what_is_not_a_record_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(comptoir.Refused, match=reason):
        replayed(text)


def test_embedded_texts_and_secrets_survive() -> None:
    game = comptoir.catalogue()["cafe-race"]
    record = Record("cafe-race", 1, 3, {"auction": True}, ["Ada"], "c0ffee", {"seed": "ab"}, {"circuit": 'a\nb "c"\n'})
    assert read_record(write_record(record, game), comptoir.catalogue()) == record


def test_a_file_that_holds_no_text_is_corrupt_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF\xff\xfe\x00")
    with pytest.raises(Corrupt, match="record-not-ours"):
        comptoir.load(tmp_path / "program")
