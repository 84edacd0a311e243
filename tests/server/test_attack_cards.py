"""A card at the wrong moment: two devices at one link, erased while words are owed, forgotten with a tab still open."""

import asyncio
from pathlib import Path

from comptoir.house import cards
from comptoir.house.acts.starting import RevealWord, Start
from comptoir.house.people import hashed
from comptoir.kernel.game import Refused
from comptoir.server.app import Server
from comptoir.server.config import Config
from comptoir.server.connection import Patience
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in, kinds, phase
from tests.server.players import Player, api
from tests.server.processes import ServerProcess
from tests.server.running import runs
from tests.server.test_call_offs import give, ready, three
from tests.server.test_http import open_table
from tests.server.test_live import seated
from tests.server.test_patience import LONG, Client, connected
from tests.server.test_shares import at


@runs
async def test_of_two_devices_that_use_a_cards_link_at_once_one_gets_it(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        zoe = await hall.person("Zoé")
        for _ in range(5):
            link = await cards.link(hall.house, zoe)
            got = await asyncio.gather(*[cards.use(hall.house, link) for _ in range(3)], return_exceptions=True)
            assert sum(isinstance(each, tuple) for each in got) == 1, got
            assert sum(isinstance(each, Refused) for each in got) == 2, got


@runs
async def test_who_erases_his_card_instead_of_giving_his_word_is_named_like_whoever_gives_none(tmp_path: Path) -> None:
    """He had seen the others' words, and the start was called off half a minute later, with nobody to blame."""
    async with hall_at(tmp_path) as hall:
        room, people = await three(hall)
        await ready(hall, room, people, "a")
        await hall.do(room, people[0], Start)
        await give(hall, room, people[:2], "a")
        before = room.table.commitment
        await cards.erase(hall.house, people[2])
        assert phase(room) == "lobby"
        assert [(each.commitment, each.owed) for each in room.table.call_offs] == [(before, ["Ida"])]
        assert room.table.commitment != before
        assert kinds(room) == ["person", "person", "open"]
        assert room.table.renewing == {people[0].id, people[1].id}
        assert await hall.refused(room, people[0], RevealWord, word=people[0].id + "a") == "server-no-word"
        assert (await hall.reread(room)).table.call_offs == room.table.call_offs


@runs
async def test_where_a_card_is_forgotten_no_tab_goes_on_seeing_its_hand(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path) as server:
        for door in ("forget", "erase"):
            player = await seated(server)
            assert player.socket is not None
            await api(server.url, player.token, "POST", f"/api/card/{door}")
            await asyncio.wait_for(player.socket.wait_closed(), 60)
            again = await Player(server.url, player.token, player.table_id).connect()
            assert again.socket is not None
            if door == "forget":
                await again.until(lambda player: player.seq)
                assert again.play is not None
                assert again.play["seat"] == -1
            await again.close()


@runs
async def test_a_poll_that_waits_when_its_card_is_forgotten_is_told_nothing_more(tmp_path: Path) -> None:
    server = Server(Config(database=str(tmp_path / "house.sqlite3")))
    await server.open()
    zoe, max_ = at(server, "192.0.2.1"), at(server, "192.0.2.2")
    table = await open_table(zoe)
    made = await max_.post("/api/me", json={"name": "Max"})
    assert made.status_code == 200, made.text
    poll = asyncio.create_task(max_.get(f"/api/tables/{table}/wait?seq=1"))
    try:
        while not server.site.limits.polls.count.total():
            await asyncio.sleep(0.01)
        assert (await max_.post("/api/card/forget")).status_code == 200
        said = await zoe.post(f"/api/tables/{table}/commands", json={"type": "chat", "id": "c", "text": "My hand"})
        assert said.json()["type"] == "done"
        assert (await poll).status_code == 401
    finally:
        poll.cancel()
        await server.close()


@runs
async def test_what_another_process_forgot_is_found_out(tmp_path: Path) -> None:
    """By whoever says something, and after a while by whoever only listens."""
    client = Client()
    patience = Patience(LONG, 0.04, LONG, known=0.01)
    async with connected(tmp_path, client, patience) as (connection, viewer):
        house = connection.site.house
        connection.token = await cards.key(house, viewer.person)
        assert (await connection._who()).id == viewer.person.id
        house.store.shared, house.people.lasts = True, 0.0
        running = asyncio.create_task(connection.run(0))
        while not client.heard:
            client.news.clear()
            await client.news.wait()
        assert not viewer.gone.is_set()
        await house.store.drop_token(hashed(connection.token))
        house.people.until.clear()
        await asyncio.wait_for(running, 60)
        assert viewer.gone.is_set()
