"""What the house's master makes of a day's deal: twenty games, one after the other, when nobody else waits."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from comptoir.bots.memory import heard
from comptoir.bots.search import victory
from comptoir.house.daily import bot_seed
from comptoir.house.pauses import PAUSES
from comptoir.house.table import Table
from comptoir.house.wire_day import MasterRuns
from comptoir.house.workshop import Rank
from comptoir.kernel.address import Addressed
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.journal import Journal
from comptoir.kernel.position import Position

if TYPE_CHECKING:
    from comptoir.house.house import House

AGAIN = 5.0  # seconds until it is tried again where nobody could think


class Deal(msgspec.Struct, frozen=True):
    """What is dealt to everybody."""

    game: Game
    options: Options
    seats: int
    seed: bytes


class Run(msgspec.Struct, frozen=True):
    share: float
    score: int


class Masters:
    """The master sits where people sit, against the same bots, and meets the same luck."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.runs = PAUSES.runs
        self.working: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.one_at_a_time = asyncio.Lock()

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def found(self, table: Table, date: str) -> MasterRuns:
        """As far as it is known; what is missing is begun."""
        name = f"master:{date}:{table.game.name}:"
        runs = [msgspec.json.decode(body, type=Run) for body in (await self.house.store.kept(name)).values()]
        if len(runs) < self.runs and name not in self.working:
            self.working.add(name)
            self.beside(self._work(name, Deal(table.game, table.options, len(table.seats), table.seed())))
        if not runs:
            return MasterRuns(0, self.runs, 0.0, 0.0)
        count = len(runs)
        return MasterRuns(count, self.runs, sum(r.share for r in runs) / count, sum(r.score for r in runs) / count)

    async def _work(self, name: str, deal: Deal) -> None:
        try:
            async with self.one_at_a_time:
                known = await self.house.store.kept(name)
                for number in range(self.runs):
                    if f"{name}{number:02}" not in known:
                        run = await self._play(deal, number)
                        await self.house.store.keep_once(f"{name}{number:02}", msgspec.json.encode(run))
        finally:
            self.working.discard(name)

    async def _play(self, deal: Deal, number: int) -> Run:
        """One game, with the day's luck."""
        position = deal.game.setup(deal.options, deal.seats, Addressed(deal.seed), journal := Journal())
        memory = heard(journal)
        while not position.over:
            waiting = position.waiting()
            chosen = [await self._choice(deal, position, seat, number, memory) for seat in waiting]
            position.journal = journal = Journal()
            for seat, choice in zip(waiting, chosen, strict=True):
                position.play(seat, choice, Addressed(deal.seed))
            memory += heard(journal)
        scores = position.scores()
        return Run(float(scores[0]) if len(scores) == 1 else victory(position)[0], scores[0])

    async def _choice(self, deal: Deal, position: Position, seat: int, number: int, memory: list[int]) -> int:
        choices = position.choices(seat)
        if len(choices) == 1:
            return choices[0]
        view = deal.game.view(position, seat)
        seed = bot_seed(deal.seed, seat, position.step, number + 1 if seat == 0 else 0)
        while True:
            try:
                return await self.house.bots.choose_steadily(
                    deal.game.name, view, "master" if seat == 0 else "regular", seed, Rank.ALONE, "", memory
                )
            except Refused:
                await asyncio.sleep(AGAIN)
