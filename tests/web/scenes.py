"""What `make shots` takes pictures of: people coming to the screens of the house and doing what people do there."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tests.server.processes import ServerProcess
from tests.web.visitors import Language, Visitor, lively


class Camera(Protocol):
    """See shots.py."""

    @property
    def size(self) -> str: ...
    def visitor(self, language: Language = "en", url: str = "") -> Visitor: ...
    def take(self, guest: Visitor, what: str, whole: bool = False) -> None: ...

    def take_board(self, guest: Visitor, game: str) -> None: ...


def home(camera: Camera) -> None:
    guest = camera.visitor("fr")
    guest.home()
    camera.take(guest, "home", whole=True)


def tables(camera: Camera) -> None:
    """A house with some life in it."""
    host, guest = camera.visitor(), camera.visitor()
    host.way_in("Invite friends", "Top Race")
    host.page.get_by_role("switch", name="Open to everyone").click()
    host.page.wait_for_selector("[role=switch][aria-checked=true]")
    for game in ("Café Race", "Espresso Doppio"):
        guest.play_now(game)
        guest.wait_for_turn()
    guest.home()
    guest.page.wait_for_selector("#mine")
    camera.take(guest, "tables", whole=True)


def settings(camera: Camera) -> None:
    guest = camera.visitor("fr")
    guest.page.goto("/settings")
    guest.page.wait_for_selector("form")
    camera.take(guest, "settings", whole=True)


def learn(camera: Camera) -> None:
    guest = camera.visitor()
    guest.page.goto("/learn/cafe-international")
    guest.page.wait_for_selector("article")
    camera.take(guest, "learn")
    guest.page.goto("/learn/espresso-doppio/scoring")
    guest.page.wait_for_selector("article figure")
    camera.take(guest, "learn-chapter")


def lobby(camera: Camera) -> None:
    host, guest = camera.visitor(), camera.visitor("fr")
    host.way_in("Invite friends", "Top Race")
    host.page.wait_for_selector(".rules .row")
    host.page.wait_for_selector(".qr")
    camera.take(host, "lobby")
    camera.take(host, "lobby-whole", whole=True)
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.page.wait_for_selector(".rules .row")
    camera.take(guest, "join")
    guest.button("S’asseoir ici").first.click()
    guest.button("M’asseoir").click()
    guest.button("Je suis prêt").click()
    guest.page.wait_for_selector(".ready")
    camera.take(guest, "joined")


def guide(camera: Camera) -> None:
    for language, game, invitation in (
        ("fr", "top-race", "Une première partie, pas à pas"),
        ("en", "cafe-race", "Play a first game, step by step"),
    ):
        guest = camera.visitor("fr" if language == "fr" else "en")
        guest.page.goto(f"/learn/{game}")
        guest.button(invitation).click()
        guest.at_table()
        guest.wait_for_turn()
        guest.page.wait_for_selector(".guide .best")
        camera.take(guest, f"guide-{game}")


def talk(camera: Camera) -> None:
    """What can be opened at a table."""
    guest = camera.visitor("fr")
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Jouer : Café Race").click()
    guest.at_table()
    guest.wait_for_turn()
    guest.button("Conseil").click()
    guest.page.wait_for_selector(".advice")
    camera.take(guest, "hint")
    guest.choose("Élan 2")
    guest.wait_for_turn()
    guest.fold_list()
    guest.button("Pourquoi c’est impossible ?").click()
    guest.page.wait_for_selector("dialog")
    camera.take(guest, "why")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("list", name="Joueurs").get_by_role("button").first.click()
    guest.button("Emporter cette place sur un autre appareil").click()
    guest.page.wait_for_selector("dialog .qr")
    camera.take(guest, "seat")
    guest.page.keyboard.press("Escape")
    guest.button("Réglages").click()
    guest.page.wait_for_selector("dialog fieldset")
    camera.take(guest, "preferences")
    guest.page.keyboard.press("Escape")
    if camera.size != "desktop":
        guest.button("Récit et discussion").click()
        guest.page.wait_for_selector("dialog .roll")
        camera.take(guest, "story")


def shared(camera: Camera) -> None:
    """One screen going round, up to the podium and through the game again."""
    guest = camera.visitor()
    guest.way_in("Same screen", "Café Race")
    guest.start()
    guest.page.wait_for_selector(".curtain")
    camera.take(guest, "curtain")
    guest.play_on(lively())
    slider = guest.page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    camera.take(guest, "end", whole=True)
    for _ in range(6):
        slider.press("ArrowLeft")
    guest.page.locator("#replay").scroll_into_view_if_needed()
    guest.page.evaluate("document.getElementById('replay').scrollIntoView()")
    camera.take(guest, "replay")


def troubles(camera: Camera) -> None:
    guest = camera.visitor("fr")
    guest.page.goto("/t/nothing-here")
    guest.page.wait_for_selector("h1")
    camera.take(guest, "lost")
    with tempfile.TemporaryDirectory() as folder, ServerProcess(f"{folder}/house.sqlite3", Path(folder)) as server:
        other = camera.visitor(url=server.url)
        other.play_now("Café International")
        other.wait_for_turn()
        server.kill()
        other.page.wait_for_selector(".banner")
        camera.take(other, "reconnecting")


def table(camera: Camera, game: str, name: str) -> None:
    guest = camera.visitor()
    guest.play_now(name)
    guest.wait_for_turn()
    camera.take(guest, f"{game}-first")
    # A race to the newspapers is soon over.
    guest.play_on(lively(), moves=3 if game == "cafe-race" else 14)
    guest.wait_for_turn()
    guest.fold_list()
    camera.take(guest, f"{game}-later")
    camera.take_board(guest, game)


SHELL: dict[str, Callable[[Camera], None]] = {
    scene.__name__: scene for scene in (home, tables, settings, learn, lobby, guide, talk, shared, troubles)
}
