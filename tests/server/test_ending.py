"""A game ended by agreement: who must agree, what silence means, and that nothing is played after it."""

from pathlib import Path

from comptoir.games import GAMES
from comptoir.house import log, records, views, wire
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.base import Draft
from comptoir.house.acts.ending import End
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.seats import Hold, SetSeat
from comptoir.house.acts.talking import Chat, Chatted
from comptoir.house.duties import NoAnswer, owed
from comptoir.house.rooms import Room
from comptoir.kernel.record import read_record
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in, house_on, phase
from tests.server.running import runs
from tests.server.test_seats import later
from tests.server.test_undo import race
from tests.server.test_upgrades import tamper

DAY = 86_400_000


def open_end(room: Room) -> int:
    """The number of the question whether to end, 0 when there is none."""
    question = room.table.proposals.get("end")
    return question.ask if question is not None else 0


@runs
async def test_a_game_ends_when_all_agree_and_has_no_winner(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.choose(room, zoe, 0)
        await hall.do(room, zoe, End)
        ask = open_end(room)
        assert room.table.proposals["end"].waiting == [1, 2]
        await hall.do(room, max_, Answer, seat=1, ask=ask, yes=True)
        await hall.choose(room, max_, 1)
        assert phase(room) == "playing", "the game goes on meanwhile"
        await hall.do(room, ida, Answer, seat=2, ask=ask, yes=True)
        assert phase(room) == "ended"
        assert room.table.closed
        play = views.play_state(room.table, 0)
        assert play is not None
        assert (play.over, play.sheet, play.choices, play.undo.can) == (False, [], [], "no")
        assert room.table.match is not None
        assert play.scores == room.table.match.position.scores()
        assert await hall.refused(room, ida, Choose, seat=2, step=play.step, choice=0) == "server-not-playing"
        assert await hall.refused(room, ida, End) == "server-not-playing"
        await hall.do(room, ida, Chat, text="another time")
        rows = await hall.house.store.entries(room.table.id)
        text = records.record_text(room.table, rows)
        assert "by agreement" in text
        assert read_record(text, GAMES).rules == room.table.game.rules
        assert (await hall.reread(room)).table.phase == "ended"


@runs
async def test_one_no_and_the_game_goes_on(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.do(room, zoe, End)
        await hall.do(room, max_, Answer, seat=1, ask=open_end(room), yes=False)
        assert not open_end(room)
        assert phase(room) == "playing"
        assert await hall.refused(room, zoe, End) == "server-ask-once"
        stranger = await hall.person("Stranger")
        assert await hall.refused(room, stranger, End) == "server-not-your-seat"


@runs
async def test_a_day_without_a_no_is_a_yes(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        room.attend(frozenset({zoe.id, max_.id}))
        later(room, 31)
        await hall.do(room, zoe, Hold, seat=2)
        await hall.do(room, zoe, End)
        question = room.table.proposals["end"]
        assert question.waiting == [1, 2], "whose seat a bot holds is asked too"
        await hall.do(room, max_, Answer, seat=1, ask=question.ask, yes=True)
        assert NoAnswer(question.ask) not in owed(room.table, question.at + DAY - 1)
        hall.house.offset = (hall.house.offset or 0) + DAY
        await hall.sweeper._do(room, NoAnswer(question.ask))
        assert phase(room) == "ended"


@runs
async def test_alone_with_bots_it_ends_at_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe,) = await race(hall, "Zoé", bots=2)
        await hall.do(room, zoe, End)
        assert phase(room) == "ended"
        assert owed(room.table, room.table.at + DAY) == []


@runs
async def test_a_frozen_table_is_ended_by_its_people(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        last = await hall.choose(room, zoe, 0)
        await tamper(hall.house, room.table.id, last)
        house = house_on(hall.house.store)
        frozen = await house.room(room.table.id)
        assert phase(frozen) == "frozen"
        assert isinstance(await house.perform(frozen, zoe, End("e")), wire.Done)
        for seat, person in ((1, max_), (2, ida)):
            yes = await house.perform(frozen, person, Answer("y", seat, open_end(frozen), True))
            assert isinstance(yes, wire.Done)
        assert phase(frozen) == "ended"


@runs
async def test_after_the_end_nobody_appends_who_has_not_read_of_it(make_store: StoreMaker) -> None:
    """A process with other rules, which plays on: its next entry names a number the table no longer has."""
    async with hall_in(make_store()) as hall:
        room, (zoe,) = await race(hall, "Zoé", bots=2)
        elsewhere = house_on(hall.house.store)
        other = await elsewhere.room(room.table.id)
        named = other.table.rules
        await hall.do(room, zoe, End)
        card = await hall.house.store.card(room.table.id)
        assert card is not None
        assert (card.phase, card.rules) == ("ended", -named)
        blind = elsewhere._addition(other.table.copy(), card.seq, "blind:1", log.encode(Chatted("x", "X", -1, "y")))
        assert type(await hall.house.store.append(blind)).__name__ == "Stale"
        played = await elsewhere.perform(other, zoe, Choose("c", 0, 0, 0))
        assert isinstance(played, wire.Refused)
        assert phase(other) == "ended", "it has caught up first"
        await elsewhere.add(other, "chat:1", lambda _table: Draft(Chatted("x", "X", -1, "goodbye")))
        woken = await house_on(hall.house.store).room(room.table.id)
        assert woken.table.rules == -named


@runs
async def test_whoever_left_has_no_say_and_whoever_came_has(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.do(room, zoe, End)
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        assert room.table.proposals["end"].waiting == [2]
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        assert room.table.proposals["end"].waiting == [1, 2]
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        await hall.do(room, ida, SetSeat, seat=2, kind="bot")
        assert not open_end(room)
        await hall.do(room, zoe, End)
        assert phase(room) == "ended"


@runs
async def test_a_finished_game_is_not_ended_afterwards(tmp_path: Path) -> None:
    """A day later, say, because the question was still open when the last choice was made."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.do(room, zoe, End)
        ask = open_end(room)
        await hall.play_out(room)
        assert phase(room) == "over"
        assert owed(room.table, room.table.at + 2 * DAY) == []
        refused = await hall.refused(room, max_, Answer, seat=1, ask=ask, yes=True)
        assert refused == "server-undo-no-question"
