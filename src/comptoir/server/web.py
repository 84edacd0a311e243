"""The frame around every HTTP answer: who asks, limits, errors as sentences, headers."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from comptoir.house.days import Days
from comptoir.house.evenings.evenings import Evenings
from comptoir.house.house import House, Trouble, Unknown, Unsure
from comptoir.house.pauses import PAUSES
from comptoir.house.people import NOBODY, Person
from comptoir.house.rooms import Room, Viewer
from comptoir.house.wire_http import Error
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.server.config import Config
from comptoir.server.reach import Surroundings
from comptoir.server.security import BODY_LIMIT, HEADERS, Limits, address, bearer, cookie_name, same_origin
from comptoir.server.shares import Crowded, Shares

T = TypeVar("T")
MOST_PLACES = 20_000
logger = logging.getLogger("comptoir.http")
_ENCODER = msgspec.json.Encoder()


class Site:
    """What every handler needs."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.days = Days(house)
        self.config = config
        self.limits = Limits(config.rate)
        self.shares = Shares(config.rate)
        self.places: dict[str, str] = {}  # from which address people were last heard
        self.connected: set[Viewer] = set()
        self.since = time.monotonic()
        self.evenings = Evenings(house, ahead=PAUSES.ahead)
        self.surroundings = Surroundings(config)
        self.closing = False

    def address(self, connection: HTTPConnection) -> str:
        peer = connection.client.host if connection.client is not None else ""
        return address(self.config, connection.headers, peer)

    def asker(self, connection: HTTPConnection, person: Person) -> str:
        return person.id or self.address(connection)

    async def person(self, connection: HTTPConnection) -> Person:
        """Whoever the token belongs to: the Authorization header of a script, or a browser's cookie. Everybody's
        requests are counted on his own; to ask the database who somebody is counts for his address.
        """
        address = self.address(connection)
        token = self.token(connection)
        person = self.house.people.known_by(token)
        counted = self.limits.strangers if person is None else self.limits.requests
        named = person is not None and person.id
        asker = person.id if person is not None and named else address
        if not named and not self.limits.house.allows(address):
            raise Problem(429, Say("server-too-fast"))
        if not counted.allows(asker):
            raise Problem(429, Say("server-too-fast"))
        found = await self.house.people.by_token(token)
        if found.id:
            self.places.pop(found.id, None)
            self.places[found.id] = address
            if len(self.places) > MOST_PLACES:
                del self.places[next(iter(self.places))]
        return found

    def place_of(self, asker: str) -> str:
        """Where somebody sits, if he was heard from lately: one visitor's names wait for each other."""
        return self.places.get(asker, asker)

    def send_away(self, key: str = "", person: str = "") -> None:
        """A card was forgotten on a device, by its token's hash, or erased: what is open with it closes."""
        for viewer in self.connected:
            if viewer.key == key or (person and viewer.person.id == person):
                viewer.gone.set()

    def token(self, connection: HTTPConnection) -> str:
        return bearer(connection.headers) or connection.cookies.get(cookie_name(self.config), "")

    def card(self, connection: HTTPConnection) -> str:
        """Who is known to ask, without asking the database; empty for anybody else at his address."""
        person = self.house.people.known_by(self.token(connection))
        return person.id if person is not None else ""

    def may_look(self, connection: HTTPConnection, person: Person) -> bool:
        """Whether one more whole table is shown to this person, or to those without a name at this address."""
        return self.limits.looks.allows(self.asker(connection, person))

    async def room(self, connection: HTTPConnection, person: Person) -> Room:
        """The table as it is now, whichever process served it last: only then is it judged who may see what. To wake
        one takes a while: nobody does so for many in a row, nor keeps others waiting for his.
        """
        table = connection.path_params["table"]
        if table in self.house.rooms:
            room = await self.house.room(table)
        elif self.limits.wakes.allows(self.asker(connection, person)):
            async with self.limits.waking.turn(self.address(connection)):
                room = await self.house.room(table)
        else:
            raise Problem(429, Say("server-too-fast"))
        await self.house.current(room)
        if not await self.days.may_see(room.table, person):
            raise Problem(403, Say("server-day-not-yet"))
        return room


class Problem(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, words: Say) -> None:
        super().__init__(words.key)
        self.status = status
        self.words = words


class Call(msgspec.Struct, frozen=True):
    """A request and who makes it."""

    site: Site
    request: Request
    person: Person

    @property
    def asker(self) -> str:
        """Whose requests are counted together: a person's, or those of an address without names."""
        return self.site.asker(self.request, self.person)

    @asynccontextmanager
    async def poll(self) -> AsyncIterator[None]:
        """Wait for news in here: only so many of one asker's do. One piece of news may wake all of an address at once,
        so what they are told is worked out one after the other. Whose card is gone by then is told nothing.
        """
        polls = self.site.limits.polls
        if polls.full(self.asker):
            raise Problem(429, Say("server-too-fast"))
        with polls.joined(self.asker):
            yield
            await self.site.shares.again(self.site.address(self.request), self.person.id)
            if (await self.site.house.people.by_token(self.site.token(self.request))).id != self.person.id:
                raise Problem(401, Say("server-need-name"))


Handler = Callable[[Call], Awaitable[Response]]


def json(value: object, status: int = 200) -> Response:
    return Response(_ENCODER.encode(value), status, {"cache-control": "no-store"}, "application/json")


async def body(request: Request, kind: type[T]) -> T:
    """The request's body as a struct, never more than the limit."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_LIMIT:
            raise Problem(413, Say("server-too-big"))
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError:  # lists in lists in lists
        raise Problem(400, Say("server-malformed")) from None


def number(request: Request, name: str, default: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    found = whole(text)
    if found is None:
        raise Problem(400, Say("server-malformed"))
    return found


def whole(text: str) -> int | None:
    """A whole number as people write it, of a sane length; None for anything else."""
    plain = text.removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(text) <= 12 else None


def known(person: Person) -> None:
    if not person.id:
        raise Problem(401, Say("server-need-name"))


def framed(site: Site, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler with everything around it; whatever goes wrong is a sentence, never a trace."""

    async def run(request: Request) -> Response:
        started = time.monotonic()
        try:
            answer = partial(_answer, site, handler, request)
            response = await site.shares.serve(site.address(request), answer, asker=site.card(request))
        except Problem as problem:
            response = json(Error(problem.words), problem.status)
        except Crowded:
            response = json(Error(Say("server-too-fast")), 429)
        except Refused as refused:
            response = json(Error(refused.say), 409)
        except Unknown:
            response = json(Error(Say("server-no-table")), 404)
        except Unsure as error:
            logger.warning("the database did not answer", extra={"reason": str(error)})
            response = json(Error(Say("server-trouble")), 503)
        except Trouble:
            response = json(Error(Say("server-trouble")), 503)
        except (msgspec.MsgspecError, UnicodeDecodeError, ClientDisconnect):  # also who hangs up in mid-sentence
            response = json(Error(Say("server-malformed")), 400)
        except Exception:
            logger.exception("a request failed", extra={"route": route_of(request)})
            response = json(Error(Say("server-trouble")), 500)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        milliseconds = round(1000 * (time.monotonic() - started), 1)
        logger.info(
            request.method, extra={"route": route_of(request), "status": response.status_code, "ms": milliseconds}
        )
        return response

    return run


def route_of(request: Request) -> str:
    """The kind of address, for the logs; the address itself would let a reader of the logs into the table."""
    return str(getattr(request.scope.get("route"), "path", ""))


async def _answer(site: Site, handler: Handler, request: Request) -> Response:
    if not request.scope["path"].startswith(("/api/", "/healthz")):
        return await handler(Call(site, request, NOBODY))  # files of the page are not counted
    person = await site.person(request)
    scripted = bool(bearer(request.headers))
    if request.method not in ("GET", "HEAD") and not scripted and not same_origin(site.config, request.headers):
        raise Problem(403, Say("server-origin"))
    return await handler(Call(site, request, person))
