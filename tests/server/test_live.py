"""The socket of a real server: numbering, resuming, nonsense, closing, restarting."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.players import Player, new_person, new_table
from tests.server.processes import ServerProcess
from tests.server.running import runs

BOTS = [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("live")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as running:
        yield running


async def seated(server: ServerProcess) -> Player:
    """Somebody in a running race against two bots."""
    token = await new_person(server.url, "Zoé")
    table = await new_table(server.url, token, "cafe-race", BOTS)
    player = await Player(server.url, token, table).connect()
    await player.until(lambda player: player.seq)
    await player.ready()
    await player.done("start")
    await player.reveal()
    await player.until(Player.asked)
    return player


@runs
async def test_who_comes_back_is_told_what_he_missed_one_by_one(server: ServerProcess) -> None:
    player = await seated(server)
    other = await Player(server.url, player.token, player.table_id).connect()
    await other.until(lambda player: player.seq)
    await other.close()
    missed = other.seq
    for text in ("one", "two", "three"):
        await player.done("chat", text=text)
    other.messages.clear()
    await other.connect()
    await other.until(lambda other: other.seq >= missed + 3)  # a bot may have chosen meanwhile
    kinds = [message["type"] for message in other.messages]
    assert "snapshot" not in kinds
    assert other.gaps == 0
    await player.close()
    await other.close()


@runs
async def test_after_a_take_back_who_comes_back_gets_everything_anew(server: ServerProcess) -> None:
    player = await seated(server)
    other = await Player(server.url, player.token, player.table_id).connect()
    await other.until(lambda player: player.seq)
    await other.close()
    seq = await player.choose(1)
    await player.done("take-back", seat=0, to=seq)
    other.messages.clear()
    await other.connect()
    await other.until(lambda other: other.seq > seq)
    assert other.messages[0]["type"] == "snapshot"
    assert seq in other.messages[0]["undone"]
    await player.close()
    await other.close()


async def insist(socket: ClientConnection) -> None:
    """Nonsense until the server has had enough."""
    while True:
        await socket.send("nonsense")
        await asyncio.sleep(0.01)


def refused_ids(player: Player) -> list[str]:
    return [message["id"] for message in player.messages if message["type"] == "refused"]


@runs
async def test_nonsense_is_answered_and_at_last_shown_the_door(server: ServerProcess) -> None:
    player = await seated(server)
    socket = player.socket
    assert socket is not None
    await socket.send("{")
    await socket.send(b"\x00\xff")
    await socket.send('{"type":"choose","id":"x","seat":99,"step":0,"choice":0}')
    await socket.send('{"type":"choose","id":"<script>","seat":0,"step":0,"choice":0}')
    await player.until(lambda player: refused_ids(player)[3:])
    assert refused_ids(player) == ["", "", "x", ""]
    await player.done("chat", text="still here")
    with pytest.raises(ConnectionClosed):
        await insist(socket)
    await player.close()


@runs
async def test_another_sites_page_cannot_open_a_socket(server: ServerProcess) -> None:
    token = await new_person(server.url, "Zoé")
    table = await new_table(server.url, token, "cafe-race", BOTS)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers={"origin": "https://evil.example"})


@runs
async def test_a_seat_is_shown_only_to_its_holder(server: ServerProcess) -> None:
    player = await seated(server)
    thief = await Player(server.url, await new_person(server.url, "Thief"), player.table_id, seat=0).connect()
    await thief.until(lambda thief: thief.messages)
    assert thief.messages[0]["type"] == "closing"
    assert thief.messages[0]["words"]["key"] == "server-not-your-seat"
    watcher = await Player(server.url, "", player.table_id).connect()
    await watcher.until(lambda watcher: watcher.play)
    assert await watcher.refused("look", seat=0) == "server-not-your-seat"
    assert await watcher.refused("chat", text="hello") == "server-need-name"
    for each in (player, thief, watcher):
        await each.close()


@runs
async def test_an_unknown_table_is_a_sentence(server: ServerProcess) -> None:
    lost = await Player(server.url, "", "nowhere").connect()
    await lost.until(lambda lost: lost.messages)
    assert lost.messages[0]["words"]["key"] == "server-no-table"
    await lost.close()


@runs
async def test_presence_tells_who_is_here(server: ServerProcess) -> None:
    player = await seated(server)
    watcher = await Player(server.url, "", player.table_id).connect()
    await watcher.until(lambda watcher: [m for m in watcher.messages if m["type"] == "presence" and m["seats"] == [0]])
    await player.close()
    await watcher.until(lambda watcher: [m for m in watcher.messages if m["type"] == "presence" and m["seats"] == []])
    await watcher.close()


@runs
async def test_a_crowd_that_comes_and_goes_is_told_of_every_other_second(server: ServerProcess) -> None:
    """Not at each coming and going: with two hundred onlookers everybody would be busy with the crowd."""
    player = await seated(server)
    player.messages.clear()
    for _ in range(5):
        crowd = [await Player(server.url, "", player.table_id).connect() for _ in range(4)]
        for each in crowd:
            await each.close()
    stays = await Player(server.url, "", player.table_id).connect()
    await player.until(lambda player: [m for m in player.messages if m.get("spectators") == 1])
    assert len([m for m in player.messages if m["type"] == "presence"]) < 20, "forty have come or gone"
    await stays.close()
    await player.close()


@runs
async def test_those_at_the_table_hear_how_many_watch_them(server: ServerProcess) -> None:
    player = await seated(server)
    watcher = await Player(server.url, "", player.table_id).connect()
    await player.until(lambda player: [m for m in player.messages if m["type"] == "presence" and m["spectators"] == 1])
    player.messages.clear()
    await watcher.close()
    await player.until(lambda player: [m for m in player.messages if m["type"] == "presence" and m["spectators"] == 0])
    await player.close()


@runs
async def test_a_polite_restart_sends_everybody_away_and_back(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path) as server:
        player = await seated(server)
        await player.choose(1)
        before = player.seq
        assert await asyncio.to_thread(server.stop) == 0
        await player.until(lambda player: [m for m in player.messages if m["type"] == "closing"])
        await asyncio.to_thread(server.start)
        await player.close()
        await player.connect()
        await player.until(lambda player: player.seq > before)
        assert player.gaps == 0
        await player.until(Player.asked)
        await player.close()
        assert "trace" not in server.log.read_text()


@runs
async def test_a_command_that_makes_no_sense_is_refused_by_its_id(server: ServerProcess) -> None:
    player = await seated(server)
    assert await player.refused("choose", seat=0, step="first") == "server-malformed"
    assert await player.refused("dance") == "server-malformed"
    await player.close()
