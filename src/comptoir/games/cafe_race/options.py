"""The options of Café Race, read once at set-up."""

from comptoir.games.cafe_race.editions import AuctionOfOne
from comptoir.games.cafe_race.rules.speeds import Speeds
from comptoir.games.cafe_race.variants.auction import Auction
from comptoir.kernel.game import Options


class CafeRaceOptions(Options, frozen=True):
    auction: bool = False


SECRET_THRUSTS = Speeds()
AUCTION = Auction()
AUCTION_OF_ONE = AuctionOfOne()


def speeds_for(options: CafeRaceOptions, rules: int) -> Speeds:
    """How speeds are settled under these options, by this rules number."""
    if not options.auction:
        return SECRET_THRUSTS
    return AUCTION if rules >= 2 else AUCTION_OF_ONE


def options_of(speeds: Speeds) -> CafeRaceOptions:
    """The options a race was set up with."""
    return CafeRaceOptions(auction=isinstance(speeds, Auction))
