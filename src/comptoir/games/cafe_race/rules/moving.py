"""Move clerks: fastest first, never through a barrier, and the balance roll that may spill coffee."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_race.board import FULL, IS_STEP, LAST, START
from comptoir.games.cafe_race.events import BalanceRolled, Braked, Moved, Overshot
from comptoir.games.cafe_race.numbers import FOR_BALANCE
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


def move_everyone(race: "Race", luck: Luck) -> None:
    """One after the other, in the order settled with the speeds: the fastest first."""
    for seat in race.order:
        move_clerk(race, seat, luck)


def move_clerk(race: "Race", seat: int, luck: Luck) -> None:
    """Forward exactly its speed, unless a space with two clerks stops it or the staircase ends."""
    start, speed = race.space[seat], race.speed[seat]
    space = reached(race, start, speed)
    left = start + speed - space
    race.space[seat] = space
    if start != START:
        race.crowd[start] = race.crowd[start] - 1
    if space != START:
        race.crowd[space] = race.crowd[space] + 1
    if race.journal is not None:
        tell_move(race, seat, start, left)
    if needs_balance(space, left):
        keep_balance(race, seat, luck)


def reached(race: "Race", start: int, speed: int) -> int:
    """The space where a clerk ends up who starts here: before the first barrier, on the last space at most."""
    space, end = start, start + speed
    while space < end and space < LAST and race.crowd[space + 1] < FULL:
        space += 1
    return space


def needs_balance(space: int, left: int) -> bool:
    """On a step; and after a sudden brake or an overshoot, when movement is left over, wherever the clerk stands."""
    return left > 0 or IS_STEP[space]


def tell_move(race: "Race", seat: int, start: int, left: int) -> None:
    assert race.journal is not None
    space = race.space[seat]
    race.journal.tell(Moved(seat, start, space, space - start))
    if left > 0 and space == LAST:
        race.journal.tell(Overshot(seat))
    elif left > 0:
        race.journal.tell(Braked(seat, space))


def keep_balance(race: "Race", seat: int, luck: Luck) -> None:
    """Roll thrust plus speed or better on two dice, or spill one coffee."""
    target = race.thrust[seat] + race.speed[seat]
    luck.at(FOR_BALANCE, race.round, seat)
    first, second = luck.die(), luck.die()
    total = first + second
    if total < target:
        race.coffee[seat] = race.coffee[seat] - 1
    if race.journal is not None:
        race.journal.tell(BalanceRolled(seat, target, total, total < target, [first, second]))
