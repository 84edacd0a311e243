"""One person at a table in the terminal: of a house that lives in memory, and no longer than the game."""

from comptoir.cli.speech import Unclear, speech
from comptoir.house import acts, commands, wire, wire_http
from comptoir.house.acts import opening
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.house import House
from comptoir.house.match import Match
from comptoir.house.memory import MemoryStore
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.records import record_of
from comptoir.house.rooms import Room
from comptoir.house.secrecy import UNGUESSABLE, Told
from comptoir.house.sweeper import Sweeper
from comptoir.house.table import Table
from comptoir.house.views import play_state
from comptoir.house.wire.terms import Given
from comptoir.house.workshop import ByHand
from comptoir.kernel.record import write_record

ME = 0


class Sitting:
    """What the person is told, and what he may ask for."""

    def __init__(self, house: House, sweeper: Sweeper, room: Room, person: Person) -> None:
        self.house = house
        self.sweeper = sweeper
        self.room = room
        self.person = person
        self.told = 0  # the last entry he has heard of
        self.asked = 0
        # In a terminal nobody needs time to look; what was chosen can be taken back all the same.
        self.pause, PAUSES.bot = PAUSES.bot, 0

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def names(self) -> list[str]:
        return [seat.plan.name for seat in self.table.seats]

    def next_id(self) -> str:
        self.asked += 1
        return str(self.asked)

    async def turn(self) -> wire.PlayState | None:
        """Wait until there is something to choose; None when the game is over."""
        while True:
            news = self.room.news
            self.tell()
            if self.room.left or self.table.frozen is not None:
                raise Unclear(speech.text("server-trouble"))
            play = play_state(self.table, ME)
            if play is None or play.over:
                return None
            if play.choices:
                return play
            await news.wait()

    def tell(self) -> None:
        """What has happened since, as far as he saw it."""
        for seq in [seq for seq in self.room.story if seq > self.told]:
            for event in self.room.story[seq].seen_by(ME):
                speech.print("  " + speech.say(self.table.game.say_event(event), self.names))
        self.told = self.table.seq

    async def asks(self, wish: acts.TableCommand) -> wire.Message:
        """Carry it out; a refusal is told."""
        found = await commands.carry_out(self.house, self.room, self.person, wish)
        if isinstance(found, wire.Refused):
            speech.print(speech.say(found.words, self.names))
        return found

    async def does(self, wish: acts.TableCommand) -> bool:
        """Whether it was done."""
        return isinstance(await self.asks(wish), wire.Done)

    async def leave(self) -> str:
        """The record of the game so far."""
        await self.sweeper.stop()
        PAUSES.bot = self.pause
        rows = await self.house.store.entries(self.table.id)
        return write_record(record_of(self.table, rows), self.table.game)


async def sit_down(
    game: str, options: Given, seats: int, level: wire.LevelName, name: str, seed: int | None
) -> Sitting:
    """At a table with bots, all of them ready."""
    PAUSES.bot = (
        0  # in a terminal nobody has to see what was before; and what was chosen can be taken back all the same
    )
    secrets = UNGUESSABLE if seed is None else Told(seed)
    house = House(MemoryStore(), ByHand(), secrets=secrets)
    sweeper = Sweeper(house)
    await sweeper.wake()
    await sweeper.start()
    person, _ = await house.people.make(name)
    others = [wire_http.NewSeat("bot", level) for _ in range(seats - 1)]
    wish = wire_http.NewTable(game, [wire_http.NewSeat("person"), *others], options)
    room = await house.create(secrets.id(), opening.opened(wish, person, secrets.secret()), f"{person.id}:open")
    sitting = Sitting(house, sweeper, room, person)
    await sitting.does(Ready("ready", True))
    if not await sitting.does(Start("start")):
        raise Unclear(speech.text("server-trouble"))
    return sitting
