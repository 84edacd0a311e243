"""Every card once more, read from the rules page with plain loops over the spaces, against the tables."""

from collections.abc import Callable, Iterator

import pytest

from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, spaces_of
from tests.games.espresso_doppio.table import shipped

Runner = list[dict[str, str]]  # on each space: type → colour


def runner(number: int) -> Runner:
    spaces: Runner = [{} for _ in range(5)]
    for piece, space in enumerate(spaces_of(number // 3600, number // 60 % 60, number % 60)):
        spaces[space]["STP"[piece // 3]] = "WCN"[piece % 3]
    return spaces


def neighbours(spaces: Runner, count: int) -> Iterator[Runner]:
    for start in range(6 - count):
        yield spaces[start : start + count]


def row(order: str, types: str) -> Callable[[Runner], int]:
    return lambda spaces: sum(
        [space.get(kind) for space in three] == list(order) for three in neighbours(spaces, 3) for kind in types
    )


def one_set(colour: str, order: str) -> Callable[[Runner], int]:
    return lambda spaces: sum(
        all(space.get(kind) == colour for space, kind in zip(three, order, strict=True))
        for three in neighbours(spaces, 3)
    )


def lone(kind: str) -> Callable[[Runner], int]:
    return lambda spaces: sum(list(space) == [kind] for space in spaces)


def stack(pieces: dict[str, str]) -> Callable[[Runner], int]:
    return lambda spaces: sum(space == pieces for space in spaces)


def cups_and_saucers(spaces: Runner) -> int:
    return sum(all("T" in space and "S" in space for space in two) for two in neighbours(spaces, 2))


def duo(spaces: Runner) -> int:
    return sum(two == [{"T": "C", "S": "W"}, {"T": "W", "S": "C"}] for two in neighbours(spaces, 2))


def colours(spaces: Runner) -> int:
    return sum(all(colour in space.values() for space in three) for three in neighbours(spaces, 3) for colour in "WCN")


def empty(spaces: Runner) -> int:
    return sum(not space for space in spaces)


BY_HAND = [
    row("WCN", "TSP"), row("CNW", "TSP"), row("NWC", "TSP"), row("WCN", "P"),
    one_set("W", "TSP"), one_set("C", "SPT"), one_set("N", "PTS"), lone("T"), lone("S"), lone("P"),
    stack({"T": "W", "S": "N", "P": "C"}), stack({"T": "N", "S": "C", "P": "W"}),
    cups_and_saucers, duo, colours, empty,
]  # fmt: skip


@pytest.mark.parametrize("card", range(1, 17))
def test_the_table_agrees_with_the_rules_page(card: int) -> None:
    count, deck = BY_HAND[card - 1], shipped()
    numbers = list(range(card, ARRANGEMENTS, 83))
    numbers += [number for number in range(ARRANGEMENTS) if deck.pays(card - 1, number)][::29]
    for number in numbers:
        spaces = runner(number)
        assert deck.pays(card - 1, number) == max(count(spaces), count(spaces[::-1]))
