"""The review's figures as Markdown, in pieces: each is replaced when it is measured again."""

import statistics
from pathlib import Path

from bench.bots.page import chapter, table
from bench.review.builds import BUILDS, Told
from bench.review.games import LEVELS, Kept
from comptoir.lab.figures import mean

ROOT = Path(__file__).parent.parent.parent
PIECES = ROOT / "bench" / "results" / "review"
ORDER = (
    "lines",
    "explained",
    "levels",
    "drift",
    "doubts",
    "promises",
    "luck",
    "calibration",
    "hints",
    "builds",
    "times",
)
HEADING = """\
# The review

What the review's lines are worth, measured. `make bench-review` repeats it in a quarter of an hour, and
`make soak PARTS=luck` what needs thousands of games. Parts play until their time is up, so a slower machine plays fewer
games: every figure names how many. ± is a 95 % interval.
"""


def keep(pieces: dict[str, str]) -> None:
    """What was measured replaces what was before; the page is made of all pieces."""
    PIECES.mkdir(exist_ok=True)
    for name, piece in pieces.items():
        print(piece, flush=True)
        (PIECES / f"{name}.md").write_text(piece, encoding="utf-8")
    kept = [PIECES / f"{name}.md" for name in ORDER]
    whole = HEADING + "".join(file.read_text(encoding="utf-8") for file in kept if file.exists())
    PIECES.with_suffix(".md").write_text(whole, encoding="utf-8")


def figure(values: list[float], digits: int = 3) -> str:
    found = mean(values)
    if not values or found.high is None:
        return "–" if not values else f"{found.value:+.{digits}f}"
    return f"{found.value:+.{digits}f} ± {found.high - found.value:.{digits}f}"


def levels(found: dict[str, list[Kept]]) -> str:
    about = (
        "All seats of a game are of one level, and every level plays the same deals. Own choices beside the "
        "reference's should rise with the level, what they fall short of the best found should sink. Per seat "
        "and game, in parts of a victory; the intervals count a deal once. *Beyond*: the difference to the "
        "level below, from the same deals. *Unseen* need not be zero: our worlds infer only a part of what "
        "somebody did tells."
    )
    heads = ["rule set", "level", "deals", "own", "beyond", "short of the best", "beyond", "unseen"]
    return chapter("Choices, by level", about) + table(heads, [row for name in found for row in by_level(name, found)])


def by_level(name: str, found: dict[str, list[Kept]]) -> list[list[str]]:
    games = found[name]
    deals = sorted(set.intersection(*({one.deal for one in games if one.level == level} for level in LEVELS)))
    rows = []
    below: dict[str, list[float]] = {}
    for level in LEVELS:
        kept = {one.deal: one for one in games if one.level == level}
        means = {
            line: [statistics.fmean(seat[line] for seat in kept[deal].seats) for deal in deals]
            for line in ("own", "loss")
        }
        unseen = [kept[deal].seats[0]["unseen"] for deal in deals]
        cells = []
        for line, values in means.items():
            beyond = [mine - theirs for mine, theirs in zip(values, below.get(line, []), strict=False)]
            cells += [figure(values), figure(beyond)]
        rows.append([name, level, str(len(deals)), *cells, figure(unseen)])
        below = means
    return rows


def promises(found: dict[str, list[Kept]]) -> str:
    about = (
        "Every better choice that was shown (secret rounds apart), played to the very end beside the choice that "
        "was made, the reference going on for all: in other worlds that fit what the player knew, which is what "
        "was promised, and from the position as it really was. Intervals count a game once."
    )
    rows = []
    for name, games in found.items():
        shown = [game.shown for game in games if game.shown]
        means = {
            line: [statistics.fmean(getattr(one, line) for one in game) for game in shown]
            for line in ("promised", "known", "truly")
        }
        apart = [came - told for told, came in zip(means["promised"], means["known"], strict=True)]
        count = str(sum(map(len, shown)))
        rows.append([name, count, str(len(shown)), *(figure(values) for values in (*means.values(), apart))])
    heads = ["rule set", "shown", "in games", "promised", "brought, as known", "brought, as it was", "as known beyond"]
    return chapter("Suggestions, played", about) + table(heads, rows)


def builds(found: dict[str, list[str]]) -> str:
    about = (
        "The hash of one whole review by each build; the browser's Python runs in node, whose engine is the browser's."
    )
    rows = [[name, *marks, "yes" if len(set(marks)) == 1 else "NO"] for name, marks in found.items()]
    return chapter("The same on every build", about) + table(["rule set", *BUILDS, "the same"], rows)


def times(found: dict[str, tuple[Told, Told]]) -> str:
    about = (
        "A whole review of a quick game with all of its thinking, processor time on one core, by a fresh process "
        "and once more by the same: Espresso's tables of what cards can pay are worked out once for all games. "
        "Limits: 10 s, Top Race 30 s. In the browser it runs in a worker of its own while the page stays free."
    )
    rows = []
    for name, (ours, theirs) in found.items():
        times = [f"{seconds:.1f} s" for seconds in (ours.seconds, ours.again, theirs.seconds)]
        rows.append([name, str(ours.steps), *times, f"{theirs.seconds / ours.seconds:.1f}×"])
    heads = ["rule set", "steps", "compiled", "once more", "in the browser", "as long"]
    return chapter("What a review takes", about) + table(heads, rows)
