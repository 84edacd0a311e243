"""Ties: who comes first when two clerks are equal, down to the two white dice."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from comptoir.games.cafe_race.events import (
    BY_AHEAD,
    BY_BEHIND,
    BY_DICE,
    BY_FEWER_COFFEES,
    BY_MORE_COFFEES,
    BY_THRUST,
    TieBroken,
    WhiteDice,
)
from comptoir.games.cafe_race.numbers import FOR_TIES
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race

# A standing is one number to compare by: speed, then thrust, then place, then coffees, each in its own digits.
BY_PLACE: Final = 8
BY_COLUMN: Final = 8 * 32


def behind_first(race: "Race", seat: int) -> int:
    """The clerk furthest behind first, then the player with fewer coffees."""
    return -race.space[seat] * BY_PLACE - race.coffee[seat]


def ahead_first(race: "Race", seat: int) -> int:
    """The clerk furthest ahead first, then the player with more coffees."""
    return race.space[seat] * BY_PLACE + race.coffee[seat]


def lead_of(race: "Race", seat: int, other: int) -> i64:
    """Above zero where this seat comes before the other: by speed, where they have it, then by thrust, then as
    `behind_first` says.
    """
    mine: i64 = race.speed[seat]
    lead = mine - race.speed[other]
    if lead != 0:
        return lead
    mine = race.thrust[seat]
    lead = mine - race.thrust[other]
    if lead != 0:
        return lead
    mine = race.space[seat]
    lead = race.space[other] - mine
    if lead != 0:
        return lead
    mine = race.coffee[seat]
    return race.coffee[other] - mine


def in_clear_order(race: "Race", order: list[int]) -> bool:
    """Lay down all seats in order. False when some are equal in everything: then the white dice decide."""
    clear = True
    for seat in range(race.seats):
        place = len(order)
        order.append(seat)
        while place > 0:
            lead = lead_of(race, seat, order[place - 1])
            if lead <= 0:
                clear = clear and lead < 0
                break
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return clear


def in_order(race: "Race", seats: list[int], standing: list[int], luck: Luck) -> list[int]:
    """These seats by standing, greatest first; those still equal roll the white dice."""
    order: list[int] = []
    for seat in seats:
        place = len(order)
        order.append(seat)
        while place > 0 and standing[order[place - 1]] < standing[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    first = 0
    while first < len(order) - 1:
        last = first
        while last + 1 < len(order) and standing[order[last + 1]] == standing[order[first]]:
            last += 1
        if last > first:
            order[first : last + 1] = by_white_dice(race, order[first : last + 1], luck)
        first = last + 1
    return order


def full_ties_rolled(race: "Race", order: list[int], luck: Luck) -> list[int]:
    """The same order, but whoever is equal in speed, thrust, place and coffees rolls the white dice anew."""
    first = 0
    while first < len(order) - 1:
        last = first
        while last + 1 < len(order) and all_equal(race, order[first], order[last + 1]):
            last += 1
        if last > first:
            order = order[:first] + by_white_dice(race, order[first : last + 1], luck) + order[last + 1 :]
        first = last + 1
    return order


def all_equal(race: "Race", seat: int, other: int) -> bool:
    return (
        race.speed[seat] == race.speed[other]
        and race.thrust[seat] == race.thrust[other]
        and race.space[seat] == race.space[other]
        and race.coffee[seat] == race.coffee[other]
    )


def by_speed(race: "Race", luck: Luck) -> list[int]:
    """Highest speed first. Equal speeds: higher thrust, furthest behind, fewer coffees, white dice."""
    order: list[int] = []
    if not in_clear_order(race, order):
        standing = [
            (race.speed[seat] * 8 + race.thrust[seat]) * BY_COLUMN + behind_first(race, seat)
            for seat in range(race.seats)
        ]
        order = in_order(race, race.everyone, standing, luck)
    tell_ties(race, order, race.speed)
    return order


def by_white_dice(race: "Race", tied: list[int], luck: Luck) -> list[int]:
    """Everyone tied rolls two dice, highest first; those who are equal again roll again."""
    return in_order(race, tied, white_totals(race, tied, luck), luck)


def highest_by_white_dice(race: "Race", tied: list[int], luck: Luck) -> int:
    """Everyone tied rolls two dice; those who are highest together roll again, until one is highest."""
    while len(tied) > 1:
        totals = white_totals(race, tied, luck)
        best = max(totals)
        tied = [seat for seat in tied if totals[seat] == best]
    return tied[0]


def white_totals(race: "Race", tied: list[int], luck: Luck) -> list[int]:
    """By seat, what each of those tied rolls on two dice."""
    totals = [0] * race.seats
    for seat in tied:
        luck.at(FOR_TIES, race.round, seat, len(race.dice))  # ties for dice are settled one die after the other
        first, second = luck.die(), luck.die()
        totals[seat] = first + second
        if race.journal is not None:
            race.journal.tell(WhiteDice(seat, totals[seat], [first, second]))
    return totals


def tell_ties(race: "Race", order: list[int], column: list[int]) -> None:
    """Say, for neighbours equal in the column that counts, what put one before the other."""
    if race.journal is None:
        return
    for place in range(len(order) - 1):
        seat, other = order[place], order[place + 1]
        if column[seat] == column[other]:
            race.journal.tell(TieBroken(seat, other, reason(race, seat, other, False)))


def reason(race: "Race", seat: int, other: int, ahead: bool) -> int:
    """What puts `seat` before `other`: thrust counts once speeds are settled; `ahead` when the leader is sought."""
    if race.speed[seat] != 0 and race.thrust[seat] != race.thrust[other]:
        return BY_THRUST
    if race.space[seat] != race.space[other]:
        return BY_AHEAD if ahead else BY_BEHIND
    if race.coffee[seat] != race.coffee[other]:
        return BY_MORE_COFFEES if ahead else BY_FEWER_COFFEES
    return BY_DICE
