"""Dying at a named point: `COMPTOIR_CRASH=point:n` kills the process, as if the power went, at the n-th pass."""

import os
import signal

from comptoir.house.crash import POINTS


class Plan:
    def __init__(self, text: str) -> None:
        self.point, _, count = text.partition(":")
        self.left = int(count or 1)

    def passed(self, name: str) -> None:
        if name == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def plan_from_environment() -> None:
    text = os.environ.get("COMPTOIR_CRASH", "")
    if text:
        POINTS.on_pass = Plan(text).passed
