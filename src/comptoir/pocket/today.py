"""The day, asked of the pocket: its tables, how they went, and the puzzle."""

from comptoir.house import puzzling, wire_day, wire_http
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.pocket.wishes import Answer, Wish, json, known


async def overview(wish: Wish) -> Answer:
    return json(await wish.days.overview(wish.person))


async def take_along(wish: Wish) -> Answer:
    """What a house has dealt ahead, brought by the page."""
    await wish.days.take_along(wish.person, wish.given(wire_day.DealtAhead))
    return await overview(wish)


async def sit_down(wish: Wish) -> Answer:
    known(wish.person)
    table = await wish.days.sit_down(wish.person, wish.parts[2], wish.given(wire_day.SitDown).practice)
    return json(wire_http.TableMade(table, f"/t/{table}"), 201)


async def result(wish: Wish) -> Answer:
    known(wish.person)
    return json(await wish.days.result(wish.person, wish.parts[2], wish.parts[3]))


async def puzzle(wish: Wish) -> Answer:
    return json(await puzzling.asked(wish.house.store, wish.person, date_of(wish), wish.days.today()))


async def answer(wish: Wish) -> Answer:
    choice = wish.given(wire_day.PuzzleTry).choice
    return json(await puzzling.tried(wish.house.store, wish.person, date_of(wish), wish.days.today(), choice))


def date_of(wish: Wish) -> str:
    if not wish.days.has_come(wish.parts[2]):
        raise Refused(Say("server-day-unknown"))
    return wish.parts[2]
