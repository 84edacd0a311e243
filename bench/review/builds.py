"""The same review by every build: compiled, interpreted, and in the browser's Python; and what it takes there."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.review.games import TABLES
from tools import pocket, pocket_modules, set_up

SCRIPT = Path(__file__).with_name("one_review.py")
HASHED = {"cafe-race": 3, "cafe-international": 2, "espresso-doppio": 2, "top-race/children": 2}
BUILDS = ("compiled", "interpreted", "browser")
LITTLE, USUAL = 0.0001, 1.0
SEED = 3


class Told(msgspec.Struct):
    """What one_review.py prints."""

    hash: str
    seconds: float
    again: float  # by a process that has reviewed this game before
    steps: int


class Wish(msgspec.Struct, frozen=True):
    rule_set: str
    seats: int
    seed: int
    thinking: float

    def by(self, build: str, *more: str) -> Told:
        arguments = [str(SCRIPT), self.rule_set, str(self.seats), str(self.seed), str(self.thinking), *more]
        environment = {**os.environ, "PYTHONPATH": str(set_up.ROOT / "build" / "compiled")}
        command = [sys.executable]
        if build == "interpreted":
            environment["PYTHONPATH"] = ""
        elif build == "browser":
            environment = set_up.node_environment()
            command = ["node", str(set_up.ROOT / "tools" / "pocket_node.mjs"), str(pocket.BUNDLE)]
        done = subprocess.run(
            [*command, *arguments], cwd=set_up.ROOT, env=environment, text=True, capture_output=True, check=True
        )
        return msgspec.json.decode(done.stdout, type=Told)


def hashes() -> dict[str, list[str]]:
    pocket_modules.bring_up_to_date()
    pocket.build()
    wishes = [Wish(name, seats, SEED, LITTLE) for name, seats in HASHED.items()]
    return {wish.rule_set: [wish.by(build).hash for build in BUILDS] for wish in wishes}


def times() -> dict[str, tuple[Told, Told]]:
    """Compiled and in the browser, one after the other, with all of the usual thinking, each in a fresh process."""
    wishes = [Wish(name, seats, SEED, USUAL) for name, seats in TABLES.items()]
    return {wish.rule_set: (wish.by("compiled", "twice"), wish.by("browser")) for wish in wishes}
