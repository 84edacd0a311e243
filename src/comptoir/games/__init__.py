"""The four games, all of the same shape; none imports another."""

from comptoir.games.cafe_international import GAME as CAFE_INTERNATIONAL
from comptoir.games.cafe_race import GAME as CAFE_RACE
from comptoir.games.espresso_doppio import GAME as ESPRESSO_DOPPIO
from comptoir.games.top_race import GAME as TOP_RACE
from comptoir.kernel.game import Game, Options, Refused, whichever
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

GAMES: dict[str, Game] = {
    game.name: game
    for game in (whichever(CAFE_RACE), whichever(CAFE_INTERNATIONAL), whichever(TOP_RACE), whichever(ESPRESSO_DOPPIO))
}


def full_name(game: Game, rule_set: str) -> str:
    """What a rule set is called among all of the house: its game's name, unless it is the game's basic one."""
    return game.name if rule_set == "basic" else f"{game.name}/{rule_set}"


def rule_sets() -> dict[str, tuple[Game, Options]]:
    """Every rule set of the house by its name: "cafe-race", "cafe-race/auction" and so on."""
    found: dict[str, tuple[Game, Options]] = {}
    for game in GAMES.values():
        for word, options in game.rule_sets.items():
            found[full_name(game, word)] = (game, options)
    return found


def game_of(position: Position) -> Game:
    """The game a position belongs to, known by where it is declared."""
    return GAMES[type(position).__module__.split(".")[2].replace("_", "-")]


def find(name: str) -> tuple[Game, Options]:
    """The game and options that a name stands for, such as "cafe-race" or "cafe-race/auction"."""
    if not isinstance(name, str):
        raise Refused(Say("study-no-name", {"given": repr(name)}))
    known = rule_sets()
    base, _, rule_set = name.partition("/")
    if rule_set == "basic" and base in GAMES:
        name = base
    if name in known:
        return known[name]
    if base in GAMES:
        sets = [word for word in known if word.partition("/")[0] == base]
        raise Refused(Say("set-unknown", {"set": name, "known": [*sets]}))
    raise Refused(Say("game-unknown", {"game": name, "known": [*GAMES]}))
