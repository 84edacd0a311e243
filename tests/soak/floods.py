"""The floods themselves: each is one visitor's and lasts for a while. In a process of its own, so that it takes nothing
from those who measure: `python -m tests.soak.floods NAME PORT SECONDS ADDRESS FINISHED HONEST TABLES TOKEN …`.
"""

import asyncio
import contextlib
import random
import sys
import time

import msgspec

from bench.sockets import Socket
from comptoir.games import GAMES
from comptoir.games.espresso_doppio.options import SHIPPED_DECK
from comptoir.games.top_race.circuits import circuit_text
from comptoir.house.fair import luck_for, promise, seed_of
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Recorder
from comptoir.kernel.record import SETUP, Entry, Record, undo, write_record
from tests.soak.flooding import Flood, Line, Visitor, hold, ignore, patiently, socket, table_of


def a_deck() -> str:
    """Another deck each time: the parts of its stacks are drawn anew."""
    pieces = [f"{colour}-{kind}" for colour in ("white", "caramel", "brown") for kind in ("saucer", "cup", "spoon")]
    lines = [line.partition("#")[0].split() for line in SHIPPED_DECK.splitlines()]
    words = [line for line in lines if line]
    for line in words:
        if line[2] == "set":
            line[3:] = random.sample(pieces, 3)
    return "\n".join(" ".join(line) for line in words)


def a_circuit() -> str:
    return (
        circuit_text("aerodrome")
        .replace("\n", f" # {random.random()}\n")
        .replace("circuit ", f"circuit {random.random()} ", 1)
    )


def a_long_record() -> str:
    """A game of Espresso Doppio that is being played, of nearly 60,000 signs, with all its luck in order."""
    game, secret = GAMES["espresso-doppio"], "5" * 64
    options, seed, lucky = game.make_options({}), seed_of(secret, []), 0
    record = Record(game.name, game.rules, 2, facts=game.fact_list)
    record.commitment, record.secrets = promise(secret), {"secret": secret}
    luck = Recorder(luck_for(seed, 0))
    past = [(0, game.setup(options, 2, luck, Journal(), game.rules))]
    record.entries, size = [Entry(SETUP, 0, luck.draws)], 2_000
    while size < 58_000:
        lucky += bool(luck.draws)
        number, position = len(record.entries), past[-1][1].copy()
        luck = Recorder(luck_for(seed, lucky))
        seat = position.waiting()[0]
        choice = random.choice(position.choices(seat))
        position.play(seat, choice, luck)
        record.entries.append(Entry(seat, choice, luck.draws))
        past.append((number, position))
        if position.over:
            record.entries.append(undo(2))
            past = past[:2]
        size += 20 + 6 * len(luck.draws)
    return write_record(record, game)


async def decks_and_circuits(visitor: Visitor, until: float) -> None:
    async def work(line: Line, number: int) -> None:
        if number % 2:
            await line.ask("POST", "/api/scenery", {"game": "top-race", "options": {"circuit": a_circuit()}})
        else:
            wish = {"game": "espresso-doppio", "seats": [{"kind": "screen"}] * 2, "options": {"deck": a_deck()}}
            await line.ask("POST", "/api/tables", wish)

    await visitor.all_at_once(until, work)


async def replays(visitor: Visitor, until: float) -> None:
    async def work(line: Line, number: int) -> None:
        path = f"/api/tables/{visitor.finished}"
        if number % 3:
            await line.ask("GET", f"{path}/replay?seat={number % 7 - 1}")
        else:
            await line.ask("POST", f"{path}/continue", {"entry": random.randrange(20, 200), "seat": 0})

    await visitor.all_at_once(until, work)


async def pings(visitor: Visitor, until: float) -> None:
    """Two nameless sockets, pings as fast as they go; cut off, they come again."""
    flood = b"\x89\x81\0\0\0\0a" * 9_000

    async def one() -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, TimeoutError):
                made = await socket(visitor.port, visitor.finished, "", visitor.source, ignore)
                while not made.closed and time.perf_counter() < until:
                    visitor.sent += 9_000
                    made.transport.write(flood)
                    await asyncio.sleep(0.005)
                made.transport.abort()
            await asyncio.sleep(0.01)

    await asyncio.gather(one(), one())


async def half_requests(visitor: Visitor, until: float) -> None:
    async def one() -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", visitor.port, local_addr=(visitor.source, 0)
                )
                visitor.sent += 1
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
                async with asyncio.timeout(max(0.1, until - time.perf_counter())):
                    await reader.read()
                writer.close()

    await asyncio.gather(*[one() for _ in range(300)])


async def a_strangers_sockets(visitor: Visitor, until: float) -> None:
    """As many as he gets, at one table, talking all the time."""
    made: list[Socket] = []

    async def one() -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, TimeoutError):
                here = await socket(visitor.port, visitor.honest, "", visitor.source, ignore)
                made.append(here)
                while not here.closed and time.perf_counter() < until:
                    visitor.sent += 1
                    here.send(b'{"type":"ping"}')
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)

    await asyncio.gather(*[one() for _ in range(200)])
    await hold(made, until)


def a_name(visitor: Visitor, number: int) -> Line:
    person = visitor.people[number % len(visitor.people)]
    return Line(person.port, person.token, visitor.source)


async def decks_awake(visitor: Visitor, until: float) -> None:
    """Eighty decks and circuits of his own awake at once, all looked at, and each asked for again and again."""
    looking = [
        await socket(visitor.port, table, a_name(visitor, number).token, visitor.source, ignore)
        for number, table in enumerate(visitor.tables)
    ]

    async def one(number: int, table: str) -> None:
        line = a_name(visitor, number)
        while time.perf_counter() < until:
            answer = await line.ask("GET", f"/api/tables/{table}")
            visitor.sent += answer.status == 200

    await asyncio.gather(*[one(number, table) for number, table in enumerate(visitor.tables)])
    await hold(looking, until)


async def tables_of_bots(visitor: Visitor, until: float) -> None:
    """160 tables of masters, each looked at."""
    looking = [
        await socket(visitor.port, table, a_name(visitor, number).token, visitor.source, ignore)
        for number, table in enumerate(visitor.tables)
    ]
    visitor.sent = sum(not each.closed for each in looking)
    await hold(looking, until)


async def an_open_crowd(visitor: Visitor, until: float) -> None:
    """Onlookers at the others' table who come and go, as many and as fast as they are let in."""

    async def one() -> None:
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, TimeoutError):
                here = await socket(visitor.port, visitor.honest, "", visitor.source, ignore)
                visitor.sent += 1
                await asyncio.sleep(random.uniform(0.2, 2.0))
                here.transport.abort()

    await asyncio.gather(*[one() for _ in range(190)])


async def options(visitor: Visitor, until: float) -> None:
    tables = {}
    for line in visitor.people:
        with contextlib.suppress(AssertionError):
            tables[line.token] = await table_of(line, "top-race", [{"kind": "person"}, {"kind": "open"}])

    async def work(line: Line, number: int) -> None:
        wish = {"type": "set-options", "id": f"o{number}-{random.getrandbits(40)}", "options": {"circuit": a_circuit()}}
        wish["options"]["circuit"] += "#" + "x" * 60_000 if number % 2 else "#" + "x" * 8_000  # type: ignore[index]
        await line.ask("POST", f"/api/tables/{tables.get(line.token, 'none')}/commands", wish)

    await visitor.all_at_once(until, work)


async def mutes(visitor: Visitor, until: float) -> None:
    tables = {}
    for line in visitor.people:
        with contextlib.suppress(AssertionError):
            tables[line.token] = await table_of(
                line, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
            )

    async def work(line: Line, number: int) -> None:
        wish = {"type": "mute", "id": f"m{random.getrandbits(60)}", "person": f"p{number}", "muted": True}
        await line.ask("POST", f"/api/tables/{tables.get(line.token, 'none')}/commands", wish)

    await visitor.all_at_once(until, work)


async def snapshots(visitor: Visitor, until: float) -> None:
    """The whole of a long game, again and again, by name and without."""

    async def work(line: Line, number: int) -> None:
        line.token = line.token if number % 2 else ""
        await line.ask("GET", f"/api/tables/{visitor.finished}")

    await visitor.all_at_once(until, work)


async def waking(visitor: Visitor, until: float) -> None:
    """Addresses that may be tables."""

    async def work(line: Line, _number: int) -> None:
        await line.ask("GET", f"/api/tables/{random.getrandbits(100):x}")
        await line.ask("GET", "/assets/" + "a" * 3_000)

    await visitor.all_at_once(until, work)


async def acknowledgements(visitor: Visitor, until: float) -> None:
    """A hundred sockets of one name at a table of his, each saying all the time that it has heard."""
    named = visitor.people[0]
    table = await table_of(named, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])

    async def one(number: int) -> None:
        token = visitor.people[number % len(visitor.people)].token
        while time.perf_counter() < until:
            with contextlib.suppress(OSError, TimeoutError):
                here = await socket(visitor.port, table, token, visitor.source, ignore)
                while not here.closed and time.perf_counter() < until:
                    visitor.sent += 8
                    for _ in range(8):
                        here.send(b'{"type":"ack","seq":1}')
                    await asyncio.sleep(0.1)
                here.transport.abort()
            await asyncio.sleep(0.05)

    await asyncio.gather(*[one(number) for number in range(180)])


async def reviews(visitor: Visitor, until: float) -> None:
    """As many looks at the review of a long game as he gets, hung up on at once."""

    async def work(line: Line, number: int) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await line.ask("GET", f"/api/tables/{visitor.finished}/review?after={number % 30}")
        line.close()

    await visitor.all_at_once(until, work)


async def removals(visitor: Visitor, until: float) -> None:
    """Take away the others' table, and one of his own, again and again; switch what is forced to and fro."""

    async def work(line: Line, number: int) -> None:
        if number % 3 == 0:
            wish = {"game": "cafe-race", "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]}
            made = await line.ask("POST", "/api/tables", wish)
            if made.status == 201:
                path = f"/api/tables/{made.json()['id']}"
                for turn in range(20):
                    switch = {"type": "set-forced", "id": f"f{turn}", "forced": turn % 2 == 0}
                    await line.ask("POST", f"{path}/commands", switch)
                await line.ask("POST", f"{path}/remove")
        else:
            await line.ask("POST", f"/api/tables/{visitor.honest if number % 3 == 1 else visitor.finished}/remove")

    await visitor.all_at_once(until, work)


async def parcels(visitor: Visitor, until: float) -> None:
    """Games carried home, as long as a parcel may be, taken back and played again all the way."""
    record = a_long_record()

    async def work(line: Line, _number: int) -> None:
        seats = [{"kind": "person"}, {"kind": "bot"}]
        await line.ask("POST", "/api/parcels", {"record": record, "seats": seats, "origin": "pocket-x"})

    await visitor.all_at_once(until, work)


async def doors_of_the_day(visitor: Visitor, until: float) -> None:
    """The day, its tables and results, the puzzles of all the days it shows, answered anyhow, lists and progress."""
    games = [*GAMES]
    dates = [day["date"] for day in (await patiently(visitor.people[0], "GET", "/api/day"))["calendar"]]

    async def work(line: Line, number: int) -> None:
        game, date = games[number % len(games)], dates[number % len(dates)]
        await line.ask("GET", "/api/day")
        await line.ask("GET", f"/api/puzzle/{date}")
        await line.ask("POST", f"/api/puzzle/{date}", {"choice": number % 40})
        await line.ask("POST", f"/api/day/{game}", {"practice": number % 3 == 0})
        await line.ask("GET", f"/api/day/{date}/{game}")
        await line.ask("GET", random.choice(("/api/tables", "/api/mine/progress", "/api/mine/games", "/api/day/ahead")))

    await visitor.all_at_once(until, work)


POLLS = 38  # of each name: a few less than it gets


async def crowd_of_polls(visitor: Visitor, until: float, path: str, news: str) -> None:
    """All the long polls his names get, woken at once by a word of his, again and again."""

    async def poll(person: Line) -> None:
        line = Line(person.port, person.token, visitor.source)
        await asyncio.sleep(random.uniform(0, 2))  # whoever knocks at once is not let in at all
        while (left := until - time.perf_counter()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    seen = (await line.ask("GET", path)).body
                    seq = seen.partition(b'"seq":')[2].partition(b",")[0].decode()
                    told = await line.ask("GET", f"{path}/wait?seq={seq or 1}")
                    visitor.sent += told.status == 200
        line.close()

    async def wake() -> None:
        line = Line(visitor.port, visitor.people[0].token, visitor.source)
        while time.perf_counter() < until:
            body = f'{{"id":"w{random.getrandbits(60)}",{news}}}'.replace("*", str(random.random() < 0.5).lower())
            await line.ask("POST", f"{path}/commands", msgspec.Raw(body.encode()))
            await asyncio.sleep(0.2)

    await asyncio.gather(wake(), *[poll(person) for person in visitor.people for _ in range(POLLS)])


async def polls(visitor: Visitor, until: float) -> None:
    seats = [{"kind": "person"}, *[{"kind": "bot"}] * 4]
    table = await table_of(visitor.people[0], "cafe-international", seats)
    await crowd_of_polls(visitor, until, f"/api/tables/{table}", '"type":"chat","text":"*"')


async def an_evenings_polls(visitor: Visitor, until: float) -> None:
    host, menu = visitor.people[0], [{"box": "x"}]
    made = await host.ask("POST", "/api/evenings", {"name": "V", "menu": menu, "minutes": 30})
    path = f"/api/evenings/{made.json()['code']}"
    for number, person in enumerate(visitor.people):
        await person.ask("POST", f"{path}/commands", {"type": "join", "id": "j", "name": f"V{number}"})
    await crowd_of_polls(visitor, until, path, '"type":"set-door","open":*')


async def forecasts(visitor: Visitor, until: float) -> None:
    """What every rule would change, asked for over and over."""
    tables = [
        await table_of(
            line, "top-race", [{"kind": "person"}, *[{"kind": "bot"}] * 5], options={"races": 1 + number % 3}
        )
        for number, line in enumerate(visitor.people)
    ]

    async def work(line: Line, number: int) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.05, until - time.perf_counter())):
                await line.ask("GET", f"/api/tables/{random.choice(tables)}/forecast?after={number % 400}")

    await visitor.all_at_once(until, work)


FLOODS: dict[str, Flood] = {
    "decks and circuits": decks_and_circuits,
    "decks awake": decks_awake,
    "replays": replays,
    "pings": pings,
    "half requests": half_requests,
    "a stranger's sockets": a_strangers_sockets,
    "tables of bots": tables_of_bots,
    "an open crowd comes and goes": an_open_crowd,
    "options": options,
    "mutes": mutes,
    "snapshots": snapshots,
    "waking": waking,
    "acknowledgements": acknowledgements,
    "reviews": reviews,
    "removals": removals,
    "parcels": parcels,
    "polls": polls,
    "an evening's polls": an_evenings_polls,
    "forecasts": forecasts,
    "doors of the day": doors_of_the_day,
}


async def main(name: str, port: str, seconds: str, *told: str) -> None:
    address, finished, honest, tables, *tokens = told
    visitor = Visitor(int(port), address)
    visitor.finished, visitor.honest, visitor.tables = finished, honest, tables.split()
    visitor.people = [Line(visitor.port, token, visitor.source) for token in tokens]
    await FLOODS[name](visitor, time.perf_counter() + float(seconds))
    print(visitor.sent)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
