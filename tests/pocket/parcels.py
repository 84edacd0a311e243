"""Games begun in a pocket, and ways to tamper with their records."""

import asyncio
import random
import re

import msgspec

from comptoir.house import parcels
from comptoir.house.acts.opening import Opened
from comptoir.house.house import House
from comptoir.house.memory import MemoryStore
from comptoir.house.people import Person
from comptoir.house.wire_http import Parcel
from comptoir.house.workshop import ByHand
from comptoir.pocket.ports import Pockets
from tests.pocket.pages import Sitter
from tests.told import TOLD

BOTS = {"cafe-race": 2, "cafe-international": 1, "top-race": 1, "espresso-doppio": 1}


async def begun(game: str, choices: int) -> Parcel | None:
    """A game of which so many choices were made; None when that was the end of it."""
    me = Sitter(Pockets())
    table = await me.open_table(game, BOTS[game])
    await me.begin(table)
    for _ in range(choices):
        await me.choose()
    status, body = await me.ask("GET", f"/api/tables/{table}/parcel")
    await me.leave()
    return msgspec.convert(body, Parcel) if status == 200 else None


def tampered(record: str, how: int, luck: random.Random) -> str:
    """One thing changed: a draw, a move, a secret, or an entry left out."""
    lines = record.splitlines()
    entries = range(lines.index("--") + 1, len(lines))
    drawn = [number for number in entries if re.search(r" \d+/\d+", lines[number])]
    if how == 0:
        place = luck.choice(drawn)
        lines[place] = re.sub(r" (\d+)/(\d+)", other_draw, lines[place], count=1)
    elif how == 1:
        place = luck.choice(entries[1:])
        lines[place] = re.sub(r"#\w+", "#" + "0" * 16, lines[place])
    elif how == 2:
        place = next(number for number, line in enumerate(lines) if line.startswith("secret secret"))
        lines[place] = 'secret secret "00"'
    else:
        del lines[luck.choice(entries[:-1])]
    return "\n".join(lines) + "\n"


def other_draw(found: re.Match[str]) -> str:
    value, bound = int(found[1]), int(found[2])
    return f" {(value + 1) % bound}/{bound}"


async def taken_home(parcel: Parcel) -> Opened:
    """The table at a house, which wakes with the game where it was; Refused when it is not taken."""
    house = House(MemoryStore(), ByHand(), secrets=TOLD)
    person = Person("zoe", "Zoé")
    found = await house.long_jobs.unpacked(parcel.record, person.id)
    opened = parcels.opened(parcel, found, person, house.secrets.secret())
    room = await house.create(house.secrets.id(), opened, "zoe:open")
    assert room.table.prefix_end is not None
    assert not room.table.prefix_end.over
    assert [notice.words.key for notice in room.table.notices] == ["server-notice-from-pocket"]
    await asyncio.sleep(0)
    return opened
