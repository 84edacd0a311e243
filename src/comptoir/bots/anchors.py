"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITIONS: Final = {
    "cafe-race": 3,
    "cafe-international": 4,
    "espresso-doppio": 3,
    "top-race": 2,
}  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {
    "cafe-race": (4, {"novice": (-0.63, 232), "regular": (0.0, 284), "master": (1.129, 52)}),
    "cafe-race/auction": (4, {"novice": (-1.748, 40), "regular": (0.0, 120), "master": (0.889, 80)}),
    "cafe-international": (2, {"novice": (-1.639, 40), "regular": (0.0, 108), "master": (0.914, 68)}),
    "cafe-international/ladies": (2, {"novice": (-1.758, 40), "regular": (0.0, 80), "master": (1.434, 40)}),
    "top-race": (4, {"novice": (-1.645, 40), "regular": (0.0, 104), "master": (1.057, 64)}),
    "top-race/match": (4, {"novice": (-2.242, 40), "regular": (0.0, 108), "master": (0.928, 68)}),
    "top-race/bets": (4, {"novice": (-1.466, 48), "regular": (0.0, 88), "master": (1.537, 40)}),
    "top-race/open-hand": (4, {"novice": (-1.428, 56), "regular": (0.0, 136), "master": (1.025, 80)}),
    "top-race/long-distance": (4, {"novice": (-1.58, 44), "regular": (0.0, 176), "master": (0.644, 132)}),
    "top-race/tokens": (4, {"novice": (-0.682, 156), "regular": (0.0, 212), "master": (1.128, 56)}),
    "top-race/blocking": (4, {"novice": (-2.04, 40), "regular": (0.0, 88), "master": (1.27, 48)}),
    "top-race/free-order": (4, {"novice": (-1.853, 40), "regular": (0.0, 108), "master": (0.993, 68)}),
    "top-race/total": (4, {"novice": (-1.578, 40), "regular": (0.0, 124), "master": (0.841, 84)}),
    "top-race/bingo": (4, {"novice": (-1.641, 48), "regular": (0.0, 124), "master": (0.921, 76)}),
    "top-race/lucky": (4, {"novice": (-2.079, 40), "regular": (0.0, 128), "master": (0.832, 88)}),
    "top-race/children": (4, {"novice": (-0.856, 108), "regular": (0.0, 348), "master": (0.11, 240)}),
    "espresso-doppio": (2, {"novice": (-2.877, 40), "regular": (0.0, 80), "master": (1.336, 40)}),
    "espresso-doppio/master": (2, {"novice": (-2.877, 40), "regular": (0.0, 86), "master": (1.19, 46)}),
}
USUAL: Final = {"novice": -1.798, "regular": 0.0, "master": 1.028}
