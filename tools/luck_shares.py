"""How much luck decides, for every rule set we ship: `python -m tools.luck_shares [games]`.

One strong bot among novices: the part of the victories that its strength does not take (`comptoir.lab.balance.upsets`).
Where one plays alone, two play apart, each with a luck of his own, and the better score wins.

A rule set takes minutes, so all are worked out ahead; what the lobby tells of them is `house/luck_shares.py`, which
this writes after each one. What stands there already is kept: delete a line to have it measured again.
"""

import sys
from pathlib import Path

import msgspec

from comptoir.games import GAMES
from comptoir.house.luck_shares import SHARES
from comptoir.kernel.game import Game, Options
from comptoir.lab.balance import upsets
from comptoir.lab.figures import Figure
from comptoir.lab.series import Result, Series, fill_up, play_games

FILE = Path(__file__).parent.parent / "src" / "comptoir" / "house" / "luck_shares.py"
STRONG, WEAK = "regular@0.1", "novice"
USUAL = 4  # players, or as near as the rules allow
HEAD = '''"""How much luck decides in the rule sets we ship: its share, the doubt, and from how many games it is known.

One strong bot among novices. Written by `python -m tools.luck_shares`; do not edit.
"""

from comptoir.house.wire_http import Measured

SHARES: dict[str, dict[str, tuple[float, float, int]]] = {{
{lines}
}}


def luck_share(game: str, rule_set: str) -> Measured | None:
    """The victories strength does not take, and the doubt; nothing of rules that are not ours."""
    found = SHARES.get(game, {{}}).get(rule_set)
    return Measured(*found[:2]) if found else None
'''


def usual_seats(game: Game, options: Options) -> int:
    return min((seats for seats in game.seats if game.clash(options, seats) is None), key=lambda one: abs(one - USUAL))


def measure(game: Game, options: Options, games: int) -> tuple[Figure, int]:
    seats, plain = usual_seats(game, options), msgspec.to_builtins(options)
    if seats == 1:
        return apart(game.name, plain, games), games
    series = Series(game.name, plain, seats, fill_up([STRONG, WEAK], seats), 1)
    results = play_games(series, list(range(games // seats * seats)))
    return upsets(series, results), len(results)


def apart(name: str, options: dict[str, object], games: int) -> Figure:
    """A duel of two who each play alone, on deals of their own."""
    strong = play_games(Series(name, options, 1, [STRONG], 1), list(range(games)))
    weak = play_games(Series(name, options, 1, [WEAK], 1), list(range(games, 2 * games)))
    duels = [duel(number, *pair) for number, pair in enumerate(zip(strong, weak, strict=True))]
    return upsets(Series(name, options, 2, [STRONG, WEAK], 1), duels)


def duel(number: int, strong: Result, weak: Result) -> Result:
    scores = [strong.scores[0], weak.scores[0]]
    ranking = [1 if score == max(scores) else 2 for score in scores]
    return Result(number, [0, 1], scores, ranking, strong.decisions + weak.decisions)


def main(games: int) -> None:
    found = {name: dict(SHARES.get(name, {})) for name in GAMES}
    for name, game in GAMES.items():
        for rule_set in [one for one in game.rule_sets if one not in found[name]]:
            luck, played = measure(game, game.rule_sets[rule_set], games)
            found[name][rule_set] = (round(luck.value, 3), round(doubt(luck, played), 3), played)
            print(name, rule_set, found[name][rule_set], flush=True)
            write(found)


def doubt(luck: Figure, games: int) -> float:
    """Half the interval; where every game ended alike, what so many games may still have missed (the rule of three)."""
    return 3 / games if luck.low is None or luck.high is None else (luck.high - luck.low) / 2


def write(found: dict[str, dict[str, tuple[float, float, int]]]) -> None:
    lines = [f'    "{name}": {{\n{told(name, found[name])}\n    }},' for name in GAMES if found[name]]
    FILE.write_text(HEAD.format(lines="\n".join(lines)))


def told(name: str, shares: dict[str, tuple[float, float, int]]) -> str:
    return "\n".join(f'        "{one}": {shares[one]},' for one in GAMES[name].rule_sets if one in shares)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
