"""Circuit files: what they may say, and how their faults are told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.games.top_race.circuits import SHIPPED, circuit_text
from comptoir.kernel.game import Refused
from comptoir.words import LANGUAGES, words

CLASSIC = circuit_text("classic")


def fault(text: str) -> tuple[str, int, int]:
    """The word, line and column of what is wrong."""
    with pytest.raises(Refused) as caught:
        parse_circuit(text)
    said = caught.value.say
    for language in LANGUAGES:
        assert words(language).has(said.key), said.key
        sentence = words(language).say(said, [])
        assert "{" not in sentence
        assert str(said.args["line"]) in sentence
    line, column = said.args["line"], said.args["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    return said.key.removeprefix("top-race-circuit-"), line, column


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in CLASSIC
    return CLASSIC.replace(old, new, count)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_ships_can_be_read(name: str) -> None:
    assert parse_circuit(circuit_text(name)).name


def test_notes_and_empty_lines_do_not_matter() -> None:
    noisy = "\n\n# hello\n" + CLASSIC.replace("line\n", "line   # the finish\n\n", 1)
    assert parse_circuit(noisy).lanes == parse_circuit(CLASSIC).lanes


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("unnamed", 1, 1)),
        ("  road 5 x 3", ("unnamed", 1, 3)),
        ("circuit", ("nameless", 1, 8)),
        ("circuit A\ncircuit B", ("twice", 2, 1)),
        ("circuit A\nbend 3 x 2", ("word", 2, 1)),
        ("circuit A\nroad 5 x 3", ("grid-first", 2, 1)),
        ("circuit A\nline", ("line-place", 2, 1)),
        ("circuit A\ngrid 2 x 2", ("grid-six", 2, 1)),
        ("circuit A\ngrid 2 x 3\nroad 5 x 3", ("line-missing", 3, 1)),
        ("circuit A\ngrid 2 x 3\ngrid 2 x 3", ("twice", 3, 1)),
        ("circuit A\ngrid 2 x 3\nline\nline", ("twice", 4, 1)),
        ("circuit A\ngrid 2 x 3\nline\nbet", ("bet-place", 4, 1)),
        ("circuit A\ngrid 2 x 3\nline", ("short", 3, 1)),
        ("circuit A\ngrid two x 3", ("columns", 2, 6)),
        ("circuit A\ngrid 2", ("by", 2, 7)),
        ("circuit A\ngrid 2 by 3", ("by", 2, 8)),
        ("circuit A\ngrid 2 x 4", ("lanes", 2, 10)),
        ("circuit A\ngrid 2 x 3\nline\nroad 2 x 1", ("lane-change", 4, 10)),
        ("circuit A\ngrid 2 x 3\nline\nroad 2 x 3 up", ("turn", 4, 12)),
        ("circuit A\ngrid 2 x 3\nline\ncorner 2 x 3", ("turn", 4, 13)),
        ("circuit A\ngrid 2 x 3\nline\ncorner 2 x 3 left 900", ("angle", 4, 19)),
        ("circuit A\ngrid 2 x 3\nline\ncorner 2 x 2 left 90 2 one", ("lengths", 4, 24)),
        ("circuit A\ngrid 2 x 3\nline\ncorner 2 x 2 left 90 2 2+1", ("sum", 4, 24)),
        ("circuit A\ngrid 2 x 3\nline\ncorner 2 x 2 left 90 2", ("lane-lists", 4, 22)),
        ("circuit A\ngrid 2 x 3\nline now", ("extra", 3, 6)),
        ("circuit A\ngrid 2 x 3\nline\nroad 30 x 3\n" + "road 30 x 3\n" * 6, ("too-many-columns", 8, 1)),
        ("x" * 30_000, ("long", 1, 1)),
    ],
)
def test_a_fault_is_named_with_its_line_and_column(text: str, expected: tuple[str, int, int]) -> None:
    assert fault(text) == expected


def test_a_circuit_has_three_bet_lines() -> None:
    assert fault(changed("bet\n", "")) == ("bets", 21, 1)
    assert fault(changed("road     2 x 2\n", "bet\nroad     2 x 2\n") + "bet\n")[0] == "bets"


def test_bet_lines_do_not_lie_together_or_before_the_grid() -> None:
    assert fault(changed("bet\n", "bet\nbet\n")) == ("bet-place", 14, 1)
    last = CLASSIC.rpartition("bet\n")
    assert fault(last[0] + last[2] + "bet\n")[0] == "bet-place"


def test_a_lap_turns_once_around() -> None:
    word, line, _ = fault(changed("left 80", "left 70"))
    assert (word, line) == ("full-turn", 30)


def test_the_last_lanes_must_fit_the_grid() -> None:
    narrow = CLASSIC.replace("road     2 x 3\n", "road     2 x 2\nroad     2 x 1\n")
    assert fault(narrow)[0] == "lane-change"


def test_a_lap_is_neither_too_short_nor_too_long() -> None:
    ring = (
        "circuit Ring\ngrid 2 x 3\nline\nroad 2 x 3\nbet\ncorner 4 x 3 left 180\nbet\nroad 4 x 3\nbet\n"
        "corner 4 x 3 left 180\n"
    )
    assert fault(ring)[0] == "lap"
    endless = ring.replace("road 4 x 3", "road 28 x 3\nroad 28 x 3").replace("road 2 x 3", "road 28 x 3\nroad 26 x 3")
    assert fault(endless)[0] == "lap"


def test_a_track_that_runs_into_itself_is_refused() -> None:
    assert fault(changed("left 168", "left 192").replace("right 186", "right 210")) == ("overlap", 16, 1)


def test_a_track_that_cannot_close_is_refused() -> None:
    lopsided = (
        "circuit Lopsided\ngrid 2 x 3\nline\nroad 30 x 3\nbet\ncorner 4 x 3 left 180\nbet\nroad 4 x 3\nbet\n"
        "corner 4 x 3 left 180\n"
    )
    assert fault(lopsided)[0] in ("open", "tight")


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_typed_is_a_circuit_or_a_complaint(data: st.DataObject) -> None:
    """Words of the classic circuit lost, doubled, exchanged or replaced."""
    lines = CLASSIC.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        number = data.draw(st.integers(0, len(lines) - 1))
        words_there = lines[number].split()
        spot = data.draw(st.integers(0, len(words_there)))
        word = data.draw(
            st.sampled_from(["", "3", "0", "-1", "x", "left", "180", "360", "2+2", "bet", "line", "grid", "é"])
        )
        lines[number] = " ".join([*words_there[:spot], word, *words_there[spot + data.draw(st.integers(0, 1)) :]])
    said = None
    try:
        assert 30 <= parse_circuit("\n".join(lines)).loop <= 98
    except Refused as refused:
        said = refused.say
    assert said is None or words("fr").has(said.key)
