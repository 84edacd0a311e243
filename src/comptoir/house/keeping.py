"""How long tables are kept, and letting go of those that nobody has touched for longer."""

import asyncio
from collections.abc import Collection

from msgspec import Struct

from comptoir.house.store import Aged, Store

DAY = 86_400_000  # ms
PAGE = 200
LEAST_ABANDONED = 30  # days: longer than anybody may think over a choice


class Keep(Struct, frozen=True):
    """In days since anything happened at the table; 0: for ever."""

    finished: int = 365
    abandoned: int = 90
    unbegun: int = 14

    def days(self, kind: str) -> int:
        return int(getattr(self, kind))


USUAL_KEEP = Keep()
KINDS = ("finished", "abandoned", "unbegun")


def kind_of(phase: str) -> str:
    """A game that was begun and is not over is abandoned once nobody has touched it for long enough."""
    return {"over": "finished", "ended": "finished", "lobby": "unbegun", "dealing": "unbegun"}.get(phase, "abandoned")


def has_had_its_time(table: Aged, keep: Keep, now: int) -> bool:
    days = keep.days(kind_of(table.phase))
    return days > 0 and now - table.changed > days * DAY


async def let_go(
    store: Store, keep: Keep, spared: Collection[str] = (), pause: float = 0.0, dry: bool = False
) -> dict[str, int]:
    """Remove what has had its time, table by table; returns how many of each kind. `dry`: only count them."""
    gone = dict.fromkeys(KINDS, 0)
    now, after = await store.now(), ""
    while page := await store.ages(after, PAGE):
        after = page[-1].id
        for table in page:
            if table.id in spared or not has_had_its_time(table, keep, now):
                continue
            if dry or await store.remove(table.id, table.seq):
                gone[kind_of(table.phase)] += 1
            await asyncio.sleep(pause)
        await asyncio.sleep(pause)
    return gone
