"""The long look at all puzzles goes on where it was cut off, and looks anew at what changed."""

from pathlib import Path

import msgspec

from comptoir.lab.crew import Here
from comptoir.review.puzzles import puzzles
from tests.soak.looks import Asking, Looks

ONE, OTHER = puzzles()[:2]
WANTED = [Asking(puzzle, "pairs", first, 10) for puzzle in (ONE, OTHER) for first in (0, 10)]


class Eyes:
    """Sees how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[Asking] = []

    def see(self, asking: Asking) -> list[float]:
        self.asked.append(asking)
        return [asking.first + 0.5]


def test_what_was_seen_is_not_looked_at_again_and_what_was_cut_off_is(tmp_path: Path) -> None:
    eyes, path = Eyes(), tmp_path / "soak" / "looks.jsonl"
    looks = Looks(path)
    looks.go_on(WANTED[:3], eyes.see, Here())
    assert looks.shown(WANTED[:2]) == [0.5, 10.5]
    assert looks.shown(WANTED) is None
    path.write_bytes(path.read_bytes()[:-5])
    again = Looks(path)
    again.go_on(WANTED, eyes.see, Here())
    assert eyes.asked == [*WANTED[:3], *WANTED[2:]]
    assert Looks(path).shown(WANTED) == [0.5, 10.5, 0.5, 10.5]


def test_a_puzzle_that_changed_is_looked_at_anew(tmp_path: Path) -> None:
    looks = Looks(tmp_path / "looks.jsonl")
    looks.go_on(WANTED, Eyes().see, Here())
    changed = msgspec.structs.replace(ONE, second=msgspec.structs.replace(ONE.second, choice=ONE.second.choice + 1))
    told = msgspec.structs.replace(ONE, gap=ONE.gap + 0.01)
    assert looks.missing([Asking(changed, "pairs", 0, 10)])
    assert looks.missing([Asking(ONE, "deeper", 0, 10)])
    assert not looks.missing([Asking(told, "pairs", 0, 10)]), "what is told of it was not asked"


def test_no_look_is_begun_when_the_time_is_over(tmp_path: Path) -> None:
    eyes, looks = Eyes(), Looks(tmp_path / "looks.jsonl")
    looks.go_on(WANTED, eyes.see, Here(), until=0.0)
    assert not eyes.asked
    assert looks.missing(WANTED) == WANTED
