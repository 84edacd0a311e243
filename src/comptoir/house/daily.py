"""The table of the day: each day one of each game, the same deal, luck and bots for everybody in this house.

Its identity is the house, the date (by UTC) and the game. Its seed comes from a secret of the house; everybody plays
at a table of his own, whose address only the house can work out, so that nobody sits down twice for the first time.
"""

import hashlib
import hmac
from typing import Final

from comptoir.games import find
from comptoir.house.bots import Bots
from comptoir.house.dates import days_before
from comptoir.house.match import Match
from comptoir.house.table import Table
from comptoir.house.workshop import Rank
from comptoir.kernel.game import Game, Options, View

# One rule set of each game, the way it is most often played alone against bots.
RULE_SETS: Final = {
    "cafe-race": "cafe-race",
    "cafe-international": "cafe-international",
    "top-race": "top-race",
    "espresso-doppio": "espresso-doppio/solo",
}
PUBLIC: Final = "comptoir"  # in place of a secret, where no house has dealt: by the date alone, for anybody to work out
SEALED: Final = 2  # days after which a day's seed may be known


def rules_of(game: str) -> tuple[Game, Options]:
    return find(RULE_SETS[game])


def is_open(date: str, today: str) -> bool:
    """Whether the seed of this day may be known by now."""
    return date <= days_before(today, SEALED)


def day_seed(secret: str, date: str, game: str) -> str:
    return hmac.new(secret.encode(), f"day {date} {game}".encode(), hashlib.sha256).hexdigest()


def pocket_seed(secret: str, date: str, game: str) -> str:
    """Of the day in pockets. Whoever takes it along can read it, so it is not the house's own, nor tells it."""
    return hmac.new(secret.encode(), f"pocket {date} {game}".encode(), hashlib.sha256).hexdigest()


def day_address(secret: str, date: str, game: str, person: str) -> str:
    """Of somebody's own table of a day: the first and only one that counts."""
    return hmac.new(secret.encode(), f"table {date} {game} {person}".encode(), hashlib.sha256).hexdigest()[:22]


def bot_seed(seed: bytes, seat: int, step: int, run: int = 0) -> int:
    """What a bot thinks with: the same for everybody who comes to this step."""
    return int.from_bytes(hmac.new(seed, f"bot {seat} {step} {run}".encode(), hashlib.sha256).digest()[:7], "big")


async def day_choice(bots: Bots, table: Table, match: Match, seat: int, view: View | None, rank: Rank) -> int:
    """A bot's choice at a table of the day: from its seed alone, and waited for as long as it takes. `view` is what it
    thinks about (`pondering.py`).
    """
    choices, seed = match.position.choices(seat), bot_seed(match.seed, seat, match.position.step)
    if view is None:
        return choices[0]
    level, opener = table.seats[seat].plan.level, table.opened.host
    found = await bots.choose_steadily(match.game.name, view, level, seed, rank, opener, match.memory())
    return found if len(choices) > 1 else choices[0]
