"""Thinking time: whose runs, what is charged, what happens when it is over."""

from comptoir.server import duties, log, wire
from comptoir.server.clocks import Clocks, closed_between
from comptoir.server.effects import apply
from comptoir.server.fair import new_secret
from comptoir.server.lobby import deal
from comptoir.server.table import Table

MINUTE = 60_000


def race_with(clock: wire.Clock, *kinds: str) -> Table:
    """A running race that began at time 1000; person n holds seat n."""
    table = Table("t")
    plans = [log.Plan(kind, f"p{n}" if kind != "bot" else "", f"P{n}") for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    apply(table, 1, 1000, log.Opened("cafe-race", {}, plans, False, clock, "p0", new_secret()))
    begun, dealt = deal(table, table.new_match({}))
    apply(table, 2, 1000, log.Called(begun), dealt)
    return table


def choose(table: Table, seat: int, at: int, by: str = "somebody") -> None:
    assert table.match is not None
    position = table.match.position
    played = table.match.try_choice(seat, position.choices(seat)[0])
    entry = log.Chosen(seat, position.choices(seat)[0], position.step, played.luck, played.mark(), by)
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
    apply(table, 3, late, log.RanOut(0))
    assert table.seats[0].held
    assert table.seats[0].out
    assert duties.BotMoves(0) in duties.owed(table, late)


def test_or_a_bot_makes_one_choice_and_the_clock_starts_again() -> None:
    table = race_with(wire.Clock("days", days=2, when_out="choice"), "person", "person", "person")
    late = 1000 + 2 * 86_400_000
    assert duties.due(table) == late
    apply(table, 3, late, log.RanOut(1))
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


def test_days_are_given_anew_for_every_choice() -> None:
    clocks = Clocks(wire.Clock("days", days=1), 2)
    clocks.run([0])
    clocks.charge(5_000, ())
    clocks.run([1])
    clocks.run([0, 1])
    assert clocks.left[0] == 86_400_000
    clocks.charge(9_000, ())
    clocks.chose(0)
    clocks.run([0, 1])
    assert clocks.left == [86_400_000, 86_400_000 - 4_000], "also to whoever is asked again at once"
