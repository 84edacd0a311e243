"""Time nobody was given: choosing again, getting up and sitting down, asking and stepping aside."""

from pathlib import Path

from comptoir.house import duties, log, views, wire
from comptoir.house.drafts import draft
from comptoir.house.effects import apply
from comptoir.house.people import Person
from comptoir.house.table import Table
from tests.server.inside import hall_at
from tests.server.running import runs
from tests.server.test_clocks import MINUTE, choose, race_with
from tests.server.test_undo import race

LIVE = wire.Clock("live", minutes=1, increment=5)
DAYS = wire.Clock("days", days=2)
DAY = 86_400_000


def do(table: Table, person: int, command: wire.Logged, at: int = 0) -> int:
    """What a person's command does to the table, at once."""
    drafted = draft(table, Person(f"p{person}", f"P{person}"), command, {})
    apply(table, table.seq + 1, at or table.at, drafted.entry, drafted.played)
    return table.seq


def choice(table: Table, seat: int, pick: int = 0) -> wire.Choose:
    play = views.play_state(table, seat)
    assert play is not None
    return wire.Choose("c", seat, play.step, play.choices[pick].number)


def test_choosing_and_taking_back_gives_no_time() -> None:
    table = race_with(LIVE, "person", "person", "person")
    for _ in range(5):
        first = do(table, 0, choice(table, 0))
        do(table, 0, wire.TakeBack("t", 0, first))
    do(table, 0, choice(table, 0))
    assert table.clocks.left[0] == MINUTE + 5_000


def test_choosing_otherwise_in_the_same_step_gives_no_time() -> None:
    table = race_with(LIVE, "person", "person", "person")
    offers = [choice(table, 0, pick) for pick in (0, 1)]
    for number in range(6):
        do(table, 0, offers[number % 2])
    assert table.clocks.left[0] == MINUTE + 5_000


def test_days_are_not_given_anew_to_whoever_takes_back() -> None:
    table = race_with(DAYS, "person", "person", "person")
    first = do(table, 0, choice(table, 0), at=1000 + DAY)
    do(table, 0, wire.TakeBack("t", 0, first))
    assert table.clocks.left[0] == DAY


def test_nor_to_whoever_steps_aside_for_a_moment() -> None:
    for aside, back in (
        (wire.Hold("h", 0), wire.Return("r", 0)),
        (wire.SetSeat("h", 0, "bot"), wire.SetSeat("r", 0, "person")),
    ):
        table = race_with(DAYS, "person", "person", "person")
        do(table, 0, aside, at=1000 + DAY)
        do(table, 0, back)
        assert 0 in table.clocks.running
        assert table.clocks.left[0] == DAY, aside


def test_by_consent_the_days_begin_anew() -> None:
    """All agreed: nobody shall be out of time in a step that he had long left behind."""
    table = race_with(DAYS, "person", "bot", "bot")
    first = do(table, 0, choice(table, 0), at=1000 + DAY)
    for seat in (1, 2):
        choose(table, seat, table.at, by="")
    do(table, 0, wire.TakeBack("t", 0, first))
    assert table.match is not None
    assert table.match.made == []
    assert table.clocks.left[0] == 2 * DAY


def test_who_is_out_of_time_does_not_sit_down_anew() -> None:
    ways: tuple[tuple[wire.SetSeat, ...], ...] = (
        (wire.SetSeat("a", 0, "person"),),
        (wire.SetSeat("a", 0, "screen"),),
        (wire.SetSeat("a", 0, "bot"), wire.SetSeat("b", 0, "person")),
    )
    for way in ways:
        table = race_with(LIVE, "person", "person", "person")
        apply(table, 3, 1000 + MINUTE, log.RanOut(0))
        for command in way:
            do(table, 0, command)
        assert table.seats[0].out, way
        assert table.seats[0].by_bot, way


def test_a_link_is_no_way_out_of_it_either() -> None:
    table = race_with(LIVE, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, log.RanOut(0))
    apply(table, 4, table.at, log.SeatSet(0, log.Plan("person", "phone", "P0"), "p0"))
    assert table.seats[0].out
    assert table.seats[0].by_bot


def test_a_newcomer_has_time_of_his_own() -> None:
    table = race_with(LIVE, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, log.RanOut(0))
    do(table, 0, wire.SetSeat("a", 0, "bot"))
    apply(table, table.seq + 1, table.at, log.SeatSet(0, log.Plan("person", "guest", "Guest"), "guest"))
    assert not table.seats[0].out
    assert table.clocks.left[0] == MINUTE


def test_who_chooses_before_the_bot_did_keeps_his_next_choice() -> None:
    clock = wire.Clock("live", minutes=1, increment=5, when_out="choice")
    table = race_with(clock, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, log.RanOut(0))
    do(table, 0, choice(table, 0))
    assert not table.seats[0].once


@runs
async def test_who_asks_and_steps_aside_is_played_for(tmp_path: Path) -> None:
    """Bots wait while a take-back is asked for; not the one that plays for whoever asks, or he thinks for nothing."""
    async with hall_at(tmp_path) as hall:
        for kind in ("hold", "bot"):
            room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=1)
            first = await hall.choose(room, zoe, 0)
            await hall.choose(room, max_, 1)
            await hall.bots_move(room)
            await hall.do(room, zoe, wire.TakeBack, seat=0, to=first)
            assert "take-back" in room.table.questions
            if kind == "hold":
                await hall.do(room, zoe, wire.Hold, seat=0)
            else:
                await hall.do(room, zoe, wire.SetSeat, seat=0, kind="bot")
            assert room.table.match is not None
            assert 0 in room.table.match.position.waiting()
            owed = duties.owed(room.table, room.table.at + 5_000)
            assert owed == [duties.BotMoves(0)]
            assert duties.due(room.table) == room.table.person_chose_at + duties.bots_pause(room.table)
