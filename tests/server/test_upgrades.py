"""After an upgrade: tables that still replay go on, the others are frozen."""

from pathlib import Path
from typing import Any

import msgspec

from comptoir.server import log, views, wire
from comptoir.server.house import House
from comptoir.server.upgrades import check_running
from tests.server.inside import FirstChoice, hall_at, phase
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
        house = House(hall.house.store, FirstChoice())
        await check_running(house)
        frozen = await house.room(room.table.id)
        assert phase(frozen) == "frozen"
        assert frozen.table.match is not None
        assert len(frozen.table.match.made) == 2
        state = views.table_state(frozen.table, zoe.id, ())
        assert state.frozen is not None
        assert state.frozen.args == {"entry": last}
        refused = await house.perform(frozen, zoe, wire.Choose("x", 0, frozen.table.match.step, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.words.key == "server-frozen"
        assert isinstance(await house.perform(frozen, zoe, wire.Chat("y", "a pity")), wire.Done)


@runs
async def test_a_table_that_still_replays_moves_to_the_new_rules_number(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", "Max", "Ida")
        await hall.choose(room, zoe, 0)
        table, seq, rules = room.table.id, room.table.seq, room.table.rules
        assert await hall.house.store.change_rules(table, seq, rules, 0)
        stale = await hall.refused(room, zoe, wire.Chat, text="are you there?")
        assert stale == "server-upgraded"
        house = House(hall.house.store, FirstChoice())
        await check_running(house)
        card = await house.store.card(table)
        assert card is not None
        assert card.rules == rules
        assert isinstance(await house.perform(await house.room(table), zoe, wire.Chat("z", "hello")), wire.Done)


@runs
async def test_a_table_that_has_not_begun_simply_takes_todays_rules(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        assert await hall.house.store.change_rules(room.table.id, 1, room.table.rules, 0)
        woken = await House(hall.house.store, FirstChoice()).room(room.table.id)
        assert woken.table.rules == room.table.rules
