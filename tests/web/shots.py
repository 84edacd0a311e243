"""`make shots`: pictures of every screen from real games, and contact sheets of them, into shots/.

`python -m tests.web.shots shell phone dark` makes only those named: scenes, sizes and themes.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import ServerProcess
from tests.web.scenes import SHELL, table
from tests.web.visitors import DESKTOP, PHONE, TABLET, Language, Visitor, chromium

FOLDER = Path(__file__).parents[2] / "shots"
GAMES = {
    "cafe-race": "Café Race",
    "cafe-international": "Café International",
    "top-race": "Top Race",
    "espresso-doppio": "Espresso Doppio",
}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("light", "dark")


class Camera:
    """Takes pictures of what visitors of one size and theme see; each is named after what it shows."""

    def __init__(self, browser: Browser, url: str, size: str, theme: str) -> None:
        self.browser, self.url = browser, url
        self.size, self.theme = size, theme
        self.taken: list[Path] = []
        self.guests: list[Visitor] = []

    def visitor(self, language: Language = "en", url: str = "") -> Visitor:
        touch = self.size == "phone"
        found = Visitor(
            self.browser, url or self.url, size=SIZES[self.size], touch=touch, theme=self.theme, language=language
        )
        self.guests.append(found)
        return found

    def take(self, guest: Visitor, what: str, whole: bool = False) -> None:
        path = FOLDER / f"{what}-{self.size}-{self.theme}.png"
        guest.page.wait_for_timeout(300)  # what fades in is seen
        guest.page.screenshot(path=path, full_page=whole)
        self.taken.append(path)
        print(path.name, flush=True)

    def take_board(self, guest: Visitor, game: str) -> None:
        """The board alone, for the picture of all four."""
        guest.page.locator(".play .board").screenshot(path=FOLDER / f"{game}-board-{self.size}-{self.theme}.png")

    def leave(self) -> None:
        for guest in self.guests:
            guest.close()
        self.guests.clear()


def scenes(wanted: set[str]) -> Iterator[Callable[[Camera], None]]:
    for name, scene in SHELL.items():
        if wanted & {name, "shell"}:
            yield scene
    for game, name in GAMES.items():
        if wanted & {game, "boards"}:
            yield lambda camera, game=game, name=name: table(camera, game, name)  # type: ignore[misc]


def photograph(browser: Browser, url: str, wanted: set[str]) -> Iterator[tuple[str, list[Path]]]:
    """One contact sheet per size and theme."""
    for size in SIZES:
        for theme in THEMES:
            if size not in wanted or theme not in wanted:
                continue
            camera = Camera(browser, url, size, theme)
            for scene in scenes(wanted):
                scene(camera)
                camera.leave()
            yield f"sheet-{size}-{theme}", camera.taken


def inline(path: Path) -> str:
    return f"<img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'>"


def sheet(browser: Browser, name: str, pictures: list[Path]) -> None:
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    figures = "".join(f"<figure>{inline(path)}<figcaption>{path.stem}</figcaption></figure>" for path in pictures)
    page.set_content(
        "<style>body{display:flex;flex-wrap:wrap;gap:14px;margin:14px;font:14px sans-serif;background:#888}"
        "figure{margin:0}img{height:420px;max-width:860px;object-fit:cover;object-position:top}</style>" + figures
    )
    page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    page.close()


def four_tables(browser: Browser) -> None:
    """The first picture of the README, to be copied to docs/images when it has come out well."""
    boards = [FOLDER / f"{game}-board-desktop-light.png" for game in GAMES]
    if not all(path.exists() for path in boards):
        return
    page = browser.new_page(viewport={"width": 1200, "height": 840})
    page.set_content(
        "<style>body{display:grid;grid:1fr 1fr/1fr 1fr;gap:14px;margin:0;padding:14px;height:812px;background:#faf6ea}"
        "img{width:579px;height:399px;object-fit:contain}</style>" + "".join(map(inline, boards))
    )
    page.screenshot(path=FOLDER / "four-tables.jpg", type="jpeg", quality=82)
    page.close()


def asked(words: list[str]) -> set[str]:
    """All of a kind unless some of it are named."""
    kinds = (set(SIZES), set(THEMES), {*SHELL, *GAMES, "shell", "boards"})
    wanted = set(words)
    unknown = wanted.difference(*kinds)
    if unknown:
        raise SystemExit(f"no such picture: {', '.join(sorted(unknown))}")
    return wanted.union(*(kind for kind in kinds if not kind & wanted))


def main() -> None:
    wanted = asked(sys.argv[1:])
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium(playwright)
        with ServerProcess(f"{folder}/house.sqlite3", Path(folder), COMPTOIR_HASTE="yes") as server:
            for name, pictures in photograph(browser, server.url, wanted):
                sheet(browser, name, pictures)
        four_tables(browser)
        browser.close()


if __name__ == "__main__":
    main()
