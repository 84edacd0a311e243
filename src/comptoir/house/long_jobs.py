"""What somebody asks for that takes long: the workshop does it, and what was asked for lately is kept."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from comptoir.house import records
from comptoir.house.evenings.walls import Poster
from comptoir.house.evenings.wire import LadderLine
from comptoir.house.jobs import AnyJob, LadderJob, Marking, RatingJob, Replaying, Unpacking
from comptoir.house.parcels import Unpacked
from comptoir.house.ratings import Rating
from comptoir.house.store import Row
from comptoir.house.table import Table
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Entry
from comptoir.kernel.say import Say

KEPT = 32 << 20  # bytes
_ENTRIES = msgspec.json.Decoder(list[Entry])


class LongJobs:
    """Answers are bytes, ready to be sent."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.kept: dict[object, bytes] = {}
        self.size = 0

    async def replay(self, table: Table, rows: Callable[[], Awaitable[list[Row]]], seat: int, asker: str) -> bytes:
        records.must_be_over(table)

        async def work() -> bytes:
            return await self._do(Replaying(table.id, table.undone, await rows(), seat), asker)

        return await self._kept((table.id, table.seq, seat), work)

    async def moves_up_to(self, table: Table, rows: list[Row], last: int, asker: str) -> list[Entry]:
        """The moves that count up to a log entry, each with its mark; none when nothing goes on from there."""
        moves = records.moves_up_to(table, rows, last)
        rules, facts = (table.match.rules, table.match.facts) if table.match is not None else (table.game.rules, 1)
        job = Marking(table.game.name, msgspec.to_builtins(table.options), len(table.seats), moves, rules, facts)
        return _ENTRIES.decode(await self._do(job, asker))

    async def ladder(self, wall: str, posters: list[Poster], asker: str) -> list[LadderLine]:
        """Everybody's rating over a wall's evenings."""
        work = partial(self._do, LadderJob(posters), asker)
        return msgspec.json.decode(await self._kept((wall, len(posters)), work), type=list[LadderLine])

    async def unpacked(self, record: str, asker: str) -> Unpacked:
        """What the record of a game begun elsewhere holds, checked and replayed."""
        return msgspec.json.decode(await self._do(Unpacking(record), asker), type=Unpacked)

    async def rating(self, job: RatingJob, of: tuple[str, str], asker: str) -> Rating | None:
        """Asked again before anybody has played another game of the kind, it is the same."""
        mark = (*of, len(job.games), max(game.table for game in job.games), job.who)
        found = await self._kept(("rating", *mark), lambda: self._do(job, asker))
        return msgspec.json.decode(found, type=Rating | None)

    async def _do(self, job: AnyJob, asker: str) -> bytes:
        try:
            return await self.workshop.do(job, Rank.PAGES, asker)
        except Full:
            raise Refused(Say("server-too-fast")) from None
        except (Gone, Failed):
            raise Refused(Say("server-busy")) from None

    async def _kept(self, key: object, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was worked out lately need not be worked out again; the oldest goes first."""
        found = self.kept.pop(key, None)
        if found is None:
            found = await work()
            self.size += len(found)
        self.kept[key] = found
        while self.size > KEPT and len(self.kept) > 1:
            self.size -= len(self.kept.pop(next(iter(self.kept))))
        return found
