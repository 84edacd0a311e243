"""Setting a game up may take a moment the first time (decks and circuits are worked out): never in the event loop."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

import msgspec

from comptoir.games import GAMES
from comptoir.house import log
from comptoir.house.acts.opening import Opened, OptionsSet
from comptoir.house.acts.starting import Called
from comptoir.house.budgets import check_options
from comptoir.house.jobs import Preparing
from comptoir.house.store import Row
from comptoir.house.wire import Given
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Held, Options, Refused
from comptoir.kernel.say import Say

HELD = 256 << 20  # bytes that tables in memory hold of what was worked out for them,
HELD_EACH = HELD // 4  # and those of one place


class Kitchen:
    """What is being worked out at the moment: asked for by many, it is done once. Whoever uses it holds it, so that it
    is never worked out where it is used; all that is held is bounded, and so is what one place holds of it.
    """

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.place_of: Callable[[str], str] = str
        self.under_way: dict[tuple[str, Options], asyncio.Task[Held | None]] = {}
        self.held: WeakKeyDictionary[Held, str] = WeakKeyDictionary()

    async def prepare(self, name: str, given: Given, asker: str) -> Held | None:
        """Have worked out what these options need, to be held while it is used; what is wrong with them is said
        elsewhere.
        """
        if name not in GAMES:
            return None
        try:
            check_options(GAMES[name].fields, given)
            options = GAMES[name].make_options(given)
        except (Refused, ValueError):
            return None
        if GAMES[name].at_hand(options):
            return self._taken(GAMES[name].hold(options), asker)
        key = (name, options)
        if key not in self.under_way:
            self.under_way[key] = asyncio.create_task(self._work_out(name, options, asker))
            self.under_way[key].add_done_callback(lambda _: self.under_way.pop(key, None))
        try:
            return self._taken(await asyncio.shield(self.under_way[key]), asker)
        except Full:
            raise Refused(Say("server-too-fast")) from None
        except (Gone, Failed):
            raise Refused(Say("server-busy")) from None

    async def _work_out(self, name: str, options: Options, asker: str) -> Held | None:
        found = await self.workshop.do(Preparing(name, msgspec.to_builtins(options)), Rank.PAGES, asker)
        GAMES[name].take_in(options, found)
        return GAMES[name].hold(options)

    def _taken(self, found: Held | None, asker: str) -> Held | None:
        if found is not None and found not in self.held:
            place = self.place_of(asker)
            here = sum(held.size for held, where in self.held.items() if where == place)
            if here + found.size > HELD_EACH or sum(held.size for held in self.held) + found.size > HELD:
                raise Refused(Say("server-busy"))
            self.held[found] = place
        return found

    async def prepare_for(self, rows: list[Row]) -> Held | None:
        """What a sleeping table needs before its log is played."""
        opened = log.decode(rows[0].body)
        if not isinstance(opened, Opened):
            return None
        return await self.prepare(opened.game, options_in(rows[1:]) or opened.options, opened.host)


def options_in(rows: list[Row]) -> Given | None:
    """The options that these entries set last."""
    found = None
    for row in rows:
        entry = log.decode(row.body)
        if isinstance(entry, OptionsSet):
            found = entry.options
        elif isinstance(entry, Called):
            break
    return found
