"""Where bots stand: strengths by Plackett–Luce, a regular's being zero, from the bench's matches.

Written by `python -m bench.bots.anchors`; do not edit.
"""

from typing import Final

EDITIONS: Final = {
    "cafe-race": 2,
    "cafe-international": 3,
    "espresso-doppio": 3,
    "top-race": 2,
}  # of the bots that were measured
# By rule set: the seats they were measured with, and by level its strength and from how many games it is known.
MEASURED: Final[dict[str, tuple[int, dict[str, tuple[float, int]]]]] = {
    "cafe-race": (4, {"novice": (-0.635, 232), "regular": (0.0, 288), "master": (1.005, 56)}),
    "cafe-race/auction": (4, {"novice": (-1.768, 40), "regular": (0.0, 120), "master": (0.872, 80)}),
    "cafe-international": (2, {"novice": (-2.058, 40), "regular": (0.0, 132), "master": (0.732, 92)}),
    "cafe-international/ladies": (2, {"novice": (-2.058, 40), "regular": (0.0, 130), "master": (0.706, 90)}),
    "top-race": (4, {"novice": (-1.665, 40), "regular": (0.0, 104), "master": (1.036, 64)}),
    "top-race/match": (4, {"novice": (-2.268, 40), "regular": (0.0, 108), "master": (0.908, 68)}),
    "top-race/bets": (4, {"novice": (-1.483, 48), "regular": (0.0, 88), "master": (1.508, 40)}),
    "top-race/open-hand": (4, {"novice": (-1.444, 56), "regular": (0.0, 136), "master": (1.007, 80)}),
    "top-race/long-distance": (4, {"novice": (-1.599, 44), "regular": (0.0, 176), "master": (0.632, 132)}),
    "top-race/tokens": (4, {"novice": (-0.689, 156), "regular": (0.0, 212), "master": (1.105, 56)}),
    "top-race/blocking": (4, {"novice": (-2.063, 40), "regular": (0.0, 88), "master": (1.245, 48)}),
    "top-race/free-order": (4, {"novice": (-1.875, 40), "regular": (0.0, 108), "master": (0.973, 68)}),
    "top-race/total": (4, {"novice": (-1.598, 40), "regular": (0.0, 124), "master": (0.824, 84)}),
    "top-race/bingo": (4, {"novice": (-1.659, 48), "regular": (0.0, 124), "master": (0.903, 76)}),
    "top-race/lucky": (4, {"novice": (-2.102, 40), "regular": (0.0, 128), "master": (0.815, 88)}),
    "top-race/children": (4, {"novice": (-0.865, 108), "regular": (0.0, 348), "master": (0.101, 240)}),
    "espresso-doppio": (2, {"novice": (-2.929, 40), "regular": (0.0, 80), "master": (1.302, 40)}),
    "espresso-doppio/master": (2, {"novice": (-2.929, 40), "regular": (0.0, 86), "master": (1.162, 46)}),
}
USUAL: Final = {"novice": -1.855, "regular": 0.0, "master": 0.952}
