"""When Python may look for dead cycles, which makes everybody wait: the more live tables, the longer."""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 2_000  # new things looked through in one go: under a millisecond
NEVER = 1_000_000
LOOK = 60.0  # seconds
CALM = 1.0  # for so long nothing was added to any log
LATEST = 300.0  # then a house is looked through though it is not calm: whoever comes and goes could fill its memory
WORTH_IT = 50  # looks at new things since the last whole one


def unhurried() -> None:
    """By itself Python looks only through what is new, a little at a time.

    Tables and their positions are freed without looking, and what is loaded by now stays for good. With a thousand
    tables a look through all of it takes a second, and one through what the last minutes left takes half of that.
    """
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.freeze()


async def collect_when_calm(
    entries: Callable[[], int], look: float = LOOK, calm: float = CALM, latest: float = LATEST
) -> None:
    """Look through everything in a moment in which nobody waits. Sockets that close leave a few dead cycles each."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(look)
        before = entries()
        await asyncio.sleep(calm)
        late = loop.time() - last > latest
        if (entries() == before or late) and gc.get_count()[1] >= WORTH_IT:
            gc.collect()
            last = loop.time()
