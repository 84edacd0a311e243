"""A master's choice in a real browser, warm, by processor time: valid beside whatever else the machine does.

    PYTHONPATH=build/compiled python -m bench.pocket.masters

The bundle's Python runs in a worker of a bare page; what that worker's thread used is read from /proc, and compared
with what this process uses for the same choices.
"""

import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.pocket.choices import SEATS, moments
from comptoir.bots import choose
from tests.web.visitors import chromium
from tools import pocket

MOMENTS, ROUNDS = 3, 4
PAGE = """<script>
  const worker = new Worker("worker.mjs", {type: "module"});
  const ask = (what) => new Promise((done) => { worker.onmessage = ({data}) => done(data); worker.postMessage(what); });
</script>"""
WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = (async () => {
  const found = await loadPyodide({indexURL: "./", env: {HOME: "/home/pyodide", PYTHONMALLOC: "mimalloc"}});
  found.unpackArchive(await (await fetch("house.zip")).arrayBuffer(), "zip", {extractDir: "/house"});
  found.FS.writeFile("/house/choices.py", await (await fetch("choices.py")).text());
  found.runPython(`import sys; sys.path.insert(0, "/house")
import choices
from comptoir.bots import choose
views = {name: choices.moments(name, %d) for name in choices.SEATS}`);
  return found;
})();
onmessage = async ({data}) => postMessage((await python).runPython(data));
"""


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_: Any) -> None:
        """What was fetched does not matter."""


def of_workers() -> dict[Path, int]:
    """What each browser's worker on this machine has used so far, in nanoseconds."""
    found: dict[Path, int] = {}
    for name in Path("/proc").glob("[0-9]*/task/[0-9]*/comm"):
        try:
            if name.read_text().startswith("DedicatedWorker"):
                found[name.parent] = int((name.parent / "schedstat").read_text().split()[0])
        except OSError:
            continue  # it has ended meanwhile
    return found


def there(page: Page, game: str, place: int) -> float:
    """What one choice costs in the page's worker: the only one that works meanwhile, if no other browser is open."""
    before = of_workers()
    page.evaluate(f"ask(`choose(views['{game}'][{place}], 'master', 1, guarded=False)`)")
    return max(spent - before.get(thread, 0) for thread, spent in of_workers().items()) / 1e9


def here(game: str, place: int) -> float:
    view = moments(game, MOMENTS)[place]
    before = time.process_time()
    choose(view, "master", 1, guarded=False)
    return time.process_time() - before


def quickest(measure: Callable[[str, int], float], game: str) -> float:
    """Of each moment its quickest round, added up."""
    return sum(min(measure(game, place) for _ in range(ROUNDS)) for place in range(MOMENTS))


def masters() -> list[str]:
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(pocket.BUNDLE, folder, dirs_exist_ok=True)
    shutil.copy(Path(__file__).with_name("choices.py"), folder)
    (folder / "index.html").write_text(PAGE)
    (folder / "worker.mjs").write_text(WORKER % MOMENTS)
    lines = ["| game | in the browser | natively | times as long |", "|---|---:|---:|---:|"]
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = chromium(playwright)
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            page.evaluate("ask('1')")
            for game in SEATS:
                mine, browsers = quickest(here, game), quickest(partial(there, page), game)
                lines.append(f"| {game} | {browsers:.2f} s | {mine:.2f} s | {browsers / mine:.2f} |")
            browser.close()
        server.shutdown()
    return lines


if __name__ == "__main__":
    print("\n".join(masters()))
