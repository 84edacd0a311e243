"""How long tables are kept, and letting go of those that nobody has touched for longer."""

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct

from comptoir.house.clocks import closed_between
from comptoir.house.store import Aged, Store

DAY = 86_400_000  # ms
PAGE = 200
UNTOUCHED = 1  # day: opened, and nobody so much as changed a seat since
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
WATCHED = "watched"
UNWRITTEN = "unwritten"


def kind_of(phase: str) -> str:
    """A game that was begun and is not over is abandoned once nobody has touched it for long enough."""
    return {
        "over": "finished",
        "ended": "finished",
        "closed": "finished",
        "wall": "finished",
        "lobby": "unbegun",
        "dealing": "unbegun",
    }.get(phase, "abandoned")


def has_had_its_time(table: Aged, keep: Keep, now: int, outages: Sequence[tuple[int, int]] = ()) -> bool:
    """While no server was up nobody could come back to it; nor while a clock was set forward."""
    days = keep.days(kind_of(table.phase))
    if table.phase == "lobby" and table.seq == 1:
        days = min(days, UNTOUCHED)
    return days > 0 and now - table.changed - closed_between(table.changed, now, outages) > days * DAY


async def lacks_result(store: Store, table: Aged, keep: Keep, now: int) -> bool:
    """Whether a game's result would be lost with it. One that no house here can read is not waited for without end."""
    patient = now - table.changed < 2 * keep.days("finished") * DAY
    return patient and await store.result(table.id) is None


async def let_go(
    store: Store,
    keep: Keep,
    spared: Collection[str] = (),
    pause: float = 0.0,
    dry: bool = False,
    even_watched: bool = False,
) -> dict[str, int]:
    """Remove what has had its time, table by table; returns how many of each kind, and how many were left because
    somebody looks at them, or because they have left no result yet. `dry`: only count them.
    """
    gone = dict.fromkeys((*KINDS, WATCHED), 0)
    now, outages, after = await store.now(), await store.outages(), ""
    while page := await store.ages(after, PAGE):
        after = page[-1].id
        old = [table for table in page if table.id not in spared and has_had_its_time(table, keep, now, outages)]
        watched = {} if even_watched or not old else dict(await store.attending([table.id for table in old]))
        for table in old:
            if table.id in watched:
                gone[WATCHED] += 1
            elif kind_of(table.phase) == "finished" and await lacks_result(store, table, keep, now):
                gone[UNWRITTEN] = gone.get(UNWRITTEN, 0) + 1
            elif dry or await store.remove(table.id, table.seq, even_watched):
                gone[kind_of(table.phase)] += 1
            await asyncio.sleep(pause)
        await asyncio.sleep(pause)
    return gone
