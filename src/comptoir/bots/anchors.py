"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITION: Final = 2  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {
    "cafe-race": (4, {"novice": (-0.634, 232), "regular": (0.0, 288), "master": (1.02, 56)}),
    "cafe-race/auction": (4, {"novice": (-1.765, 40), "regular": (0.0, 120), "master": (0.884, 80)}),
    "cafe-international": (2, {"novice": (-2.22, 40), "regular": (0.0, 248), "master": (0.43, 208)}),
    "cafe-international/ladies": (2, {"novice": (-1.776, 40), "regular": (0.0, 104), "master": (0.9, 64)}),
    "top-race": (4, {"novice": (-1.663, 40), "regular": (0.0, 104), "master": (1.05, 64)}),
    "top-race/match": (4, {"novice": (-2.264, 40), "regular": (0.0, 108), "master": (0.921, 68)}),
    "top-race/bets": (4, {"novice": (-1.48, 48), "regular": (0.0, 88), "master": (1.528, 40)}),
    "top-race/open-hand": (4, {"novice": (-1.441, 56), "regular": (0.0, 136), "master": (1.019, 80)}),
    "top-race/long-distance": (4, {"novice": (-1.596, 44), "regular": (0.0, 176), "master": (0.64, 132)}),
    "top-race/tokens": (4, {"novice": (-0.688, 156), "regular": (0.0, 212), "master": (1.12, 56)}),
    "top-race/blocking": (4, {"novice": (-2.059, 40), "regular": (0.0, 88), "master": (1.262, 48)}),
    "top-race/free-order": (4, {"novice": (-1.872, 40), "regular": (0.0, 108), "master": (0.987, 68)}),
    "top-race/total": (4, {"novice": (-1.596, 40), "regular": (0.0, 124), "master": (0.835, 84)}),
    "top-race/bingo": (4, {"novice": (-1.657, 48), "regular": (0.0, 124), "master": (0.915, 76)}),
    "top-race/lucky": (4, {"novice": (-2.099, 40), "regular": (0.0, 128), "master": (0.827, 88)}),
    "top-race/children": (4, {"novice": (-0.864, 108), "regular": (0.0, 348), "master": (0.107, 240)}),
    "espresso-doppio": (2, {"novice": (-2.922, 40), "regular": (0.0, 94), "master": (1.036, 54)}),
    "espresso-doppio/master": (2, {"novice": (-2.922, 40), "regular": (0.0, 80), "master": (1.885, 40)}),
}
USUAL: Final = {"novice": -1.847, "regular": 0.0, "master": 1.004}
