"""What deal and luck explain, and how much drift there is, as Markdown."""

from collections.abc import Sequence

from bench.bots.page import chapter, table
from bench.review.cells import z_of
from bench.review.doubting import LINES, SEEDS, Doubted, ratio
from bench.review.drifting import TENTHS, THINKING, USUAL, Drifted
from bench.review.games import BUDGETS, TABLES, Bar, Kept
from bench.review.games import THINKING as LEVELS_THINKING
from comptoir.lab.figures import deviation

AIM, EACH = 0.20, 0.02
LEAST_CLEAN = 0.05  # below this next to all is noise, and nothing can be said of what is behind it

Found = dict[str, list[Drifted]]


def lucky(bar: Bar) -> tuple[float, float]:
    return bar["deal"] + bar["luck"], bar["result"] - bar["start"]


def weight(bars: list[Bar]) -> float:
    """What a point of luck was worth in the end."""
    pairs = [lucky(bar) for bar in bars]
    return sum(luck * won for luck, won in pairs) / (sum(luck * luck for luck, _ in pairs) or 1.0)


def explained(games: Sequence[Drifted | Kept]) -> tuple[float, float]:
    """How much of the results deal and luck explain, and the mean weight; each half by what the other says of it."""
    halves = [[bar for game in games[half::2] for bar in game.seats] for half in (0, 1)]
    weights = [weight(half) for half in halves]
    missed = whole = 0.0
    for half, b in zip(halves, reversed(weights), strict=True):
        missed += sum((won - b * luck) ** 2 for luck, won in map(lucky, half))
        whole += sum(won * won for _, won in map(lucky, half))
    return 1.0 - missed / whole, sum(weights) / 2


def told_budgets() -> str:
    return ", ".join(f"{name} {part:g}" for name, part in BUDGETS.items())


def lines(little: Found, usual: Found) -> str:
    about = (
        f"Games of all three levels at a part of their thinking ({told_budgets()}). R²: how much of the results "
        "deal and luck together explain, with weight b fitted on the other half of the games; b near 1 says that what "
        "was called luck was as much. What a deal or a draw gave is itself guessed by trials: with little "
        "thinking noise hides a part of it."
    )
    rows = []
    for name in TABLES:
        for thinking, games in ((THINKING[name], little[name]), (USUAL, usual[name])):
            r2, b = explained(games)
            bars = [bar for game in games for bar in game.seats]
            alone = sum(bar["deal"] ** 2 for bar in bars) / sum((bar["result"] - bar["start"]) ** 2 for bar in bars)
            missed = max(game.missed for game in games)
            cells = [f"{thinking:g}", str(len(games)), f"{missed:.0e}", f"{r2:.2f}", f"{b:.2f}", f"{alone:.2f}"]
            rows.append([name, str(TABLES[name]), *cells, largest_z(games)])
    heads = ["rule set", "seats", "thinking", "games", "identity missed by", "R²", "b", "deal alone", "largest z"]
    return chapter("What the luck lines explain", about) + table(heads, rows)


def noise_in(games: Sequence[Kept]) -> float:
    """How much of what is told as deal and luck is the noise of the trials it was guessed by."""
    bars = [bar for game in games for bar in game.seats]
    return min(1.0, sum(bar["doubt"] ** 2 for bar in bars) / sum(lucky(bar)[0] ** 2 for bar in bars))


def explains(found: dict[str, list[Kept]]) -> str:
    about = (
        "The same of all games of the chapter on levels, which are more. A figure that is itself a guess explains "
        "less than what it guesses: *noise* is how much of the differences in what is told as deal and luck comes "
        "from the trials alone, by the ± that is told with them, *ceiling* what R² can at most be for that reason "
        "if luck decided everything, and the last column R² as it would be without that noise, as far as one can "
        "tell by dividing by the ceiling. The rest is choices, one's own and the others'."
    )
    rows = []
    for name, games in found.items():
        r2, b = explained(games)
        clean = 1.0 - noise_in(games)
        without = f"{min(1.0, max(0.0, r2) / clean):.2f}" if clean > LEAST_CLEAN else "–"
        cells = [f"{LEVELS_THINKING[name]:g}", str(len(games)), f"{r2:.2f}", f"{b:.2f}", f"{1 - clean:.2f}"]
        rows.append([name, *cells, f"{clean:.2f}", without])
    heads = ["rule set", "thinking", "games", "R²", "b", "noise", "ceiling", "R² without noise"]
    return chapter("What luck explains, noise apart", about) + table(heads, rows)


def largest_z(games: list[Drifted]) -> str:
    """Of luck and deal over the seats: whose mean is furthest from nothing, in standard errors."""
    seats = range(len(games[0].seats))
    found = [z_of([game.seats[seat][line] for game in games]) for seat in seats for line in ("luck", "deal")]
    return f"{max(found, key=abs):+.1f}"


def drift(little: Found, usual: Found) -> str:
    about = (
        "By how much the value changed its mind, in the same games, none of which a setting was chosen on: "
        f"the deviation per game and seat (aim: at most {AIM:.2f}), and the mean of one step by the tenth of "
        f"the chance before it (aim: within {EACH:.2f}), with little thinking; the last column is the tenth "
        "that is furthest off."
    )
    rows = []
    for name in TABLES:
        cells = [deviation([bar["drift"] for game in found[name] for bar in game.seats]) for found in (little, usual)]
        steps = [(*mean_of(little[name], tenth), tenth) for tenth in range(TENTHS)]
        furthest = max((one for one in steps if one[2]), key=lambda one: abs(one[0]))
        off = f"{furthest[0]:+.4f} ± {furthest[1]:.4f} ({furthest[3] * 10}–{furthest[3] * 10 + 10} %)"
        counts = f"{len(little[name])}, {len(usual[name])}"
        rows.append([name, counts, f"{cells[0]:.2f} (× {THINKING[name]:g})", f"{cells[1]:.2f}", off])
    heads = ["rule set", "games", "little thinking", "usual thinking", "one step, furthest off"]
    return chapter("Drift", about) + table(heads, rows) + "\n" + by_tenth(little)


def mean_of(games: list[Drifted], tenth: int) -> tuple[float, float, int]:
    """The mean drift of a step there, ± counting a game once, and in how many games."""
    inside = [game.tenths[tenth] for game in games if game.tenths[tenth][1]]
    steps = sum(count for _, count in inside)
    if not steps:
        return 0.0, 0.0, 0
    middle = sum(total for total, _ in inside) / steps
    spread = sum((total - middle * count) ** 2 for total, count in inside)
    return middle, 1.96 * spread**0.5 / steps, len(inside)


def by_tenth(little: Found) -> str:
    heads = ["chance before", *TABLES]
    rows = []
    for tenth in range(TENTHS):
        cells = [mean_of(little[name], tenth) for name in TABLES]
        told = [f"{middle:+.4f} ± {reach:.4f}" if games else "–" for middle, reach, games in cells]
        rows.append([f"{tenth * 10}–{tenth * 10 + 10} %", *told])
    return table(heads, rows)


def doubts(found: dict[str, list[Doubted]]) -> str:
    about = (
        f"The ± that is told of each line beside how far the line really moves from one seed to another ({SEEDS} of "
        "each game, little thinking): 1 when it is as large as it should be, more when we doubt too much."
    )
    rows = []
    for name, games in found.items():
        ratios = [ratio(games, line) for line in LINES]
        rows.append([name, str(len(games)), *("–" if one is None else f"{one:.2f}" for one in ratios)])
    return chapter("As much in doubt as is told", about) + table(["rule set", "games", *LINES], rows)
