"""What must hold before a change goes in: `make check` (types, lint, import law) and `make test` (all of it).

Steps of one group run side by side, on the two cores the budget is made for. The set-up's time is told apart.
"""

import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import native, set_up

ROOT = set_up.ROOT
BIN = set_up.BIN
# The rules run on both builds; what is built on them runs on the quicker one.
RULES = ("tests/kernel", "tests/games", "tests/contract", "tests/golden", "tests/house")
# In processes of their own: Playwright keeps an event loop running in its process, where no asynchronous test can run.
BROWSER = "tests/web"
# pytest's word for "some tests failed", and for nothing else that may go wrong.
TESTS_FAILED = 1
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+::\w+(?:\[.*?\])?)(?: - .*)?$", re.MULTILINE)
AT_ONCE = 3  # steps: one more than cores, since most wait for something now and then
FEW = 3  # more than these at once are a fault, not bad luck


class Step:
    """One command with a name a reader understands."""

    def __init__(self, name: str, *command: str, folder: Path = ROOT, compiled: bool = False) -> None:
        self.name = name
        self.command = command
        self.folder = folder
        self.compiled = compiled
        self.seconds = 0.0
        self.passed = False
        self.output = ""
        self.failed: list[str] = []  # the tests that did

    def run(self) -> "Step":
        begun = time.monotonic()
        done = self.try_it(self.command)
        self.passed, self.output = done.returncode == 0, done.stdout
        self.seconds = time.monotonic() - begun
        if done.returncode == TESTS_FAILED and self.is_pytest:
            self.failed = FAILED.findall(self.output)
        return self

    @property
    def is_pytest(self) -> bool:
        return self.command[0].endswith("pytest")

    def try_again(self) -> None:
        """The few tests that failed, alone: a fault fails again, a wait that was too short for a busy machine does not.

        What passes only now is named as unsteady: it is to be mended like any fault.
        """
        if not 0 < len(self.failed) <= FEW:
            return
        again = self.try_it((self.command[0], "-q", *self.failed))
        self.passed = again.returncode == 0
        print(f"once more, alone: {self.name}\n{again.stdout}", flush=True)
        for test in self.failed if self.passed else []:
            print(f"unsteady, passed only the second time: {test}")

    def try_it(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env=environment(self.compiled),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )


def environment(compiled: bool) -> dict[str, str]:
    found = set_up.node_environment() if set_up.has_web() else dict(os.environ)
    found.pop("PYTHONPATH", None)
    if compiled:
        found["PYTHONPATH"] = str(native.COMPILED)
    return found


def python(tool: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / tool), *arguments)


def checks() -> list[Step]:
    return [
        Step("types", *python("mypy")),
        Step("lint", *python("ruff", "check", "--quiet")),
        Step("format", *python("ruff", "format", "--check", "--quiet")),
        Step("import law", *python("lint-imports", "--cache-dir", ".cache/imports")),
    ]


def web_checks() -> list[Step]:
    if not set_up.has_web():
        return []
    npm = ("npm", "run", "--silent")
    names = {"check": "web types", "lint": "web format", "test": "web units"}
    return [Step(name, *npm, script, folder=set_up.WEB) for script, name in names.items()]


def pytest(workers: int, *what: str) -> tuple[str, ...]:
    return python(
        "pytest", "-q", "-n", str(workers), "--dist", "worksteal", "--durations", "15", "--durations-min", "5", *what
    )


def tests(compiled: bool) -> list[Step]:
    # More workers than cores, side by side: a page waits for its server, and a server's test for its clock, now and
    # then. Many more would only take each other's turn.
    all_others, browser = pytest(3, "--ignore", BROWSER), pytest(2, BROWSER)
    build = "compiled" if compiled else "interpreted"
    both = [Step(f"tests, {build}", *all_others, compiled=compiled)]
    both += [Step(f"browser, {build}", *browser, compiled=compiled)]
    return both


def rules_as_written() -> list[Step]:
    """On the plain sources: beside the compiling, which leaves a core idle half of the time."""
    rules = [folder for folder in RULES if (ROOT / folder).exists()]
    # Counting lines of play is slow here, and tells nothing that the same count on the compiled rules does not.
    return [Step("rules, interpreted", *pytest(2, *rules, "-k", "not lines_of_play"))]


def compiling(reason: str) -> list[Step]:
    """First of all that must hold, beside the checks; nothing where there is no compiler."""
    return [] if reason else [Step("rules compile", *python("python", str(ROOT / "tools" / "native.py")))]


def run_all(groups: Sequence[Sequence[Step]]) -> list[Step]:
    done: list[Step] = []
    for group in groups:
        with ThreadPoolExecutor(AT_ONCE) as side_by_side:
            for step in side_by_side.map(Step.run, group):
                mark = "✓" if step.passed else "✗"
                print(f"{mark} {step.name} ({step.seconds:.0f} s)", flush=True)
                if not step.passed or step.is_pytest:
                    print(step.output, flush=True)
                done.append(step)
    for step in done:
        step.try_again()
    return done


def processor_seconds() -> float:
    """What all steps so far have really worked: on a busy machine the clock says little."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(what: str) -> int:
    begun = time.monotonic()
    if what == "check":
        set_up.packages(set_up.EXTRAS["test"])
        groups = [checks()]
    else:
        set_up.prepare("test")
        reason = native.why_not()
        if reason:
            set_up.say(f"only the interpreted build is tested, because {reason}")
        first = [*compiling(reason), *([] if reason else rules_as_written()), *checks(), *web_checks()]
        groups = [first, tests(compiled=not reason)]
    ready, worked = time.monotonic(), processor_seconds()
    done = run_all(groups)
    failed = [step.name for step in done if not step.passed]
    spent, worked = time.monotonic() - ready, processor_seconds() - worked
    print(f"set-up {ready - begun:.0f} s · {what} {spent:.0f} s ({worked:.0f} s of processor time)")
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "test"))
