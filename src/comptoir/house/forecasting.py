"""What house rules change, before anybody has played them: quick games of bots in the workshop, a slice at a time.

Kept by what is played, for all who ask: two tables with the same rules and seats have the same forecast.
"""

import asyncio
import logging
from collections.abc import Callable
from math import sqrt

import msgspec

from comptoir.house.forecast_slices import Tally
from comptoir.house.jobs import ForecastJob
from comptoir.house.luck_shares import luck_share
from comptoir.house.table import Table
from comptoir.house.timekeeping import MACHINE
from comptoir.house.wire_http import Forecast, Forecasts, Measured
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.say import Say

GAMES_EACH = 400
PATIENCE = 25.0  # seconds it goes on after the last look at it
LONG_POLL = 20.0
KEPT = 512  # forecasts, each a handful of numbers
MOST_EACH = 2  # under way for one asker: his rules, and the standard ones;
MOST_HERE = 8  # and for one place, however many names somebody has there
Z = 1.96
logger = logging.getLogger("comptoir.forecasts")
_TALLY = msgspec.msgpack.Decoder(Tally)


class Question(msgspec.Struct, frozen=True):
    """What would be played, and by how many."""

    game: str
    options: bytes
    seats: int


class UnderWay:
    """The games of one question, as far as they were played."""

    def __init__(self, question: Question, asker: str) -> None:
        self.question, self.asker = question, asker
        self.tally = Tally()
        self.wanted = 0.0
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return self.tally.games >= GAMES_EACH


class Oracle:
    """One slice of one forecast at a time: most of the workshop is always there for those who play."""

    def __init__(self, workshop: Workshop, clock: Callable[[], float] = MACHINE.steady) -> None:
        self.workshop, self.clock = workshop, clock
        self.place_of: Callable[[str], str] = str
        self.known: dict[Question, UnderWay] = {}
        self.turn = asyncio.Lock()
        self.news = asyncio.Event()
        self.closing = False

    async def stop(self) -> None:
        self.closing = True
        tasks = [one.task for one in self.known.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def knows(self, table: Table) -> bool:
        return all(question in self.known for question in questions(table))

    async def look(self, table: Table, after: int, asker: str) -> Forecasts:
        """What a table would be like, as soon as more than `after` games were played for it, beside the standard."""
        clash = table.game.clash(table.options, len(table.seats))
        if clash is not None:
            raise Refused(clash)
        wanted = [self._join(question, asker) for question in questions(table)]
        deadline = self.clock() + LONG_POLL
        while played(wanted) <= after and not self.closing and self.clock() < deadline:
            if all(one.done or one.failed for one in wanted):
                break
            news = self.news
            self._go_on(wanted)
            try:
                async with asyncio.timeout(deadline - self.clock()):
                    await news.wait()
            except TimeoutError:
                break
        if any(one.failed for one in wanted):
            raise Refused(Say("server-busy"))
        return told(table, wanted)

    def _join(self, question: Question, asker: str) -> UnderWay:
        """The newest at the end; what nobody works on goes first."""
        one = self.known.pop(question, None)
        if one is None or one.failed:
            busy = [other.asker for other in self.known.values() if other.task is not None]
            here = sum(self.place_of(other) == self.place_of(asker) for other in busy)
            if here >= MOST_HERE or busy.count(asker) >= MOST_EACH:
                raise Refused(Say("server-too-fast"))
            one = UnderWay(question, asker)
        self.known[question] = one
        for old in [key for key, other in self.known.items() if other.task is None][: max(0, len(self.known) - KEPT)]:
            del self.known[old]
        return one

    def _go_on(self, wanted: list[UnderWay]) -> None:
        for one in wanted:
            if not one.done:
                one.wanted = self.clock()
                if one.task is None:
                    one.task = asyncio.create_task(self._work(one))

    async def _work(self, one: UnderWay) -> None:
        try:
            while not one.done and self.clock() < one.wanted + PATIENCE:
                async with self.turn:
                    one.tally = one.tally.plus(await self._slice(one.question, one.tally.games, one.asker))
                self._tell()
        except (Full, Gone, Failed):
            one.failed = True
        except Exception:
            logger.exception("a forecast was not worked out")
            one.failed = True
        finally:
            one.task = None
            self._tell()

    async def _slice(self, question: Question, first: int, asker: str) -> Tally:
        options = msgspec.json.decode(question.options)
        job = ForecastJob(question.game, options, question.seats, first, GAMES_EACH - first)
        return _TALLY.decode(await self.workshop.do(job, Rank.FORECASTS, asker))

    def _tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


def questions(table: Table) -> list[Question]:
    """The table's own rules; and the standard ones, where these are others and as many may play them."""
    own = question(table.game, table.options, len(table.seats))
    plain = table.game.rule_sets["basic"] if "basic" in table.game.rule_sets else table.game.make_options({})
    if plain == table.options or table.game.clash(plain, len(table.seats)) is not None:
        return [own]
    return [own, question(table.game, plain, len(table.seats))]


def question(game: Game, options: Options, seats: int) -> Question:
    return Question(game.name, msgspec.json.encode(options, order="sorted"), seats)


def played(wanted: list[UnderWay]) -> int:
    return sum(one.tally.games for one in wanted)


def told(table: Table, wanted: list[UnderWay]) -> Forecasts:
    own, *rest = [forecast(one.tally, len(table.seats)) for one in wanted]
    names = {options: name for name, options in table.game.rule_sets.items()}
    plain = luck_share(table.game.name, "basic") if rest else None
    own = msgspec.structs.replace(own, luck=luck_share(table.game.name, names.get(table.options, "")))
    standard = msgspec.structs.replace(rest[0], luck=plain) if rest else None
    return Forecasts(played(wanted), all(one.done for one in wanted), own, standard)


def forecast(tally: Tally, seats: int) -> Forecast:
    games = max(1, tally.games)
    return Forecast(
        games=tally.games,
        most=GAMES_EACH,
        length=measured(tally.length / seats, tally.length_squared / seats**2, games),
        lead=measured(tally.lead, tally.lead_squared, games),
        spread=round(deviation(tally.scores, tally.scores_squared, games * seats), 1),
        seats=[share(wins, games) for wins in tally.wins] if seats > 1 else [],
    )


def deviation(total: float, squares: float, count: int) -> float:
    return sqrt(max(0.0, squares / count - (total / count) ** 2))


def measured(total: float, squares: float, games: int) -> Measured:
    return Measured(round(total / games, 2), round(Z * deviation(total, squares, games) / sqrt(games), 2))


def share(wins: float, games: int) -> Measured:
    """A seat's part of the victories; the doubt of one that never won yet is not nothing."""
    part = (wins + 1) / (games + 2)
    return Measured(round(wins / games, 4), round(Z * sqrt(part * (1 - part) / games), 4))
