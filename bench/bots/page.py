"""The bots' figures as Markdown."""

from pathlib import Path

from bench.bots.beliefs import Answer
from bench.bots.calibration import Bin
from bench.bots.ladder import FEWEST, RUNGS, Cell
from bench.bots.matches import Outcome
from bench.bots.rival import Duel
from bench.bots.timing import Times
from bench.bots.values import TABLES, Finding
from comptoir.games import rule_sets
from comptoir.lab.figures import Estimate

HEADING = """\
# Strength

How well the bots play, with 95 % intervals. `make bench-bots` repeats it in an hour on two cores.
"""

ROOT = Path(__file__).parent.parent.parent
FOUND = ROOT / "bench" / "results" / "bots"
RESULTS = FOUND.with_suffix(".md")
PARTS = (
    "matches",
    "checks",
    "ladder",
    "rivals",
    "speeds",
    "timings",
    "calibrations",
    "values",
    "people",
    "beliefs",
    "twins",
)
APART = "versus"  # measured by bench.bots.versus, since it needs two builds


def keep(part: str, piece: str) -> None:
    """What one part found replaces what it found before; the page is made of all of them."""
    FOUND.mkdir(exist_ok=True)
    (FOUND / f"{part}.md").write_text(piece, encoding="utf-8")
    kept = [FOUND / f"{part}.md" for part in (*PARTS, APART)]
    RESULTS.write_text(
        HEADING + "".join(file.read_text(encoding="utf-8") for file in kept if file.exists()), encoding="utf-8"
    )


def percent(estimate: Estimate) -> str:
    return f"{estimate.value * 100:.1f} % ({estimate.low * 100:.1f}–{estimate.high * 100:.1f})"


def chapter(title: str, about: str) -> str:
    return f"\n## {title}\n\n{about}\n\n"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)]) + "\n"


def matches(outcomes: list[Outcome]) -> str:
    about = (
        "At a tenth of the thinking; the first against the others, seats rotated, every deal played from every seat."
    )
    return chapter("Against chance", about) + results(outcomes)


def checks(outcomes: list[Outcome]) -> str:
    about = "Level over level as people meet them; fewer games, as their intervals tell."
    return chapter("With all of the thinking", about) + results(outcomes)


def ladder(cells: list[Cell]) -> str:
    about = (
        "One of a level among those of the level below, in every rule set, every deal from every seat; a novice does "
        "not search. A match ends when chance alone would lead so far once in twenty matches of equals, or after its "
        "games. `python -m bench.bots.ladder` goes on with those that are not settled."
    )
    names = list(rule_sets())
    heads = ["rule set", "seats", "bots", "thinking", "games", "won by the first", "fair share", "shown?"]
    rows = [
        [
            cell.rule_set,
            str(cell.seats),
            " : ".join(cell.bots),
            f"× {cell.thinking:g}",
            str(cell.games),
            percent(cell.wins()),
            f"{cell.fair * 100:.0f} %",
            "yes" if cell.shown() else "no" if cell.settled() else "not yet",
        ]
        for cell in sorted(cells, key=lambda cell: (RUNGS.index(cell.bots), names.index(cell.rule_set)))
        if cell.games >= FEWEST
    ]
    return chapter("Level over level, in every rule set", about) + table(heads, rows)


def results(outcomes: list[Outcome]) -> str:
    heads = ["rule set", "seats", "bots", "thinking", "games", "won by the first", "fair share", "aim"]
    rows = [
        [
            outcome.pairing.rule_set,
            str(outcome.pairing.seats),
            " : ".join(outcome.pairing.bots),
            f"× {outcome.pairing.thinking:g}",
            str(outcome.wins.count),
            percent(outcome.wins),
            f"{outcome.fair * 100:.0f} %",
            f"{outcome.pairing.aim * 100:.0f} %" if outcome.pairing.aim > outcome.fair else "more",
        ]
        for outcome in outcomes
    ]
    return table(heads, rows)


def duels(found: list[Duel]) -> str:
    text = chapter(
        "Against OpenSpiel's information-set search", "Its Python bot, through the adapter; a tenth of a second each."
    )
    heads = ["rule set", "games", "won by ours", "mean time of ours", "of theirs"]
    rows = [
        [
            duel.rule_set,
            str(duel.wins.count),
            percent(duel.wins),
            f"{duel.seconds_of_ours:.3f} s",
            f"{duel.seconds_of_theirs:.3f} s",
        ]
        for duel in found
    ]
    return text + table(heads, rows)


def speeds(ratios: dict[str, float]) -> str:
    text = chapter(
        "Choices a second inside the search", "As a ratio to OpenSpiel's C++ search on hearts, in one run on one core."
    )
    return text + table(["rule set", "ours ÷ theirs"], [[name, f"{ratio:.2f}×"] for name, ratio in ratios.items()])


def timings(found: dict[str, dict[str, Times]]) -> str:
    about = (
        "Seconds of one core's time at full thinking, with what was heard on the way: usual / longest of some moments "
        "/ the very first choice of a fresh process."
    )
    heads = ["rule set", *next(iter(found.values()))]
    rows = [
        [name, *(f"{t.usual:.2f} / {t.longest:.2f} / {t.first:.2f}" for t in times.values())]
        for name, times in found.items()
    ]
    return chapter("How long a choice takes", about) + table(heads, rows)


def calibrations(found: dict[str, list[Bin]]) -> str:
    about = (
        "One piece of advice in each of many games of regulars, at a tenth of the thinking: the chance it told, and "
        "how often it came true. The documentation's figures have a drawing of it."
    )
    text = chapter("Do they know how they stand?", about)
    rows = [
        [name, f"{one.told * 100:.0f} %", percent(one.won), str(one.won.count)]
        for name, bins in found.items()
        for one in bins
    ]
    return text + table(["rule set", "told", "came true", "games"], rows)


def twins(found: dict[str, tuple[int, int]]) -> str:
    compared = sum(count for count, _ in found.values())
    differed = sum(count for _, count in found.values())
    about = (
        f"What a seat cannot see was exchanged: {compared} decisions of bots of every level in {len(found)} rule sets"
    )
    return chapter("Twin worlds", f"{about}; {differed} of them changed.").rstrip() + "\n"


def values(found: dict[str, Finding]) -> str:
    about = (
        "One calm moment in each of many games of quick players, none of them learned from. The loss is the mean of "
        "-log of the chance told to who won: less is better. Beside it that of the formula used before, which in Top "
        "Race was only meant for the end of a race. Slope: 1 when it comes true as told, ± 95 %."
    )
    heads = ["rule set", "seats", "games", "loss, learned", "without", "knowing nothing", "slope"]
    rows = [
        [
            name,
            str(TABLES[name]),
            str(one.games),
            f"{one.loss:.3f}",
            f"{one.before:.3f}",
            f"{one.blank:.3f}",
            f"{one.slope:.2f} ± {one.doubt:.2f}",
        ]
        for name, one in found.items()
    ]
    return chapter("Learned values", about) + table(heads, rows)


def people(found: dict[str, Estimate]) -> str:
    about = "A novice against a simple scripted person, greedy for the points in sight: games for two, both seats each."
    rows = [[name, str(one.count), percent(one)] for name, one in found.items()]
    return chapter("Can a novice be beaten?", about) + table(["rule set", "games", "won by the novice"], rows)


def beliefs(found: dict[str, Answer]) -> str:
    text = chapter(
        "Who holds a card?",
        "Games of regulars, none of them fitted to; one moment of each, every card that somebody cannot see: in the "
        "others' hands, in the café also in the pile or face down. The loss is the mean of -log of the chance given to "
        "where it is, after what everybody saw and heard and without: less is better.",
    )
    heads = ["rule set", "moments", "loss, believing", "dealt to anybody", "better by"]
    rows = [
        [name, str(one.moments), f"{one.believing:.4f}", f"{one.blind:.4f}", gained(one)] for name, one in found.items()
    ]
    return text + table(heads, rows)


def gained(one: Answer) -> str:
    gain = one.gain
    doubt = "–" if gain.low is None or gain.high is None else f"{gain.low:.4f}–{gain.high:.4f}"
    return f"{gain.value:.4f} ({doubt})"
