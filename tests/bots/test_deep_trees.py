"""However far ahead a bot looks, its thoughts are freed without harm to anything else in memory."""

import os
import subprocess
import sys
from pathlib import Path

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.search import Search
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

DEEP = 80
WATCHED = "debug"  # Python looks whether anybody wrote beside what was his, and stops if so


class Corridor(Position):
    """One way only, for so long that every try adds a node below all others."""

    def waiting(self) -> list[int]:
        return [] if self.over else [0]

    def choices(self, seat: int) -> list[int]:
        return [1, 2] if self.step == 0 else [1]

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.step += 1
        self.over = self.step == DEEP

    def scores(self) -> list[int]:
        return [self.step]

    def ranking(self) -> list[int]:
        return [1]

    def copy(self) -> "Corridor":
        return corridor(self.step)


def corridor(step: int = 0) -> Corridor:
    found = Corridor()
    found.seats, found.step, found.over, found.journal = 1, step, False, None
    return found


def looked_ahead() -> Search:
    search = Search(Judgement(), 0, 1)
    search.start(corridor(), 2)
    for _ in range(DEEP):
        search.sweep(corridor())
    return search


def test_every_try_looks_one_step_further() -> None:
    search = looked_ahead()
    assert len(search.nodes) > 2 * DEEP - 10


def test_a_deep_tree_is_freed_without_harm() -> None:
    environment = {**os.environ, "PYTHONMALLOC": WATCHED, "PYTHONPATH": os.pathsep.join(sys.path)}
    script = f"from {__name__} import looked_ahead; [looked_ahead() for _ in range(3)]"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", script], env=environment, cwd=root, capture_output=True)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
