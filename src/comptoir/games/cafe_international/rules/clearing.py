"""Clearing: full tables leave together with their guests, then new tables are laid."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_international.events import Cleared, TableLaid
from comptoir.games.cafe_international.numbers import FOR_TABLES, TABLES_RAN_OUT
from comptoir.games.cafe_international.plan import MEMBERS, SEAT_SET
from comptoir.games.cafe_international.rules.ending import end_game
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe


def clear(cafe: "Cafe", full: list[int], luck: Luck) -> None:
    """All full tables go first, then the new ones come. If there are not enough, none is laid and the game ends."""
    if cafe.journal is not None:
        tell_clearing(cafe, full)
    for table in full:
        cafe.room.remove(table)
    if cafe.room.pile.total < len(full):
        end_game(cafe, TABLES_RAN_OUT)
    else:
        for table in full:
            lay_table(cafe, table, luck)


def lay_table(cafe: "Cafe", table: int, luck: Luck) -> None:
    luck.at(FOR_TABLES, 0, EVERYBODY, cafe.room.pile.total)
    nation = luck.draw(cafe.room.pile)
    cafe.room.lay(table, nation)
    if cafe.journal is not None:
        cafe.journal.tell(TableLaid(table, nation))


def tell_clearing(cafe: "Cafe", full: list[int]) -> None:
    assert cafe.journal is not None
    room, around = cafe.room, 0
    for table in full:
        around |= SEAT_SET[table]
    leaving = [place for place in MEMBERS[around] if room.guests[place] >= 0]
    nations = [room.tables[table] for table in full]
    cafe.journal.tell(Cleared(full.copy(), nations, leaving, [room.guests[place] for place in leaving]))
