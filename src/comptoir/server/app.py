"""The application: routes, and what must start and stop with it."""

import logging
import os
from functools import partial

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from comptoir.house import upgrades
from comptoir.house.house import House
from comptoir.house.pauses import PAUSES
from comptoir.house.store import InUse, NoDatabase
from comptoir.house.sweeper import Sweeper
from comptoir.server import live
from comptoir.server.api import day, entrance, evenings, finished, mine, play
from comptoir.server.config import Config, open_store
from comptoir.server.crash import plan_from_environment
from comptoir.server.static import SHELF, static
from comptoir.server.web import Handler, Site, framed
from comptoir.server.workshop import Crew

logger = logging.getLogger("comptoir.app")

API: list[tuple[str, str, Handler]] = [
    ("GET", "/api/games", entrance.games),
    ("POST", "/api/scenery", entrance.scenery),
    ("GET", "/api/me", entrance.me),
    ("POST", "/api/me", entrance.set_me),
    ("GET", "/api/tables", entrance.tables),
    ("POST", "/api/tables", entrance.open_table),
    ("GET", "/api/tables/{table}", play.snapshot),
    ("GET", "/api/tables/{table}/wait", play.wait),
    ("POST", "/api/tables/{table}/commands", play.command),
    ("POST", "/api/tables/{table}/remove", play.remove),
    ("POST", "/api/tables/{table}/carry", play.make_link),
    ("POST", "/api/carry", play.use_link),
    ("GET", "/api/tables/{table}/replay", finished.replay),
    ("GET", "/api/tables/{table}/review", finished.review),
    ("GET", "/api/tables/{table}/forecast", play.forecast),
    ("GET", "/api/tables/{table}/record", finished.record),
    ("GET", "/api/tables/{table}/fair", finished.fair),
    ("POST", "/api/tables/{table}/continue", finished.go_on),
    ("GET", "/api/day", day.today),
    ("GET", "/api/day/ahead", day.ahead),
    ("POST", "/api/day/{game}", day.sit_down),
    ("GET", "/api/day/{date}/{game}", day.result),
    ("GET", "/api/puzzle/{date}", day.puzzle),
    ("POST", "/api/puzzle/{date}", day.answer),
    ("POST", "/api/parcels", entrance.unpack_parcel),
    ("POST", "/api/card/carry", mine.carry),
    ("POST", "/api/card/key", mine.make_key),
    ("POST", "/api/card/use", mine.use),
    ("POST", "/api/card/forget", mine.forget),
    ("POST", "/api/card/erase", mine.erase),
    ("GET", "/api/mine/games", mine.games),
    ("POST", "/api/mine/games", mine.arrange),
    ("GET", "/api/mine/progress", mine.progress),
    ("POST", "/api/evenings", evenings.open_evening),
    ("GET", "/api/evenings/{code}", evenings.evening),
    ("GET", "/api/evenings/{code}/wait", evenings.wait),
    ("POST", "/api/evenings/{code}/commands", evenings.command),
    ("GET", "/api/evenings/{code}/honours", evenings.evening_honours),
    ("GET", "/api/evenings/{code}/results.csv", evenings.results),
    ("GET", "/api/evenings/{code}/everything.zip", evenings.records),
    ("GET", "/api/walls/{wall}", evenings.wall),
    ("GET", "/api/reach", evenings.reach),
    ("GET", "/healthz", entrance.health),
    ("GET", "/{path:path}", static),
]


class Server:
    """One process of the house, from opening to closing."""

    def __init__(self, config: Config) -> None:
        plan_from_environment()
        if os.environ.get("COMPTOIR_HASTE"):
            PAUSES.hurry()
        self.config = config
        self.store = open_store(config.database)
        self.crew = Crew(config.bots, compiled=config.compiled)
        self.house = House(self.store, self.crew)
        self.site = Site(self.house, config)
        for part in (self.crew.line, self.house.kitchen, self.house.reviews, self.house.oracle):
            part.place_of = self.site.place_of
        self.sweeper = Sweeper(self.house, config.keep)

    def app(self) -> Starlette:
        return Starlette(routes=self._routes())

    def _routes(self) -> list[BaseRoute]:
        async def socket(connection: WebSocket) -> None:
            await live.live(self.site, connection)

        routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/live", socket)]
        for method, path, handler in API:
            routes.append(Route(path, framed(self.site, handler), methods=[method]))
        return routes

    async def open(self) -> None:
        """Ready to serve; bots warm up and running games are replayed meanwhile."""
        try:
            await self.store.open()
            await self.sweeper.wake()
        except InUse:
            raise
        except Exception as error:  # each database has its own ways to say no, a full disk among them
            raise NoDatabase(" ".join(str(error).split())) from None
        await SHELF.fill()
        await self.sweeper.start()
        # A table that somebody opens meanwhile is replayed then and there.
        self.sweeper.spawn(partial(upgrades.check_running, self.house))
        self.crew.start()

    def send_away(self) -> None:
        """Ask every client to come back in a moment: to this server's successor, or to another process."""
        self.site.closing = True
        live.send_all_away(self.site)
        self.house.reviews.send_away()
        for room in self.house.rooms.values():
            room.news.set()
        for one in self.site.evenings.awake.values():
            one.tell()

    async def close(self) -> None:
        """Everything is closed, whatever goes wrong on the way: the database may be gone before us."""
        for part in (
            self.sweeper.stop,
            self.site.days.masters.stop,
            self.house.reviews.stop,
            self.house.oracle.stop,
            self.crew.stop,
            self.store.close,
        ):
            try:
                await part()
            except Exception:
                logger.exception("could not close in good order")
        logger.info("closed")
