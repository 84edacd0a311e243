"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITION: Final = 2  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {
    "cafe-race": (4, {"novice": (-0.634, 232), "regular": (0.0, 288), "master": (1.074, 56)}),
    "cafe-race/auction": (4, {"novice": (-1.765, 40), "regular": (0.0, 120), "master": (0.925, 80)}),
    "cafe-international": (2, {"novice": (-2.22, 40), "regular": (0.0, 248), "master": (0.445, 208)}),
    "cafe-international/ladies": (2, {"novice": (-1.776, 40), "regular": (0.0, 104), "master": (0.945, 64)}),
    "top-race": (4, {"novice": (-1.663, 40), "regular": (0.0, 104), "master": (1.099, 64)}),
    "top-race/match": (4, {"novice": (-2.264, 40), "regular": (0.0, 84), "master": (0.922, 44)}),
    "top-race/bets": (4, {"novice": (-1.48, 48), "regular": (0.0, 88), "master": (1.599, 40)}),
    "top-race/open-hand": (4, {"novice": (-1.441, 56), "regular": (0.0, 56), "master": (1.182, 0)}),
    "top-race/long-distance": (4, {"novice": (-1.596, 44), "regular": (0.0, 44), "master": (1.182, 0)}),
    "top-race/tokens": (4, {"novice": (-0.688, 156), "regular": (0.0, 156), "master": (1.182, 0)}),
    "top-race/blocking": (4, {"novice": (-2.059, 40), "regular": (0.0, 88), "master": (1.322, 48)}),
    "top-race/free-order": (4, {"novice": (-1.872, 40), "regular": (0.0, 40), "master": (1.182, 0)}),
    "top-race/total": (4, {"novice": (-1.596, 40), "regular": (0.0, 40), "master": (1.182, 0)}),
    "top-race/bingo": (4, {"novice": (-1.657, 48), "regular": (0.0, 48), "master": (1.182, 0)}),
    "top-race/lucky": (4, {"novice": (-2.099, 40), "regular": (0.0, 40), "master": (1.182, 0)}),
    "top-race/children": (4, {"novice": (-0.864, 108), "regular": (0.0, 108), "master": (1.182, 0)}),
    "espresso-doppio": (2, {"novice": (-2.922, 40), "regular": (0.0, 94), "master": (1.09, 54)}),
    "espresso-doppio/master": (2, {"novice": (-2.922, 40), "regular": (0.0, 80), "master": (2.0, 40)}),
}
USUAL: Final = {"novice": -1.847, "regular": 0.0, "master": 1.182}
