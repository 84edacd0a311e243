"""`python -m bench.bots.anchors`: where bots stand among people, from the bench's ladder, written as data.

One of the stronger among weaker ones won a share of the games; by Plackett–Luce that is a difference of strengths. Only
what bots of today's edition played counts, mostly at a tenth of the thinking. Few games are pulled towards what is
usual for these two levels: their count stands beside each figure.
"""

import math
import sys
from pathlib import Path

import msgspec

from bench.bots.ladder import KEPT, RUNGS, Cell
from comptoir.bots.levels import EDITIONS, edition_of
from comptoir.games import find, rule_sets

FILE = Path(__file__).parent.parent.parent / "src" / "comptoir" / "bots" / "anchors.py"
USUAL = 24.0  # games that the usual difference is worth
HEAD = '''"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITIONS: Final = {editions}  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {{
{lines}
}}
USUAL: Final = {usual}
'''


class Match(msgspec.Struct):
    """What the first of two bots has won, one among seats - 1 of the second."""

    rule_set: str
    seats: int
    bots: tuple[str, str]
    games: int = 0
    won: float = 0.0


def matches() -> list[Match]:
    """Of every rule set and rung."""
    names = list(rule_sets())
    found = [
        Match(cell.rule_set, cell.seats, cell.bots, cell.games, cell.seats * sum(cell.deals))
        for cell in msgspec.json.decode(KEPT.read_bytes(), type=list[Cell])
        if cell.edition == edition_of(find(cell.rule_set)[0].name)
    ]
    return sorted(found, key=lambda match: names.index(match.rule_set))


def difference(share: float, seats: int) -> float:
    """How much stronger somebody is who wins this share among equals of the other kind."""
    return math.log(share * (seats - 1) / (1 - share))


def usual(all_: list[Match], bots: tuple[str, str]) -> float:
    """The mean over all rule sets that were played, each as if it had one game more that came out as between equals."""
    mine = [match for match in all_ if match.bots == bots and match.games]
    found = [difference((match.won + 1 / match.seats) / (match.games + 1), match.seats) for match in mine]
    return sum(found) / len(found)


def measured(match: Match, expected: float) -> float:
    """With the usual share as so many games more."""
    share = math.exp(expected) / (math.exp(expected) + match.seats - 1)
    return difference((match.won + USUAL * share) / (match.games + USUAL), match.seats)


def main() -> int:
    all_ = matches()
    novice, master = (usual(all_, bots) for bots in RUNGS)
    lines: list[str] = []
    for name in dict.fromkeys(match.rule_set for match in all_):
        low, high = (next((m for m in all_ if m.rule_set == name and m.bots == bots), None) for bots in RUNGS)
        if low is None or high is None:
            continue
        levels = {
            "novice": (round(-measured(low, novice), 3), low.games),
            "regular": (0.0, low.games + high.games),
            "master": (round(measured(high, master), 3), high.games),
        }
        lines.append(f"    {name!r}: ({low.seats}, {levels!r}),".replace("'", '"'))
    usuals = {"novice": round(-novice, 3), "regular": 0.0, "master": round(master, 3)}
    text = HEAD.format(
        editions=repr(EDITIONS).replace("'", '"'), lines="\n".join(lines), usual=repr(usuals).replace("'", '"')
    )
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
