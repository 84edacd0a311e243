"""How much luck decides in the rule sets we ship: its share, the doubt, and from how many games it is known.

One strong bot among novices. Written by `python -m tools.luck_shares`; do not edit.
"""

from comptoir.house.wire_http import Measured

SHARES: dict[str, dict[str, tuple[float, float, int]]] = {
    "cafe-race": {
        "basic": (0.8, 0.082, 240),
        "auction": (0.408, 0.077, 240),
    },
    "cafe-international": {
        "basic": (0.469, 0.081, 240),
        "ladies": (0.55, 0.083, 240),
    },
    "top-race": {
        "basic": (0.319, 0.07, 240),
        "match": (0.122, 0.048, 240),
        "bets": (0.381, 0.076, 240),
        "open-hand": (0.403, 0.076, 240),
        "long-distance": (0.572, 0.116, 120),
        "tokens": (0.889, 0.111, 120),
        "blocking": (0.35, 0.105, 120),
        "free-order": (0.367, 0.106, 120),
        "total": (0.589, 0.117, 120),
        "bingo": (0.678, 0.116, 120),
        "lucky": (0.428, 0.11, 120),
        "children": (0.767, 0.118, 120),
    },
    "espresso-doppio": {
        "basic": (0.0, 0.025, 120),
        "solo": (0.008, 0.012, 120),
        "master": (0.017, 0.025, 120),
    },
}


def luck_share(game: str, rule_set: str) -> Measured | None:
    """The victories strength does not take, and the doubt; nothing of rules that are not ours."""
    found = SHARES.get(game, {}).get(rule_set)
    return Measured(*found[:2]) if found else None
