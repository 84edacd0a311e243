"""The par of a day's deal: worked out once somebody has played it, stage by stage, when nobody else waits."""

import asyncio

import msgspec

from comptoir.bots.par import SoFar, has_par
from comptoir.house.jobs import ParJob
from comptoir.house.masters import AGAIN, Masters
from comptoir.house.pauses import PAUSES
from comptoir.house.table import Table
from comptoir.house.workshop import Failed, Full, Gone, Rank


class Pars:
    """Beside the master's games, one stage of one deal at a time."""

    def __init__(self, masters: Masters) -> None:
        self.masters = masters
        self.house = masters.house
        self.wanted = PAUSES.par
        self.working: set[str] = set()
        self.one_at_a_time = asyncio.Lock()

    async def found(self, table: Table, date: str) -> int | None:
        """None as long as nobody knows it, and where there is none; what is missing is begun."""
        name = f"par:{date}:{table.game.name}"
        kept = (await self.house.store.kept(name)).get(name)
        if kept is None and self.wanted and has_par(table.game, len(table.seats)) and name not in self.working:
            self.working.add(name)
            self.masters.beside(self._work(name, table))
        return None if kept is None else int(kept)

    async def _work(self, name: str, table: Table) -> None:
        job = ParJob(table.game.name, msgspec.to_builtins(table.options), table.seed())
        try:
            async with self.one_at_a_time:
                while (so_far := await self._further(job)).par is None:
                    job = msgspec.structs.replace(job, left=msgspec.msgpack.encode(so_far))
                await self.house.store.keep_once(name, b"%d" % so_far.par)
        finally:
            self.working.discard(name)

    async def _further(self, job: ParJob) -> SoFar:
        while True:
            try:
                return msgspec.msgpack.decode(await self.house.workshop.do(job, Rank.ALONE), type=SoFar)
            except (Full, Gone, Failed):
                await asyncio.sleep(AGAIN)
