"""A real server and a real browser for the tests of the web table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from comptoir.server.static import is_built
from tests.server.processes import ServerProcess
from tests.web.visitors import Visitor, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this process, with tables of its own; its bots answer at once."""
    yield from opened(tmp_path_factory.mktemp("house"), haste="yes")


@pytest.fixture(scope="session")
def unhurried_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Here bots leave people the time to take a choice back, as everywhere but in tests."""
    yield from opened(tmp_path_factory.mktemp("unhurried"), haste="")


def opened(folder: Path, haste: str) -> Iterator[ServerProcess]:
    assert is_built(), "the page is not built: run `npm run build` in web/"
    with ServerProcess(str(folder / "house.sqlite3"), folder, COMPTOIR_HASTE=haste) as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, house: ServerProcess) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; when the test is over they leave, and none may have met a fault in the page."""
    visitors: list[Visitor] = []

    def come(url: str = "", **wishes: object) -> Visitor:
        visitors.append(Visitor(browser, url or house.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for one in visitors:
        one.close()
