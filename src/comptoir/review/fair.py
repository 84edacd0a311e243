"""Where a bar begins: everybody's fair share; alone at the table, the score to expect before the cards are dealt."""

import math
from functools import cache
from importlib.resources import files

import msgspec

from comptoir.games import full_name
from comptoir.kernel.game import Game, Options
from comptoir.review.eyes import EndValue
from comptoir.review.guesses import mean_of, on_grid
from comptoir.review.parts import START, Table
from comptoir.review.story import Story

SETUPS = 200  # dealt when no table tells what to expect


class Fair(msgspec.Struct, frozen=True):
    """The start of every bar with its standard error, and what a whole victory is in its unit."""

    start: float
    doubt: float
    scale: float


class Expected(msgspec.Struct, frozen=True):
    """A score to expect alone at the table: mean of the value over deals, its standard error, the scores' deviation."""

    mean: float
    doubt: float
    deviation: float
    deals: int


def fair_start(table: Table, story: Story, house: bool) -> Fair:
    """`house`: seen through the house's own eyes, for which scores to expect are written down."""
    if story.seats > 1:
        return Fair(on_grid(1.0 / story.seats), 0.0, 1.0)
    found = expected_scores().get(name_of(story.game, story.options)) if house else None
    if found is None:
        found = expect(table, story.options, SETUPS)
    # Victories deviate by half a victory: a deviation of the score weighs as much.
    return Fair(on_grid(found.mean), found.doubt, 2.0 * found.deviation)


def expect(table: Table, options: Options, deals: int) -> Expected:
    """Deal again and again, and see what each deal is worth and how it ends."""
    worths, ends = [], []
    end = EndValue(table.reference)
    for deal in range(deals):
        luck = table.luck(0, -1, START, deal + 1)
        position = table.game.setup(options, 1, luck)
        worths.append(mean_of(table.worth(position, 0, START, 8, deal)).values)
        ends.append(end.sample(position, luck))
    found, spread = mean_of(worths), mean_of(ends)
    return Expected(found.values[0], math.sqrt(found.doubts[0]), math.sqrt(spread.doubts[0] * deals), deals)


def name_of(game: Game, options: Options) -> str:
    known = {full_name(game, word): sets for word, sets in game.rule_sets.items()}
    return next((name for name, sets in known.items() if sets == options), "")


@cache
def expected_scores() -> dict[str, Expected]:
    """Written by `make bench-review`."""
    return msgspec.json.decode(
        files(__package__).joinpath("expected_scores.json").read_bytes(), type=dict[str, Expected]
    )
