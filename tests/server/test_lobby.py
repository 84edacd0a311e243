"""Before the start: seats, options, ready check, start, words for the luck."""

from pathlib import Path

from comptoir.house import duties, views, wire
from comptoir.house.acts.opening import SetOptions, SetTable
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import CalledOff, Ready, RevealWord, Start
from comptoir.house.acts.talking import Chat, Mute
from comptoir.house.fair import promise
from comptoir.house.log import apply
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in, kinds, phase
from tests.server.running import runs


@runs
async def test_a_table_starts_when_everybody_is_ready_and_every_word_has_come(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        assert await hall.refused(room, zoe, Start) == "server-missing-seats"
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        assert await hall.refused(room, zoe, Start) == "server-missing-ready"
        await hall.do(room, max_, Ready, ready=True, promise=promise("apple"))
        await hall.do(room, zoe, Ready, ready=True, promise=promise("pear"))
        assert await hall.refused(room, max_, Start) == "server-host-only"
        await hall.do(room, zoe, Start)
        assert phase(room) == "dealing"
        assert views.table_state(room.table, zoe.id, ()).owes_word
        assert await hall.refused(room, max_, RevealWord, word="plum") == "server-wrong-word"
        await hall.do(room, max_, RevealWord, word="apple")
        assert await hall.refused(room, max_, RevealWord, word="apple") == "server-no-word"
        await hall.do(room, zoe, RevealWord, word="pear")
        assert phase(room) == "playing"
        woken = await hall.reread(room)
        assert woken.table.match is not None
        assert room.table.match is not None
        assert woken.table.match.position.facts() == room.table.match.position.facts()


@runs
async def test_the_words_make_the_luck(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.do(room, zoe, Ready, ready=True, promise=promise("one"))
        assert room.table.seed({zoe.id: "one"}) != room.table.seed({zoe.id: "two"})


@runs
async def test_a_word_that_never_comes_calls_the_start_off(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.do(room, zoe, Ready, ready=True, promise=promise("one"))
        await hall.do(room, zoe, Start)
        late = room.table.at + duties.WORD_TIME
        assert duties.owed(room.table, late - 1) == []
        assert duties.owed(room.table, late) == [duties.NoWord()]
        apply(room.table, room.table.seq + 1, late, CalledOff())
        assert phase(room) == "lobby"
        assert room.table.ready == {}


@runs
async def test_changed_options_ask_everybody_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.do(room, zoe, Ready, ready=True)
        await hall.do(room, zoe, SetOptions, options={"auction": True})
        assert room.table.ready == {}
        assert views.table_state(room.table, zoe.id, ()).rule_set == "auction"
        assert await hall.refused(room, zoe, SetOptions, options={"nonsense": 1}) == "option-unknown"


@runs
async def test_clashes_and_missing_players_explain_themselves(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "open")
        state = views.table_state(room.table, zoe.id, ())
        assert state.clash is not None
        assert state.clash.key == "clash-seats"
        assert state.missing is not None
        assert state.missing.key == "server-missing-seats"
        await hall.do(room, zoe, SetTable, clock=wire.Clock(), public=True, seats=3)
        assert kinds(room) == ["person", "open", "open"]
        assert views.table_state(room.table, zoe.id, ()).clash is None


@runs
async def test_a_seat_belongs_to_whoever_sat_down_first(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_, ida = await hall.person("Zoé"), await hall.person("Max"), await hall.person("Ida")
        room = await hall.open(zoe, "cafe-race", "person", "open", "open", "bot")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        assert await hall.refused(room, ida, SetSeat, seat=1, kind="person") == "server-seat-taken"
        assert await hall.refused(room, ida, SetSeat, seat=3, kind="person") == "server-seat-taken"
        assert await hall.refused(room, ida, SetSeat, seat=2, kind="bot") == "server-host-only"
        assert await hall.refused(room, ida, SetSeat, seat=9, kind="person") == "server-no-seat"
        await hall.do(room, max_, SetSeat, seat=2, kind="person")
        assert kinds(room) == ["person", "open", "person", "bot"]
        await hall.do(room, max_, SetSeat, seat=2, kind="open")
        assert kinds(room) == ["person", "open", "open", "bot"]


@runs
async def test_when_the_host_leaves_somebody_else_hosts(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.do(room, zoe, SetSeat, seat=0, kind="open")
        assert room.table.host == max_.id


@runs
async def test_chat_is_tidy_bounded_and_can_be_muted(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, max_, Chat, text="  hello\n  <b>there</b> ")
        assert room.table.chat[0].text == "hello <b>there</b>"
        assert await hall.refused(room, max_, Chat, text=" \n ") == "server-chat-empty"
        assert await hall.refused(room, max_, Mute, person=zoe.id, muted=True) == "server-host-only"
        await hall.do(room, zoe, Mute, person=max_.id, muted=True)
        assert await hall.refused(room, max_, Chat, text="hello?") == "server-chat-muted"
        await hall.do(room, zoe, Mute, person=max_.id, muted=False)
        await hall.do(room, max_, Chat, text="back again")


@runs
async def test_a_command_sent_twice_counts_once(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        first = await hall.house.perform(room, zoe, Chat("same", "hello"))
        second = await hall.house.perform(room, zoe, Chat("same", "hello"))
        elsewhere = await hall.house.perform(await hall.reread(room), zoe, Chat("same", "hello"))
        assert first == second == elsewhere == wire.Done("same", 2)
        assert len(room.table.chat) == 1


@runs
async def test_a_process_that_is_behind_catches_up_before_it_answers(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        behind = await hall.reread(room)
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        assert await hall.refused(behind, zoe, SetSeat, seat=1, kind="person") == "server-seat-taken"
        await hall.do(room, zoe, Chat, text="one")
        assert await hall.do(behind, max_, Chat, text="two") == 4
