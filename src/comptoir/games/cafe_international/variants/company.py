"""Option `doubling = company`: guests of one nation with each other, whatever the table."""

from mypy_extensions import i64

from comptoir.games.cafe_international.plan import SEATS_AT
from comptoir.games.cafe_international.room import Room
from comptoir.games.cafe_international.rules.book import RuleBook
from comptoir.games.cafe_international.rules.scoring import Doubling


class CompanyDoubling(Doubling):
    """Points are doubled where all guests are of one nation, be it not the table's."""

    def doubles(self, room: Room, table: i64) -> bool:
        nation = -1
        for place in SEATS_AT[table]:
            guest = room.guests[place]
            if guest >= 0:
                if nation >= 0 and guest >> 1 != nation:
                    return False
                nation = guest >> 1
        return True


def with_company(book: RuleBook) -> None:
    book.doubling = CompanyDoubling()
