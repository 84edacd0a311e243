"""After an upgrade: every game goes on under the rules it began with; one that diverges is frozen."""

from pathlib import Path
from typing import Any

import msgspec

from comptoir.games import GAMES
from comptoir.house import log, records, views, wire, wire_http
from comptoir.house.acts import going_on
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.starting import Called, Revealed
from comptoir.house.acts.talking import Chat
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.upgrades import check_running
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from tests.server.inside import Hall, hall_at, house_on, new_secret, phase
from tests.server.running import runs
from tests.server.test_undo import race


async def tamper(house: House, table: str, seq: int, **changes: Any) -> None:
    """As if the rules now led elsewhere: the entry's position has another fingerprint, or whatever is named."""
    rows = {row.seq: row for row in await house.store.entries(table)}
    entry = log.decode(rows[seq].body)
    body = log.encode(msgspec.structs.replace(entry, **(changes or {"fingerprint": "0" * 16})))
    writer = house.store.writer  # type: ignore[attr-defined]
    sql = "update entries set body = ? where table_id = ? and seq = ?"
    await writer.do(lambda db: db.execute(sql, (body, table, seq)).fetchall())


@runs
async def test_a_table_that_diverges_is_shown_up_to_the_last_entry_that_replays(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        for seat, person in enumerate((zoe, max_, ida)):
            last = await hall.choose(room, person, seat)
        await tamper(hall.house, room.table.id, last)
        house = house_on(hall.house.store)
        await check_running(house)
        frozen = await house.room(room.table.id)
        assert phase(frozen) == "frozen"
        assert frozen.table.match is not None
        assert len(frozen.table.match.made) == 2
        state = views.table_state(frozen.table, zoe.id, ())
        assert state.frozen is not None
        assert state.frozen.args == {"entry": last}
        refused = await house.perform(frozen, zoe, Choose("x", 0, frozen.table.match.step, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.words.key == "server-frozen"
        assert isinstance(await house.perform(frozen, zoe, Chat("y", "a pity")), wire.Done)


async def begun_under(hall: Hall, room: Room, number: int) -> House:
    """As if the game had begun under another rules number, by a server of that time; another server finds it."""
    store, table = hall.house.store, room.table
    for row in await store.entries(table.id):
        entry = log.decode(row.body)
        if isinstance(entry, Called | Revealed) and entry.begun is not None:
            begun = msgspec.structs.replace(entry.begun, rules=number)
            await tamper(hall.house, table.id, row.seq, begun=begun)
    assert await store.change_rules(table.id, table.seq, table.rules, number)
    return house_on(store)


async def auction(hall: Hall) -> tuple[Room, Person]:
    zoe = await hall.person("Zoé")
    room = await hall.open(zoe, "cafe-race", "person", "screen", "screen", options={"auction": True})
    await hall.start(room, zoe)
    return room, zoe


@runs
async def test_a_game_goes_on_to_its_end_under_the_rules_number_it_began_with(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, zoe = await auction(hall)
        later = Hall(await begun_under(hall, room, 1))
        assert await hall.refused(room, zoe, Chat, text="are you there?") == "server-upgraded"
        await check_running(later.house)
        card = await later.house.store.card(room.table.id)
        assert card is not None
        assert card.rules == 1
        woken = await later.house.room(room.table.id)
        await later.play_out(woken)
        match = woken.table.match
        assert match is not None
        assert (phase(woken), match.rules, match.position.edition) == ("over", 1, 1)
        rows = await later.house.store.entries(room.table.id)
        record = read_record(records.record_text(woken.table, rows), GAMES)
        assert record.rules == 1
        assert list(replay(record, woken.table.game))[-1].position.facts() == match.position.facts()


@runs
async def test_who_plays_on_from_an_old_game_plays_by_its_rules(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, zoe = await auction(hall)
        later = Hall(await begun_under(hall, room, 1))
        woken = await later.house.room(room.table.id)
        await later.play_out(woken)
        rows = await later.house.store.entries(room.table.id)
        moves = await later.house.long_jobs.moves_up_to(woken.table, rows, rows[-4].seq, "")
        opened = going_on.continued(woken.table, moves, wire_http.Continue(rows[-4].seq, 0), zoe, new_secret())
        again = await later.house.create("a" * 22, opened, "x:open")
        await later.start(again, zoe)
        for found in (again, await later.reread(again)):
            assert found.table.match is not None
            assert (found.table.match.rules, found.table.match.position.edition) == (1, 1)


@runs
async def test_a_game_of_newer_rules_than_the_server_knows_is_left_alone_in_words(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, zoe = await auction(hall)
        house = await begun_under(hall, room, room.table.game.rules + 1)
        await check_running(house)
        woken = await house.room(room.table.id)
        assert phase(woken) == "frozen"
        state = views.table_state(woken.table, zoe.id, ())
        assert state.frozen is not None
        assert state.frozen.key == "rules-unknown"
        refused = await house.perform(woken, zoe, Choose("x", 0, 1, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.words.key == "rules-unknown"
        card = await house.store.card(room.table.id)
        assert card is not None
        assert card.rules == room.table.game.rules + 1


@runs
async def test_a_table_that_has_not_begun_simply_takes_todays_rules(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        assert await hall.house.store.change_rules(room.table.id, 1, room.table.rules, 0)
        woken = await house_on(hall.house.store).room(room.table.id)
        assert woken.table.rules == room.table.rules
