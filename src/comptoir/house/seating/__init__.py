"""Who sits where next: people, what they have played, with whom and from which chair, and a game's numbers of seats.

No network, no store, no clock: an evening asks it, and so may anybody with a club and a list of names. In this order of
importance: legal tables with nobody alone at one; people who share a device at one table; few who sit out, and not the
same ones again; few bots; few repeats; nobody first too often; neighbours in the standing; tables of a comfortable
size; every chair in turn.

    >>> from comptoir.house.seating import Guest, seat
    >>> [sorted(table) for table in seat([Guest(n) for n in range(6)], [], [3, 4]).tables]
    [[0, 1, 2], [3, 4, 5]]
"""

from comptoir.house.seating.chairs import take_chairs
from comptoir.house.seating.groups import groups
from comptoir.house.seating.past import BOT, Guest, Past, Seated

__all__ = ["BOT", "Guest", "NotEnough", "Past", "Seated", "seat"]

LEAST = 2  # people at a table


class NotEnough(Exception):
    """Fewer than two people, or a game for one."""


def seat(guests: list[Guest], rounds: list[Seated], seats: list[int]) -> Seated:
    """The next round of a game for so many seats. The same question always has the same answer."""
    if len(guests) < LEAST or max(seats, default=0) < LEAST:
        raise NotEnough
    past = Past(guests, rounds)
    found = groups(past, sorted(seats))
    there = {number for table in found for number in table}
    tables = [take_chairs(past, table, size_for(len(table), seats)) for table in found]
    return Seated(tables, [guest.number for guest in guests if guest.number not in there])


def size_for(people: int, seats: list[int]) -> int:
    """How many seats a table for so many people has: bots take what is left."""
    return min(size for size in seats if size >= people)
