"""Time nobody was given: choosing again, getting up and sitting down, asking and stepping aside."""

from pathlib import Path

import pytest

from comptoir.house import duties, views, wire
from comptoir.house.acts.base import Logged, draft
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.seats import HeldSeat, Hold, RanOut, Return, SeatSet, SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.acts.talking import Chat
from comptoir.house.log import apply
from comptoir.house.people import Person
from comptoir.house.table import Plan, Table
from comptoir.kernel.game import Refused
from tests.server.inside import hall_at
from tests.server.running import runs
from tests.server.test_clocks import MINUTE, choose, race_with
from tests.server.test_undo import race

LIVE = wire.Clock("live", minutes=1, increment=5)
DAYS = wire.Clock("days", days=2)
DAY = 86_400_000


def do(table: Table, person: int, command: Logged, at: int = 0) -> int:
    """What a person's command does to the table, at once."""
    drafted = draft(table, Person(f"p{person}", f"P{person}"), command, {})
    apply(table, table.seq + 1, at or table.at, drafted.entry, drafted.played)
    return table.seq


def choice(table: Table, seat: int, pick: int = 0) -> Choose:
    play = views.play_state(table, seat)
    assert play is not None
    return Choose("c", seat, play.step, play.choices[pick].number)


def test_choosing_and_taking_back_gives_no_time() -> None:
    table = race_with(LIVE, "person", "person", "person")
    for _ in range(5):
        first = do(table, 0, choice(table, 0))
        do(table, 0, TakeBack("t", 0, first))
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
    do(table, 0, TakeBack("t", 0, first))
    assert table.clocks.left[0] == DAY


def test_nor_to_whoever_steps_aside_for_a_moment() -> None:
    for aside, back in (
        (Hold("h", 0), Return("r", 0)),
        (SetSeat("h", 0, "bot"), SetSeat("r", 0, "person")),
    ):
        table = race_with(DAYS, "person", "person", "person")
        do(table, 0, aside, at=1000 + DAY)
        do(table, 0, back)
        assert 0 in table.clocks.running
        assert table.clocks.left[0] == DAY, aside


ASIDE: tuple[tuple[Logged, Logged], ...] = (
    (Hold("h", 0), Return("r", 0)),
    (SetSeat("h", 0, "bot"), SetSeat("r", 0, "person")),
    (SetSeat("h", 0, "bot"), SetSeat("r", 0, "screen")),
)


def test_who_steps_aside_and_is_back_before_the_bot_chose_was_thinking() -> None:
    """Or he stops his clock as often as he likes: a bot that has not answered yet has thought for nothing."""
    for aside, back in ASIDE:
        table = race_with(LIVE, "person", "person", "person")
        for _ in range(10):
            do(table, 0, aside)
            do(table, 0, back, at=table.at + 900)
        assert table.clocks.left[0] == MINUTE - 9_000, aside
        assert table.clocks.left[1] == MINUTE - 9_000


def test_who_is_back_too_late_has_no_time_to_choose() -> None:
    """Even if his choice comes with his return: no duty is quicker."""
    for aside, back in ASIDE:
        table = race_with(LIVE, "person", "person", "person")
        chosen = choice(table, 0)
        do(table, 0, aside)
        do(table, 0, back, at=table.at + MINUTE)
        with pytest.raises(Refused):
            do(table, 0, chosen)
        assert duties.TimeOut(0) in duties.owed(table, table.at)


def test_what_a_bot_needed_is_not_charged_nor_whoever_was_away() -> None:
    table = race_with(LIVE, "person", "person", "person")
    do(table, 0, Hold("h", 0))
    choose(table, 0, table.at + 2_000, by="")
    do(table, 0, Return("r", 0), at=table.at + 2_000)
    assert table.clocks.left[0] == MINUTE
    away = race_with(LIVE, "person", "person", "person")
    apply(away, 3, 1000, HeldSeat(0, "p1"))
    do(away, 0, Return("r", 0), at=away.at + 5_000)
    assert away.clocks.left[0] == MINUTE


def test_alone_with_bots_stepping_aside_is_a_pause() -> None:
    table = race_with(LIVE, "person", "bot", "bot")
    do(table, 0, Hold("h", 0))
    do(table, 0, Return("r", 0), at=table.at + DAY)
    assert table.clocks.left[0] == MINUTE


def test_who_takes_back_thought_on_his_own_time_not_on_the_others() -> None:
    """Choosing and taking back made the next player's clock run, and he could not even choose meanwhile."""
    table = race_with(LIVE, "person", "person", game="espresso-doppio")
    assert table.match is not None
    (me,) = table.match.position.waiting()
    for _ in range(10):
        made = do(table, me, choice(table, me))
        assert sorted(table.clocks.running) == [1 - me]
        do(table, me, TakeBack("t", me, made), at=table.at + 900)
    assert table.clocks.left[1 - me] == MINUTE
    assert table.clocks.left[me] == MINUTE + 5_000 - 9_000
    do(table, me, choice(table, me))
    do(table, me, Chat("c", "Hm."), at=table.at + 2_000)
    assert table.clocks.left[1 - me] == MINUTE - 2_000


def test_by_consent_the_days_begin_anew() -> None:
    """All agreed: nobody shall be out of time in a step that he had long left behind."""
    table = race_with(DAYS, "person", "bot", "bot")
    first = do(table, 0, choice(table, 0), at=1000 + DAY)
    for seat in (1, 2):
        choose(table, seat, table.at, by="")
    do(table, 0, TakeBack("t", 0, first))
    assert table.match is not None
    assert table.match.made == []
    assert table.clocks.left[0] == 2 * DAY


def test_who_is_out_of_time_does_not_sit_down_anew() -> None:
    ways: tuple[tuple[SetSeat, ...], ...] = (
        (SetSeat("a", 0, "person"),),
        (SetSeat("a", 0, "screen"),),
        (SetSeat("a", 0, "bot"), SetSeat("b", 0, "person")),
    )
    for way in ways:
        table = race_with(LIVE, "person", "person", "person")
        apply(table, 3, 1000 + MINUTE, RanOut(0))
        for command in way:
            do(table, 0, command)
        assert table.seats[0].out, way
        assert table.seats[0].by_bot, way


def test_a_link_is_no_way_out_of_it_either() -> None:
    table = race_with(LIVE, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, RanOut(0))
    apply(table, 4, table.at, SeatSet(0, Plan("person", "phone", "P0"), "p0"))
    assert table.seats[0].out
    assert table.seats[0].by_bot


def test_a_newcomer_has_time_of_his_own() -> None:
    table = race_with(LIVE, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, RanOut(0))
    do(table, 0, SetSeat("a", 0, "bot"))
    apply(table, table.seq + 1, table.at, SeatSet(0, Plan("person", "guest", "Guest"), "guest"))
    assert not table.seats[0].out
    assert table.clocks.left[0] == MINUTE


def test_who_chooses_before_the_bot_did_keeps_his_next_choice() -> None:
    clock = wire.Clock("live", minutes=1, increment=5, when_out="choice")
    table = race_with(clock, "person", "person", "person")
    apply(table, 3, 1000 + MINUTE, RanOut(0))
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
            await hall.do(room, zoe, TakeBack, seat=0, to=first)
            assert "take-back" in room.table.proposals
            if kind == "hold":
                await hall.do(room, zoe, Hold, seat=0)
            else:
                await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
            assert room.table.match is not None
            assert 0 in room.table.match.position.waiting()
            owed = duties.owed(room.table, room.table.at + 5_000)
            assert owed == [duties.BotMoves(0)]
            assert duties.due(room.table) == room.table.person_chose_at + duties.bots_pause(room.table)
