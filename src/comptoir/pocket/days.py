"""The table of the day in the pocket: dealt ahead by a house, or by the date alone.

Whoever has the pocket can read the seed, so its results stand apart: nobody is compared, and neither master nor
solver sits over its deal on a battery.
"""

import msgspec

from comptoir.house.daily import PUBLIC, RULE_SETS, pocket_seed
from comptoir.house.dates import days_before
from comptoir.house.days import Days
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.wire.terms import Dealt
from comptoir.house.wire_day import DealtAhead

AHEAD = "ahead:"


class PocketDays(Days):
    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.masters.runs = 0
        self.pars.wanted = False

    async def seeds(self, date: str) -> dict[str, str]:
        """What a house dealt ahead for this day, if one did."""
        found = (await self.store.kept(AHEAD + date)).get(AHEAD + date)
        return msgspec.json.decode(found, type=dict[str, str]) if found is not None else {}

    async def dealt(self, date: str) -> Dealt:
        return "ahead" if await self.seeds(date) else "date"

    async def seed(self, date: str, game: str) -> str:
        return (await self.seeds(date)).get(game) or pocket_seed(PUBLIC, date, game)

    async def take_along(self, person: Person, given: DealtAhead) -> None:
        """Kept for its day, unless somebody has begun that day without it; what is past is let go."""
        today = self.today()
        for day in given.days:
            begun = await self.store.kept(f"day:{person.id}:{day.date}:")
            if not begun and today <= day.date <= days_before(today, -1) and set(RULE_SETS) <= set(day.seeds):
                await self.store.keep_once(AHEAD + day.date, msgspec.json.encode(day.seeds))
        past = [name for name in await self.store.kept(AHEAD) if name.removeprefix(AHEAD) < today]
        if past:
            await self.store.let_go(past)
