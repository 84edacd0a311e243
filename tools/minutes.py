"""How long a game takes, for the shelf: `python -m tools.minutes` writes web/src/lib/minutes.ts.

Counted are the choices one player really has, in games of novices with as many players as usually sit down; forced ones
the house makes. A person thinks about each of them, and waits for the others to be seen.
"""

from statistics import mean

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.game import Game, View
from comptoir.kernel.position import Position
from comptoir.lab.series import Series, play_game
from tools.vocabulary import FOLDER

FILE = FOLDER.parent / "minutes.ts"
GAMES_EACH = 60
THINKS = 15.0  # seconds over a choice: looking, weighing, watching what came of the last one
WAITS = 1.5  # seconds until the next can be made: the aim that bench/results/pace.md measures
STEP = 5
HEAD = "// Written by `python -m tools.minutes` from games of bots. Do not edit."


def choices_of_one(game: Game) -> float:
    """How many choices with more than one option a player has in a game, on average."""
    options, seats = game.rule_sets["basic"], game.company
    series = Series(game.name, msgspec.to_builtins(options), seats, ["novice"] * seats, 1)
    real = [0] * GAMES_EACH

    def count(number: int, position: Position, seat: int, _view: View, _memory: object, _choice: int) -> None:
        real[number] += len(position.choices(seat)) > 1

    for number in range(GAMES_EACH):
        play_game(series, number, witness=lambda *seen, n=number: count(n, *seen))
    return mean(real) / seats


def minutes(game: Game) -> int:
    """Short games to the minute, others in steps of five, as boxes say it."""
    found = choices_of_one(game) * (THINKS + WAITS) / 60
    return max(1, round(found)) if found < STEP else STEP * round(found / STEP)


def main() -> None:
    found = {name: minutes(game) for name, game in GAMES.items()}
    text = msgspec.json.encode(found).decode().replace(":", ": ").replace(",", ", ")
    FILE.write_text(f"{HEAD}\nexport const MINUTES = {text} as const;\n")


if __name__ == "__main__":
    main()
