"""Where learned values are kept: one small file of whole numbers for each game."""

from functools import cache
from importlib.resources import files

import msgspec

from comptoir.bots.values.cafe_international import CafeInternationalSight
from comptoir.bots.values.cafe_race import CafeRaceSight
from comptoir.bots.values.espresso_doppio import EspressoDoppioSight
from comptoir.bots.values.learned import Learned
from comptoir.bots.values.network import Network
from comptoir.bots.values.sight import Sight
from comptoir.bots.values.top_race import TopRaceSight

SIGHTS: dict[str, Sight] = {
    "cafe-international": CafeInternationalSight(),
    "cafe-race": CafeRaceSight(),
    "espresso-doppio": EspressoDoppioSight(),
    "top-race": TopRaceSight(),
}


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One network, as `Network` wants it."""

    chapter: str
    inputs: int
    first: list[int]
    first_bias: list[int]
    last: list[int]
    direct: list[int]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned about one game, and from what."""

    game: str
    seed: int
    games: int  # how many were learned from
    networks: list[Weights]


def made(page: Page) -> Learned:
    """The value a page tells; `Misfit` when it does not fit the game."""
    sight = SIGHTS[page.game]
    return Learned(
        sight, [Network(one.inputs, one.first, one.first_bias, one.last, one.direct) for one in page.networks]
    )


@cache
def learned(game: str) -> Learned | None:
    """What is known about a game; None where nothing has been learned yet."""
    file = files("comptoir.bots.values").joinpath("weights", f"{game}.json")
    if game not in SIGHTS or not file.is_file():
        return None
    return made(msgspec.json.decode(file.read_bytes(), type=Page))
