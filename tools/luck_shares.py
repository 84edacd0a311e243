"""How much luck decides, for every rule set we ship: `python -m tools.luck_shares [games]`.

One strong bot among novices: the part of the victories that its strength does not take (`comptoir.lab.balance.upsets`).
Takes minutes, so it is worked out ahead; what the lobby tells of it is `house/luck_shares.py`, which this writes.
"""

import sys
from pathlib import Path

import msgspec

from comptoir.games import GAMES
from comptoir.lab.balance import upsets
from comptoir.lab.series import Series, fill_up, play_games

FILE = Path(__file__).parent.parent / "src" / "comptoir" / "house" / "luck_shares.py"
STRONG = "regular@0.1"
USUAL = 4  # players, or as near as the rules allow
HEAD = '''"""How much luck decides in the rule sets we ship, from {games} games each of one strong bot among novices.

Written by `python -m tools.luck_shares`; do not edit.
"""

from comptoir.house.wire_http import Measured

SHARES: dict[str, dict[str, tuple[float, float]]] = {{
{lines}
}}

def luck_share(game: str, rule_set: str) -> Measured | None:
    """The victories strength does not take, and the doubt; nothing of rules that are not ours, or if alone."""
    found = SHARES.get(game, {{}}).get(rule_set)
    return Measured(*found) if found else None
'''


def shares(name: str, games: int) -> dict[str, tuple[float, float]]:
    game, found = GAMES[name], {}
    for rule_set, options in game.rule_sets.items():
        possible = [seats for seats in game.seats if seats > 1 and game.clash(options, seats) is None]
        if not possible:
            continue
        seats = min(possible, key=lambda one: abs(one - USUAL))
        series = Series(name, msgspec.to_builtins(options), seats, fill_up([STRONG, "novice"], seats), 1)
        luck = upsets(series, play_games(series, list(range(games // seats * seats))))
        if luck.low is not None and luck.high is not None:
            found[rule_set] = (round(luck.value, 3), round((luck.high - luck.low) / 2, 3))
            print(name, rule_set, seats, found[rule_set], flush=True)
    return found


def main(games: int) -> None:
    lines = [f'    "{name}": {{\n{told(shares(name, games))}\n    }},' for name in GAMES]
    FILE.write_text(HEAD.format(games=games, lines="\n".join(lines)))


def told(found: dict[str, tuple[float, float]]) -> str:
    return "\n".join(f'        "{name}": {value},' for name, value in found.items())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
