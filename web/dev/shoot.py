"""Pictures of a board alone, with `vite --config dev/vite.config.ts` running: `shoot.py cafe-race basic 4 --at 12`."""

import argparse
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

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


def main() -> None:
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
    parser.add_argument("--out", default="/tmp/shots")
    parser.add_argument("--name", default="")
    parser.add_argument("--zoom", type=float, default=0)
    asked = parser.parse_args()
    out = Path(asked.out)
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for size in asked.sizes.split(","):
            width, height = SIZES[size]
            for theme in asked.themes.split(","):
                touch = size == "phone"
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    has_touch=touch,
                    device_scale_factor=asked.zoom or (2 if touch else 1),
                    reduced_motion="reduce" if asked.reduced else "no-preference",
                )
                page = context.new_page()
                page.on(
                    "console", lambda said: print("console:", said.text) if said.type in ("error", "warning") else None
                )
                page.on("pageerror", lambda error: print("error:", error))
                query = f"game={asked.game}&rules={asked.rules}&seats={asked.seats}&at={asked.at}"
                page.goto(
                    f"http://localhost:5217/dev/board.html?{query}&theme={theme}&lang={asked.lang}&speed={asked.speed}"
                )
                page.wait_for_selector(".box svg", timeout=30000)
                page.wait_for_timeout(500)
                act(page, [step for step in asked.do.split(";") if step])
                sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                name = f"{asked.name or asked.game}-{size}-{theme}.png"
                page.screenshot(path=str(out / name))
                print(name, "SIDEWAYS SCROLL" if sideways else "")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
