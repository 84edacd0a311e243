"""A table that somebody looks at, in this process: its state, its story so far, and its viewers."""

import asyncio
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from msgspec import structs

from comptoir.house import log, views, wire
from comptoir.house.budgets import Budget
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.store import Row
from comptoir.house.table import Change, Table
from comptoir.house.timekeeping import MACHINE
from comptoir.kernel.game import Held
from comptoir.kernel.journal import Journal
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Event

OWN_SEAT = -2  # asked for by those who look from whichever seat is theirs
QUEUE = 256  # messages a viewer may be behind before it is dropped,
BEHIND = 4 << 20  # and bytes, beyond the newest message: whole tables are long
UNHEARD = 400  # entries a viewer may leave unacknowledged
RESUME = 200  # entries that are told again one by one; beyond, a snapshot is shorter
_ENCODER = msgspec.json.Encoder()


def encode(message: wire.Message) -> bytes:
    return _ENCODER.encode(message)


class Letter(NamedTuple):
    """A message, and the seat it was written for."""

    seat: int
    body: bytes


class Post(asyncio.Queue[bytes]):
    """Messages that are still to be sent, and how many bytes they are."""

    size = 0

    def _put(self, item: bytes) -> None:
        self.size += len(item)
        super()._put(item)

    def _get(self) -> bytes:
        item = super()._get()
        self.size -= len(item)
        return item


def never(_body: bytes) -> bool:
    return False


class Viewer:
    """Somebody's connection: who, which seat he wishes to look from, and what is still to be sent.

    What he may see is never kept here: the room judges it anew for every message (`Room.seat_for`).
    """

    def __init__(self, person: Person, wish: int) -> None:
        self.person = person
        self.address = ""
        self.key = ""  # the hash of the token he came with
        self.wish = wish
        self.told = wish  # the seat he was last told about
        self.queue = Post(QUEUE)
        self.at_once: Callable[[bytes], bool] = never  # sends a message that has none before it, if it can
        self.lost = False
        self.acked = 0
        self.gone = asyncio.Event()

    def send(self, body: bytes) -> None:
        """Put a message in line; a viewer too slow to take them is dropped, not waited for."""
        if self.lost or (self.queue.empty() and self.at_once(body)):
            return
        if self.queue.full() or self.queue.size > BEHIND:
            self.drop()
        else:
            self.queue.put_nowait(body)

    def drop(self) -> None:
        self.lost = True
        self.gone.set()


class Room:
    """Commands of one table are carried out one after the other (`lock`); the store decides between processes."""

    def __init__(self, table: Table, clock: Callable[[], float] = MACHINE.steady) -> None:
        self.table = table
        self.clock = clock
        self.woken = clock()
        self.gone: dict[str, float] = {}  # people who were here, and since when they are not
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.story: dict[int, Journal] = {}  # what each entry that still stands made happen
        self.newest: dict[int, wire.Happening] = {}  # in words, by the event that the story holds
        self.last_undo = 0
        self.budget = Budget()
        self.news = asyncio.Event()
        self.used = clock()
        self.present: frozenset[str] = frozenset()
        self.told: wire.Presence | None = None  # who is here, as the viewers last heard it
        self.looked_until = 0.0  # somebody asked by plain HTTP, named or not
        self.polled: dict[str, float] = {}  # people who ask by plain HTTP, and until when they count as here
        self.behind = False  # an entry may be in the log that we have not seen
        self.held: Held | None = None  # what was worked out for the table's options
        self.left = False  # no longer the house's: its table stumbled and rests

    def take(self, row: Row) -> Change:
        """One more entry, read from the log."""
        return self.note(row, log.apply(self.table, row.seq, row.at, log.decode(row.body), replaying=True))

    def note(self, row: Row, change: Change) -> Change:
        """What an entry that the table has taken leaves behind."""
        self.table.commands[row.command] = row.seq
        self.newest = {}
        self.budget.note(row.command, len(row.body), self.table.match is not None)
        self.heard_from(row.command.partition(":")[0])  # whichever process he spoke to
        for dead in change.undone:
            self.story.pop(dead, None)
            self.last_undo = row.seq
        if change.journal is not None:
            self.story[row.seq] = change.journal
        return change

    def publish(self, change: Change) -> None:
        """Tell every viewer, each what he may know, exactly one message per entry."""
        self.deliver([self.letters(change)])

    def letters(self, change: Change) -> dict[Viewer, Letter]:
        """What each viewer would be told of an entry just taken."""
        if change.table and self.told is not None:  # whoever has just sat down is here, for all they know
            self.told = structs.replace(self.told, seats=self.presence().seats)
        cache: dict[tuple[int, str], bytes] = {}
        plays: dict[int, wire.PlayState | None] = {}
        letters: dict[Viewer, Letter] = {}
        for viewer in self.viewers:
            seat = self.seat_for(viewer.person, viewer.wish)
            key = (seat, viewer.person.id if change.table else "")
            if key not in cache:
                if seat not in plays:
                    plays[seat] = views.play_state(self.table, seat) if change.play else None
                cache[key] = encode(self._update(change, viewer.person, seat, plays[seat]))
            letters[viewer] = Letter(seat, cache[key])
        return letters

    def deliver(self, entries: list[dict[Viewer, Letter]]) -> None:
        """Send what was just written, judged by the newest of it: whoever has lost or got a seat is shown the table
        anew instead. Nothing may happen between writing and sending.
        """
        for viewer in self.viewers:
            letters = [entry[viewer] for entry in entries]
            if any(letter.seat != viewer.told for letter in letters):
                self.show(viewer)
                continue
            for letter in letters:
                viewer.send(letter.body)
            if self.table.seq - viewer.acked > UNHEARD:
                viewer.drop()
        self.news.set()
        self.news = asyncio.Event()

    def show(self, viewer: Viewer) -> None:
        """Everything he may know."""
        viewer.told = self.seat_for(viewer.person, viewer.wish)
        viewer.send(encode(self.snapshot(viewer.person, viewer.wish)))

    def greet(self, viewer: Viewer, seq: int) -> None:
        """What he missed since `seq`, or everything; from now on he is told whatever happens."""
        missed = self.since(seq, viewer.person, viewer.wish)
        if missed is None:
            self.show(viewer)
        for message in missed or []:
            viewer.send(encode(message))
        viewer.told = self.seat_for(viewer.person, viewer.wish)
        viewer.acked = self.table.seq
        viewer.send(encode(self.presence()))
        self.viewers.add(viewer)

    def send_away(self, words: wire.Closing) -> None:
        """The table rests or is gone: everybody is told whether and when to come back."""
        body = encode(words)
        for viewer in list(self.viewers):
            viewer.send(body)
            asyncio.get_running_loop().call_later(0.1, viewer.drop)
        self.news.set()

    def _update(self, change: Change, person: Person, seat: int, play: wire.PlayState | None) -> wire.Update:
        return wire.Update(
            seq=change.seq,
            at=change.at,
            events=self.seen(change.seq, seat),
            table=views.table_state(self.table, person.id, self.present) if change.table else None,
            play=play,
            notices=change.notices,
            chat=change.chat,
            undone=change.undone,
        )

    def seen(self, seq: int, seat: int) -> list[wire.Happening]:
        """What this seat learned from one entry."""
        journal = self.story.get(seq)
        if journal is None:
            return []
        if seq != self.table.seq:
            return views.happenings(self.table.game, seq, journal.seen_by(seat))
        return [self._told(event) for event in journal.seen_by(seat)]

    def _told(self, event: Event) -> wire.Happening:
        """Something of the newest entry, put into words once for all who hear of it."""
        found = self.newest.get(id(event))
        if found is None:
            found = self.newest[id(event)] = views.happening(self.table.game, self.table.seq, event)
        return found

    def snapshot(self, person: Person, wish: int) -> wire.Snapshot:
        """Everything this person may know, from the seat he wishes to look from if it is his."""
        seat = self.seat_for(person, wish)
        return wire.Snapshot(
            seq=self.table.seq,
            table=views.table_state(self.table, person.id, self.present),
            play=views.play_state(self.table, seat),
            history=[happening for seq in self.story for happening in self.seen(seq, seat)],
            notices=self.table.notices,
            chat=self.table.chat,
            undone=self.table.undone,
        )

    def since(self, seq: int, person: Person, wish: int) -> list[wire.Update] | None:
        """The entries after `seq`, told one by one; None when a snapshot is needed instead."""
        if not self.last_undo <= seq <= self.table.seq or self.table.seq - seq > RESUME or seq <= 0:
            return None
        return list(self._updates_since(seq, person, self.seat_for(person, wish)))

    def _updates_since(self, seq: int, person: Person, seat: int) -> Iterator[wire.Update]:
        for number in range(seq + 1, self.table.seq + 1):
            newest = number == self.table.seq
            yield wire.Update(
                seq=number,
                at=self.table.at,
                events=self.seen(number, seat),
                table=views.table_state(self.table, person.id, self.present) if newest else None,
                play=views.play_state(self.table, seat) if newest else None,
                notices=[notice for notice in self.table.notices if notice.entry == number],
                chat=[line for line in self.table.chat if line.seq == number],
            )

    def watched(self) -> bool:
        """Whether anybody looks, through this process."""
        return bool(self.viewers) or self.clock() < self.looked_until

    def here(self) -> set[str]:
        """The people connected to this process."""
        now = self.clock()
        self.polled = {person: until for person, until in self.polled.items() if until > now}
        return {viewer.person.id for viewer in self.viewers if viewer.person.id} | set(self.polled)

    def attend(self, present: frozenset[str], tell: bool = True) -> None:
        """Note who is here; tell the viewers, and how many watch, if that has changed."""
        for person in self.present - present:
            self.gone[person] = self.clock()
        self.present = present
        if not tell:
            return
        now = self.presence()
        if self.told is not None and (now.seats, now.spectators) == (self.told.seats, self.told.spectators):
            return
        self.told = now
        body = encode(now)
        for viewer in self.viewers:
            viewer.send(body)

    def presence(self) -> wire.Presence:
        holders = [seat.plan.holder for seat in self.table.seats]
        seats = [number for number, holder in enumerate(holders) if holder in self.present]
        watching = sum(1 for viewer in self.viewers if not self.table.seats_of(viewer.person.id))
        away = self.away()
        return wire.Presence(seats, watching, [away.get(holder, 0) for holder in holders], PAUSES.absence)

    def away(self) -> dict[str, int]:
        """For how many ms the table's people who are not here have not been seen, as far as this process knows."""
        now = self.clock()
        return {
            person: 1 + int(1000 * (now - self.gone.get(person, self.woken)))
            for person in self.table.people()
            if person not in self.present
        }

    def still_away(self, before: dict[str, int]) -> dict[str, int]:
        """Of those who were away when it was asked, who still is: a command may have waited for theirs."""
        now = self.away() if before else {}
        return {person: min(ms, now[person]) for person, ms in before.items() if person in now}

    def heard_from(self, person: str) -> None:
        """Somebody did something, by whichever door."""
        if self.table.seats_of(person):
            self.gone[person] = self.clock()

    def seat_for(self, person: Person, wish: int) -> int:
        """The seat somebody sees from at this moment: the one he wishes for if it is his, or his own if he names none
        and has just one. Whatever is sent to anybody is judged here, when it is sent.
        """
        seats = self.table.seats_of(person.id)
        if wish == OWN_SEAT:
            return seats[0] if len(seats) == 1 else SPECTATOR
        return wish if wish in seats else SPECTATOR

    def may_look(self, person: Person, wish: int) -> bool:
        return wish == OWN_SEAT or self.seat_for(person, wish) == wish
