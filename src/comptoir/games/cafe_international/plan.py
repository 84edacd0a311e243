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
# Women and men at all tables are one number, HEAD_BITS digits for each: what a woman on a seat adds to it, then a man.
HEAD_BITS: Final = 3
HEADS_AT: Final = [
    sum([1 << (table * 2 + sex) * HEAD_BITS for table in TABLES_AT[place]])
    for place in range(PLACES)
    for sex in range(2)
]
TABLE_UNIT: Final = [1 << table * HEAD_BITS for table in range(TABLES)]
# Every set of seats spelled out, ascending.
MEMBERS: Final = [[place for place in range(PLACES) if places >> place & 1] for places in range(ALL_PLACES + 1)]
