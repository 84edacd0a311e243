"""Named points where a test may have the process die as if the power went: `COMPTOIR_CRASH=point:n` kills it at
the n-th pass.
"""

import os
import signal


class _Plan:
    def __init__(self, text: str) -> None:
        self.point, _, count = text.partition(":")
        self.left = int(count or 1)


_PLAN = _Plan(os.environ.get("COMPTOIR_CRASH", ""))


def crash_point(name: str) -> None:
    """Does nothing, unless a test asked for a sudden death here."""
    if name == _PLAN.point:
        _PLAN.left -= 1
        if _PLAN.left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
