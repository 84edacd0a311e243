"""Setting a game up may take a moment the first time (decks and circuits are worked out): never in the event loop."""

import asyncio

import msgspec

from comptoir.games import GAMES
from comptoir.house import log
from comptoir.house.budgets import check_options
from comptoir.house.jobs import Preparing
from comptoir.house.store import Row
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Options, Refused
from comptoir.kernel.say import Say

Given = dict[str, bool | int | str]


class Kitchen:
    """What is being worked out at the moment: asked for by many, it is done once."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.under_way: dict[tuple[str, Options], asyncio.Task[None]] = {}

    async def prepare(self, name: str, given: Given, asker: str) -> None:
        """Have worked out what these options need; what is wrong with them is said elsewhere."""
        if name not in GAMES:
            return
        try:
            check_options(GAMES[name].fields, given)
            options = GAMES[name].make_options(given)
        except (Refused, ValueError):
            return
        if GAMES[name].at_hand(options):
            return
        key = (name, options)
        if key not in self.under_way:
            self.under_way[key] = asyncio.create_task(self._work_out(name, options, asker))
            self.under_way[key].add_done_callback(lambda _: self.under_way.pop(key, None))
        try:
            await asyncio.shield(self.under_way[key])
        except Full:
            raise Refused(Say("server-too-fast")) from None
        except (Gone, Failed):
            raise Refused(Say("server-busy")) from None

    async def _work_out(self, name: str, options: Options, asker: str) -> None:
        found = await self.workshop.do(Preparing(name, msgspec.to_builtins(options)), Rank.PAGES, asker)
        GAMES[name].take_in(options, found)

    async def prepare_for(self, rows: list[Row]) -> None:
        """What a sleeping table needs before its log is played. If it cannot be had, waking takes longer, no more."""
        opened = log.decode(rows[0].body)
        if not isinstance(opened, log.Opened):
            return
        given = opened.options
        for row in rows[1:]:
            entry = log.decode(row.body)
            if isinstance(entry, log.OptionsSet):
                given = entry.options
            elif isinstance(entry, log.Called):
                break
        try:
            await self.prepare(opened.game, given, opened.host)
        except Refused:
            return
