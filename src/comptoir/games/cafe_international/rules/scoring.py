"""Scoring: every guest counts at once at each of its tables where it is not alone."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from comptoir.games.cafe_international.cards import TABLE_FULL
from comptoir.games.cafe_international.events import Seated
from comptoir.games.cafe_international.plan import TABLES_AT
from comptoir.games.cafe_international.room import Room

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe


@mypyc_attr(allow_interpreted_subclasses=True)
class Doubling:
    """Points are doubled where all guests are of the table's own nation."""

    def doubles(self, room: Room, table: i64) -> bool:
        return room.among_themselves(table)


def points_at(room: Room, doubling: Doubling, table: i64) -> int:
    """What a guest who just sat down scores at this table: its guests, perhaps doubled; nothing if it sits alone."""
    company = room.company(table)
    if company < 2:
        return 0
    return company * 2 if doubling.doubles(room, table) else company


def score_guest(cafe: "Cafe", seat: int, place: i64) -> i64:
    """Add up the tables the new guest touches; returns the set of those it filled."""
    room, doubling = cafe.room, cafe.rules.doubling
    plain: i64 = 0
    doubled: i64 = 0
    full: i64 = 0
    bit: i64 = 1
    for each in TABLES_AT[place]:
        table: i64 = each
        company = room.company(table)
        if company > 1:
            if doubling.doubles(room, table):
                doubled += 2 * company
            else:
                plain += company
            if company == TABLE_FULL:
                full |= bit << table
    cafe.earned += plain + doubled
    if plain:
        cafe.plain[seat] = cafe.plain[seat] + plain
    if doubled:
        cafe.doubled[seat] = cafe.doubled[seat] + doubled
    if cafe.journal is not None:
        tell_points(cafe, seat, place)
    return full


def tell_points(cafe: "Cafe", seat: int, place: i64) -> None:
    assert cafe.journal is not None
    room = cafe.room
    paying = [table for table in TABLES_AT[place] if room.company(table) > 1]
    points = [points_at(room, cafe.rules.doubling, table) for table in paying]
    nations = [room.tables[table] for table in paying]
    cafe.journal.tell(Seated(seat, room.guests[place], place, paying, nations, points, sum(points)))
