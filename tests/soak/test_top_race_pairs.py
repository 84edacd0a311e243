"""Every allowed pair of Top Race's options, match included, plays thousands of random games, audited after every step.

`GAMES=10000 make soak` plays fewer.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.circuits import SHIPPED
from comptoir.games.top_race.options import SWITCHES, TopRaceOptions
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out_audited
from tests.soak.telling import tell

EACH = max(5, int(os.environ.get("GAMES", "1000000")) // 200)
BATCH = 500


def options_for(pair: tuple[str, str]) -> TopRaceOptions:
    given: dict[str, object] = {name: 3 if name == "races" else True for name in pair}
    options = GAME.make_options(given)
    assert isinstance(options, TopRaceOptions)
    return options


PAIRS = [pair for pair in combinations(("races", *SWITCHES), 2) if GAME.clash(options_for(pair), 4) is None]


def play_batch(pair: tuple[str, str], first: int, games: int) -> int:
    """Seats and circuits take turns."""
    decisions = 0
    base = options_for(pair)
    given = {field: getattr(base, field) for field in base.__struct_fields__}
    for seed in range(first, first + games):
        luck = Fast(seed)
        options = GAME.make_options({**given, "circuit": SHIPPED[seed % len(SHIPPED)]})
        position = GAME.setup(options, GAME.seats[seed % len(GAME.seats)], luck)
        decisions += play_out_audited(position, luck, GAME.audit)
    return decisions


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_an_allowed_pair_breaks_no_law(pair: tuple[str, str]) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        batches = [pool.submit(play_batch, pair, first, min(BATCH, EACH - first)) for first in range(0, EACH, BATCH)]
        decisions = sum(batch.result() for batch in batches)
    tell(f"{' + '.join(pair)}: {EACH:,} games, {decisions:,} decisions")
    assert decisions > EACH
