"""The games of the house, for covers and lobbies."""

from comptoir.bots.levels import LEVELS
from comptoir.games import GAMES
from comptoir.house.wire_http import GameInfo, Games
from comptoir.kernel.game import Game, Options
from comptoir.version import VERSION


def seats_for(game: Game, options: Options) -> list[int]:
    return [seats for seats in game.seats if game.clash(options, seats) is None]


def games() -> Games:
    infos = [
        GameInfo(
            name=game.name,
            rules=game.rules,
            least=game.seats[0],
            most=game.seats[-1],
            fields=list(game.fields),
            rule_sets=dict(game.rule_sets),
            seats={name: seats_for(game, options) for name, options in game.rule_sets.items()},
            chapters=list(game.chapters),
        )
        for game in GAMES.values()
    ]
    return Games(infos, list(LEVELS), VERSION)
