"""The pocket's door, without a browser: the page's requests and lines, and a drawer that outlives the worker."""

import asyncio
from typing import Any

import pytest

from comptoir.games import GAMES
from comptoir.pocket.ports import Pockets
from tests.pocket.pages import Sitter
from tests.server.running import runs

BOTS = {"cafe-race": 2, "cafe-international": 1, "top-race": 1, "espresso-doppio": 1}
QUICK = 0.02


@pytest.mark.parametrize("game", GAMES)
@runs
async def test_a_game_is_played_to_its_end_and_shown_again(game: str) -> None:
    me = Sitter(Pockets())
    table = await me.open_table(game, BOTS[game])
    assert table.startswith("pocket-")
    await me.begin(table)
    while not me.desk.play.get("over"):
        await me.choose()
    status, replay = await me.ask("GET", f"/api/tables/{table}/replay?seat=0")
    assert status == 200
    assert len(replay["frames"]) > 5
    assert (await me.ask("GET", f"/api/tables/{table}/fair"))[1]["finished"]
    assert (await me.do("rematch"))["type"] == "done"
    await me.hears(lambda message: (message.get("table") or {}).get("rematch", "").startswith("pocket-"))
    await me.leave()


@runs
async def test_a_table_wakes_from_its_drawer_where_it_was_left() -> None:
    drawer = Pockets()
    me = Sitter(drawer)
    table = await me.open_table("espresso-doppio", 1)
    await me.begin(table)
    for _ in range(3):
        await me.choose()
    before = (await me.pocket.house.room(table)).table.match
    await me.leave()
    again = Sitter(drawer)
    await again.pocket.open(haste=True)
    assert (await again.ask("GET", "/api/me"))[1]["name"] == "Zoé"
    assert [line["id"] for line in (await again.ask("GET", "/api/tables"))[1]["mine"]] == [table]
    after = (await again.pocket.house.room(table)).table.match
    assert before is not None
    assert after is not None
    assert after.position.facts() == before.position.facts()
    again.sit(table)
    await again.hears(lambda message: message["type"] == "snapshot")
    await again.choose()
    await again.leave()


@runs
async def test_a_review_is_worked_out_beside_and_kept_in_the_drawer() -> None:
    drawer = Pockets()
    me = Sitter(drawer)
    me.pocket.house.reviews.thinking = QUICK
    table = await me.open_table("cafe-race", 2)
    await me.begin(table)
    while not me.desk.play.get("over"):
        await me.choose()
    page: dict[str, Any] = {"number": 0, "done": False}
    while not page["done"]:
        status, page = await me.ask("GET", f"/api/tables/{table}/review?after={page['number']}")
        assert status == 200, page
    assert len(page["bars"]) == 3
    await me.leave()
    again = Sitter(drawer)
    again.pocket.house.reviews.thinking = QUICK
    again.bench.idle = True
    await again.pocket.open(haste=True)
    assert (await again.ask("GET", f"/api/tables/{table}/review?after=0"))[1] == page
    await again.leave()


class Stuck(Pockets):
    """A drawer that stops taking things, as a full disk does."""

    stuck = False

    async def write(self, changes: str) -> None:
        if self.stuck:
            raise OSError("full")
        await super().write(changes)


@runs
async def test_what_the_drawer_did_not_take_has_not_happened() -> None:
    drawer = Stuck()
    me = Sitter(drawer)
    table = await me.open_table("espresso-doppio", 1)
    me.sit(table)
    await me.hears(lambda message: message["type"] == "snapshot")
    drawer.stuck = True
    seq = (await me.pocket.house.room(table)).table.seq
    waiting = asyncio.ensure_future(me.do("ready", ready=True))
    while me.line not in me.desk.closed:
        await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()
    drawer.stuck = False
    assert len(await me.pocket.store.entries(table)) == seq
    me.sit(table)
    await me.hears(lambda message: message["type"] == "snapshot")
    assert (await me.do("ready", ready=True))["seq"] == seq + 1
    await me.leave()


@runs
async def test_a_table_is_deleted_from_the_drawer_itself_with_its_log() -> None:
    drawer = Stuck()
    me = Sitter(drawer)
    kept, table = await me.open_table("cafe-race", 2), await me.open_table("espresso-doppio", 1)
    await me.begin(table)
    await me.choose()
    drawer.stuck = True
    assert (await me.ask("POST", f"/api/tables/{table}/remove"))[0] == 500
    drawer.stuck = False
    assert {line["id"] for line in (await me.ask("GET", "/api/tables"))[1]["mine"]} == {kept, table}
    assert (await me.ask("POST", f"/api/tables/{table}/remove"))[0] == 200
    assert [name for name, text in drawer.kept.items() if table in name + text] == []
    assert (await me.ask("GET", f"/api/tables/{table}/record"))[0] == 404
    await me.leave()
    again = Sitter(drawer)
    await again.pocket.open(haste=True)
    assert [line["id"] for line in (await again.ask("GET", "/api/tables"))[1]["mine"]] == [kept]
    await again.leave()


@runs
async def test_nobody_else_can_be_let_into_a_pocket() -> None:
    me = Sitter(Pockets())
    table = await me.open_table("cafe-race", 2)
    status, error = await me.ask("POST", f"/api/tables/{table}/carry", {"seat": 0})
    assert status == 409
    assert error["words"]["key"] == "server-pocket-alone"
    assert (await me.ask("GET", "/api/tables/pocket-unknown/record"))[0] == 404
    assert (await me.ask("GET", "/api/nothing"))[0] == 404
    await me.leave()
