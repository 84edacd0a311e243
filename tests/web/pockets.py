"""Somebody with the house in the pocket: a browser that keeps what it was given when it is closed."""

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.processes import ServerProcess
from tests.web.visitors import PATIENCE, QUICK, QUIET, USUAL, Visitor


class Traveller(Visitor):
    """A visitor whose browser has a folder of its own; closed and opened again, it remembers."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.url = url
        self.browser = browser
        self.folder = folder
        self.faults = []
        self.open()

    def open(self) -> None:
        names = ("chromium", "chromium-browser", "google-chrome")
        found = next((path for path in map(shutil.which, names) if path), None)
        self.context: BrowserContext = self.browser.browser_type.launch_persistent_context(
            self.folder, executable_path=found, args=list(QUIET), base_url=self.url, accept_downloads=True,
            viewport={"width": 1440, "height": 900},
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        kept = {"comptoir-settings": USUAL, "comptoir-openings": QUICK}
        keep = [f"localStorage['{name}'] ??= '{json.dumps(value)}';" for name, value in kept.items()]
        self.context.add_init_script(f"{''.join(keep)} sessionStorage.setItem('comptoir-haste', 'yes')")
        self.page = self.context.pages[0]
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def reopen(self) -> None:
        """Close the whole browser and start it again, still without a network."""
        self.context.close()
        self.open()
        self.context.set_offline(True)

    def take_along(self) -> None:
        self.home()
        self.button("Take the house along").click()
        expect(self.page.get_by_label("Open new tables in the pocket")).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_function("localStorage['comptoir-ahead']")  # the days to come are fetched at leisure

    def into_the_train(self, server: ServerProcess) -> None:
        """No network, and nobody would answer if there were one."""
        self.context.set_offline(True)
        server.kill()

    def home(self) -> None:
        """By the link on every page, once there is one: loaded anew, the pocket would have to be opened again."""
        way = self.page.locator("header a.home, header a.brand")
        if way.count():
            way.first.click()
            expect(self.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
        else:
            super().home()
