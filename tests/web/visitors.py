"""People in front of a browser, for tests: they see what a player sees and press what a player presses."""

import json
import random
import re
import shutil
from collections.abc import Callable
from typing import Literal, TypedDict

from playwright.sync_api import Browser, Locator, Page, Playwright, expect

QUIET = (
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--metrics-recording-only",
    "--no-default-browser-check",
    "--no-pings",
)
PATIENCE = 60_000
# What people have set unless a test wishes otherwise: no animations, and no choice is made for them.
USUAL = {"language": "en", "speed": "off", "theme": "light", "forced": False}
# *Play now* opens tables where games end soon: quick bots, and many of them where the work is shared among all.
SEATS = {"cafe-race": 3, "cafe-international": 5, "top-race": 6, "espresso-doppio": 2}
QUICK = {name: {"seats": seats, "level": "novice", "set": "basic", "options": {}} for name, seats in SEATS.items()}
expect.set_options(timeout=30_000)
DESKTOP, TABLET, PHONE = (1440, 900), (768, 1024), (360, 740)
Pick = Callable[[list[str]], str]
Language = Literal["en", "fr"]


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium, kept from calling anybody but us."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for path in map(shutil.which, names) if path), None)
    return playwright.chromium.launch(executable_path=found, args=list(QUIET))


class Settings(TypedDict, total=False):
    """As kept by the page; see web/src/lib/settings.svelte.ts."""

    language: Language
    theme: Literal["auto", "light", "dark"]
    speed: Literal["slow", "normal", "fast", "off"]
    reducedMotion: bool
    forced: bool


class Visitor:
    """One person with a browser of their own: cookie, language, screen. Animations are off unless asked for, and
    so is having forced choices made."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = DESKTOP, touch: bool = False, **settings: object
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, base_url=url, accept_downloads=True
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({**USUAL, **settings})
        self.context.add_init_script(
            f"localStorage.getItem('comptoir-settings') ?? localStorage.setItem('comptoir-settings', '{kept}')"
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # Going places.

    def in_haste(self) -> None:
        """Wants games that end soon, as remembered from the last ones opened here. A duel of beginners does not."""
        kept = {name: opening for name, opening in QUICK.items() if name != "espresso-doppio"}
        self.context.add_init_script(f"localStorage['comptoir-openings'] ??= '{json.dumps(kept)}'")

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("button", name=re.compile("Play now|Jouer")).first).to_be_visible()

    def way_in(self, way: str, game: str) -> None:
        """Press one of the four ways into a game on the home page."""
        self.home()
        self.page.get_by_role("button", name=f"{way}: {game}").click()

    def play_now(self, game: str) -> None:
        self.way_in("Play now", game)
        self.at_table()

    def share_screen(self, game: str) -> None:
        """Begin a game around one screen; the first player has lifted the curtain."""
        self.way_in("Same screen", game)
        self.start()
        self.lift_curtain()
        self.wait_for_turn()

    def at_table(self) -> None:
        self.page.wait_for_selector(".play")

    def start(self) -> None:
        self.button("Start the game").click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def call_me(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.button("Save").click()
        expect(self.page.locator(".seat").get_by_text(name)).to_be_visible()

    def sit_down(self, name: str) -> None:
        """As somebody who has not said his name yet, and is asked for it once."""
        self.button("Take a seat").click()
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()
        expect(self.page.locator(".seat").get_by_text(name)).to_be_visible()

    def say(self, words: str) -> None:
        self.page.get_by_label("Write to the table").fill(words)
        self.button("Send").click()

    def plate(self, seat: int) -> Locator:
        """A player's plate, which opens what can be done about the seat."""
        return self.page.get_by_role("list", name="Players").get_by_role("button").nth(seat)

    # Playing.

    @property
    def line(self) -> str:
        """What is expected: the line at the top."""
        return self.page.locator("h1").inner_text()

    def wait_for_turn(self) -> Literal["choose", "curtain", "podium"]:
        """Until there is something to do here, or the game is over."""
        self.page.wait_for_selector(
            ".podium, .curtain, .play[aria-busy=false] .choices .groups button", state="attached", timeout=PATIENCE
        )
        for word in ("podium", "curtain"):
            if self.page.locator(f".{word}").count():
                return "podium" if word == "podium" else "curtain"
        return "choose"

    def has_the_turn(self) -> bool:
        """Is it my turn, in a game where turns are taken one by one?"""
        expect(self.page.locator(".players .waits")).to_have_count(1)
        return self.page.locator(".players .waits.me").count() == 1

    def choices(self) -> list[str]:
        self.open_list()
        return self.page.locator(".choices .groups button").all_inner_texts()

    def open_list(self) -> None:
        """With a board on the table the list of choices is folded away."""
        folded = self.page.locator(".choices details:not([open]) > summary")
        if folded.count():
            folded.click()

    def fold_list(self) -> None:
        """The board is what a player looks at."""
        unfolded = self.page.locator(".choices details[open] > summary")
        if unfolded.count():
            unfolded.click()
        self.page.evaluate("scrollTo(0, 0)")

    def choose(self, name: str) -> None:
        self.open_list()
        self.page.locator(".choices").get_by_role("button", name=name, exact=True).first.click()
        self.settled()

    def settled(self) -> None:
        """Until what was chosen has come back from the server."""
        self.page.wait_for_selector(".play[aria-busy=false], .podium, .curtain", state="attached")

    def play_on(self, pick: Pick, moves: int = 2_000) -> int:
        """Choose until the podium, or so many times, lifting curtains on a shared screen; how often that was."""
        for made in range(moves):
            while (turn := self.wait_for_turn()) == "curtain":
                self.lift_curtain()
            if turn == "podium":
                return made
            self.choose(pick(self.choices()))
        return moves

    def lift_curtain(self) -> None:
        self.page.wait_for_selector(".curtain button:enabled")  # it is deaf for a moment
        self.page.locator(".curtain button").click()
        self.page.wait_for_selector(".curtain", state="detached")

    def sideways(self) -> bool:
        """Does the page scroll sideways?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def lively(seed: int = 1) -> Pick:
    """Plays towards the end: scores and seats what it can, else anything."""
    luck = random.Random(seed)
    eager = re.compile("Score|Seat |Stop|End|Over the finish|That is all")

    def pick(choices: list[str]) -> str:
        return luck.choice([name for name in choices if eager.match(name)] or choices)

    return pick
