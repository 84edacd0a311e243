"""Looking for dead cycles makes everybody wait: only what is new is looked through while people play."""

import asyncio
import contextlib
import gc
import itertools
import weakref
from collections.abc import Callable, Iterator

import pytest

from comptoir.server.collecting import WORTH_IT, YOUNG, collect_when_calm, unhurried
from tests.server.running import runs

MANY = 1_200_000


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_in_a_server() -> Iterator[None]:
    usual = gc.get_threshold()
    unhurried()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()
    gc.collect()


def whole_looks() -> int:
    return sum(each["collections"] for each in gc.get_stats()[1:])


def old_knot() -> "weakref.ref[Knot]":
    """A dead cycle that has outlived the looks at what is new, with as many of them behind it as make a whole one
    worth it.
    """
    knot = Knot()
    kept = [[number] for number in range(YOUNG * (WORTH_IT + 5))]
    assert gc.get_count()[1] >= WORTH_IT, len(kept)
    return weakref.ref(knot)


def test_whatever_lives_is_never_looked_through_as_a_whole(as_in_a_server: None) -> None:
    before = whole_looks()
    kept = [[number] for number in range(MANY)]
    assert len(kept) == MANY
    assert whole_looks() == before


@runs
async def test_what_is_dead_goes_in_a_calm_moment(as_in_a_server: None) -> None:
    dead = old_knot()
    assert dead() is not None
    await looked_after(lambda: 7)
    assert dead() is None


@runs
async def test_while_choices_come_in_nobody_waits_for_it(as_in_a_server: None) -> None:
    dead, choices = old_knot(), itertools.count()
    await looked_after(lambda: next(choices))
    assert dead() is not None


@runs
async def test_a_house_that_is_never_calm_is_not_filled_by_those_who_come_and_go(as_in_a_server: None) -> None:
    dead, choices = old_knot(), itertools.count()
    await looked_after(lambda: next(choices), latest=0.01)
    assert dead() is None


async def looked_after(entries: Callable[[], int], latest: float = 60.0) -> None:
    task = asyncio.create_task(collect_when_calm(entries, look=0.001, calm=0.001, latest=latest))
    await asyncio.sleep(0.1)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
