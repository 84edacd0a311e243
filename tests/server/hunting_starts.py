"""The hunt for leaks and for steered luck before the deal: ready checks, words, starts that are called off.

Two tables do the same; they differ in the house's secrets and in everybody's words but the viewer's own. The viewer
must be sent the same bytes, commitments aside, and never a secret, nor a word or promise of somebody else. And whoever
kept others waiting must never choose between giving his word and keeping silent with the others' words already told.
"""

import re
from collections.abc import Callable

from comptoir.house import wire
from comptoir.house.acts.base import LogEntry, Logged
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.starting import CalledOff, Ready, RevealWord, Start
from comptoir.house.fair import promise
from comptoir.house.match import Played
from comptoir.house.people import Person
from comptoir.house.rooms import Room, encode
from comptoir.house.store import Row
from comptoir.house.table import Plan, Table
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR
from tests.server.hunting import Leak, MakeRoom, compare, lay, masked, person_at, traffic

COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')


class Steered(AssertionError):
    """Somebody could have chosen the luck."""


class Side:
    """One of the two tables, as one viewer sees it."""

    def __init__(self, name: str, seats: int, viewer: int, make: MakeRoom) -> None:
        self.name, self.viewer = name, viewer
        self.hidden: set[str] = set()  # what the viewer must not be sent
        plans = [Plan("person", f"p{seat}", f"P{seat}") for seat in range(seats)]
        self.room = make(Table("twin"))
        opened = Opened("cafe-race", {}, plans, False, wire.Clock(), "p0", self.secret())
        lay(self.room, Row(1, 1000, "open", b""), opened)
        self.sent: list[bytes] = []

    def secret(self) -> str:
        made = promise(f"secret {self.name} {len(self.hidden)}")
        self.hidden.add(made)
        return made

    def word(self, seat: int, round_: int) -> str:
        if seat == self.viewer:
            return f"own-{round_}"
        word = f"word-{self.name}-{seat}-{round_}"
        self.hidden |= {word, promise(word)}
        return word

    def add(self, entry: LogEntry, dealt: Played | None = None) -> None:
        row = Row(self.room.table.seq + 1, self.room.table.at + 1000, f"c{self.room.table.seq}", b"")
        self.sent = traffic(self.room, self.viewer, lambda room: room.publish(lay(room, row, entry, dealt)))
        self.sent.append(masked(encode(self.room.snapshot(person_at(self.viewer), self.viewer))))
        for body in self.sent:
            for hidden in self.hidden:
                if hidden.encode() in body:
                    raise Leak(f"seat {self.viewer} was sent {hidden} by {entry}")

    def do(self, seat: int, command: Logged) -> None:
        drafted = command.draft(self.room.table, person(seat))
        self.add(drafted.entry, drafted.played)

    def ready(self, seat: int, yes: bool, round_: int) -> None:
        told = promise(self.word(seat, round_)) if yes else ""
        self.do(seat, Ready("r", yes, told))

    def start(self) -> None:
        self.do(0, Start("s"))

    def give(self, seat: int, round_: int) -> None:
        self.do(seat, RevealWord("w", self.word(seat, round_)))

    def call_off(self) -> None:
        before = self.room.table.commitment
        self.add(CalledOff(self.secret()))
        if self.room.table.commitment == before or any(self.room.table.ready.values()):
            raise Steered("after a call-off something promised still stood")


def person(seat: int) -> Person:
    return Person(f"p{seat}", f"P{seat}")


def hunt_starts(seats: int, seed: int, rounds: int, make: MakeRoom = Room) -> int:
    """Some starts that are called off, then one that is not, seen from every seat; how many moments were compared."""
    return sum(_hunt(seats, seed, rounds, viewer, make) for viewer in range(SPECTATOR, seats))


def _hunt(seats: int, seed: int, rounds: int, viewer: int, make: MakeRoom) -> int:
    luck = Fast(seed)
    sides = [Side(name, seats, viewer, make) for name in ("a", "b")]
    looked = 0

    def both(act: Callable[[Side], None]) -> None:
        nonlocal looked
        for side in sides:
            act(side)
        first, second = ([COMMITMENT.sub(b"", body) for body in side.sent] for side in sides)
        if sides[0].room.table.match is None:
            compare(first, second, f"start {seed}, seat {viewer}, after {sides[0].room.table.seq} entries")
        looked += 1

    for round_ in range(rounds + 1):
        _round(sides[0].room.table, luck, round_, both, called_off=round_ < rounds)
    assert sides[0].room.table.phase == "playing"
    return looked


def _round(
    table: Table, luck: Fast, round_: int, both: Callable[[Callable[[Side], None]], None], called_off: bool
) -> None:
    """Everybody is ready, some after a second thought; words come in any order; one may not come."""
    seats = range(len(table.seats))
    for seat in seats:
        for yes in (True, False, True)[2 * luck.below(2) :]:
            both(lambda side, seat=seat, yes=yes: side.ready(seat, yes, round_))  # type: ignore[misc]
    both(Side.start)
    silent = luck.below(len(seats)) if called_off else -1
    while table.phase == "dealing":
        able = [seat for seat in seats if f"p{seat}" in table.asked() and seat != silent]
        if not able:
            both(Side.call_off)
            return
        seat = able[luck.below(len(able))]
        both(lambda side, seat=seat: side.give(seat, round_))  # type: ignore[misc]
        if any(table.debt(owing) > table.debt(f"p{seat}") for owing in table.owing()):
            raise Steered(f"a word was told to somebody who has owed more often, in round {round_}")
