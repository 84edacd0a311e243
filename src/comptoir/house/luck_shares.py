"""How much luck decides in the rule sets we ship, from 240 games each of one strong bot among novices.

Written by `python -m tools.luck_shares`; do not edit.
"""

from comptoir.house.wire_http import Measured

SHARES: dict[str, dict[str, tuple[float, float]]] = {
    "cafe-race": {
        "basic": (0.8, 0.082),
        "auction": (0.408, 0.077),
    },
    "cafe-international": {
        "basic": (0.469, 0.081),
        "ladies": (0.55, 0.083),
    },
    "top-race": {
        "basic": (0.319, 0.07),
        "match": (0.122, 0.048),
        "bets": (0.381, 0.076),
        "open-hand": (0.403, 0.076),
    },
}


def luck_share(game: str, rule_set: str) -> Measured | None:
    """The victories strength does not take, and the doubt; nothing of rules that are not ours, or if alone."""
    found = SHARES.get(game, {}).get(rule_set)
    return Measured(*found) if found else None
