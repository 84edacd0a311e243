"""The entrance: the games of the house, how it fares, who I am, and the lists of tables."""

import time

from starlette.responses import Response

from comptoir.games import GAMES
from comptoir.house import parcels, shelf, wire_http
from comptoir.house.acts import opening
from comptoir.house.budgets import check_options
from comptoir.house.store import Card, Store
from comptoir.house.summaries import in_turn, line_of
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.server.api.asking import made, sum_allowed
from comptoir.server.security import cookie
from comptoir.server.squeezing import squeezed
from comptoir.server.web import Call, Problem, body, json, known
from comptoir.version import VERSION

LISTED = 50
LOOKED_AT = 200  # newest public tables, from which the list is made


async def games(call: Call) -> Response:
    return squeezed(call.request, json(shelf.games()))


async def scenery(call: Call) -> Response:
    """What a board is drawn from beside the view, such as the shape of a circuit."""
    wish = await body(call.request, wire_http.Setting)
    sum_allowed(call)
    game = GAMES.get(wish.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": wish.game, "known": [*GAMES]}))
    check_options(game.fields, wish.options)
    held = await call.site.house.kitchen.prepare(wish.game, wish.options, call.asker)
    drawn = json(game.scenery(game.make_options(wish.options)))
    del held  # only until it is drawn
    return squeezed(call.request, drawn)


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
    house, person = call.site.house, call.person.id

    def lines(cards: list[Card]) -> list[wire_http.TableLine]:
        return [line_of(card, person, card.id in house.frozen) for card in cards]

    mine = lines(await house.store.tables_of(person, LISTED)) if person else []
    public = lines(in_turn(await house.store.public_tables(LOOKED_AT), LISTED))
    return json(wire_http.Tables([line for line in mine if line.mine], public))


async def open_table(call: Call) -> Response:
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_http.NewTable)
    house = call.site.house
    held = await house.kitchen.prepare(wish.game, wish.options, call.asker)
    table = house.secrets.id()
    await house.create(table, opening.opened(wish, call.person, house.secrets.secret()), f"{call.person.id}:open")
    del held  # only until the table holds it
    return json(made(table), 201)


async def unpack_parcel(call: Call) -> Response:
    """A game carried home from a pocket goes on here."""
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    sum_allowed(call)
    parcel = await body(call.request, wire_http.Parcel)
    house = call.site.house
    found = await house.long_jobs.unpacked(parcel.record, call.asker)
    table, opened = house.secrets.id(), parcels.opened(parcel, found, call.person, house.secrets.secret())
    await house.create(table, opened, f"{call.person.id}:open")
    return json(made(table), 201)


async def health(call: Call) -> Response:
    house = call.site.house
    figures = wire_http.Health(
        ok=not call.site.closing and house.can_write() and await answers(house.store),
        version=VERSION,
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
