"""Luck for tests: unguessable for whoever plays, the same at every run."""

import hashlib
import os

from comptoir.house.secrecy import Told


class SameEveryRun(Told):
    """What falls depends on the test alone: no test fails for a deal that nobody can deal again."""

    def __init__(self) -> None:
        super().__init__(0)
        self.test = ""

    def secret(self) -> str:
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        if test != self.test:
            self.test, self.drawn = test, 0
        return hashlib.sha256(f"{test} {super().secret()}".encode()).hexdigest()


TOLD = SameEveryRun()
