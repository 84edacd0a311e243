"""Determine speeds: secret thrusts, and the speed dice handed out by them."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.cafe_race.events import Chose, OwnThrust, SpeedTaken, ThrustShown
from comptoir.games.cafe_race.numbers import ASK_THRUST, BASIC_SPACE, NOT_ASKED, NOT_WAITING, THRUST
from comptoir.games.cafe_race.rules.ties import (
    BY_COLUMN,
    behind_first,
    full_ties_rolled,
    in_clear_order,
    in_order,
    tell_ties,
)
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Speeds:
    """All players choose a thrust in secret; the highest thrust takes the highest speed die, and so on."""

    def shows_thrusts(self) -> bool:
        """May everybody see a thrust as soon as it is settled?"""
        return False

    def begin(self, race: "Race", luck: Luck) -> None:
        """The speed dice lie in the tray; whoever must choose is asked."""
        race.step += 1
        race.missing = race.seats

    def waiting(self, race: "Race") -> list[int]:
        return [seat for seat in range(race.seats) if race.thrust[seat] == 0]

    def asks(self, race: "Race", seat: int) -> int:
        return ASK_THRUST if race.thrust[seat] == 0 else 0

    def choices(self, race: "Race", seat: int) -> list[int]:
        return [0, 1, 2, 3, 4, 5] if race.thrust[seat] == 0 else []

    def pick(self, race: "Race", seat: int, luck: Luck) -> int:
        return THRUST + luck.below(BASIC_SPACE)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        if not 0 <= seat < race.seats or race.thrust[seat] != 0:
            return NOT_WAITING
        return 0 if THRUST <= choice < BASIC_SPACE else NOT_ASKED

    def play(self, race: "Race", seat: int, choice: int, luck: Luck) -> bool:
        """Take a choice; True when all speeds are settled and the clerks may move."""
        race.thrust[seat] = choice - THRUST + 1
        race.missing -= 1
        if race.journal is not None:
            race.journal.tell(Chose(seat))
            race.journal.whisper(seat, OwnThrust(race.thrust[seat]))
        if race.missing > 0:
            return False
        hand_out(race, luck)
        return True


def hand_out(race: "Race", luck: Luck) -> None:
    """Highest thrust, highest die. Equal thrusts: furthest behind, then fewer coffees, then the white dice."""
    if race.journal is not None:
        for seat in range(race.seats):
            race.journal.tell(ThrustShown(seat, race.thrust[seat]))
    order: list[int] = []
    clear = in_clear_order(race, order)  # nobody has a speed yet
    if not clear:
        standing = [race.thrust[seat] * BY_COLUMN + behind_first(race, seat) for seat in range(race.seats)]
        order = in_order(race, race.everyone, standing, luck)
    tell_ties(race, order, race.thrust)
    for place in range(race.seats):
        race.speed[order[place]] = race.dice[place]
        if race.journal is not None:
            race.journal.tell(SpeedTaken(order[place], race.dice[place]))
    # By thrust, place and coffees, highest die first: this is the order to move in, too. Only those equal in all of it,
    # speed included, roll anew.
    race.order = order if clear else full_ties_rolled(race, order, luck)
    tell_ties(race, race.order, race.speed)
