"""Running asynchronous tests to their end, with a limit."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec

P = ParamSpec("P")
LIMIT = 400  # seconds; a test that hangs ends, one on a busy machine may take its time


def runs(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Makes an asynchronous test one that pytest can call; it never hangs for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(LIMIT):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run
