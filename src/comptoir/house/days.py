"""The house's days: whose tables of the day there are, how they ended, and who may look at them."""

import gzip
import math
from typing import Literal

import msgspec

from comptoir.bots.search import victory
from comptoir.house import puzzling, reviewing, wire_day
from comptoir.house.acts.daily import day_opened
from comptoir.house.acts.starting import Start
from comptoir.house.daily import RULE_SETS, day_address, day_seed, is_open, pocket_seed, rules_of
from comptoir.house.dates import date_at, days_before
from comptoir.house.house import House
from comptoir.house.keepsakes import end_name, sat_name
from comptoir.house.masters import Masters
from comptoir.house.pars import Pars
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.streak import streak_of
from comptoir.house.table import Table
from comptoir.house.wire.terms import Dealt
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

SECRET = "day-secret"
SHOWN = 28  # days of the calendar
COMPARED = 60  # people of one day who are shown


class Bar(msgspec.Struct, frozen=True):
    """What is wanted of a `ReviewBar`."""

    seat: int
    result: int
    points: dict[str, int]
    doubts: dict[str, int]


class Bars(msgspec.Struct, frozen=True):
    bars: list[Bar]


class Sat(msgspec.Struct, frozen=True):
    """Somebody sat down at the table of a day."""

    table: str


class Days:
    """Asks the store and nobody else: any process of the house gives the same answers."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.masters = Masters(house)
        self.pars = Pars(self.masters)
        self._secret = ""

    async def secret(self) -> str:
        """Made when it is first asked for, and kept for good."""
        if not self._secret:
            found = await self.store.keep_once(SECRET, self.house.secrets.secret().encode())
            self._secret = found.decode()
        return self._secret

    def today(self) -> str:
        return date_at(self.house.now())

    async def dealt(self, date: str) -> Dealt:  # noqa: ARG002
        """By whom the tables of this day are dealt."""
        return "house"

    async def seed(self, date: str, game: str) -> str:
        return day_seed(await self.secret(), date, game)

    async def ahead(self) -> wire_day.DealtAhead:
        """What pockets play today and tomorrow: another deal than the house's, since whoever has it can read it."""
        secret, today = await self.secret(), self.today()
        return wire_day.DealtAhead(
            [
                wire_day.DayAhead(date, {game: pocket_seed(secret, date, game) for game in RULE_SETS})
                for date in (today, days_before(today, -1))
            ]
        )

    def has_come(self, date: str) -> bool:
        """A day of the calendar that is not yet to come: nobody is asked tomorrow's puzzle, or those of years ago."""
        today = self.today()
        return days_before(today, SHOWN) < date <= today

    async def address(self, date: str, game: str, person: str) -> str:
        return self.house.mark + day_address(await self.secret(), date, game, person)

    # Sitting down.

    async def sit_down(self, person: Person, game: str, practice: bool) -> str:
        """My table of today, begun if it was not; for practice another one each time, once the first is over."""
        if game not in RULE_SETS:
            raise Refused(Say("game-unknown", {"game": game, "known": [*RULE_SETS]}))
        date = self.today()
        table = await self.address(date, game, person.id)
        if practice:
            if not await self.is_over(table):
                raise Refused(Say("server-day-first"))
            table = self.house.mark + self.house.secrets.id()
        await self._begin(table, person, game, date, practice)
        if not practice:
            await self.store.keep_once(sat_name(person.id, date, game), msgspec.json.encode(Sat(table)))
        return table

    async def _begin(self, table: str, person: Person, game: str, date: str, practice: bool) -> None:
        """Opened and begun; whatever a crash left undone is done the next time."""
        rules, options = rules_of(game)
        seed, dealt = await self.seed(date, game), await self.dealt(date)
        opened = day_opened(rules, options, person, seed, date, practice, dealt)
        room = await self.house.create(table, opened, f"{person.id}:open")
        if room.table.phase == "lobby":
            await self.house.perform(room, person, Start("begin"))

    # Who may look.

    async def is_over(self, table: str) -> bool:
        card = await self.store.card(table)
        return card is not None and card.phase in ("over", "ended")

    async def has_finished(self, person: str, date: str, game: str) -> bool:
        return bool(person) and await self.is_over(await self.address(date, game, person))

    async def may_see(self, table: Table, person: Person) -> bool:
        """A day's deal is nobody's business but its player's, until one's own game is over."""
        if not table.day or table.seats_of(person.id) or is_open(table.day, self.today()):
            return True
        return await self.has_finished(person.id, table.day, table.game.name)

    def sealed(self, table: Table) -> bool:
        """Whether the seed is still a secret: others may be playing by it."""
        return bool(table.day) and not is_open(table.day, self.today())

    # What there is to tell.

    async def overview(self, person: Person) -> wire_day.Today:
        date = self.today()
        mine = await self.store.kept(f"day:{person.id}:") if person.id else {}
        sat = {tuple(name.split(":")[2:]): msgspec.json.decode(body, type=Sat) for name, body in mine.items()}
        over = {key: await self.is_over(one.table) for key, one in sat.items() if key[0] > days_before(date, SHOWN)}
        tables = [
            wire_day.DayTable(
                game=game,
                rule_set=RULE_SETS[game],
                table=sat[date, game].table if (date, game) in sat else "",
                over=over.get((date, game), False),
            )
            for game in RULE_SETS
        ]
        solved = await self.store.kept(f"puzzle:{person.id}:") if person.id else {}
        puzzles = {name.split(":")[2]: puzzling.was_right(body) for name, body in solved.items()}
        calendar = [
            wire_day.DayDone(day, [game for game in RULE_SETS if over.get((day, game))], puzzles.get(day))
            for day in (days_before(date, back) for back in range(SHOWN))
        ]
        done = {day.date for day in calendar if day.games or day.puzzle is not None}
        dealt = await self.dealt(date)
        return wire_day.Today(date, tables, calendar, streak_of(done, date), puzzles.get(date), dealt)

    async def result(self, person: Person, date: str, game: str) -> wire_day.DayResult:
        """How the table of a day went: mine, the master's, and those of whoever played it here."""
        if game not in RULE_SETS or not await self.has_finished(person.id, date, game):
            raise Refused(Say("server-day-unfinished"))
        room = await self.house.room(await self.address(date, game, person.id))
        await self.house.current(room)
        mine = await self._end(room, person)
        ends = await self._compared(date, game, mine)
        unit: Literal["share", "score"] = "score" if len(room.table.seats) == 1 else "share"
        runs = await self.masters.found(room.table, date)
        if not mine.figures:
            self._look(room, person)
        return wire_day.DayResult(
            date, game, unit, len(room.table.seats), mine, placed(ends), runs, await self.finished_on(person, date),
            room.table.dealt, await self.pars.found(room.table, date),
        )  # fmt: skip

    async def _compared(self, date: str, game: str, mine: wire_day.DayEnd) -> list[wire_day.DayEnd]:
        """Those whose first try is over, by the names they go by today."""
        kept = await self.store.kept(end_name(date, game, ""))
        by = {name.rpartition(":")[2]: msgspec.json.decode(body, type=wire_day.DayEnd) for name, body in kept.items()}
        names = await self.store.names(list(by))
        ends = [(names.get(person, ""), end) for person, end in by.items()]
        known = [msgspec.structs.replace(end, name=name, mine=end.table == mine.table) for name, end in ends if name]
        return known[:COMPARED]

    async def finished_on(self, person: Person, date: str) -> int:
        """How many of this day's games I have finished."""
        return sum([await self.has_finished(person.id, date, game) for game in RULE_SETS])

    async def _end(self, room: Room, person: Person) -> wire_day.DayEnd:
        """My result; kept for the others once it says all there is to say, unless it was practice."""
        table = room.table
        figures = await self._figures(room)
        match, seat = table.match, 0
        if match is None or not match.position.over:
            return wire_day.DayEnd(person.name, table.id, 0.0, 0, 0, table.practice, None, True, given_up=True)
        scores, ranking = match.position.scores(), match.position.ranking()
        share = float(scores[seat]) if len(scores) == 1 else victory(match.position)[seat]
        end = wire_day.DayEnd(
            person.name, table.id, share, scores[seat], ranking[seat], table.practice, figures, True
        )  # fmt: skip
        if figures is not None and not table.practice:
            kept = msgspec.json.encode(msgspec.structs.replace(end, name="", mine=False))
            await self.store.keep_once(end_name(table.day, table.game.name, person.id), kept)
        return end

    async def _figures(self, room: Room) -> wire_day.Figures | None:
        """What the review found, once it is there."""
        table = room.table
        if table.match is None or not table.match.position.over:
            return None
        found = await self.store.review(table.id, self.house.reviews.mark(table))
        if found is None:
            return None
        bar = next(bar for bar in msgspec.json.decode(gzip.decompress(found), type=Bars).bars if bar.seat == 0)
        return wire_day.Figures(
            adjusted=bar.result - bar.points["deal"] - bar.points["luck"],
            doubt=math.ceil(math.hypot(bar.doubts["deal"], bar.doubts["luck"])),
            luck=bar.points["deal"] + bar.points["luck"],
            own=bar.points["own"],
            own_doubt=bar.doubts["own"],
        )

    def _look(self, room: Room, person: Person) -> None:
        """Have it reviewed, once however often he asks; whoever waits asks again."""
        name, working = f"review:{room.table.id}", self.masters.working
        if name in working:
            return
        working.add(name)

        async def work() -> None:
            try:
                reviewing.must_be_reviewable(room.table)
                rows = self.house.store.entries
                await self.house.reviews.look(room.table, lambda: rows(room.table.id), 10**6, person.id)
            except Refused:
                pass
            finally:
                working.discard(name)

        self.masters.beside(work())


def placed(ends: list[wire_day.DayEnd]) -> list[wire_day.DayEnd]:
    """Best first by what luck does not explain; whoever is within the doubt of the one above shares his place."""
    told = sorted(ends, key=lambda end: -(end.figures.adjusted if end.figures else 0))
    found: list[wire_day.DayEnd] = []
    for number, end in enumerate(told):
        place = number + 1
        if found and found[-1].figures is not None and end.figures is not None:
            first = next(one for one in found if one.place == found[-1].place)
            assert first.figures is not None
            apart = first.figures.adjusted - end.figures.adjusted
            if apart <= math.hypot(first.figures.doubt, end.figures.doubt):
                place = first.place
        found.append(msgspec.structs.replace(end, place=place))
    return found
