"""The café itself: its tables, who sits where, the pile of tables, and what has left the game."""

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import KINDS, NATION_COUNT, OF_EACH_TABLE, TABLE_PILE
from comptoir.games.cafe_international.plan import (
    ALL_PLACES,
    HEAD_BITS,
    HEADS_AT,
    PLACE_SET,
    PLACES,
    SEATS_AT,
    SEATS_OF,
    STEP_BITS,
    STEPS_AT,
    TABLE_BITS,
    TABLE_UNIT,
    TABLES,
)
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.fields import Fresh

OWNER_BITS: Final = 4
HERE_BITS: Final = 9


class Room:
    """Five tables and twelve seats. The counts and sets of seats that choices need are kept at every change."""

    tables: Annotated[list[int], Fresh("[-1] * TABLES")]  # the nation of each table, -1 where none stands
    guests: Annotated[list[int], Fresh("[-1] * PLACES")]  # the kind of guest on each seat, -1 where nobody sits
    heads: i64 = 0  # women and men at each table, in digits: see `of_sex`
    strangers: i64 = 0  # in the same way, the guests at each table who are not of its nation,
    owners: i64 = 0  # and the nation of each table, plus one
    free: i64 = ALL_PLACES  # the set of free seats
    social: i64 = 0  # all seats at tables where somebody sits
    more_women: i64 = 0  # all seats of the tables with more women than men,
    more_men: i64 = 0  # and the other way round
    pile: Annotated[Bag, Fresh("bag_of([OF_EACH_TABLE] * NATION_COUNT, TABLE_PILE)")]
    here: i64 = 0  # the nations with a table, ascending, HERE_BITS for each: the nation plus one, and its set of tables
    # These change with a table only, and are then replaced as a whole, so that copies may share them.
    gone: Annotated[list[int], Fresh("[0] * KINDS", "shared")]  # the guests that have left, per kind
    tables_gone: Annotated[list[int], Fresh("[0] * NATION_COUNT", "shared")]  # the tables that have left, per nation

    def sit(self, kind: i64, place: i64) -> None:
        self.guests[place] = kind
        self.free &= ~PLACE_SET[place]
        self.heads += HEADS_AT[place * 2 + (kind & 1)]
        self.strangers += self.strange_to(kind, place)
        self.look_around()

    def leave(self, place: i64) -> None:
        """The guest on this seat leaves the game, and with it every table it touched."""
        kind: i64 = self.guests[place]
        self.guests[place] = -1
        self.gone[kind] = self.gone[kind] + 1
        self.free |= PLACE_SET[place]
        self.heads -= HEADS_AT[place * 2 + (kind & 1)]
        self.strangers -= self.strange_to(kind, place)

    def strange_to(self, kind: i64, place: i64) -> i64:
        """One for each table at this seat that is not of this guest's nation."""
        nation = (kind >> 1) + 1
        found: i64 = 0
        unit: i64 = 1
        steps: i64 = STEPS_AT[place]
        while steps != 0:
            step = (steps & 31) - 1
            if self.owners >> step & 15 != nation:
                found += unit << step
            steps >>= STEP_BITS
        return found

    def look_around(self) -> None:
        """After guests came or left: where is company, and where are women or men more?"""
        social: i64 = 0
        more_women: i64 = 0
        more_men: i64 = 0
        heads = self.heads
        table: i64 = 1
        while heads != 0:  # the tables after the last with somebody at it are empty
            women = heads & 7
            men = heads >> HEAD_BITS & 7
            if women + men > 0:
                social |= table
            if women > men:
                more_women |= table
            elif men > women:
                more_men |= table
            heads >>= TABLE_BITS
            table <<= 1
        self.social = SEATS_OF[social]
        self.more_women = SEATS_OF[more_women]
        self.more_men = SEATS_OF[more_men]

    def lay(self, table: int, nation: int) -> None:
        self.tables[table] = nation
        self.owners = self.owners & ~(TABLE_UNIT[table] * 15) | TABLE_UNIT[table] * (nation + 1)
        self.strangers &= ~(TABLE_UNIT[table] * 7)
        for place in SEATS_AT[table]:  # whoever sits here already, in a café that is drawn rather than played
            if self.guests[place] >= 0 and self.guests[place] >> 1 != nation:
                self.strangers += TABLE_UNIT[table]
        self.look_at_tables()

    def look_at_tables(self) -> None:
        """After tables came or left: whose are they?"""
        here: i64 = 0
        for table in range(TABLES):
            owner: i64 = self.owners >> table * TABLE_BITS & 15
            if owner != 0:
                here = with_table(here, owner, table)
        self.here = here

    def remove(self, table: int) -> None:
        """The table and all its guests leave the game."""
        self.gone = self.gone.copy()
        for seat in SEATS_AT[table]:
            place: i64 = seat
            if self.free & PLACE_SET[place] == 0:
                self.leave(place)
        self.look_around()
        nation = self.tables[table]
        self.tables[table] = -1
        self.owners &= ~(TABLE_UNIT[table] * 15)
        self.tables_gone = self.tables_gone.copy()
        self.tables_gone[nation] = self.tables_gone[nation] + 1
        self.look_at_tables()

    def near(self, nation: i64) -> i64:
        """The seats at tables of this nation."""
        here = self.here
        while here != 0:
            if (here & 15) == nation + 1:
                return SEATS_OF[here >> OWNER_BITS & 31]
            here >>= HERE_BITS
        return 0

    def tables_of(self, nation: i64) -> i64:
        """How many tables this nation has in the café."""
        found: i64 = 0
        owners = self.owners
        while owners != 0:
            if (owners & 15) == nation + 1:
                found += 1
            owners >>= TABLE_BITS
        return found

    def of_sex(self, table: i64, sex: i64) -> i64:
        """How many women (0) or men (1) sit at this table."""
        return self.heads >> table * TABLE_BITS + sex * HEAD_BITS & 7

    def company(self, table: i64) -> i64:
        """How many guests sit at this table."""
        heads = self.heads >> table * TABLE_BITS
        return (heads & 7) + (heads >> HEAD_BITS & 7)

    def among_themselves(self, table: i64) -> bool:
        """Whether all guests at this table are of its nation."""
        return self.strangers >> table * TABLE_BITS & 7 == 0

    def facts(self) -> list[int]:
        return self.tables + self.guests + self.pile.counts + self.gone + self.tables_gone

    def copy(self) -> "Room":
        return copied(self)


def with_table(here: i64, owner: i64, table: i64) -> i64:
    """One more table among those that are here, of the nation with this number plus one."""
    bit: i64 = 1
    tables = bit << OWNER_BITS + table  # in two steps: compiled, a written number is shifted in 32 bits
    place: i64 = 0
    while (here >> place & 15) < owner and here >> place != 0:
        place += HERE_BITS
    rest = here >> place
    if rest & 15 == owner:
        return here | tables << place
    return here - (rest << place) | (owner | tables | rest << HERE_BITS) << place


# From here on written by `python -m tools.fields` from the fields of Room: change those, and run it.


def copied(old: Room) -> Room:
    """An independent one, without the journal."""
    twin = Room()
    twin.tables = old.tables.copy()
    twin.guests = old.guests.copy()
    twin.heads = old.heads
    twin.strangers = old.strangers
    twin.owners = old.owners
    twin.free = old.free
    twin.social = old.social
    twin.more_women = old.more_women
    twin.more_men = old.more_men
    twin.pile = old.pile.copy()
    twin.here = old.here
    twin.gone = old.gone
    twin.tables_gone = old.tables_gone
    return twin


def empty_room() -> Room:
    """As it is before anything has happened."""
    new = Room()
    new.tables = [-1] * TABLES
    new.guests = [-1] * PLACES
    new.heads = 0
    new.strangers = 0
    new.owners = 0
    new.free = ALL_PLACES
    new.social = 0
    new.more_women = 0
    new.more_men = 0
    new.pile = bag_of([OF_EACH_TABLE] * NATION_COUNT, TABLE_PILE)
    new.here = 0
    new.gone = [0] * KINDS
    new.tables_gone = [0] * NATION_COUNT
    return new
