"""Café Race played by people on two processes over one PostgreSQL, and with bots."""

import asyncio
from pathlib import Path

from tests.server.players import Player, api, new_person, new_table
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.running import runs


@runs
async def test_people_on_two_processes_play_a_race_to_its_end(postgres: Postgres, tmp_path: Path) -> None:
    database = await asyncio.to_thread(postgres.database)
    with ServerProcess(database, tmp_path) as one, ServerProcess(database, tmp_path) as two:
        zoe, max_ = await new_person(one.url, "Zoé"), await new_person(two.url, "Max")
        table = await new_table(one.url, zoe, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        host = await Player(one.url, zoe, table).connect()
        guest = await Player(two.url, max_, table).connect()
        watcher = await Player(two.url, "", table).connect()
        await guest.done("set-seat", seat=1, kind="person")
        await guest.ready()
        await host.until(lambda player: player.table["seats"][1]["ready"])
        await host.ready()
        await host.done("start")
        await asyncio.gather(host.reveal(), guest.reveal())
        await host.until(Player.asked)
        await guest.until(Player.asked)
        await a_secret_choice_stays_secret(host, guest, watcher)
        await play_on(host, guest)
        await watcher.until(lambda player: player.play and player.play["over"])
        await host.until(lambda player: player.seq == watcher.seq)
        assert host.gaps == guest.gaps == watcher.gaps == 0
        assert host.play is not None
        assert watcher.play is not None
        assert host.play["sheet"] == watcher.play["sheet"]
        record = (await api(two.url, "", "GET", f"/api/tables/{table}/record")).text
        assert record.startswith("comptoir 1\ngame cafe-race")
        for player in (host, guest, watcher):
            await player.close()


async def a_secret_choice_stays_secret(host: Player, guest: Player, watcher: Player) -> None:
    """A thrust chosen, taken back and chosen anew; the other learns only that it was chosen."""
    assert host.play is not None
    seat, step, choices = host.play["seat"], host.play["step"], host.play["choices"]
    imagined = await host.send("what-if", seat=seat, choices=[choices[2]["number"]])
    assert imagined["preview"]["thrust"] == 3
    reason = await host.send("why-not", seat=seat, choice=choices[2]["number"])
    assert reason["words"] is None
    assert await host.refused("choose", seat=1, step=step, choice=0) == "server-not-your-seat"
    assert await host.refused("choose", seat=seat, step=step + 1, choice=0) == "server-moved-on"
    chosen = await host.choose(2)
    await host.until(lambda player: player.play and player.play["last"] == choices[2]["number"])
    await watcher.until(lambda player: player.seq >= host.seq)
    heard = [happening["event"]["event"] for happening in host.story if happening["entry"] == chosen]
    assert heard == ["chose", "own-thrust"], "whatever a bot does meanwhile"
    assert "own-thrust" not in {happening["event"]["event"] for happening in watcher.story + guest.story}
    assert host.play["undo"]["can"] == "free"
    await host.done("take-back", seat=seat, to=host.play["undo"]["to"])
    await host.until(Player.asked)
    assert all(happening["event"]["event"] != "own-thrust" for happening in host.story)
    refusal = await host.send("why-not", seat=1, choice=0)
    assert refusal["type"] == "refused"


async def play_on(*players: Player) -> None:
    async def play(player: Player) -> None:
        while not (player.play and player.play["over"]):
            await player.until(lambda player: player.asked() or (player.play and player.play["over"]))
            if player.asked():
                seq = await player.choose(3)
                await player.until(lambda player, seq=seq: player.seq >= seq)  # type: ignore[misc]

    await asyncio.gather(*[play(player) for player in players])
