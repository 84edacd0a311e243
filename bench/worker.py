"""A process that measures on request: one line of JSON in, one number out. It idles while another measures."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

Measure = Callable[[str, float], float]  # what to measure, for how many seconds; answers how many per second


def serve(measures: dict[str, Measure]) -> None:
    """Answer until the line is closed."""
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(measures[asked["measure"]](asked["subject"], asked["seconds"])), flush=True)


def rate(batch: Callable[[], int], seconds: float) -> float:
    """How many things `batch` does in a second of processor time, so that other programs do not count.

    It returns how many it did; the clock is read once in a while, because reading it takes time too.
    """
    batch()
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(8):
            done += batch()
    return done / spent


class Worker:
    """The other end: a measuring process on the one core that all of them share."""

    def __init__(self, module: str, build: Path | None, core: int) -> None:
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if build is not None:
            environment["PYTHONPATH"] = str(build)
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {core})

    def ask(self, measure: str, subject: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        question = {"measure": measure, "subject": subject, "seconds": seconds}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the process that measures {measure} of {subject} ended")
        return float(json.loads(answer))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
