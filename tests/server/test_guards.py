"""At the door: half requests, pings without end, frames that are none, and a table full of strangers."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from comptoir.server import connection, guards, lines, live, metering
from comptoir.server.config import Config
from comptoir.server.lines import GuardedSocket, ends_whole, framed, whole_text
from comptoir.server.metering import Reading
from comptoir.server.running import serve
from comptoir.server.security import Limit, Limits
from tests.server.fuzzing import FLOODS, Breach, frame, hunt_flood, hunt_half_requests, upgrade
from tests.server.players import Player, new_person, new_table
from tests.server.running import runs

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"


@asynccontextmanager
async def house(folder: Path, rate: float = 1.0, buffers: int = 0) -> AsyncIterator[str]:
    """A real server on a real socket, with the usual limits. `buffers`: what the system keeps of unread answers."""
    listening = socket.create_server(("127.0.0.1", 0))
    if buffers:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffers)
    ready = asyncio.Event()
    config = Config(database=str(folder / "house.sqlite3"), bots=1, rate=rate)
    serving = asyncio.create_task(serve(config, listening, ready.set))
    await ready.wait()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def sends(url: str, data: bytes, stranger: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = int(url.rpartition(":")[2])
    local = ("127.0.0.2", 0) if stranger else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(60):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@runs
async def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "REQUEST_TIME", 0.3)
    body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    async with house(tmp_path) as url:
        half = [await sends(url, data) for data in [HALF, body, b""] * 10]
        for reader, _ in half:
            assert b"200" not in await rest(reader)
        # A second half request on a line that was used well before.
        reader, writer = await sends(url, WHOLE)
        assert b"200 OK" in await reader.readuntil(b"}")
        writer.write(HALF)
        await rest(reader)


@runs
async def test_half_a_request_behind_a_whole_one_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "REQUEST_TIME", 0.3)
    half = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    async with house(tmp_path) as url:
        reader, _ = await sends(url, WHOLE + half)
        assert b"200 OK" in await reader.readuntil(b"}")
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                await reader.read()


@runs
async def test_of_many_half_requests_the_oldest_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "UNFINISHED", 5)
    async with house(tmp_path) as url:
        half = [await sends(url, HALF) for _ in range(8)]
        for reader, _ in half[:3]:
            await rest(reader)
        reader, writer = half[7]
        writer.write(b"\r\n")
        assert b"200 OK" in await reader.readuntil(b"}")


@runs
async def test_idle_lines_make_room_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "IDLE", 3)
    async with house(tmp_path) as url:
        idle = [await sends(url, WHOLE) for _ in range(5)]
        for reader, _ in idle:
            assert b"200 OK" in await reader.readuntil(b"}")
        assert await rest(idle[0][0]) == b""


@runs
async def test_a_long_poll_is_a_whole_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "REQUEST_TIME", 0.1)
    monkeypatch.setattr("comptoir.server.api.play.LONG_POLL", 0.5)
    async with house(tmp_path) as url:
        token = await new_person(url, "Zoé")
        table = await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        async with httpx.AsyncClient(base_url=url) as http:
            assert (await http.get(f"/api/tables/{table}/wait?seq=1")).json()["updates"] == []


async def lobby(url: str) -> str:
    token = await new_person(url, "Zoé")
    return await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])


@pytest.mark.parametrize(
    ("flood", "code"),
    [
        (frame(0x89, b"a") * 1000, 1008),
        (frame(0x8A, b"a") * 1000, 1008),
        (frame(0x01) + frame(0x00) * 5000, 1008),
        (frame(0x81, b'{"type":"ack","seq":1}') * 600, 1008),
        (frame(0x81, b"\xff\xfe"), 1007),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
    ],
    ids=["pings", "pongs", "fragments", "messages", "no text", "too long"],
)
def test_frames_without_end_end_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, flood: bytes, code: int
) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            table = await lobby(url)
            reader, writer = await sends(url, upgrade(table))
            await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                writer.write(flood)
                await writer.drain()
            answer = await rest(reader)
            assert code.to_bytes(2, "big") in answer[-100:], answer[-200:]
            assert answer.count(b"\x8a\x01a") <= lines.SLICE / 7  # pongs: those of one slice at the most
            async with httpx.AsyncClient(base_url=url) as http:
                assert (await http.get("/healthz")).json()["sockets"] == 0

    with caplog.at_level(logging.WARNING):
        test()
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "odd",
    [b"Content-Length: 5\r\n", b"X: " + b"y" * 20_000 + b"\r\n", b"".join(b"X%d: y\r\n" % each for each in range(300))],
    ids=["a body", "a long header", "many headers"],
)
def test_a_request_that_opens_no_socket_is_refused_and_not_kept(tmp_path: Path, odd: bytes) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            request = upgrade(await lobby(url)).replace(b"Upgrade: websocket\r\n", b"Upgrade: websocket\r\n" + odd)
            assert odd in request
            if odd.startswith(b"Content"):
                request = b"POST" + request.removeprefix(b"GET") + b"hello"
            reader, _ = await sends(url, request)
            async with asyncio.timeout(20):
                assert (await reader.read()).startswith(b"HTTP/1.1 400 ")

    test()


class Stuck:
    def __init__(self) -> None:
        self.size = 100
        self.ends: list[str] = []

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.ends.append("aborted")


@runs
async def test_a_slow_reader_is_waited_for_and_a_stuck_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metering, "STUCK", 0.0)
    line = Stuck()
    reading = Reading(line)  # type: ignore[arg-type]
    reading.watch()
    line.size = 50
    reading._look()
    assert line.ends == []
    reading._look()
    assert line.ends == ["aborted"]
    reading.stop()


@runs
async def test_a_socket_that_is_never_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metering, "STUCK", 0.3)
    gone = asyncio.Event()

    def lost(connection: GuardedSocket, _error: Exception | None) -> None:
        WebSocketsSansIOProtocol.connection_lost(connection, _error)
        gone.set()

    async with house(tmp_path, rate=100, buffers=4096) as url:
        table = await lobby(url)
        monkeypatch.setattr(GuardedSocket, "connection_lost", lost)
        with socket.socket() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.connect(("127.0.0.1", int(url.rpartition(":")[2])))
            silent.sendall(upgrade(table))
            await asyncio.sleep(0.2)
            silent.sendall(frame(0x81, b'{"type":"look","id":"l","seat":-1}') * 200)
            async with asyncio.timeout(20):
                await gone.wait()


@pytest.mark.parametrize("named", [False, True])
@runs
async def test_a_tables_players_get_in_however_many_strangers_look_on(
    named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PER_TABLE", 4)
    async with house(tmp_path) as url:
        token = await new_person(url, "Zoé")
        table = await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        card = await new_person(url, "Eve") if named else ""
        strangers = [await sends(url, upgrade(table, card), stranger=True) for _ in range(6)]
        for reader, _ in strangers:
            await reader.readuntil(b'"type":')
        player = await Player(url, token, table).connect()
        await player.until(lambda here: here.table)
        # An onlooker from elsewhere gets in too, in the place of one of them.
        onlooker = await Player(url, "", table).connect()
        await onlooker.until(lambda here: here.table)
        async with httpx.AsyncClient(base_url=url) as http, asyncio.timeout(60):
            while (await http.get("/healthz")).json()["sockets"] != 5:
                await asyncio.sleep(0.02)
        await player.close()
        await onlooker.close()


@runs
async def test_where_every_place_is_taken_fairly_players_get_in_and_onlookers_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PER_TABLE", 1)
    async with house(tmp_path) as url:
        token = await new_person(url, "Zoé")
        table = await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        first, late = [await Player(url, await new_person(url, name), table).connect() for name in ("Max", "Ida")]
        await first.until(lambda here: here.table)
        await late.until(lambda here: here.messages)
        player = await Player(url, token, table).connect()
        await player.until(lambda here: here.table)
        assert late.messages[0]["words"]["key"] == "server-full"
        for one in (first, late, player):
            await one.close()


@pytest.mark.parametrize("proxied", [False, True])
def test_a_house_has_as_many_lines_as_the_system_gives(proxied: bool) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        guards.Door(proxied=proxied)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@runs
async def test_two_dozen_phones_behind_one_router_meet_no_limit(tmp_path: Path) -> None:
    async with house(tmp_path) as url, httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(24):
            answer = await http.post("/api/me", json={"name": f"P{number}", "token": True})
            headers = {"authorization": f"Bearer {answer.json()['token']}"}
            answers = await asyncio.gather(*[http.get("/api/me", headers=headers) for _ in range(40)])
            assert {each.status_code for each in answers} == {200}


@runs
async def test_those_without_a_name_share_a_bucket_and_files_are_not_counted(tmp_path: Path) -> None:
    async with house(tmp_path, rate=0.02) as url, httpx.AsyncClient(base_url=url, timeout=60) as http:
        token = (await http.post("/api/me", json={"name": "Zoé", "token": True})).json()["token"]
        assert 429 in [(await http.get("/api/me")).status_code for _ in range(30)]
        assert {(await http.get("/nowhere")).status_code for _ in range(30)} == {200}
        named = await http.get("/api/me", headers={"authorization": f"Bearer {token}"})
        assert named.status_code == 200


@runs
async def test_acknowledgements_are_not_counted_against_anybody(tmp_path: Path) -> None:
    async with house(tmp_path) as url:
        token = await new_person(url, "Zoé")
        table = await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        player = await Player(url, token, table).connect()
        assert player.socket is not None
        for _ in range(310):
            await player.socket.send('{"type":"ack","seq":1}')
        await player.done("chat", text="still here")
        assert "server-too-fast" not in json.dumps(player.messages)
        await player.close()


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_messages_are_framed_as_the_library_frames_them(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def said(text: bytes, fin: bool = True) -> bytes:
    """As a client frames it, masked by chance."""
    return Frame(Opcode.TEXT, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("length", [1, 3, 125, 126, 127, 128, 1024])
def test_a_message_in_one_frame_is_read_as_the_library_reads_it(length: int) -> None:
    text = bytes(range(32, 32 + 90)) * 12
    assert whole_text(said(text[:length])) == text[:length]


@pytest.mark.parametrize(
    "other",
    [
        said(b""),
        said(b"x" * 1025),
        said(b"x")[:-1],
        said(b"x") * 2,
        said(b"x", fin=False),
        framed(b"x" * 10),
        b"\x81",
        b"\x81\xfe\x00\x7d" + bytes(4) + b"x" * 125,
    ],
    ids=["empty", "long", "cut", "two", "unfinished", "bare", "nothing but a beginning", "a short one written long"],
)
def test_whatever_else_comes_is_left_to_the_library(other: bytes) -> None:
    assert whole_text(other) == b""


def test_where_a_frame_is_cut_is_seen() -> None:
    whole = said(b"x" * 5) + said(b"x" * 200) + said(b"x" * 70_000) + said(b"y")
    ends = [0, len(said(b"x" * 5)), len(said(b"x" * 5) + said(b"x" * 200)), len(whole) - 7, len(whole)]
    cuts = [*range(240), *range(len(whole) - 20, len(whole) + 1)]
    assert [cut for cut in cuts if ends_whole(whole[:cut])] == [end for end in ends if end in cuts]
    assert not ends_whole(said(b"x", fin=False))


@runs
async def test_acknowledgements_are_noted_around_frames_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[bool] = []
    usual = connection.Connection._acknowledges

    def acknowledges(self: connection.Connection, text: bytes) -> bool:
        noted.append(usual(self, text))
        return noted[-1]

    monkeypatch.setattr(connection.Connection, "_acknowledges", acknowledges)
    ack, ping = said(b'{"type":"ack","seq":0}'), said(b'{"type":"ping"}')
    async with house(tmp_path) as url:
        reader, writer = await sends(url, upgrade(await lobby(url)))
        await reader.readuntil(b"\r\n\r\n")
        for data in [ping, ack, ping + ack, ack + ping[:4], ping[4:] + ack + ack, ack + ping]:
            writer.write(data)
            if data.endswith(ping) or ping[4:] in data:
                async with asyncio.timeout(60):
                    await reader.readuntil(b'"type":"pong"')
        assert noted.count(True) == 6
        writer.close()


def test_buckets_that_are_full_again_are_forgotten() -> None:
    limit = Limit(10, 1e9)
    for asker in range(20_000):
        limit.allows(f"{asker}")
    assert len(limit.buckets) < 2_500


def test_who_has_left_is_forgotten() -> None:
    crowd = Limits(1.0).polls
    for asker in range(100):
        with crowd.joined(f"{asker}"):
            assert not crowd.full(f"{asker}")
            assert not crowd.full("somebody else")
    assert not crowd.count


# The nonsense hunt would find each of these if it were there.


def test_a_planted_patience_with_half_requests_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            await hunt_half_requests(int(url.rpartition(":")[2]), each=2, patience=3.0)

    monkeypatch.setattr(guards, "REQUEST_TIME", 0.3)
    test()
    monkeypatch.setattr(guards, "REQUEST_TIME", 1e6)
    with pytest.raises(Breach, match="still waiting"):
        test()


@pytest.mark.parametrize(
    ("flood", "method"),
    [
        ("pings", "handle_ping"),
        ("pongs", "handle_pong"),
        ("fragments", "handle_cont"),
        ("messages", "handle_text"),
        ("no text", "send_receive_event_to_app"),
    ],
)
def test_a_planted_patience_with_frames_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, flood: str, method: str
) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            await hunt_flood(int(url.rpartition(":")[2]), await lobby(url), FLOODS[flood], patience=3.0)
        if any(record.exc_info for record in caplog.records):
            raise Breach("a trace in the logs")

    test()
    monkeypatch.setattr(GuardedSocket, method, getattr(WebSocketsSansIOProtocol, method))
    with pytest.raises(Breach):
        test()


def test_a_planted_patience_with_long_messages_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            await hunt_flood(int(url.rpartition(":")[2]), await lobby(url), FLOODS["too long"], patience=3.0)

    test()
    monkeypatch.setattr("comptoir.server.running.MESSAGE_LIMIT", 1 << 50)
    with pytest.raises(Breach, match="goes on listening"):
        test()
