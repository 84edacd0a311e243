"""Many behind one router: whoever shares his address with somebody who floods the house does not wait with him."""

import asyncio
from functools import partial
from pathlib import Path

from starlette.requests import HTTPConnection

from comptoir.server import shares
from comptoir.server.config import Config
from comptoir.server.shares import Crowded, Shares
from comptoir.server.web import Problem, Site
from tests.server.inside import hall_at
from tests.server.running import runs

HOME = "192.0.2.7"


async def nothing() -> str:
    return "done"


def with_debt(rate: float = 1.0) -> Shares:
    """Somebody at home has taken so much that the address owes an hour."""
    found = Shares(rate)
    found.purse(HOME).left = -900.0
    return found


@runs
async def test_who_takes_little_does_not_wait_for_a_neighbour_who_takes_all() -> None:
    found = with_debt()
    flood = [asyncio.create_task(found.serve(HOME, nothing, asker=asker)) for asker in ("", "") for _ in range(50)]
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        for number in range(24):
            for _ in range(3):
                assert await found.serve(HOME, nothing, asker=f"phone {number}") == "done"
    assert not any(task.done() for task in flood)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    assert found.purse(HOME).in_line <= 100


@runs
async def test_who_has_had_his_own_waits_like_everybody() -> None:
    found = with_debt()
    served = 0

    async def work() -> None:
        nonlocal served
        served += 1

    async def greedy() -> None:
        while True:
            await found.serve(HOME, work, asker="greedy")

    task = asyncio.create_task(greedy())
    await asyncio.sleep(0.3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert served <= 2 * shares.EACH_AT_ONCE / shares.LEAST


@runs
async def test_many_names_of_one_visitor_do_not_get_more_than_is_set_aside() -> None:
    found = with_debt()
    served = 0

    async def work() -> None:
        nonlocal served
        served += 1

    tries = [asyncio.create_task(found.serve(HOME, work, asker=f"{n % 60}")) for n in range(3_000)]
    await asyncio.sleep(0.3)
    assert served <= 2 * shares.ASIDE_AT_ONCE / shares.LEAST
    for task in tries:
        task.cancel()
    await asyncio.gather(*tries, return_exceptions=True)


@runs
async def test_of_those_who_wait_whoever_has_taken_least_goes_first() -> None:
    found, order = Shares(1.0), []
    purse = found.purse(HOME)
    purse.aside.left = -900.0
    purse.left = -0.01
    for name, taken in (("greedy", 0.5), ("some", 0.2), ("little", 0.0)):
        purse.card(name).takes(taken)

    async def work(name: str) -> None:
        order.append(name)

    names = ["first", "greedy", "greedy", "some", "little"]
    async with asyncio.timeout(10):
        await asyncio.gather(*[found.serve(HOME, partial(work, name), asker=name) for name in names])
    assert order == ["first", "little", "some", "greedy", "greedy"]
    assert not purse.waiting
    assert not purse.in_line


@runs
async def test_a_long_line_of_one_visitor_keeps_nobody_else_out() -> None:
    found = with_debt()
    found.purse(HOME).aside.left = -900.0
    waiting = [asyncio.create_task(found.serve(HOME, nothing)) for _ in range(shares.LINE + 500)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    crowded = [task for task in waiting if task.done()]
    assert 400 < len(crowded) <= 500
    assert all(isinstance(task.exception(), Crowded) for task in crowded)
    mine = asyncio.create_task(found.serve(HOME, nothing, asker="phone"))
    await asyncio.sleep(0)
    assert not mine.done(), "he waits, and is not sent away"
    for task in (*waiting, mine):
        task.cancel()
    await asyncio.gather(*waiting, mine, return_exceptions=True)


def connection(token: str = "") -> HTTPConnection:
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    return HTTPConnection({"type": "http", "client": (HOME, 1), "headers": headers})


@runs
async def test_limits_that_strangers_at_home_have_used_up_are_not_met_by_cards(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        site = Site(hall.house, Config())
        zoe, token = await hall.house.people.make("Zoé")
        await site.person(connection(token))
        assert site.card(connection(token)) == zoe.id
        assert site.card(connection()) == ""
        met = 0
        for _ in range(3_000):
            try:
                nobody = await site.person(connection())
            except Problem:
                met += 1
            site.limits.house.allows(HOME)
            site.may_look(connection(), nobody)
        assert met
        assert not site.may_look(connection(), nobody)
        assert (await site.person(connection(token))).id == zoe.id
        assert site.may_look(connection(token), zoe)
