"""Move clerks: fastest first, never through a barrier, and the balance roll that may spill coffee."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from comptoir.games.cafe_race.board import CROWD_BITS, FULL, LAST, START, STEP_SET
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
    start: i64 = race.space[seat]
    speed: i64 = race.speed[seat]
    space = reached(race, start, speed)
    left = start + speed - space
    race.space[seat] = space
    if start != START:
        step_away(race, start)
    if space != START:
        step_up(race, space)
    if race.journal is not None:
        tell_move(race, seat, start, left)
    if needs_balance(space, left):
        keep_balance(race, seat, luck)


def standing_on(race: "Race", space: i64) -> i64:
    """How many clerks stand on this space, which is not the start zone."""
    return race.crowd >> (space * CROWD_BITS) & 3


def step_up(race: "Race", space: i64) -> None:
    race.crowd += one_at(space * CROWD_BITS)


def step_away(race: "Race", space: i64) -> None:
    race.crowd -= one_at(space * CROWD_BITS)


def one_at(digit: i64) -> i64:
    """A one followed by so many zeros, in twos."""
    return shifted(1, digit)


def shifted(number: i64, digits: i64) -> i64:
    """Given as an argument, because mypyc writes `1 << digits` as C's, which has 32 digits and no more."""
    return number << digits


def reached(race: "Race", start: i64, speed: i64) -> i64:
    """The space where a clerk ends up who starts here: before the first barrier, on the last space at most."""
    space = start
    end = start + speed
    if end > LAST:
        end = LAST
    while space < end and standing_on(race, space + 1) < FULL:
        space += 1
    return space


def needs_balance(space: i64, left: i64) -> bool:
    """On a step; and after a sudden brake or an overshoot, when movement is left over, wherever the clerk stands."""
    steps: i64 = STEP_SET
    return left > 0 or steps >> space & 1 == 1


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
