"""Ten reviews of finished games asked for at once at a real server: others' p99 while they are worked out, and before.

Two tables of people play on by socket from another address. What counts is the time from sending a choice until
everybody at the table was told; both are measured in one run, beside each other.
"""

import asyncio
import time
from pathlib import Path

import msgspec

from tests.soak.flooding import Honest, Line, person, play_out, started, table_of
from tests.soak.telling import tell
from tests.soak.test_floods import LIMIT, TRIES, House, share

FINISHED = ("cafe-race", "cafe-international", "espresso-doppio", "top-race", "cafe-race") * 2
SEATS = {"cafe-race": 4, "cafe-international": 3, "espresso-doppio": 2, "top-race": 4}
OTHERS = 2
SECONDS = 25.0  # before the reviews; during them as long as they take
PACE = 0.1


async def finish(line: Line, game: str) -> str:
    table = await table_of(line, game, [{"kind": "screen"}] * SEATS[game])
    await started(line, table)
    await play_out(line, table)
    return table


class Followed(msgspec.Struct):
    """A review as the page follows it: seconds until there was something to see, and until its end."""

    first: float = 0.0
    whole: float = 0.0


async def follow(line: Line, table: str) -> Followed:
    begun, number = time.perf_counter(), 0
    found = Followed()
    while True:
        answer = await line.ask("GET", f"/api/tables/{table}/review?after={number}")
        if answer.status == 200:
            page = answer.json()
            number = page["number"]
            found.whole = time.perf_counter() - begun
            found.first = found.first or found.whole
            if page["done"]:
                return found
        else:
            assert answer.status == 429, answer
            await asyncio.sleep(0.3)


class Evening:
    """Ten people with a finished game each, and others who play on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: list[Line] = []
        self.others = [Honest(house.port) for _ in range(OTHERS)]

    async def sit_down(self) -> None:
        for one in self.others:
            await one.sit_down()

    async def finish_games(self) -> list[str]:
        addresses = [next(self.house.addresses) for _ in FINISHED]
        self.people = [await person(self.house.port, "Ada", address) for address in addresses]
        return await asyncio.gather(*map(finish, self.people, FINISHED))

    async def listen(self, until: float) -> None:
        for one in self.others:
            one.choices = []
        await asyncio.gather(*[one.play(until, PACE) for one in self.others])

    def choices(self) -> list[float]:
        return [seconds for one in self.others for seconds in one.choices]

    async def measure(self) -> tuple[list[float], list[float], list[Followed]]:
        """Others' choices before and while the reviews are worked out, and how long each of these took."""
        tables = await self.finish_games()
        await self.listen(time.perf_counter() + SECONDS)
        before = self.choices()
        for one in self.others:
            one.choices = []
        playing = [asyncio.create_task(one.play(time.perf_counter() + 600.0, PACE)) for one in self.others]
        took = await asyncio.gather(*map(follow, self.people, tables))
        during = self.choices()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return before, during, took


def test_others_keep_their_pace_while_ten_reviews_run(tmp_path: Path) -> None:
    house = House(tmp_path)
    before, during, took = [0.0], [0.0], [Followed()]
    try:
        for _ in range(TRIES):
            evening = Evening(house)
            house.runner.run(evening.sit_down())
            before, during, took = house.runner.run(evening.measure())
            if share(during, 0.99) < LIMIT:
                break
    finally:
        house.process.terminate()
        house.process.wait(20)
    figures = [f"{share(times, 0.5):.1f} / {share(times, 0.99):.1f} ms" for times in (before, during)]
    counts = f"{len(before):,} before, {len(during):,} meanwhile"
    tell(
        f"{len(FINISHED)} reviews at once, something to see after at most {max(one.first for one in took):.1f} s, "
        f"done after {min(one.whole for one in took):.0f} to {max(one.whole for one in took):.0f} s; others' choices "
        f"({counts}), median / p99: {figures[0]} before, {figures[1]} meanwhile, "
        f"{share(during, 0.99) / share(before, 0.99):.1f} times as long"
    )
    assert share(during, 0.99) < LIMIT
