"""The day: today's tables, how they went, and the puzzle."""

from starlette.responses import Response

from comptoir.house import puzzling, wire_day
from comptoir.kernel.say import Say
from comptoir.server.api.asking import made
from comptoir.server.squeezing import squeezed
from comptoir.server.web import Call, Problem, body, json, known


async def today(call: Call) -> Response:
    return squeezed(call.request, json(await call.site.days.overview(call.person)))


async def ahead(call: Call) -> Response:
    """For pockets: what is played there, without the house."""
    return json(await call.site.days.ahead())


async def sit_down(call: Call) -> Response:
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_day.SitDown)
    game = call.request.path_params["game"]
    return json(made(await call.site.days.sit_down(call.person, game, wish.practice)), 201)


async def result(call: Call) -> Response:
    known(call.person)
    date, game = call.request.path_params["date"], call.request.path_params["game"]
    return json(await call.site.days.result(call.person, date, game))


async def puzzle(call: Call) -> Response:
    store, now = call.site.house.store, call.site.days.today()
    return squeezed(call.request, json(await puzzling.asked(store, call.person, date_of(call), now)))


async def answer(call: Call) -> Response:
    wish = await body(call.request, wire_day.PuzzleTry)
    store, now = call.site.house.store, call.site.days.today()
    return json(await puzzling.tried(store, call.person, date_of(call), now, wish.choice))


def date_of(call: Call) -> str:
    date = str(call.request.path_params["date"])
    if not call.site.days.has_come(date):
        raise Problem(404, Say("server-day-unknown"))
    return date
