"""The floor plan: five tables in an X and the twelve seats around them.

        o1        o2
    o8 [TL]  N  [TR] o3
         W  [C]  E
    o7 [BL]  S  [BR] o4
        o6        o5

A set of seats is one number with a bit per seat: "free", "near a table of its own" and "in company" are three numbers,
combined at once for all seats.
"""

from typing import Final

TABLE_NAMES: Final = ("TL", "TR", "C", "BL", "BR")  # reading order, in which new tables are laid
TABLES: Final = 5

PLACE_NAMES: Final = ("o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "N", "E", "S", "W")
PLACES: Final = 12
ALL_PLACES: Final = 4095

# The tables each seat touches, in reading order: one for an outer seat, three for an inner one.
TABLES_AT: Final = [[0], [1], [1], [4], [4], [3], [3], [0], [0, 1, 2], [1, 2, 4], [2, 3, 4], [0, 2, 3]]
# The four seats of each table, outer seats first.
SEATS_AT: Final = [[place for place in range(PLACES) if table in TABLES_AT[place]] for table in range(TABLES)]


def as_set(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def others_at_its_tables(place: int) -> int:
    found = 0
    for table in TABLES_AT[place]:
        found |= as_set(SEATS_AT[table])
    return found & ~(1 << place)


def beside_one_of(places: int) -> int:
    found = 0
    for place in range(PLACES):
        if places >> place & 1:
            found |= BESIDE[place]
    return found


PLACE_SET: Final = [1 << place for place in range(PLACES)]
# The seats of a table as a set; the other seats at a seat's tables; the seats that share a table with one of a set.
SEAT_SET: Final = [as_set(SEATS_AT[table]) for table in range(TABLES)]
BESIDE: Final = [others_at_its_tables(place) for place in range(PLACES)]
BESIDE_ANY: Final = [beside_one_of(places) for places in range(ALL_PLACES + 1)]
# What is counted at each table is one number for all five, TABLE_BITS for each: one at a table is its TABLE_UNIT.
# Women have the lower HEAD_BITS of them, men the upper: what a woman on a seat adds to the heads, then a man.
HEAD_BITS: Final = 3
TABLE_BITS: Final = 6
TABLE_UNIT: Final = [1 << table * TABLE_BITS for table in range(TABLES)]
HEADS_AT: Final = [
    sum([TABLE_UNIT[table] << sex * HEAD_BITS for table in TABLES_AT[place]])
    for place in range(PLACES)
    for sex in range(2)
]
# Where the tables of a seat have their digits: one more than the shift, so that 0 is the end, STEP_BITS for each table.
STEP_BITS: Final = 5
STEPS_AT: Final = [
    sum([table * TABLE_BITS + 1 << number * STEP_BITS for number, table in enumerate(TABLES_AT[place])])
    for place in range(PLACES)
]
# Every set of seats spelled out, ascending.
MEMBERS: Final = [[place for place in range(PLACES) if places >> place & 1] for places in range(ALL_PLACES + 1)]
# A set of tables is one number, too: all seats at them, and the tables spelled out in reading order.
SEATS_OF: Final = [
    as_set([place for place in range(PLACES) if any(tables >> table & 1 for table in TABLES_AT[place])])
    for tables in range(1 << TABLES)
]
TABLES_IN: Final = [[table for table in range(TABLES) if tables >> table & 1] for tables in range(1 << TABLES)]
