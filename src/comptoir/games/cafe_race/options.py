"""The options of Café Race, read once at set-up."""

from comptoir.games.cafe_race.rules.speeds import Speeds
from comptoir.games.cafe_race.variants.auction import Auction
from comptoir.kernel.game import Options


class CafeRaceOptions(Options, frozen=True):
    auction: bool = False


SECRET_THRUSTS = Speeds()
AUCTION = Auction()


def speeds_for(options: CafeRaceOptions) -> Speeds:
    return AUCTION if options.auction else SECRET_THRUSTS


def options_of(speeds: Speeds) -> CafeRaceOptions:
    """The options a race was set up with."""
    return CafeRaceOptions(auction=speeds is AUCTION)
