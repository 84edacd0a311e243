"""What the long campaign found, as Markdown."""

import statistics

from bench.bots.calibration import Bin, Saying, sort_out
from bench.bots.page import chapter, percent, table
from bench.review import cells
from bench.review.campaign import wanted
from bench.review.cells import Seen
from bench.review.games import TABLES
from bench.review.hinting import TIMES

FEWEST = 20
MOST_Z = 4.0
SLOPES = 0.9, 1.1

Found = dict[str, list[Seen]]
Said = dict[str, list[list[Saying]]]  # by game


def pieces(found: Found) -> dict[str, str]:
    """Of rule sets with too few games nothing can be said yet."""
    enough = {name: games for name, games in found.items() if len(games) >= FEWEST}
    return {"luck": luck(enough), "calibration": calibration(enough)}


def by_seat(games: list[Seen], line: str) -> list[float]:
    return [cells.z_of([getattr(game, line)[seat] for game in games]) for seat in range(len(games[0].won))]


def all_cells(found: Found) -> list[float]:
    return [z for games in found.values() for line in ("luck", "deal") for z in by_seat(games, line)]


def luck(found: Found) -> str:
    zs = all_cells(found)
    about = (
        f"Quick games of the reference on all seats, luck pass only, {cells.TRIALS} trials for a figure: what "
        "luck and the deal gave must vanish on average, whatever the value is worth. The largest |z| over the "
        f"seats of each (aim: below {MOST_Z:g}). {len(zs)} cells in all; **{cells.significant(zs)}** of them "
        "are not zero by Benjamini and Hochberg at 5 %. Alone at the table the deal is held against the score "
        "to expect, which has a doubt of its own."
    )
    rows = []
    for name, games in found.items():
        worst = [f"{max(by_seat(games, line), key=abs):+.1f}" for line in ("luck", "deal")]
        short = "" if len(games) >= wanted(name) else f" of {wanted(name)}"
        rows.append([name, str(len(games[0].won)), f"{len(games)}{short}", *worst])
    return chapter("Luck is nobody's on average", about) + table(
        ["rule set", "seats", "games", "luck, z", "deal, z"], rows
    )


def slopes(found: Found) -> dict[str, tuple[float, float]]:
    return {name: cells.slope_of(cells.sayings(games)) for name, games in found.items() if name in TABLES}


def calibration(found: Found) -> str:
    about = (
        "Do chances come true? One moment of each of these games, any as likely as another, its chances told "
        f"by {cells.ASKED} trials (and one that knows nothing) for all seats; then the reference went on to the "
        "end. The slope of the logistic regression of victories on what was told is 1 when it comes true "
        f"(aim: {SLOPES[0]:g} to {SLOPES[1]:g}), below when it was too sure; what was as good as decided "
        f"(below {cells.DECIDED * 100:.0f} % or above {100 - cells.DECIDED * 100:.0f} %) counts only below."
    )
    said = {name: cells.sayings(found[name]) for name in TABLES if name in found}
    return chapter("Chances come true", about) + came_true(said, slopes(found))


def hints(found: Said) -> str:
    about = (
        "The first hint in each of many quick games, with all of its thinking: the chance it told, and what came "
        f"of taking it, the reference going on {TIMES} times for all from how things really were. ± counts a game "
        "once; the brackets below do as if it had gone on only once, and are too wide. The best of several looks "
        "is a little too good: that alone makes it look too sure."
    )
    return chapter("Hints come true", about) + came_true(
        found, {name: cells.slope_of(said) for name, said in found.items()}
    )


def came_true(said: Said, slopes: dict[str, tuple[float, float]]) -> str:
    rows = []
    for name, games in said.items():
        steep, doubt = slopes[name]
        told, won = (statistics.fmean(getattr(one, line) for one in flat(games)) for line in ("told", "won"))
        rows.append([name, str(len(games)), f"{steep:.2f} ± {doubt:.2f}", f"{told * 100:.1f} %", f"{won * 100:.1f} %"])
    heads = ["rule set", "games", "slope", "told on average", "came true"]
    return table(heads, rows) + "\n" + by_tenth(said)


def flat(games: list[list[Saying]]) -> list[Saying]:
    return [one for game in games for one in game]


def by_tenth(said: Said) -> str:
    sorted_out = {name: {int(one.told * 10): one for one in sort_out(flat(games))} for name, games in said.items()}
    rows = []
    for tenth in range(10):
        told = [sorted_out[name].get(tenth) for name in said]
        rows.append([f"{tenth * 10}–{tenth * 10 + 10} %", *("–" if one is None else came(one) for one in told)])
    return table(["told", *said], rows)


def came(one: Bin) -> str:
    return f"{one.told * 100:.0f} → {percent(one.won)}"
