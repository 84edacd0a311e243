"""What people have played so far, as far as the next round cares."""

from collections import Counter
from itertools import combinations

from msgspec import Struct

BOT = -1  # on a chair nobody sits on
APART = 2  # how often first seats may differ among people who have played as often: one more or less than the middle


class Guest(Struct, frozen=True):
    """Somebody to be seated. Those with the same `device` play on one screen; without one, on their own."""

    number: int
    points: int = 0
    device: str = ""


class Seated(Struct, frozen=True):
    """A round: each table's guests by chair, `BOT` on a bot's, and those who sit out."""

    tables: list[list[int]]
    out: list[int] = []


class Past:
    """The rounds before, by person and by pair."""

    def __init__(self, guests: list[Guest], rounds: list[Seated]) -> None:
        self.guests = {guest.number: guest for guest in guests}
        self.met: Counter[tuple[int, int]] = Counter()
        self.chairs: Counter[tuple[int, int]] = Counter()  # (person, chair)
        self.games: Counter[int] = Counter()
        self.outs: Counter[int] = Counter()
        for each in rounds:
            self.outs.update(each.out)
            for table in each.tables:
                self._note(table)
        self.played = sum(self.games.values())  # by all of them together,
        self.begun = sum(self.chairs[number, 0] for number in self.games)  # and how often one of them was first
        least: dict[int, int] = {}
        for number in self.guests:
            firsts = self.chairs[number, 0]
            least[self.games[number]] = min(firsts, least.get(self.games[number], firsts))
        self.least = least  # first seats, by how often people have played

    def _note(self, table: list[int]) -> None:
        people = [number for number in table if number != BOT]
        self.met.update(pair(one, other) for one, other in combinations(people, 2))
        for chair, number in enumerate(table):
            if number != BOT:
                self.chairs[number, chair] += 1
                self.games[number] += 1

    def may_begin(self, number: int) -> bool:
        """Whether somebody could be first without being too far ahead of whoever has played as often."""
        return self.chairs[number, 0] < self.least[self.games[number]] + APART

    def repeats(self, one: int, other: int) -> int:
        """By how much the sum of the squares of all repeats grows if these two meet (again)."""
        before = self.met[pair(one, other)]
        return max(0, 2 * before - 1)

    def apart(self, one: int, other: int) -> int:
        return (self.guests[one].points - self.guests[other].points) ** 2


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
