"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITION: Final = 1  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {
    "cafe-race": (4, {"novice": (-1.261, 72), "regular": (0.0, 304), "master": (0.533, 232)}),
    "cafe-race/auction": (4, {"novice": (-1.883, 72), "regular": (0.0, 84), "master": (0.306, 12)}),
    "cafe-international": (2, {"novice": (-2.32, 6), "regular": (0.0, 232), "master": (0.711, 226)}),
    "cafe-international/ladies": (2, {"novice": (-2.32, 6), "regular": (0.0, 12), "master": (0.495, 6)}),
    "top-race": (4, {"novice": (-2.058, 72), "regular": (0.0, 84), "master": (0.494, 12)}),
    "top-race/match": (4, {"novice": (-2.664, 72), "regular": (0.0, 84), "master": (0.672, 12)}),
    "top-race/bets": (4, {"novice": (-1.796, 68), "regular": (0.0, 284), "master": (0.805, 216)}),
    "top-race/open-hand": (4, {"novice": (-1.998, 68), "regular": (0.0, 72), "master": (0.843, 4)}),
    "top-race/long-distance": (4, {"novice": (-1.754, 64), "regular": (0.0, 68), "master": (0.696, 4)}),
    "top-race/tokens": (4, {"novice": (-0.936, 64), "regular": (0.0, 68), "master": (0.843, 4)}),
    "top-race/blocking": (4, {"novice": (-2.488, 64), "regular": (0.0, 68), "master": (0.696, 4)}),
    "top-race/free-order": (4, {"novice": (-1.883, 64), "regular": (0.0, 68), "master": (0.696, 4)}),
    "top-race/total": (4, {"novice": (-1.486, 64), "regular": (0.0, 68), "master": (0.843, 4)}),
    "top-race/bingo": (4, {"novice": (-1.505, 60), "regular": (0.0, 60), "master": (0.626, 0)}),
    "top-race/lucky": (4, {"novice": (-2.009, 60), "regular": (0.0, 60), "master": (0.626, 0)}),
    "top-race/children": (4, {"novice": (-0.783, 60), "regular": (0.0, 60), "master": (0.626, 0)}),
    "espresso-doppio": (2, {"novice": (-3.411, 60), "regular": (0.0, 280), "master": (0.903, 220)}),
    "espresso-doppio/master": (2, {"novice": (-3.411, 60), "regular": (0.0, 60), "master": (0.626, 0)}),
}
USUAL: Final = {"novice": -2.072, "regular": 0.0, "master": 0.626}
