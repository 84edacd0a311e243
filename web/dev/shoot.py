"""Pictures of a board alone, with `vite --config dev/vite.config.ts` running: `shoot.py cafe-race basic 4 --at 12`."""

import argparse
import shutil
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


def act(page: Page, steps: list[str]) -> None:
    """`next`, `choose`, `wait:300`, `touch:Thrust 4`, `click:css`."""
    for step in steps:
        word, _, rest = step.partition(":")
        if word in ("next", "choose", "skip"):
            page.evaluate(f"dev.{word}()")
        elif word == "settle":
            page.wait_for_function("!dev.playing()", timeout=60000)
        elif word == "wait":
            page.wait_for_timeout(int(rest))
        elif word == "touch":
            page.get_by_label(rest, exact=True).first.click()
        elif word == "click":
            page.locator(rest).first.click()


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("rules")
    parser.add_argument("seats", type=int)
    parser.add_argument("--at", type=int, default=0)
    parser.add_argument("--sizes", default="desk,tablet,phone")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--reduced", action="store_true")
    parser.add_argument("--do", default="", help="steps, separated by ;")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--name", default="")
    parser.add_argument("--zoom", type=float, default=0)
    return parser.parse_args()


def look(browser: Browser, size: str, reduced: bool, zoom: float) -> Page:
    """A screen that tells here what goes wrong on it."""
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        device_scale_factor=zoom or (2 if size == "phone" else 1),
        reduced_motion="reduce" if reduced else "no-preference",
    )
    page.on("console", lambda said: print("console:", said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: print("error:", error))
    return page


def shoot(page: Page, wish: argparse.Namespace, theme: str, path: Path) -> None:
    query = f"game={wish.game}&rules={wish.rules}&seats={wish.seats}&at={wish.at}"
    page.goto(f"http://localhost:5217/dev/board.html?{query}&theme={theme}&lang={wish.lang}&speed={wish.speed}")
    page.wait_for_selector(".box svg", timeout=30000)
    page.wait_for_timeout(500)
    act(page, [step for step in wish.do.split(";") if step])
    sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.screenshot(path=path)
    print(path.name, "SIDEWAYS SCROLL" if sideways else "")


def main() -> None:
    wish = asked()
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size, theme in product(wish.sizes.split(","), wish.themes.split(",")):
            page = look(browser, size, wish.reduced, wish.zoom)
            shoot(page, wish, theme, wish.out / f"{wish.name or wish.game}-{size}-{theme}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
