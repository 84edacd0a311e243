"""A table from Python speaks: it prints as a board, names its choices and says what went wrong."""

from xml.etree import ElementTree

import pytest

import comptoir
from comptoir.games import rule_sets
from comptoir.kernel.luck import LuckMismatch


def played(name: str, choices: int, seats: int = 0) -> comptoir.Table:
    game = comptoir.catalogue()[name.partition("/")[0]]
    fits = [number for number in game.seats if game.clash(rule_sets()[name][1], number) is None]
    table, luck = comptoir.start(name, seats or fits[-1], comptoir.Fast(5)), comptoir.Fast(3)
    for _ in range(choices):
        for seat in table.waiting()[:1]:
            known = table.choices(seat)
            table.play(seat, known[luck.below(len(known))])
    return table


@pytest.mark.parametrize("name", rule_sets())
def test_every_rule_set_prints_and_is_drawn_from_the_first_moment_to_the_last(name: str) -> None:
    table, luck, said = played(name, 0), comptoir.Fast(3), 0
    while True:
        table.language = "fr" if said % 2 else "en"
        ElementTree.fromstring(table.svg(0))
        assert str(table).startswith(repr(table)[1:-1])
        said += 1
        if table.over:
            break
        for _ in range(25):
            for seat in table.waiting()[:1]:
                table.play(seat, one_that_reads_well(table, seat, luck))
    assert said > 1


def one_that_reads_well(table: comptoir.Table, seat: int, luck: comptoir.Luck) -> comptoir.Choice:
    known = table.choices(seat)
    choice = table.choice(known[luck.below(len(known))])
    assert choice.words
    assert not choice.words.startswith(table.game.name)  # a key without words
    return choice


def test_a_choice_shows_its_number_notation_and_words_and_can_be_played() -> None:
    table = comptoir.start("cafe-race/auction", 4, comptoir.Fast(1))
    chosen = table.moves(1)[2]
    assert repr(chosen) == "<10 die-5: Auction the 5>"
    table.play(1, chosen)
    assert table.told() == ["Seat 1 puts the 5 up for auction."]


def test_errors_are_sentences_that_name_what_was_possible() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    with pytest.raises(comptoir.Refused, match=r"no choice “push-2” here\. Possible now: thrust-1, thrust-2, thrust-3"):
        table.play(1, "push-2")
    for wrong in (True, 1.0, None, "1"):
        with pytest.raises(comptoir.Refused, match="no choice"):
            table.play(0, wrong)  # type: ignore[arg-type]
    for seat in (True, "0", 0.0):
        with pytest.raises(comptoir.Refused, match="A seat is a whole number"):
            table.view(seat)  # type: ignore[arg-type]
    for seats in ("3", 3.0, True):
        with pytest.raises(comptoir.Refused, match="The number of seats is a whole number"):
            comptoir.start("cafe-race", seats, comptoir.Fast(1))  # type: ignore[arg-type]
    assert table.waiting() == [0, 1, 2]


def test_luck_may_be_written_down_first_and_free_afterwards() -> None:
    lucks = [comptoir.Then(comptoir.dice(6, 5, 4), comptoir.Fast(seed)) for seed in (1, 2)]
    tables = [comptoir.start("cafe-race", 3, luck) for luck in lucks]
    assert [[die + 1 for die, _ in table.record.entries[0].luck] for table in tables] == [[6, 5, 4]] * 2
    for table in tables:
        for seat in range(3):
            table.play(seat, "thrust-6")
    first, second = (table.record.entries[-1].luck for table in tables)
    assert first != second
    with pytest.raises(LuckMismatch):
        comptoir.start("cafe-race", 3, comptoir.Then(comptoir.Script([(5, 20)]), comptoir.Fast(1)))


def test_moves_can_be_counted_and_kept_in_sets() -> None:
    for name in rule_sets():
        table = played(name, 12)
        for seat in table.waiting():
            assert len(set(table.moves(seat))) == len(table.choices(seat))
