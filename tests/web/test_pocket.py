"""In the train: the house in the browser, network cut and server killed.

Opening a pocket costs seconds, so one traveller plays on through all of it.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from comptoir.server.static import ROOT
from tests.server.processes import ServerProcess
from tests.web.pockets import Traveller
from tests.web.visitors import lively

DYING = "() => void setTimeout(() => { throw new Error('the interpreter is gone'); })"
KEPT = """() => new Promise((told) => {
  const opening = indexedDB.open('comptoir-pocket');
  opening.onsuccess = () => {
    const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
    asked.onsuccess = () => { opening.result.close(); told(asked.result); };
  };
})"""


@pytest.fixture(scope="module")
def house_left_behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("left")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as server:
        yield server


@pytest.fixture(scope="module")
def traveller(
    browser: Browser, house_left_behind: ServerProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Traveller]:
    """Somebody who took the house along; then the network is cut and the server killed."""
    one = Traveller(browser, house_left_behind.url, tmp_path_factory.mktemp("train"))
    one.take_along()
    one.into_the_train(house_left_behind)
    yield one
    one.context.close()
    assert one.faults == []


def test_a_whole_game_with_all_that_belongs_to_it(traveller: Traveller) -> None:
    """A hint, a choice taken back, a reason; the page loaded anew, the whole browser closed and opened; the replay."""
    page = traveller.page
    traveller.play_now("Espresso Doppio")
    assert "/t/pocket-" in page.url
    traveller.wait_for_turn()
    traveller.button("Hint").click()
    expect(page.locator(".advice, .hint").first).to_be_visible()
    choices = traveller.choices()
    traveller.choose(choices[0])
    traveller.button("Undo").click()
    expect(page.locator(".choices .groups button")).to_have_text(choices)
    page.reload()
    traveller.play_on(lively(), moves=2)
    traveller.wait_for_turn()
    traveller.button("Why can’t I?").click()
    page.get_by_role("dialog").locator("li button").first.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).not_to_be_empty()
    traveller.button("Close").click()
    traveller.reopen()
    traveller.home()
    page = traveller.page
    page.get_by_role("link", name=re.compile("In the pocket")).first.click()
    to_the_podium(traveller)
    page.get_by_role("slider", name="Moment of the game").press("Home")
    expect(page.get_by_text("The table is laid.")).to_be_visible()
    deleted(traveller)
    the_day(traveller)


def the_day(traveller: Traveller) -> None:
    """Dealt ahead, begun without a network; ended early here, it says that it stands apart."""
    page = traveller.page
    expect(page.get_by_text("· in the pocket")).to_be_visible()
    traveller.button("Play, Espresso Doppio").click()
    page.wait_for_url("**/t/pocket-*")
    traveller.wait_for_turn()
    expect(page.get_by_text("Today’s try: it counts").first).to_be_visible()
    traveller.button("Settings").click()
    expect(traveller.button("Carry this game home")).to_have_count(0)
    traveller.button("End the game…").click()
    traveller.button("End it").click()
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_text("from a deal made ahead")).to_be_visible()
    page.get_by_role("link", name="All of today").click()
    expect(page.get_by_role("link", name="How it went, Espresso Doppio")).to_be_visible()


def deleted(traveller: Traveller) -> None:
    """Asked once, and then gone from the browser's storage as well; how it ended is kept."""
    table = traveller.page.url.partition("/t/")[2].partition("?")[0]
    assert f"entry/{table}/00000001" in traveller.page.evaluate(KEPT)
    traveller.home()
    traveller.button("Espresso Doppio: what to do with this table").click()
    traveller.button("Delete this table").click()
    traveller.button("Delete it for good").click()
    expect(traveller.page.locator(".ticket")).to_have_count(0)
    assert [name for name in traveller.page.evaluate(KEPT) if table in name] == [f"result/{table}"]


def to_the_podium(traveller: Traveller) -> None:
    assert "/t/pocket-" in traveller.page.url
    assert traveller.play_on(lively()) > 2
    expect(traveller.page.get_by_role("heading", name="Every point")).to_be_visible()


def test_a_worker_that_dies_is_started_anew_and_its_game_reaches_the_podium(traveller: Traveller) -> None:
    """The house's own worker first, in the middle of a game; then the one beside it, where bots think."""
    traveller.play_now("Café International")
    traveller.wait_for_turn()
    choices = traveller.choices()
    with traveller.page.expect_event("worker"):
        traveller.page.workers[0].evaluate(DYING)
    expect(traveller.page.locator(".play[aria-busy=false] .choices .groups button")).to_have_text(choices)
    expect(traveller.page.locator(".gate")).to_have_count(0)
    # That one is missed only when somebody has to think.
    traveller.page.workers[-1].evaluate(DYING)
    to_the_podium(traveller)


def test_one_browser_has_one_pocket(traveller: Traveller) -> None:
    """A second tab says so and can take over; the first one then says so, can have it back, and reaches the podium."""
    first = traveller.page
    traveller.play_now("Café Race")
    traveller.wait_for_turn()
    second = traveller.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Use it here").click()
    second.wait_for_selector(".play[aria-busy=false]")
    expect(first.get_by_role("button", name="Use it here")).to_be_visible()
    second.close()
    first.get_by_role("button", name="Use it here").click()
    expect(first.locator(".gate")).to_have_count(0)
    to_the_podium(traveller)


def test_a_game_is_carried_home_when_the_train_arrives(traveller: Traveller, house_left_behind: ServerProcess) -> None:
    """One game to its podium on the way; the next goes on at the house, marked."""
    traveller.play_now("Top Race")
    to_the_podium(traveller)
    traveller.play_now("Top Race")
    traveller.play_on(lively(), moves=2)
    traveller.wait_for_turn()
    house_left_behind.start()
    traveller.context.set_offline(False)
    traveller.button("Settings").click()
    traveller.button("Carry this game home").click()
    traveller.page.wait_for_url(re.compile(r"/t/(?!pocket-)"))
    expect(traveller.page.get_by_text("This game was begun in a pocket").first).to_be_visible()
    assert traveller.play_on(lively(), moves=1) == 1


def test_only_the_worker_may_run_webassembly(browser: Browser, house: ServerProcess) -> None:
    context = browser.new_context(base_url=house.url)
    worker = next((ROOT / "assets").glob("pocket-worker-*.js.gz")).name.removesuffix(".gz")
    for path, allowed in (("/", False), (f"/assets/{worker}", True), ("/sw.js", False)):
        policy = context.request.get(path).headers["content-security-policy"]
        assert ("'wasm-unsafe-eval'" in policy) == allowed, path
        assert "'unsafe-eval'" not in policy
    engine = next((ROOT / "pocket").glob("engine-*")).name
    wasm = context.request.get(f"/pocket/{engine}/pyodide.asm.wasm")
    assert wasm.headers["content-type"] == "application/wasm"
    assert "immutable" in wasm.headers["cache-control"]
    context.close()
