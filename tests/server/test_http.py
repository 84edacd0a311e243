"""Plain HTTP: identity, headers, limits, errors as sentences, play without a socket."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from comptoir.server.app import Server
from comptoir.server.config import Config
from tests.server.inside import FirstChoice
from tests.server.running import runs


@asynccontextmanager
async def site(folder: Path, **settings: object) -> AsyncIterator[httpx.AsyncClient]:
    config = Config(database=str(folder / "house.sqlite3"), **settings)  # type: ignore[arg-type]
    server = Server(config)
    server.house.bots = FirstChoice()
    await server.open()
    transport = httpx.ASGITransport(server.app())
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client
    await server.close()


SEATS = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]


async def open_table(http: httpx.AsyncClient) -> str:
    await http.post("/api/me", json={"name": "Zoé"})
    made = await http.post("/api/tables", json={"game": "cafe-race", "seats": SEATS})
    assert made.status_code == 201
    return str(made.json()["id"])


@runs
async def test_a_name_and_a_cookie_make_an_identity(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        assert (await http.get("/api/me")).json()["id"] == ""
        made = await http.post("/api/me", json={"name": "  Zoé\u0007  "})
        assert made.json()["name"] == "Zoé"
        assert made.json()["token"] == ""
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert (await http.get("/api/me")).json()["id"] == made.json()["id"]
        renamed = await http.post("/api/me", json={"name": "Zoë"})
        assert renamed.json() == {**made.json(), "name": "Zoë"}
        assert (await http.post("/api/me", json={"name": "\u200b"})).status_code == 409


@runs
async def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with site(tmp_path, site="https://comptoir.example") as http:
        made = await http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "https://comptoir.example"})
        assert made.headers["set-cookie"].startswith("__Host-comptoir=")
        assert "Secure" in made.headers["set-cookie"]


@runs
async def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        token = (await http.post("/api/me", json={"name": "Zoé", "token": True})).json()["token"]
        assert len(token) > 40
    for file in tmp_path.iterdir():
        assert token.encode() not in file.read_bytes()


@runs
async def test_another_sites_page_may_not_act(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        answer = await http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["words"]["key"] == "server-origin"
        same = await http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "http://house"})
        assert same.status_code == 200


@runs
async def test_every_answer_carries_the_guarding_headers(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        for path in ("/", "/api/games", "/api/tables/nowhere", "/healthz"):
            headers = (await http.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


@runs
async def test_errors_are_sentences(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        cases = [
            (await http.get("/api/tables/nowhere"), 404, "server-no-table"),
            (await http.get(f"/api/tables/{table}?seat=1"), 403, "server-not-your-seat"),
            (await http.get(f"/api/tables/{table}?seat=x"), 400, "server-malformed"),
            (await http.get(f"/api/tables/{table}/record"), 409, "server-not-over"),
            (await http.get(f"/api/tables/{table}/fair"), 409, "server-not-over"),
            (await http.get(f"/api/tables/{table}/replay"), 409, "server-not-over"),
            (await http.post("/api/tables", content=b"{"), 400, "server-malformed"),
            (await http.post("/api/tables", json={"game": "go", "seats": SEATS}), 409, "game-unknown"),
            (await http.post("/api/tables", content=b" " * 70_000), 413, "server-too-big"),
            (await http.post("/api/carry", json={"token": "x" * 20}), 409, "server-link-used"),
        ]
        for answer, status, key in cases:
            assert (answer.status_code, answer.json()["words"]["key"]) == (status, key)


@runs
async def test_who_asks_too_often_is_asked_to_breathe(tmp_path: Path) -> None:
    async with site(tmp_path, rate=0.05) as http:
        answers = [await http.get("/api/games") for _ in range(20)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429


@runs
async def test_who_commands_or_sums_too_often_is_asked_to_breathe_too(tmp_path: Path) -> None:
    async with site(tmp_path, rate=0.1) as http:  # so slow that a busy machine is quicker
        table = await open_table(http)
        chat = {"type": "chat", "id": "c", "text": "hello"}
        answers = [(await http.post(f"/api/tables/{table}/commands", json=chat)).json() for _ in range(9)]
        assert answers[0]["type"] == "done"
        assert "server-too-fast" in {answer["words"]["key"] for answer in answers if answer["type"] == "refused"}
        boards = [(await http.post("/api/scenery", json={"game": "cafe-race"})).status_code for _ in range(6)]
        assert (boards[0], max(boards)) == (200, 429)


@runs
async def test_a_script_plays_by_plain_http(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        address = f"/api/tables/{table}/commands"
        for command in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
            assert (await http.post(address, json=command)).json()["type"] == "done"
        seen = (await http.get(f"/api/tables/{table}")).json()
        choice = seen["play"]["choices"][0]["number"]
        asked = (await http.post(address, json={"type": "what-if", "id": "w", "seat": 0, "choices": [choice]})).json()
        assert asked["type"] == "imagined"
        why = {"type": "why-not", "id": "y", "seat": 0, "move": {"move": "pass"}}
        assert (await http.post(address, json=why)).json()["words"]["key"].startswith("cafe-race-refusal-")
        hint = (await http.post(address, json={"type": "hint", "id": "h", "seat": 0})).json()
        assert hint["choices"][0]["win"] == 500
        step = seen["play"]["step"]
        choose = {"type": "choose", "id": "c", "seat": 0, "step": step, "choice": choice}
        done = (await http.post(address, json=choose)).json()
        assert (await http.post(address, json=choose)).json() == done
        waited = (await http.get(f"/api/tables/{table}/wait?seq={seen['seq']}")).json()
        assert [update["seq"] for update in waited["updates"]] == [done["seq"] - 1, done["seq"]], (
            "the hint, then the choice"
        )
        bots = (await http.get(f"/api/tables/{table}/wait?seq={done['seq']}")).json()
        assert bots["updates"], "after a second the bots have chosen"


@runs
async def test_lists_show_my_tables_and_public_ones(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        mine = await open_table(http)
        wish = {"game": "cafe-race", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], "public": True}
        public = (await http.post("/api/tables", json=wish)).json()["id"]
        lists = (await http.get("/api/tables")).json()
        assert {line["id"] for line in lists["mine"]} == {mine, public}
        (line,) = lists["public"]
        assert (line["id"], line["open"], line["names"][0], line["mine"]) == (public, 2, "Zoé", True)
        http.cookies.clear()
        assert (await http.get("/api/tables")).json()["mine"] == []


@runs
async def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        link = (await http.post(f"/api/tables/{table}/carry", json={"seat": 0})).json()
        refused = await http.post(f"/api/tables/{table}/carry", json={"seat": 1})
        assert refused.status_code == 403
        http.cookies.clear()
        token = link["path"].partition("#")[2]
        carried = await http.post("/api/carry", json={"token": token})
        assert carried.json()["id"] == table
        assert (await http.get("/api/me")).json()["name"] == "Zoé"
        assert (await http.get(f"/api/tables/{table}")).json()["table"]["seats"][0]["mine"]
        assert (await http.post("/api/carry", json={"token": token})).status_code == 409


@runs
async def test_health_tells_a_few_figures(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        figures = (await http.get("/healthz")).json()
        assert figures["ok"] is True
        assert figures["database"] == "sqlite"


@runs
async def test_an_answer_of_several_packets_is_squeezed_for_who_wishes_it(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        plain = await http.get("/api/games", headers={"accept-encoding": "identity"})
        squeezed = await http.get("/api/games")
        assert squeezed.headers["content-encoding"] == "gzip"
        assert int(squeezed.headers["content-length"]) < len(plain.content) / 2
        assert squeezed.content == plain.content
        assert "content-encoding" not in plain.headers
        assert "content-encoding" not in (await http.get("/api/me")).headers  # one packet already


@runs
async def test_a_file_is_sent_in_the_form_it_was_built_in(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        page = await http.get("/", headers={"accept-encoding": "identity"})
        assert page.text.startswith("<!doctype html>")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        plain = await http.get(script[1], headers={"accept-encoding": "identity"})
        gzipped = await http.get(script[1], headers={"accept-encoding": "gzip"})
        assert gzipped.headers["content-encoding"] == "gzip"
        assert gzipped.headers["etag"] == plain.headers["etag"]
        assert gzipped.content == plain.content  # unpacked by the client
        assert "content-encoding" not in plain.headers
        again = await http.get(script[1], headers={"if-none-match": plain.headers["etag"]})
        assert again.status_code == 304


@runs
async def test_the_page_of_a_table_asks_for_its_board_before_its_code_knows_the_game(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        page = (await http.get(f"/t/{table}")).text
        game = re.search(r'<html data-ahead="([a-z-]+)"', page)
        assert game is not None
        assert game[1] == "cafe-race"
        lists = json.loads(re.search(r'id="ahead">(.*?)</script>', page)[1])  # type: ignore[index]
        assert [name for name in lists[game[1]] if name.startswith("assets/cafe-race-") and name.endswith(".js")]
        for name in (*lists["t"], *lists[game[1]], *lists["fr"], *lists["cafe-race-fr"]):
            assert (await http.get(f"/{name}")).status_code == 200
        assert "data-ahead" not in (await http.get("/t/nobody-knows")).text


@runs
async def test_the_page_answers_for_its_own_addresses(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        for path in ("/", "/t/abc", "/learn/cafe-race"):
            answer = await http.get(path)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-cache"
        assert (await http.get("/assets/none.js")).status_code == 404
        assert (await http.get("/../../etc/passwd")).status_code in (200, 404)
        assert b"root:" not in (await http.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd")).content
