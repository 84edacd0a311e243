"""Thinking time: whose runs, what is charged, what happens when it is over."""

from pathlib import Path

from comptoir.house import duties, wire
from comptoir.house.acts.asking import Answered, Asked
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.seats import RanOut, SetSeat
from comptoir.house.acts.starting import Called, deal
from comptoir.house.acts.talking import Chat
from comptoir.house.clocks import Clocks, closed_between, open_hours
from comptoir.house.house import House
from comptoir.house.keeping import Keep, let_go
from comptoir.house.log import apply
from comptoir.house.memory import Memory, MemoryStore
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.table import Plan, Table
from tests.server.inside import Hall, hall_at, hall_in, new_secret
from tests.server.running import runs
from tests.told import TOLD

MINUTE = 60_000


def race_with(clock: wire.Clock, *kinds: str, game: str = "cafe-race") -> Table:
    """A running race, or another game, that began at time 1000; person n holds seat n."""
    table = Table("t")
    plans = [Plan(kind, f"p{n}" if kind != "bot" else "", f"P{n}") for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    apply(table, 1, 1000, Opened(game, {}, plans, False, clock, "p0", new_secret()))
    begun, dealt = deal(table, table.new_match({}))
    apply(table, 2, 1000, Called(begun), dealt)
    return table


def choose(table: Table, seat: int, at: int, by: str = "somebody") -> None:
    assert table.match is not None
    position = table.match.position
    played = table.match.try_choice(seat, position.choices(seat)[0])
    entry = Chosen(seat, position.choices(seat)[0], position.step, played.luck, played.mark(), by)
    apply(table, table.seq + 1, at, entry, played)


def test_in_a_shared_step_every_waiting_clock_runs() -> None:
    table = race_with(wire.Clock("live", minutes=1, increment=5), "person", "person", "person")
    choose(table, 0, 11_000)
    assert table.clocks.left == [MINUTE - 10_000 + 5_000, MINUTE - 10_000, MINUTE - 10_000]
    choose(table, 1, 21_000)
    assert table.clocks.left == [MINUTE - 5_000, MINUTE - 20_000 + 5_000, MINUTE - 20_000]
    assert sorted(table.clocks.running) == [2]


def test_time_while_no_server_was_up_is_not_charged() -> None:
    assert closed_between(0, 100, [(10, 30), (90, 200), (300, 400)]) == 30
    table = race_with(wire.Clock("live", minutes=1, increment=0), "person", "person", "person")
    table.outages = [(2_000, 9_000)]
    choose(table, 0, 11_000)
    assert table.clocks.left[0] == MINUTE - 3_000


def test_a_bots_clock_never_runs() -> None:
    table = race_with(wire.Clock("live", minutes=1), "person", "bot", "bot")
    assert sorted(table.clocks.running) == [0]


def test_when_time_is_over_a_bot_takes_the_seat() -> None:
    table = race_with(wire.Clock("live", minutes=1), "person", "person", "person")
    late = 1000 + MINUTE
    assert duties.due(table) == late
    assert duties.owed(table, late - 1) == []
    assert duties.owed(table, late) == [duties.TimeOut(0), duties.TimeOut(1), duties.TimeOut(2)]
    apply(table, 3, late, RanOut(0))
    assert table.seats[0].held
    assert table.seats[0].out
    assert duties.BotMoves(0) in duties.owed(table, late)


def test_or_a_bot_makes_one_choice_and_the_clock_starts_again() -> None:
    table = race_with(wire.Clock("days", days=2, when_out="choice"), "person", "person", "person")
    late = 1000 + 2 * 86_400_000
    assert duties.due(table) == late
    apply(table, 3, late, RanOut(1))
    assert not table.seats[1].held
    assert duties.BotMoves(1) in duties.owed(table, late)
    choose(table, 1, late, by="")
    assert not table.seats[1].once
    assert table.clocks.left[1] == 2 * 86_400_000


def test_without_a_clock_nobody_is_hurried() -> None:
    table = race_with(wire.Clock(), "person", "person", "person")
    assert duties.due(table) is None
    assert duties.owed(table, 10**15) == []
    assert table.clocks.state() is None


def test_a_bot_waits_a_second_after_a_persons_choice() -> None:
    table = race_with(wire.Clock(), "person", "bot", "bot")
    choose(table, 0, 50_000)
    assert duties.due(table) == 51_000
    assert duties.owed(table, 50_999) == []
    assert duties.owed(table, 51_000) == [duties.BotMoves(1), duties.BotMoves(2)]


def test_a_bot_waits_for_nobody_who_cannot_take_back_freely() -> None:
    table = race_with(wire.Clock(), "person", "bot", "bot")
    assert duties.owed(table, 1_000) == [duties.BotMoves(1), duties.BotMoves(2)], "nobody has chosen yet"
    choose(table, 1, 40_000, by="")
    choose(table, 2, 40_000, by="")
    choose(table, 0, 50_000)
    assert table.match is not None
    assert table.match.made[-1].luck, "whoever chooses last has the dice rolled"
    assert duties.due(table) == 50_000
    assert duties.owed(table, 50_000) == [duties.BotMoves(1), duties.BotMoves(2)]


def test_days_are_given_anew_for_every_choice() -> None:
    clocks = Clocks(wire.Clock("days", days=1), 2)
    clocks.run([0], 1)
    clocks.charge(5_000, ())
    clocks.run([1], 2)
    clocks.run([0, 1], 3)
    assert clocks.left[0] == 86_400_000
    clocks.charge(9_000, ())
    clocks.chose(0, 3)
    clocks.run([0], 4)
    assert clocks.left == [86_400_000, 86_400_000 - 4_000], "also to whoever is asked again at once"


def test_who_asks_does_not_stop_the_clock() -> None:
    """Time first: with an open question the bots wait, and nobody's thinking time does."""
    table = race_with(wire.Clock("live", minutes=1, increment=0), "person", "person", "bot")
    choose(table, 0, 2_000)
    apply(table, 4, 30_000, Asked(0, 3, "take-back", "p0", "P0", None, [1]))
    late = 1000 + MINUTE
    assert duties.due(table) == late
    assert duties.owed(table, late - 1) == []
    assert duties.owed(table, late) == [duties.TimeOut(1)]
    apply(table, 5, late, RanOut(1))
    assert "take-back" in table.proposals, "the question stays, and is his to answer"
    assert duties.owed(table, late) == []
    assert duties.owed(table, 30_000 + MINUTE) == [duties.NoAnswer(4)]
    apply(table, 6, 30_000 + MINUTE, Answered(-1, 4, False))
    assert duties.owed(table, 30_000 + MINUTE + 1_000) == [duties.BotMoves(1), duties.BotMoves(2)]


def test_an_outage_puts_a_deadline_off_instead_of_being_asked_about_again_and_again() -> None:
    assert open_hours(0, 100, [(10, 30), (115, 200), (300, 400)]) == 205
    assert open_hours(0, 100, [(100, 200)]) == 100
    table = race_with(wire.Clock("live", minutes=1), "person", "person", "person")
    table.outages = [(2_000, 3_602_000)]
    assert duties.due(table) == 1000 + MINUTE + 3_600_000


def test_what_was_noted_in_the_future_keeps_no_bot_waiting() -> None:
    """The clock was set back by an hour after somebody chose."""
    table = race_with(wire.Clock(), "person", "bot", "bot")
    choose(table, 0, 3_650_000)
    assert duties.owed(table, 50_000) == [duties.BotMoves(1), duties.BotMoves(2)]
    assert duties.owed(table, 3_649_000) == [], "a second ahead is only another clock's haste"


def test_silence_never_ends_a_game_because_a_clock_was_set_back() -> None:
    table = race_with(wire.Clock(), "person", "person", "person")
    apply(table, 3, 3_650_000, Asked(-1, 0, "end", "p0", "P0", None, [1, 2]))
    assert duties.owed(table, 50_000) == []
    day = 86_400_000
    assert duties.owed(table, 3_650_000 + day - 1) == []
    table.outages = [(3_660_000, 3_670_000)]
    assert duties.owed(table, 3_650_000 + day) == [], "while the house was closed nobody could say no"
    assert duties.owed(table, 3_660_000 + day) == [duties.NoAnswer(3)]


HOUR = 3_600_000


async def set_clock_by(hall: Hall, room: Room, hours: int) -> Room:
    """As if the machine's clock had just been set: everything noted so far lies as much further back, or ahead."""
    shift = hours * HOUR
    hall.house.offset = (hall.house.offset or 0) - shift
    hall.house.rooms.clear()
    statements = [
        "update entries set at = at - ?",
        "update servers set seen = seen - ?",
        "update tables set due = due - ?",
    ]
    writer = hall.house.store.writer  # type: ignore[attr-defined]
    for sql in statements:
        await writer.do(lambda db, sql=sql: db.execute(sql, (shift,)).fetchall())
    return await hall.house.room(room.table.id)


def timed_out(hall: Hall, room: Room) -> list[duties.Duty]:
    return [duty for duty in duties.owed(room.table, hall.house.now()) if isinstance(duty, duties.TimeOut)]


class Unsteady(MemoryStore):
    """A store whose machine's clock somebody sets."""

    set_by = 0

    def clock(self) -> int:
        return super().clock() + self.set_by


async def timed_race(hall: Hall) -> tuple[Room, list[Person]]:
    zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
    clock = wire.Clock("live", minutes=1, increment=0)
    room = await hall.open(zoe, "cafe-race", "person", "open", "bot", clock=clock)
    await hall.do(room, max_, SetSeat, seat=1, kind="person")
    await hall.start(room, zoe, max_)
    await hall.sweeper.wake()
    return room, [zoe, max_]


@runs
async def test_a_clock_set_forward_costs_nobody_his_time(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, _max) = await timed_race(hall)
        room = await set_clock_by(hall, room, 1)
        assert timed_out(hall, room) == []
        await hall.do(room, zoe, Chat, text="what time is it?")
        assert min(room.table.clocks.left) > MINUTE - 20_000
        await hall.house.beat()
        assert timed_out(hall, room) == []
        assert abs(hall.house.now() - await hall.house.store.now()) < 5_000, "and the house follows"
        other = House(hall.house.store, hall.house.bots, secrets=TOLD)
        await other.set_clock()
        woken = await other.room(room.table.id)
        assert woken.table.clocks.left == room.table.clocks.left, "in every process alike"


@runs
async def test_the_beat_alone_notes_a_clock_set_forward(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await timed_race(hall)
        room = await set_clock_by(hall, room, 1)
        await hall.house.set_clock()
        assert await hall.house.store.now() - hall.house.now() > HOUR - 60_000, "not before it is noted"
        await hall.house.beat()
        assert abs(hall.house.now() - await hall.house.store.now()) < 5_000
        assert timed_out(hall, room) == []


@runs
async def test_a_clock_set_back_stalls_no_bot(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await timed_race(hall)
        await hall.choose(room, zoe, 0)
        await hall.choose(room, max_, 1)
        room = await set_clock_by(hall, room, -1)
        assert await hall.house.store.lease(10, 15_000) == [], "nothing is due for an hour, by the clock"
        await hall.house.beat()
        assert abs(hall.house.now() - await hall.house.store.now()) < 5_000
        await hall.house.store.keep_time(hall.house.now() + 11_000, 10_000)
        assert await hall.house.store.lease(10, 15_000) == [room.table.id]
        assert duties.owed(room.table, hall.house.now() + 1_000) == [duties.BotMoves(2)]


@runs
async def test_a_clock_set_forward_and_back_leaves_no_clock_standing() -> None:
    """Neither where nothing was written meanwhile nor where something was; nor one set back and forward."""
    for there in (HOUR, -HOUR):
        store = Unsteady()
        async with hall_in(store) as hall:
            room, (zoe, _max) = await timed_race(hall)
            other, _people = await timed_race(hall)
            for by in (there, 0, there, 0):
                store.set_by = by
                await hall.house.beat()
                await hall.do(room, zoe, Chat, text="what time is it?")
            for each in (room, other):
                assert timed_out(hall, each) == []
                hall.house.offset = (hall.house.offset or 0) + MINUTE
                assert {duties.TimeOut(0), duties.TimeOut(1)} == set(timed_out(hall, each))
                hall.house.offset -= MINUTE


@runs
async def test_nor_does_it_make_old_tables_older() -> None:
    """A clock that stood in another year for a moment lets no table go."""
    store = Unsteady()
    async with hall_in(store) as hall:
        room, _people = await timed_race(hall)
        store.set_by = 400 * 24 * HOUR
        await hall.house.beat()
        assert not any((await let_go(store, Keep())).values())
        assert await store.card(room.table.id) is not None


@runs
async def test_who_slept_while_others_were_here_follows_them() -> None:
    """A machine's sleep is no clock's: the others' time counts."""
    async with hall_in(MemoryStore(Memory())) as hall:
        await hall.sweeper.wake()
        hall.house.offset = (hall.house.offset or 0) - HOUR
        await hall.house.store.beat("another", 10_000)
        await hall.house.beat()
        assert await hall.house.store.outages() == []
        assert abs(hall.house.now() - await hall.house.store.now()) < 5_000
