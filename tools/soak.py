"""`make soak`: every long test in a process of its own, one after the other; what they found goes to bench/results.

    python -m tools.soak [part of a name …]

A part of a name runs only the files it fits, and leaves what other files found before as it was. After a stroke comes
part of the name of a file's own part (floods/pings): it is run alone and its figures are only shown.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from tools import native, set_up

FOLDER = set_up.ROOT / "tests" / "soak"
FOUND = set_up.ROOT / "bench" / "results" / "soak"
PAGE = FOUND.with_suffix(".md")
HEADING = """\
# Steadiness

What `make soak` found, each part when it last passed. One broken promise fails a part.
Top Race is not among the million games: it plays 5,000 of each allowed pair of its options, told in the last part.
"""


def title(test: Path) -> str:
    return test.stem.removeprefix("test_").replace("_", " ").capitalize()


def run(test: Path, only: str = "") -> bool:
    """Run one file, or `only` those of its parts; its figures are kept only when it passed as a whole."""
    FOUND.mkdir(parents=True, exist_ok=True)
    kept = FOUND / f"{test.stem}.md"
    fresh = kept.with_suffix(".new")
    fresh.write_text(f"\n## {title(test)}\n\n")
    environment = {**os.environ, "PYTHONPATH": str(native.COMPILED), "SOAK_REPORT": str(fresh), "SOAK_ONLY": only}
    begun = time.monotonic()
    done = subprocess.run([set_up.BIN / "pytest", "-q", "-s", test], cwd=set_up.ROOT, env=environment, check=False)
    minutes = (time.monotonic() - begun) / 60
    print(f"{'✓' if done.returncode == 0 else '✗'} {title(test)} ({minutes:.1f} min)", flush=True)
    if done.returncode == 0 and not only:
        fresh.replace(kept)
    else:
        fresh.unlink()
    return done.returncode == 0


def main(parts: list[str]) -> int:
    tests = sorted(FOLDER.glob("test_*.py"))
    wanted = [part.partition("/") for part in parts] or [("", "", "")]
    unknown = [name for name, _, _ in wanted if not any(name in test.stem for test in tests)]
    if unknown:
        names = ", ".join(test.stem.removeprefix("test_") for test in tests)
        print(f"no long test is called {', '.join(unknown)}; there are {names}")
        return 2
    passed = [run(test, only) for test in tests for name, _, only in wanted if name in test.stem]
    PAGE.write_text(HEADING + "".join(file.read_text() for file in sorted(FOUND.glob("*.md"))))
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
