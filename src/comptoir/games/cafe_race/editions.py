"""Former editions: a rule that a newer number changed, as it was. Games begun under an old number end under it."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_race.rules.book import RuleBook
from comptoir.games.cafe_race.rules.ties import by_white_dice
from comptoir.games.cafe_race.variants.auction import Auction
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


class AuctionOfOne(Auction):
    """Rules 1: those who tie for the starting bidder are put in order to the last place, losers too."""

    def highest_of(self, race: "Race", tied: list[int], luck: Luck) -> int:
        return tied[0] if len(tied) == 1 else by_white_dice(race, tied, luck)[0]


def as_in_rules_1(book: RuleBook) -> None:
    if isinstance(book.speeds, Auction):
        book.speeds = AuctionOfOne()
