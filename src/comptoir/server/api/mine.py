"""My card, my games, my progress: answered to whoever holds the card, and to nobody else."""

from starlette.responses import Response

from comptoir.house import cards, mine, wire_http, wire_mine
from comptoir.house.people import LINK_MINUTES, hashed
from comptoir.kernel.say import Say
from comptoir.server.api.asking import sum_allowed
from comptoir.server.security import cookie
from comptoir.server.squeezing import squeezed
from comptoir.server.web import Call, Problem, body, json, known, number

NOBODY = wire_http.Me("", "")


def few(call: Call) -> None:
    """Links and keys are made rarely: so that nobody fills the house with them."""
    known(call.person)
    if not call.site.limits.links.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))


async def carry(call: Call) -> Response:
    few(call)
    token = await cards.link(call.site.house, call.person)
    return json(wire_http.CarryLink(f"/card#{token}", LINK_MINUTES), 201)


async def make_key(call: Call) -> Response:
    few(call)
    return json(wire_http.CarryLink(f"/card#{await cards.key(call.site.house, call.person)}", 0), 201)


async def use(call: Call) -> Response:
    """Tokens cannot be guessed; who tries many is stopped all the same."""
    wish = await body(call.request, wire_http.UseCarryLink)
    if not call.site.limits.people.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))
    person, token = await cards.use(call.site.house, wish.token)
    response = json(wire_http.Me(person.id, person.name))
    response.headers["set-cookie"] = cookie(call.site.config, token)
    return response


async def forget(call: Call) -> Response:
    known(call.person)
    token = call.site.token(call.request)
    await cards.forget(call.site.house, token)
    call.site.send_away(hashed(token))
    return nobody(call)


async def erase(call: Call) -> Response:
    known(call.person)
    sum_allowed(call)
    await cards.erase(call.site.house, call.person)
    call.site.send_away(person=call.person.id)
    return nobody(call)


def nobody(call: Call) -> Response:
    response = json(NOBODY)
    response.headers["set-cookie"] = cookie(call.site.config, "", age=0)
    return response


async def games(call: Call) -> Response:
    known(call.person)
    return json(await mine.games(call.site.house, call.person, number(call.request, "before", 0)))


async def arrange(call: Call) -> Response:
    known(call.person)
    wish = await body(call.request, wire_mine.Arrange)
    await call.site.house.store.arrange(call.person.id, wish.table, wish.starred, wish.removed)
    return json(wire_http.Me(call.person.id, call.person.name))


async def progress(call: Call) -> Response:
    known(call.person)
    sum_allowed(call)
    return squeezed(call.request, json(await mine.progress(call.site.house, call.person)))
