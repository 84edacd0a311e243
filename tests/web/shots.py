"""`make shots`: pictures of every screen from real games, and contact sheets of them, into shots/."""

import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import ServerProcess
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitor, chromium, lively

FOLDER = Path(__file__).parents[2] / "shots"
GAMES = {
    "cafe-race": "Café Race",
    "cafe-international": "Café International",
    "top-race": "Top Race",
    "espresso-doppio": "Espresso Doppio",
}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("light", "dark")
LEARN = "/learn/cafe-race"


class Camera:
    """Takes pictures of one visitor's screen; each is named after what it shows."""

    def __init__(self, guest: Visitor, size: str, theme: str) -> None:
        self.guest = guest
        self.suffix = f"{size}-{theme}"
        self.taken: list[Path] = []

    def take(self, what: str, whole: bool = False) -> None:
        path = FOLDER / f"{what}-{self.suffix}.png"
        self.guest.page.screenshot(path=path, full_page=whole)
        self.taken.append(path)
        print(path.name, flush=True)


def shell(camera: Camera) -> None:
    guest = camera.guest
    guest.home()
    camera.take("home", whole=True)
    guest.page.goto("/settings")
    guest.page.wait_for_selector("form")
    camera.take("settings", whole=True)
    guest.page.goto(LEARN)
    guest.page.wait_for_selector("h1")
    camera.take("learn")
    guest.way_in("Invite friends", "Top Race")
    guest.page.wait_for_selector(".rules .row")
    guest.page.wait_for_selector(".qr")
    camera.take("lobby")
    guest.way_in("Same screen", "Café Race")
    guest.start()
    guest.page.wait_for_selector(".curtain")
    camera.take("curtain")
    guest.play_on(lively())
    guest.page.wait_for_selector("input[type=range]")
    camera.take("end", whole=True)


def table(camera: Camera, game: str) -> None:
    guest = camera.guest
    guest.play_now(GAMES[game])
    guest.wait_for_turn()
    camera.take(f"{game}-first")
    guest.play_on(lively(), moves=14)
    guest.wait_for_turn()
    guest.page.wait_for_timeout(400)
    camera.take(f"{game}-later")


def photograph(browser: Browser, url: str) -> Iterator[tuple[str, list[Path]]]:
    """One contact sheet per size and theme."""
    for size, pixels in SIZES.items():
        for theme in THEMES:
            guest = Visitor(browser, url, size=pixels, touch=size == "phone", theme=theme)
            camera = Camera(guest, size, theme)
            shell(camera)
            for game in GAMES:
                table(camera, game)
            guest.close()
            yield f"sheet-{size}-{theme}", camera.taken


def sheet(browser: Browser, name: str, pictures: list[Path]) -> None:
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'>"
        f"<figcaption>{path.stem}</figcaption></figure>"
        for path in pictures
    )
    page.set_content(
        "<style>body{display:flex;flex-wrap:wrap;gap:14px;margin:14px;font:14px sans-serif;background:#888}"
        "figure{margin:0}img{height:420px;max-width:860px;object-fit:cover;object-position:top}</style>" + figures
    )
    page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    page.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium(playwright)
        with ServerProcess(f"{folder}/house.sqlite3", Path(folder)) as server:
            for name, pictures in photograph(browser, server.url):
                sheet(browser, name, pictures)
        browser.close()


if __name__ == "__main__":
    main()
