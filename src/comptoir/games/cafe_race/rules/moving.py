"""Move clerks: fastest first, never through a barrier, and the balance roll that may spill coffee."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_race.board import FULL, IS_STEP, LAST, START
from comptoir.games.cafe_race.events import BalanceRolled, Braked, Moved, Overshot
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


def move_everyone(race: "Race", luck: Luck) -> None:
    """One after the other, in the order settled with the speeds: the fastest first."""
    for seat in race.order:
        move_clerk(race, seat, luck)


def move_clerk(race: "Race", seat: int, luck: Luck) -> None:
    """Forward exactly its speed, unless a space with two clerks stops it or the staircase ends."""
    start = race.space[seat]
    space, left = start, race.speed[seat]
    while left > 0 and space < LAST and race.crowd[space + 1] < FULL:
        space += 1
        left -= 1
    race.space[seat] = space
    if start != START:
        race.crowd[start] = race.crowd[start] - 1
    if space != START:
        race.crowd[space] = race.crowd[space] + 1
    if race.journal is not None:
        tell_move(race, seat, start, left)
    # Movement left over means a sudden brake or an overshoot: both need balance, wherever the clerk stands.
    if left > 0 or IS_STEP[space]:
        keep_balance(race, seat, luck)


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
    first, second = luck.die(), luck.die()
    total = first + second
    if total < target:
        race.coffee[seat] = race.coffee[seat] - 1
    if race.journal is not None:
        race.journal.tell(BalanceRolled(seat, target, total, total < target, [first, second]))
