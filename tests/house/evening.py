"""An evening in a house of which everything is given: the time, the secrets, the bots. Played twice it is the same.

People do whatever comes to their minds, sensible or not, and everybody looks on. `test_corpus.py` has some evenings
written down, with every byte that anybody was sent.
"""

import hashlib

import msgspec
from msgspec import Struct, structs

from comptoir.games import GAMES, rule_sets
from comptoir.house import commands, log, records, secrecy, timekeeping, wire, wire_http
from comptoir.house.acts import opening
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.base import Logged, Question
from comptoir.house.acts.daily import day_opened
from comptoir.house.acts.ending import End
from comptoir.house.acts.forced import SetForced
from comptoir.house.acts.gathering import EVENING, put_aside
from comptoir.house.acts.going_on import Rematch
from comptoir.house.acts.opening import Opened, SetOptions, SetTable
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.questions import Hint, Since, WhatIf, WhyNot
from comptoir.house.acts.seats import BringBack, Hold, Return, SetSeat
from comptoir.house.acts.starting import Ready, RevealWord, Start
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.acts.talking import Chat, Mute
from comptoir.house.duties import owed
from comptoir.house.house import House
from comptoir.house.memory import MemoryStore
from comptoir.house.people import NOBODY, Person
from comptoir.house.rooms import OWN_SEAT, Room, Viewer
from comptoir.house.store import Addition, Row
from comptoir.house.sweeper import Sweeper
from comptoir.house.views import play_state
from comptoir.house.workshop import ByHand
from comptoir.kernel.luck import Fast
from tests.server.inside import FirstChoice
from tests.told import TOLD

NAMES = ("Zoé", "Max", "Ida")


class Plot(Struct, frozen=True):
    """What kind of evening it is to be."""

    rule_set: str
    seed: int
    clock: wire.Clock = wire.Clock()
    kinds: tuple[wire.SeatKind, ...] = ("person", "open", "bot")
    deeds: int = 260
    day: str = ""  # where it is the table of a day
    laid: bool = False  # by an evening of many tables, which is its host


class Deed(Struct, frozen=True):
    """Somebody asked for something, and what the house answered."""

    who: str
    wish: str
    answer: str


class Tale(Struct):
    """A log, with all that was said around it: `seen` is what every viewer was sent; `record` what is kept of it."""

    table: str
    people: list[tuple[str, str]]
    rows: list[tuple[int, int, str, str]]
    deeds: list[Deed]
    seen: dict[str, list[str]]
    record: str = ""
    replay: str = ""


class Evening:
    """One table, its people, and an onlooker."""

    def __init__(self, plot: Plot) -> None:
        self.plot = plot
        self.luck = Fast(plot.seed)
        self.time, self.secrets = timekeeping.Told(), secrecy.Told(plot.seed)
        self.house = House(MemoryStore(time=self.time), ByHand(), self.time, self.secrets)
        self.house.bots = FirstChoice()
        self.sweeper = Sweeper(self.house)
        self.deeds: list[Deed] = []
        self.words: dict[str, str] = {}

    async def open(self) -> None:
        await self.house.set_clock()
        self.people = [(await self.house.people.make(name))[0] for name in NAMES]
        game, options = rule_sets()[self.plot.rule_set]
        given = {field: getattr(options, field) for field in options.__struct_fields__}
        seats = [wire_http.NewSeat(kind) for kind in self.plot.kinds]
        wish = wire_http.NewTable(game.name, seats, given, clock=self.plot.clock)
        opened = opening.opened(wish, self.people[0], self.secrets.secret())
        if self.plot.day:
            opened = day_opened(game, options, self.people[0], self.secrets.secret(), self.plot.day, practice=False)
        if self.plot.laid:
            opened = structs.replace(opened, host=f"{EVENING}tale")
        self.room = await self.house.create(self.secrets.id(), opened, f"{self.people[0].id}:open")
        self.gallery = Gallery(self.room, self.people)

    def below(self, most: int) -> int:
        return self.luck.below(most)

    async def do(self, person: Person, wish: Logged | Question) -> None:
        self.time.go_by(300 + self.below(2_000))
        answer = await commands.carry_out(self.house, self.room, person, wish)
        self.deeds.append(Deed(person.name, text(wish), text(answer)))
        self.gallery.look()

    async def go_by(self, ms: int) -> None:
        """Time passes, and the house does what it owes."""
        self.time.go_by(ms)
        for duty in owed(self.room.table, self.house.now()):
            await self.sweeper._do(self.room, duty)
        self.gallery.look()

    async def spend(self) -> None:
        while len(self.deeds) < self.plot.deeds and not self.room.table.rematch:
            await self.go_by(self.below(8) // 7 * 70_000 + 1_500)
            person = self.people[min(self.below(5) % 3, 2)]
            await getattr(self, f"while_{self.room.table.phase}")(person)
        for person in self.people:
            for seat in self.room.table.seats_of(person.id):
                await self.do(person, Since(self.secrets.id(), seat))

    async def while_lobby(self, person: Person) -> None:
        table, host = self.room.table, self.people[0]
        id_, pick = self.secrets.id(), self.below(9)
        if len(self.deeds) % 40 > 15:
            await self.settle_down()
        elif pick == 0:
            await self.do(person, SetTable(id_, self.plot.clock, self.below(2) == 0, len(table.seats)))
        elif pick == 1:
            await self.do(person, SetOptions(id_, opening.options_of(table)))
        elif pick <= 3:
            await self.do(person, SetSeat(id_, self.below(len(table.seats)), "person"))
        elif pick == 4:
            await self.talk(person)
        else:
            await self.be_ready(person, id_)
            await self.do(host, Start(self.secrets.id()))

    async def settle_down(self) -> None:
        """Enough: everybody takes a free chair and is ready, and the host starts."""
        free = [number for number, seat in enumerate(self.room.table.seats) if seat.plan.kind == "open"]
        standing = [person for person in self.people if not self.room.table.seats_of(person.id)]
        for seat, person in zip(free, standing, strict=False):
            await self.do(person, SetSeat(self.secrets.id(), seat, "person"))
        for person in self.people[1:]:
            await self.be_ready(person, self.secrets.id())
        await self.do(self.people[0], Start(self.secrets.id()))

    async def be_ready(self, person: Person, id_: str) -> None:
        word = self.secrets.id()
        self.words[person.id] = word
        promise = hashlib.sha256(word.encode()).hexdigest() if self.below(3) else ""
        await self.do(person, Ready(id_, self.below(9) > 0, promise))

    async def while_dealing(self, person: Person) -> None:
        if self.below(6) == 0:
            await self.go_by(30_000)
        else:
            await self.do(person, RevealWord(self.secrets.id(), self.words.get(person.id, "none")))

    async def while_playing(self, person: Person) -> None:
        pick = self.below(24)
        if self.room.table.proposals and pick < 8:
            await self.answer(person)
        elif pick < 13:
            await self.choose(person)
        elif pick < 16:
            await self.take_back(person)
        elif pick < 18:
            await self.wonder(person)
        elif pick < 20:
            await self.move_about(person)
        elif pick == 20 and len(self.deeds) > 0.8 * self.plot.deeds:
            await self.do(person, End(self.secrets.id()))
        elif pick == 21:
            await self.do(person, SetForced(self.secrets.id(), self.below(4) > 0))
        else:
            await self.talk(person)

    async def choose(self, person: Person) -> None:
        match = self.room.table.match
        for seat in [*self.room.table.seats_of(person.id), 0][:2]:
            if match is not None and seat in match.position.waiting():
                choices = match.position.choices(seat)
                choice = choices[self.below(len(choices))] if self.below(9) else self.below(40)
                await self.do(person, Choose(self.secrets.id(), seat, match.step, choice))

    async def take_back(self, person: Person) -> None:
        for seat in self.room.table.seats_of(person.id):
            play = play_state(self.room.table, seat)
            if play is not None and play.undo.to:
                await self.do(person, TakeBack(self.secrets.id(), seat, play.undo.to))

    async def answer(self, person: Person) -> None:
        for question in list(self.room.table.proposals.values()):
            for seat in self.room.table.seats_of(person.id)[:1]:
                await self.do(person, Answer(self.secrets.id(), seat, question.ask, self.below(4) > 0))

    async def wonder(self, person: Person) -> None:
        seat = self.below(len(self.room.table.seats))
        match = self.room.table.match
        choices = match.position.choices(seat) if match is not None and seat in match.position.waiting() else [0]
        choice = choices[self.below(len(choices))]
        await self.do(person, WhatIf(self.secrets.id(), seat, [choice]))
        await self.do(person, WhyNot(self.secrets.id(), seat, self.below(40)))
        await self.do(person, Hint(self.secrets.id(), seat))

    async def move_about(self, person: Person) -> None:
        seat, pick = self.below(len(self.room.table.seats)), self.below(6)
        if pick == 0:
            await self.do(person, SetSeat(self.secrets.id(), seat, "bot", "novice"))
        elif pick <= 2:
            await self.do(person, SetSeat(self.secrets.id(), seat, "person"))
        elif pick <= 4:
            mine = self.room.table.seats_of(person.id)
            await self.do(person, Hold(self.secrets.id(), mine[0] if mine else seat))
        held = [number for number in self.room.table.seats_of(person.id) if self.room.table.seats[number].held]
        await self.do(person, Return(self.secrets.id(), held[0] if held else seat))
        await self.do(person, BringBack(self.secrets.id(), seat))
        if self.plot.laid and not self.room.table.seats[seat].held and self.room.table.seats[seat].plan.holder:
            shown_out = self.below(4) == 0
            await self.house.add(self.room, f"gone:{seat}", lambda table: put_aside(table, seat, shown_out))
            self.gallery.look()

    async def talk(self, person: Person) -> None:
        if self.below(4):
            await self.do(person, Chat(self.secrets.id(), f"well, {self.below(100)}?"))
        else:
            other = self.people[self.below(3)]
            await self.do(person, Mute(self.secrets.id(), other.id, self.below(2) == 0))

    async def while_over(self, person: Person) -> None:
        await self.talk(person)
        if self.below(3) == 0:
            await self.do(person, Rematch(self.secrets.id()))

    while_ended = while_over


def text(message: Struct) -> str:
    return msgspec.json.encode(message).decode()


class Gallery:
    """Everybody who looks on: each person, an onlooker without a name, and the first person from two seats."""

    def __init__(self, room: Room, people: list[Person]) -> None:
        self.room = room
        self.seen: dict[str, list[str]] = {}
        self.viewers = {person.name or "nobody": Viewer(person, OWN_SEAT) for person in [*people, NOBODY]}
        self.viewers |= {f"{people[0].name} from {seat}": Viewer(people[0], seat) for seat in range(2)}
        for viewer in self.viewers.values():
            room.greet(viewer, 0)
        self.look()

    def look(self) -> None:
        for name, viewer in self.viewers.items():
            viewer.acked = self.room.table.seq
            while not viewer.queue.empty():
                self.seen.setdefault(name, []).append(viewer.queue.get_nowait().decode())

    def leave(self) -> dict[str, list[str]]:
        """A last look at everything."""
        self.look()
        for viewer in self.viewers.values():
            self.room.show(viewer)
        self.look()
        return self.seen


async def spent(plot: Plot) -> Tale:
    """The evening as it goes, in the house where it happens."""
    evening = Evening(plot)
    await evening.open()
    await evening.spend()
    table, people = evening.room.table, evening.people
    rows = await evening.house.store.entries(table.id)
    tale = Tale(
        table=table.id,
        people=[(person.id, person.name) for person in people],
        rows=[(row.seq, row.at, row.command, row.body.decode()) for row in rows],
        deeds=evening.deeds,
        seen=evening.gallery.leave(),
    )
    if table.closed:
        tale.record = records.record_text(table, rows)
        tale.replay = text(records.replay_of(table, rows, 0))
    return tale


async def retold(tale: Tale) -> dict[str, list[str]]:
    """What everybody is sent when a house that only knows the log reads it entry by entry."""
    time, table = timekeeping.Told(), tale.table
    store = MemoryStore(time=time)
    house = House(store, ByHand(), time, TOLD)
    rows = [Row(seq, at, command, body.encode()) for seq, at, command, body in tale.rows]
    opened = log.decode(rows[0].body)
    assert isinstance(opened, Opened)
    first = Addition(table, 0, GAMES[opened.game].rules, rows[0].command, rows[0].body, "lobby", False, b"", None)
    await store.create(first, opened.game)
    gallery = Gallery(await house.room(table), [Person(*each) for each in tale.people])
    for row in rows[1:]:
        drawer = store.memory.drawers[table]
        drawer.rows.append(row)
        drawer.card = msgspec.structs.replace(drawer.card, seq=row.seq)
        await house.refresh(table, row.seq)
        gallery.look()
    return gallery.leave()
