"""`make bench-pocket`: the house in the browser in figures, into bench/results/pocket.md.

The bundle as `make pocket` makes it; starts and memory in a real browser, from a server on this machine; a master's
choices in a real browser; those of all levels in the bundle's own Python in node, whose engine is an older one of the
browser's, in turn with the native build.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.pocket import lighthouse, masters
from comptoir.server.static import ROOT as PAGE
from tests.server.processes import ServerProcess
from tests.web.pockets import Traveller
from tests.web.visitors import Visitor, chromium, lively
from tools import pocket, set_up

RESULT = set_up.ROOT / "bench" / "results" / "pocket.md"
CHOICES = Path(__file__).with_name("choices.py")
MOMENTS, ROUNDS = 3, 2
SHORT = 0.005  # a processor's time is not told more finely
Times = dict[str, dict[str, list[float]]]


def weights() -> list[str]:
    """What is loaded, squeezed as it is sent."""
    files = [file for file in (PAGE / "pocket").rglob("*.br") if file.stem != "licences.txt"]
    whole = sum(file.stat().st_size for file in files)
    house = sum(file.stat().st_size for file in files if file.name.startswith("house-"))
    return [f"Bundle, brotli: **{whole / 1e6:.2f} MB**, of which {house / 1e6:.2f} are ours and msgspec's."]


# Choices, natively and in the bundle's Python.


def asked(command: list[str]) -> Times:
    environment = set_up.node_environment()
    done = subprocess.run(command, cwd=set_up.ROOT, env=environment, text=True, capture_output=True, check=True)
    found: Times = json.loads(done.stdout)
    return found


def choices() -> list[str]:
    node = ["node", str(set_up.ROOT / "tools" / "pocket_node.mjs"), str(pocket.BUNDLE)]
    ours, theirs = list[Times](), list[Times]()
    for _ in range(ROUNDS):
        ours.append(asked([sys.executable, str(CHOICES), str(MOMENTS)]))
        theirs.append(asked([*node, str(CHOICES), str(MOMENTS)]))
    levels = list(next(iter(ours[0].values())))
    lines = ["", "| game | " + " | ".join(levels) + " |", "|---|" + "---:|" * len(levels)]
    for game in ours[0]:
        cells = [cell(quickest(ours, game, level), quickest(theirs, game, level)) for level in levels]
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return lines


def quickest(rounds: list[Times], game: str, level: str) -> list[float]:
    """Of each moment its quickest round: whatever else the machine does only ever adds."""
    return [min(times) for times in zip(*(one[game][level] for one in rounds), strict=True)]


def cell(ours: list[float], theirs: list[float]) -> str:
    mine, browser = statistics.mean(ours), statistics.mean(theirs)
    return f"{browser:.2f} s ({browser / mine:.1f}×)" if mine > SHORT else f"{browser:.2f} s"


# Starts and memory, in the browser.


def starts() -> list[str]:
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        with ServerProcess(str(folder / "house.sqlite3"), folder) as server:
            one = Traveller(browser, server.url, folder / "browser")
            loading = timed(one.take_along)
            one.into_the_train(server)
            first = timed(lambda: begin(one, "Espresso Doppio"))
            warm = timed(lambda: again(one))
            for game in ("Espresso Doppio", "Café Race", "Café International"):
                one.play_now(game)
                one.play_on(lively())
            memory = renderers(folder / "browser")
            one.context.close()
        browser.close()
    return [
        f"Loaded in {loading:.1f} s from this machine. From *Play now* to the first choice {first:.1f} s the",
        f"first time; a page loaded anew at a table {warm:.1f} s.",
        f"Memory of the page with both its workers after three games: {memory:.0f} MB.",
    ]


def visits() -> list[str]:
    """The home page, and a table as somebody sees it who was sent its link."""
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, ServerProcess(str(folder / "house.sqlite3"), folder) as server:
        browser = chromium(playwright)
        one = Visitor(browser, server.url)
        begin(one, "Café Race")
        found = lighthouse.looked_at({"home": f"{server.url}/", "table": one.page.url})
        browser.close()
    return found


def timed(act: Callable[[], None]) -> float:
    begun = time.monotonic()
    act()
    return time.monotonic() - begun


def begin(one: Visitor, game: str) -> None:
    one.play_now(game)
    one.wait_for_turn()


def again(one: Visitor) -> None:
    one.page.reload()
    one.wait_for_turn()


def renderers(folder: Path) -> float:
    """What the processes that show pages of this browser use, shared memory by its share, in megabytes."""
    parents, lines = dict[int, int](), dict[int, str]()
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            lines[int(place.name)] = (place / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue  # it has ended meanwhile
    roots = {number for number, line in lines.items() if str(folder) in line}

    def below(number: int) -> bool:
        return number in roots or (number in parents and below(parents[number]))

    shown = [number for number, line in lines.items() if "--type=renderer" in line and below(number)]
    return sum(share_of(number) for number in shown) / 1e3


def share_of(number: int) -> int:
    lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def main() -> int:
    heading = [
        "# The house in the browser",
        "",
        f"`make bench-pocket` repeats it. Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.",
        "",
    ]
    told = [
        *heading,
        *weights(),
        "",
        *starts(),
        "",
        f"A master's choices at {masters.MOMENTS} moments in Chromium, warm, by processor time:",
        "",
        *masters.masters(),
        "",
        f"A choice in node, mean of {MOMENTS} moments, warm, by processor time; times as long as natively:",
        *choices(),
        "",
        *visits(),
    ]
    RESULT.write_text("\n".join(told) + "\n")
    print(RESULT.read_text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
