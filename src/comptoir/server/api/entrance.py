"""The entrance: the games of the house, how it fares, who I am, and the lists of tables."""

import time

from starlette.responses import Response

import comptoir
from comptoir.games import GAMES
from comptoir.house import opening, wire, wire_http
from comptoir.house.budgets import check_options
from comptoir.house.people import new_id
from comptoir.house.store import Store
from comptoir.house.summaries import line_of
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.server.api.asking import made, sum_allowed
from comptoir.server.security import cookie
from comptoir.server.web import Call, Problem, body, json, known

LISTED = 50
LEVELS: list[wire.Level] = ["novice", "regular", "master"]


async def games(_call: Call) -> Response:
    infos = [
        wire_http.GameInfo(
            name=game.name,
            rules=game.rules,
            least=game.seats[0],
            most=game.seats[-1],
            fields=list(game.fields),
            rule_sets=dict(game.rule_sets),
            chapters=list(game.chapters),
        )
        for game in GAMES.values()
    ]
    return json(wire_http.Games(infos, LEVELS, comptoir.__version__))


async def scenery(call: Call) -> Response:
    """What a board is drawn from beside the view, such as the shape of a circuit."""
    wish = await body(call.request, wire_http.Setting)
    sum_allowed(call)
    game = GAMES.get(wish.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": wish.game, "known": [*GAMES]}))
    check_options(game.fields, wish.options)
    await call.site.house.kitchen.prepare(wish.game, wish.options, call.asker)
    return json(game.scenery(game.make_options(wish.options)))


async def me(call: Call) -> Response:
    return json(wire_http.Me(call.person.id, call.person.name))


async def set_me(call: Call) -> Response:
    """A nickname; the first time it also makes the identity."""
    wish = await body(call.request, wire_http.NewName)
    if call.person.id:
        renamed = await call.site.house.people.rename(call.person, wish.name)
        return json(wire_http.Me(renamed.id, renamed.name))
    if not call.site.limits.people.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))
    person, token = await call.site.house.people.make(wish.name)
    response = json(wire_http.Me(person.id, person.name, token if wish.token else ""))
    if not wish.token:
        response.headers["set-cookie"] = cookie(call.site.config, token)
    return response


async def tables(call: Call) -> Response:
    store = call.site.house.store
    mine = (
        [line_of(card, call.person.id) for card in await store.tables_of(call.person.id, LISTED)]
        if call.person.id
        else []
    )
    public = [line_of(card, call.person.id) for card in await store.public_tables(LISTED)]
    return json(wire_http.Tables([line for line in mine if line.mine], public))


async def open_table(call: Call) -> Response:
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_http.NewTable)
    table = new_id()
    await call.site.house.kitchen.prepare(wish.game, wish.options, call.asker)
    await call.site.house.create(table, opening.opened(wish, call.person), f"{call.person.id}:open")
    return json(made(table), 201)


async def health(call: Call) -> Response:
    house = call.site.house
    figures = wire_http.Health(
        ok=not call.site.closing and house.can_write() and await answers(house.store),
        version=comptoir.__version__,
        database=house.store.kind,
        uptime=int(time.monotonic() - call.site.since),
        tables=len(house.rooms),
        sockets=len(call.site.connected),
        appends=house.appends,
        bots_busy=house.workshop.busy,
        bots_waiting=house.workshop.waiting,
        bots_restarted=house.workshop.restarts,
    )
    return json(figures, 200 if figures.ok else 503)


async def answers(store: Store) -> bool:
    """Whether the database can be asked for the time."""
    try:
        await store.now()
    except Exception:  # each database has its own ways to be away
        return False
    return True
