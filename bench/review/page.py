"""The review's figures as Markdown."""

import math

from bench.review.cells import Game, significant, slope_of, z_of
from bench.review.games import BUDGET, LEVELS, TABLES, Kept
from comptoir.lab.figures import mean

HEADING = """# The review

What the review's lines are worth, measured. `make bench-review` repeats it; each part plays until its time is up, so a
slower machine plays fewer games: every figure names how many. ± is a 95 % interval.

"""


def figure(values: list[float], digits: int = 3) -> str:
    found = mean(values)
    if not values or found.high is None:
        return "–" if not values else f"{found.value:+.{digits}f}"
    return f"{found.value:+.{digits}f} ± {found.high - found.value:.{digits}f}"


def spread(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))


def lines(found: dict[str, list[Kept]]) -> str:
    rows = []
    for name, games in found.items():
        seats = [seat for game in games for seat in game.seats]
        lucky = [(seat["deal"] + seat["luck"], seat["result"] - seat["start"]) for seat in seats]
        squares = sum(luck * luck for luck, _ in lucky)
        b = sum(luck * won for luck, won in lucky) / squares if squares else 0.0
        r2 = 1 - sum((won - b * luck) ** 2 for luck, won in lucky) / sum(won * won for _, won in lucky)
        deal = sum(seat["deal"] ** 2 for seat in seats) / sum(won * won for _, won in lucky)
        drift = spread([seat["drift"] for seat in seats])
        seconds = sorted(game.seconds for game in games)
        rows.append(
            f"| {name} | {TABLES[name]} | {len(games)} | {max(game.error for game in games):.0e} | {r2:.2f} | "
            f"{b:.2f} | {deal:.2f} | {drift:.2f} | {seconds[len(seconds) // 2]:.1f} s |"
        )
    return (
        "## What the luck lines explain\n\n"
        f"Games of all three levels at {BUDGET:g} of their thinking, from the same deals. R² is how much "
        f"of the results deal and luck\n"
        "together explain, with the weight b fitted on the same games; b near 1 says that what was "
        "called luck was as much. Drift:\n"
        "its deviation per game and seat (aim: at most 0.20). The time is processor time of a whole "
        "review on one core, compiled,\n"
        "scaled up from the thinking used here.\n\n"
        "| rule set | seats | games | identity missed by | R² | b | deal alone | drift | a review takes |\n"
        "|---|---|---|---|---|---|---|---|---|\n" + "\n".join(rows) + "\n\n"
    )


def levels(found: dict[str, list[Kept]]) -> str:
    rows = []
    for name, games in found.items():
        deals = set.intersection(*({game.deal for game in games if game.level == level} for level in LEVELS))
        for level in LEVELS:
            seats = [s for game in games if game.level == level and game.deal in deals for s in game.seats]
            parts = " | ".join(figure([seat[line] for seat in seats]) for line in ("own", "loss"))
            rows.append(f"| {name} | {level} | {len(deals)} | {parts} |")
    return (
        "## Choices, by level\n\n"
        "All seats of a game are of one level, and every level plays the same deals. Own choices beside the\n"
        "reference's should rise with the level, what they fall short of the best found should sink. Per seat and\n"
        "game, in parts of a victory.\n\n"
        "| rule set | level | deals | own | short of the best |\n|---|---|---|---|---|\n" + "\n".join(rows) + "\n\n"
    )


def drifts(found: dict[str, list[Kept]]) -> str:
    rows = []
    for name, games in found.items():
        pairs = [pair for game in games for pair in game.drifts]
        cells = []
        for third in range(3):
            inside = [drift for value, drift in pairs if third / 3 <= value < (third + 1) / 3 + (third == 2)]
            cells.append(f"{figure(inside)} ({len(inside)})" if len(inside) > 1 else "–")
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return (
        "## Drift by what was told\n\n"
        "The mean drift of one step in the middle of each game, by thirds of the chance before it (and "
        "how many games); aim: within\n"
        "0.02. Too few games for tenths.\n\n"
        "| rule set | chance below a third | middle | above two thirds |\n|---|---|---|---|\n"
        + "\n".join(rows)
        + "\n\n"
    )


def promises(found: dict[str, list[Kept]]) -> str:
    rows = []
    for name, games in found.items():
        promised = [value for game in games for value in game.promised]
        brought = [value for game in games for value in game.brought]
        rows.append(f"| {name} | {len(promised)} | {figure(promised)} | {figure(brought)} |")
    return (
        "## Suggestions, played\n\n"
        "Every better choice that was shown (secret rounds apart), played from the real position, the "
        "reference going on for all to\n"
        "the very end, beside the choice that was made.\n\n"
        "| rule set | shown | promised | brought |\n|---|---|---|---|\n" + "\n".join(rows) + "\n\n"
    )


def cells(found: dict[str, list[Game]]) -> str:
    rows, all_cells = [], []
    for name, games in found.items():
        if len(games) < 2:
            continue
        seats = range(len(games[0].luck))
        luck = [z_of([game.luck[seat] for game in games]) for seat in seats] if len(seats) > 1 else []
        deal = [z_of([game.deal[seat] for game in games]) for seat in seats] if len(seats) > 1 else []
        all_cells += [*luck, *deal]
        told = "{:.2f} ± {:.2f}".format(*slope_of(games)) if len(seats) > 1 and len(games) >= 200 else "–"
        worst = [f"{max(group, key=abs):+.1f}" if group else "–" for group in (luck, deal)]
        rows.append(f"| {name} | {len(seats)} | {len(games)} | {worst[0]} | {worst[1]} | {told} |")
    return (
        "## Luck is nobody's on average\n\n"
        "Quick games of the reference, luck pass only. The largest |z| over the seats of luck and of "
        "the deal (aim: below 4), and the\n"
        "logistic slope of what was told at one random moment a game on who won (aim: 0.9 to 1.1; from "
        "200 games on).\n\n"
        "| rule set | seats | games | luck, z | deal, z | slope |\n|---|---|---|---|---|---|\n"
        + "\n".join(rows)
        + "\n\n"
        f"{len(all_cells)} cells in all; {significant(all_cells)} of them are not zero by Benjamini and "
        f"Hochberg at 5 %.\n\n"
    )


def builds(found: dict[str, tuple[str, str]]) -> str:
    rows = [f"| {name} | {one} | {other} | {'yes' if one == other else 'NO'} |" for name, (one, other) in found.items()]
    return (
        "## The same on every build\n\n"
        "The hash of one whole review, compiled and interpreted.\n\n"
        "| rule set | compiled | interpreted | the same |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"
    )
