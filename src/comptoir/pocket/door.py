"""The door: the page's requests and lines, answered by the house in this worker as a server would answer them."""

import asyncio
import logging
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from comptoir.house import wire
from comptoir.house.house import House, Trouble, Unknown, Unsure
from comptoir.house.pauses import PAUSES
from comptoir.house.people import NOBODY, Person
from comptoir.house.rooms import OWN_SEAT, Viewer, encode
from comptoir.house.summaries import line_of
from comptoir.house.sweeper import Sweeper
from comptoir.house.table import POCKET
from comptoir.house.wire_http import Error
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.pocket import desk
from comptoir.pocket.days import PocketDays
from comptoir.pocket.line import CLOSE_RETRY, Line
from comptoir.pocket.ports import Bench, Drawer, Page
from comptoir.pocket.store import PocketStore
from comptoir.pocket.wishes import Wish
from comptoir.pocket.workshop import Beside

CLOSE_POLICY = 1008
logger = logging.getLogger("comptoir.pocket")


class Told(Struct, frozen=True):
    """An answer as it crosses to the page."""

    status: int
    body: str


class Pocket:
    """The whole house of one browser."""

    def __init__(self, drawer: Drawer, page: Page, bench: Bench) -> None:
        self.store = PocketStore(drawer)
        self.store.line = lambda card: line_of(card, self.store.owner())
        self.page = page
        self.house = House(self.store, Beside(bench))
        self.house.mark = POCKET  # the page knows by it whom to ask
        self.days = PocketDays(self.house)
        self.sweeper = Sweeper(self.house)
        self.lines: dict[int, Line] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, haste: bool = False) -> None:
        if haste:
            PAUSES.hurry()
        await self.store.open()
        await self.sweeper.wake()
        await self.sweeper.start()

    def me(self) -> Person:
        owner = self.store.owner()
        return Person(owner, self.store.memory.names[owner]) if owner else NOBODY

    # Plain requests.

    async def request(self, method: str, address: str, body: str) -> str:
        """The answer as JSON of `Told`; whatever goes wrong is a sentence."""
        try:
            answer = await desk.answer(self._wish(method, address, body))
            told = Told(answer.status, answer.body)
        except Refused as refused:
            told = wrong(409, refused.say)
        except Unknown:
            told = wrong(404, Say("server-no-table"))
        except msgspec.MsgspecError:
            told = wrong(400, Say("server-malformed"))
        except (Trouble, Unsure):
            told = wrong(503, Say("server-trouble"))
        except Exception:
            logger.exception("a request failed")
            told = wrong(500, Say("server-trouble"))
        return msgspec.json.encode(told).decode()

    def _wish(self, method: str, address: str, body: str) -> Wish:
        url = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        parts = [unquote(part) for part in url.path.strip("/").split("/")]
        return Wish(self.house, self.days, self.me(), method, parts, query, body)

    # Lines to tables.

    def connect(self, number: int, address: str) -> None:
        task = asyncio.ensure_future(self._attend(number, self._wish("GET", address, "")))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, number: int, text: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.heard.put_nowait(text)

    def leave(self, number: int) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.viewer.gone.set()

    async def _attend(self, number: int, wish: Wish) -> None:
        try:
            room = await self.house.room(wish.parts[2])
            viewer = Viewer(wish.person, wish.number("seat", OWN_SEAT))
            line = self.lines[number] = Line(self.house, self.page, number, room, viewer, self.me)
            self.page.opened(number)
            await line.run(wish.number("seq", 0))
        except Unknown:
            self._refuse(number, Say("server-no-table"), -1)
        except (Trouble, Unsure):
            self._refuse(number, Say("server-trouble"), 1_000)
        except Exception:
            logger.exception("a line broke")
        finally:
            self.lines.pop(number, None)
            self.page.hang_up(number, CLOSE_RETRY)

    def _refuse(self, number: int, words: Say, again: int) -> None:
        self.page.say(number, encode(wire.Closing(words, again)).decode())


def wrong(status: int, words: Say) -> Told:
    return Told(status, msgspec.json.encode(Error(words)).decode())
