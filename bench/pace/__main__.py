"""How long a player who decides at once cannot act, before and now: `make bench-pace`, into bench/results/pace.md.

Each game is played in a real browser, on a real server, at the default speed, against regular bots. `BEFORE` is the
commit compared with.
`python -m bench.pace now cafe-race` measures only what is named and prints it.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, sync_playwright

from bench.pace.page import Figures, page
from tests.server.processes import ServerProcess
from tests.web.visitors import Visitor, chromium

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "comptoir" / "server" / "static"
TREE = ROOT / "build" / "pace"
BEFORE = os.environ.get("BEFORE", "8fef632")
GAMES = {
    "cafe-race": "Café Race",
    "cafe-international": "Café International",
    "top-race": "Top Race",
    "espresso-doppio": "Espresso Doppio",
}
DECISIONS = int(os.environ.get("DECISIONS", "25"))
PATIENCE = 420.0  # seconds for the decisions of one game


class Wait(TypedDict):
    """One decision: when it was sent, asked for the next, able to act, and when all was still; in milliseconds."""

    sent: float
    asked: float
    alive: float
    still: float


def present_page() -> Path:
    """The page as it is now, whatever is built meanwhile."""
    kept = ROOT / "build" / "pace-page"
    if not kept.exists():
        shutil.copytree(STATIC, kept)
    return kept


def earlier_page() -> Path:
    """The page as it was before, built beside ours."""
    built = TREE / "src" / "comptoir" / "server" / "static"
    if not (built / "assets").exists():
        shutil.rmtree(TREE, ignore_errors=True)
        run("git", "worktree", "prune")
        run("git", "worktree", "add", "--force", "--detach", str(TREE), BEFORE)
        (TREE / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        run("npm", "run", "--silent", "build", cwd=TREE / "web")
    return built


def run(*command: str, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True, capture_output=True)


def house(place: Path, page: Path) -> ServerProcess:
    """A server of ours, with the page of this folder."""
    # Beside the compiled rules, whose links then lead where they did.
    over = ROOT / "build" / "pace-rules"
    shutil.rmtree(over, ignore_errors=True)
    rules = ROOT / "build" / "compiled"
    shutil.copytree(
        rules if rules.exists() else ROOT / "src", over, symlinks=True, ignore=shutil.ignore_patterns("static")
    )
    (over / "comptoir" / "server" / "static").symlink_to(page)
    return ServerProcess(f"{place}/house.sqlite3", place, COMPTOIR_HASTE="", PYTHONPATH=str(over))


def waits(browser: Browser, url: str, name: str, watching: bool) -> Iterator[Wait]:
    """Play games of one kind until there are decisions enough."""
    left, deadline = DECISIONS, time.monotonic() + PATIENCE
    while left > 0 and time.monotonic() < deadline:
        guest = Visitor(browser, url, speed="normal", reducedMotion=False)
        guest.context.add_init_script(path=Path(__file__).parent / "hand.js")
        guest.play_now(name)
        guest.page.evaluate("watching => playOn(watching)", watching)
        while time.monotonic() < deadline:
            guest.page.wait_for_timeout(250)
            if guest.page.locator(".podium").count() or guest.page.evaluate("waits().length") >= left:
                break
        found: list[Wait] = guest.page.evaluate("waits()")
        yield from found[:left]
        left -= len(found)
        guest.close()


def figures(found: list[Wait]) -> Figures:
    spans = {
        "blocked": ("asked", "alive"),
        "house": ("sent", "asked"),
        "all": ("sent", "alive"),
        "still": ("asked", "still"),
    }
    told = Figures(decisions=len(found))
    for name, (start, end) in spans.items():
        seconds = [max(0.0, one[end] - one[start]) / 1000 for one in found]  # type: ignore[literal-required]
        told[name] = (statistics.fmean(seconds), max(seconds))  # type: ignore[literal-required]
    return told


def measure(when: str, game: str, watching: bool) -> Figures:
    folder = present_page() if when == "now" else earlier_page()
    with (
        tempfile.TemporaryDirectory() as place,
        house(Path(place), folder) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        told = figures(list(waits(browser, server.url, GAMES[game], watching)))
        browser.close()
    print(when, game, "watching" if watching else "at once", json.dumps(told), flush=True)
    return told


def main(words: list[str]) -> int:
    shutil.rmtree(ROOT / "build" / "pace-page", ignore_errors=True)
    whens = [when for when in ("before", "now") if when in words] or ["before", "now"]
    games = [game for game in GAMES if game in words] or list(GAMES)
    told: dict[str, dict[str, Figures]] = {game: {} for game in games}
    for game in games:
        for when in whens:
            told[game][when] = measure(when, game, watching=False)
            # Before, nobody could choose until all was still.
            told[game][f"{when}, watched"] = measure(when, game, watching=True) if when == "now" else told[game][when]
    if not words:
        (ROOT / "bench" / "results" / "pace.md").write_text(page({GAMES[game]: told[game] for game in games}, BEFORE))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
