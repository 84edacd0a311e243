"""A table of one's own can be taken away; one that others sat at is their memory as well."""

from pathlib import Path

import pytest

from comptoir.house.house import Unknown
from comptoir.house.memory import MemoryStore
from comptoir.house.people import NOBODY
from comptoir.house.removing import take_away
from comptoir.house.rooms import OWN_SEAT, Viewer
from comptoir.house.store import Row
from tests.server.inside import hall_around, hall_in
from tests.server.running import runs
from tests.server.test_http import open_table, site


@runs
async def test_who_was_alone_with_bots_takes_the_table_away_and_nobody_else_does(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        mine = dict(http.cookies)
        http.cookies.clear()
        await http.post("/api/me", json={"name": "Ada"})
        assert (await http.post(f"/api/tables/{table}/remove")).json()["words"]["key"] == "server-others-sat"
        http.cookies.clear()
        http.cookies.update(mine)
        assert [line["alone"] for line in (await http.get("/api/tables")).json()["mine"]] == [True]
        assert (await http.post(f"/api/tables/{table}/remove")).status_code == 200
        assert (await http.get("/api/tables")).json()["mine"] == []
        assert (await http.get(f"/api/tables/{table}")).status_code == 404


@runs
async def test_a_table_where_somebody_else_once_sat_stays(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
        table = (await http.post("/api/tables", json={"game": "cafe-race", "seats": seats})).json()["id"]
        mine = dict(http.cookies)
        http.cookies.clear()
        await http.post("/api/me", json={"name": "Ada"})
        for number, kind in enumerate(("person", "open")):
            wish = {"type": "set-seat", "id": f"a{number}", "seat": 1, "kind": kind, "level": "regular", "name": ""}
            assert (await http.post(f"/api/tables/{table}/commands", json=wish)).json()["type"] == "done"
        http.cookies.clear()
        http.cookies.update(mine)
        refused = await http.post(f"/api/tables/{table}/remove")
        assert (refused.status_code, refused.json()["words"]["key"]) == (409, "server-others-sat")
        assert (await http.get(f"/api/tables/{table}")).status_code == 200


@runs
async def test_every_rule_set_says_how_many_may_play_it(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        games = {game["name"]: game for game in (await http.get("/api/games")).json()["games"]}
    assert games["espresso-doppio"]["seats"].items() >= {"basic": [2], "solo": [1], "master": [2]}.items()
    assert all(game["seats"].keys() == game["rule_sets"].keys() for game in games.values())


@runs
async def test_who_opened_a_table_for_bots_alone_takes_it_away(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        table = (await http.post("/api/tables", json={"game": "cafe-race", "seats": [{"kind": "bot"}] * 3})).json()[
            "id"
        ]
        assert (await http.post(f"/api/tables/{table}/remove")).status_code == 200
        assert (await http.get(f"/api/tables/{table}")).status_code == 404


@runs
async def test_a_guest_does_not_take_away_the_table_somebody_else_opened(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        seats = [{"kind": "open"}] * 3
        table = (await http.post("/api/tables", json={"game": "cafe-race", "seats": seats})).json()["id"]
        http.cookies.clear()
        await http.post("/api/me", json={"name": "Ada"})
        wish = {"type": "set-seat", "id": "a", "seat": 1, "kind": "person", "level": "regular", "name": ""}
        assert (await http.post(f"/api/tables/{table}/commands", json=wish)).json()["type"] == "done"
        assert (await http.post(f"/api/tables/{table}/remove")).json()["words"]["key"] == "server-others-sat"


@runs
async def test_who_looks_on_through_another_process_is_told_that_the_table_is_gone() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        other = await hall_around(hall.house.store)
        there = await other.house.room(room.table.id)
        onlooker = Viewer(NOBODY, OWN_SEAT)
        there.greet(onlooker, 0)
        await take_away(hall.house, room, zoe)
        await other.sweeper._poll()
        assert there.left
        assert not other.house.rooms
        last = [onlooker.queue.get_nowait() for _ in range(onlooker.queue.qsize())][-1]
        assert b"server-no-table" in last


class TakenAway(MemoryStore):
    """A store whose table is taken away just after it was found."""

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        return []


@runs
async def test_a_table_taken_away_while_it_wakes_is_unknown_and_no_trouble() -> None:
    async with hall_in(TakenAway()) as hall:
        zoe = await hall.person("Zoé")
        with pytest.raises(Unknown):
            await hall.open(zoe, "cafe-race", "person", "bot", "bot")
