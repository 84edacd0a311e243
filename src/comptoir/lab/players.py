"""Who plays in an arena: a bot by its level, perhaps with a share of its usual thinking, such as `master@0.1`."""

from collections.abc import Sequence

import msgspec

from comptoir.bots import LEVELS, RANDOM, choose
from comptoir.kernel.game import Refused, View
from comptoir.kernel.say import Say


class Player(msgspec.Struct, frozen=True):
    """A bot of some level that thinks `budget` times as long as usual."""

    level: str
    budget: float = 1.0

    def choose(self, view: View, seed: int, memory: Sequence[int] = ()) -> int:
        """Never cut short by the clock, so that a run can be repeated exactly."""
        return choose(view, self.level, seed, self.budget, guarded=False, memory=memory)


def player(text: str) -> Player:
    """Read `regular`, or `regular@0.1` for a tenth of the thinking."""
    if not isinstance(text, str):
        raise Refused(Say("study-no-bot", {"given": repr(text)}))
    level, at, share = text.partition("@")
    if level not in (RANDOM, *LEVELS):
        raise Refused(Say("lab-bot-unknown", {"bot": text, "known": [RANDOM, *LEVELS]}))
    try:
        budget = float(share) if at else 1.0
    except ValueError:
        budget = 0.0
    if not 0.0 < budget <= 1000.0:
        raise Refused(Say("lab-bot-budget", {"bot": text}))
    return Player(level, budget)
