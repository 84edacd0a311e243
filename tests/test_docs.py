"""What the README and the docs show is true: their code runs, their commands exist, their links lead somewhere."""

import asyncio
import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from comptoir.games.cafe_race import CafeRace, numbers
from comptoir.games.cafe_race.options import CafeRaceOptions
from comptoir.games.cafe_race.position import Race, setup
from comptoir.games.cafe_race.rules.book import basic_rules
from comptoir.games.cafe_race.view import CafeRaceView
from comptoir.house import acts
from comptoir.house.acts import talking
from comptoir.kernel.game import NEWEST, Game, Options, Refusal, whichever
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Say
from comptoir.server.storage.sqlite import SqliteStore
from tests.contract.laws import (
    a_random_pick_is_one_of_the_choices_by_the_same_luck,
    choices_are_exactly_what_is_not_refused,
)

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "CONTRIBUTING.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PIECE = re.compile(r"^--8<-- \"(.+)\"$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
# These wait for a person or change the machine: that they exist is all that is checked.
WAITING = {"play", "serve"}
# These take as long as one wishes: they run with few games and hardly any thinking.
LONG = {"arena", "balance"}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, *languages: str) -> list[str]:
    return [code for language, code in BLOCK.findall(page.read_text(encoding="utf-8")) if language in languages]


def commands() -> list[tuple[str, str]]:
    """Every line of every shell example, with the page it stands on."""
    found = []
    for page in PAGES:
        for block in blocks(page, "sh", "bash"):
            lines = block.replace("\\\n", " ").splitlines()
            found += [(name_of(page), line.split("  #")[0].strip()) for line in lines if line.strip()]
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if page != GUIDE and blocks(page, "python")], ids=name_of)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page share their names, as for a reader who types them one after the other."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for number, code in enumerate(blocks(page, "python")):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, f"{page.name}:{number}", str(page), 0)
            assert runner.run(test, clear_globs=False).failed == 0
            names.update(test.globs)
        else:
            exec(compile(code, f"{page.name}:{number}", "exec"), names)
    # A plot that is shown is the one that the page draws: `python -m tools.pages` keeps it.
    for plot in tmp_path.glob("*.svg"):
        assert plot.read_bytes() == (ROOT / "docs/images/study" / plot.name).read_bytes()


class Guide:
    """The guide's examples, each in the file it is meant for: they import each other, as they will for the reader."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        number, rule, test, clash = blocks(GUIDE, "python")[:4]
        self.too_bold = ran(number, Final=Final)["TOO_BOLD"]
        monkeypatch.setattr(numbers, "TOO_BOLD", self.too_bold, raising=False)
        careful = types.ModuleType("comptoir.games.cafe_race.variants.careful")
        careful.__dict__.update(ran(rule))
        monkeypatch.setitem(sys.modules, careful.__name__, careful)
        self.fill = careful.__dict__["with_careful"]
        self.tests = [value for name, value in ran(test).items() if name.startswith("test_")]
        # What the class has beside the example, it has from the real one.
        real = {(CafeRaceOptions, Race, CafeRaceView): CafeRace}
        names = {"CafeRaceOptions": CafeRaceOptions, "Race": Race, "CafeRaceView": CafeRaceView, "Say": Say}
        self.game = ran(clash, GameOf=real, **names)["CafeRace"]


def ran(code: str, **names: Any) -> dict[str, Any]:
    """The names a piece of the guide defines."""
    exec(compile(code, GUIDE.name, "exec"), names)
    return names


@pytest.fixture
def guide(monkeypatch: pytest.MonkeyPatch) -> Guide:
    return Guide(monkeypatch)


def test_the_number_of_the_guides_refusal_is_free(guide: Guide) -> None:
    assert guide.too_bold == max(CafeRace.refusals) + 1


def test_the_tests_of_the_guide_pass(guide: Guide) -> None:
    assert guide.tests
    for test in guide.tests:
        test()


@pytest.mark.parametrize(("careful", "auction"), [(False, False), (False, True), (True, False), (True, True)])
def test_the_clash_of_the_guide_is_that_of_careful_clerks_and_the_auction(
    careful: bool, auction: bool, guide: Guide
) -> None:
    clash = guide.game().clash(types.SimpleNamespace(careful=careful, auction=auction), 4)
    assert clash == (Say("cafe-race-clash-careful") if careful and auction else None)


@pytest.mark.parametrize(
    "law", [choices_are_exactly_what_is_not_refused, a_random_pick_is_one_of_the_choices_by_the_same_luck]
)
def test_the_variant_of_the_guide_keeps_the_contract(
    law: Callable[[Game, Options, int, int], None], guide: Guide
) -> None:
    class CarefulRace(CafeRace):
        refusals = {**CafeRace.refusals, guide.too_bold: Refusal("too-bold", "thrust")}

        def setup(
            self, options: CafeRaceOptions, seats: int, luck: Luck, journal: Journal | None = None, rules: int = NEWEST
        ) -> Race:
            book = basic_rules(options, self.edition(rules))
            guide.fill(book)
            return setup(seats, book, luck, journal)

    for seats in CarefulRace.seats:
        law(whichever(CarefulRace()), CafeRaceOptions(), seats, 0)


def test_the_command_of_the_guide_works(monkeypatch: pytest.MonkeyPatch) -> None:
    act, test = blocks(GUIDE, "python")[4:]
    known = vars(talking).copy()
    for name, thing in ran(act, **known).items():
        if name not in known:
            monkeypatch.setattr(talking, name, thing, raising=False)
    tests = [value for name, value in ran(test).items() if name.startswith("test_")]
    assert tests
    for each in tests:
        each()


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_shown_exist_and_run(page: str, line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    while "=" in words[0]:
        words.pop(0)
    if words[0] == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert words[1] in targets
    elif words[0] == ".venv/bin/python":
        assert importlib.util.find_spec(words[2]) is not None  # they write into the sources
    elif words[0] == "comptoir":
        arguments = [words[1], "--help"] if words[1] in WAITING else words[1:]
        if words[1] in LONG:
            arguments = shortened(arguments)
        environment = {**os.environ, "COMPTOIR_DATABASE": str(house_in(tmp_path))} if words[1] == "tables" else None
        command = [sys.executable, "-m", "comptoir", *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, text=True, capture_output=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def house_in(folder: Path) -> Path:
    """A house that has been open once."""

    async def open_once(store: SqliteStore) -> None:
        await store.open()
        await store.close()

    file = folder / "house.sqlite3"
    asyncio.run(open_once(SqliteStore(file)))
    return file


def shortened(arguments: list[str]) -> list[str]:
    """The same command with four games and a thousandth of the thinking."""
    if "--games" in arguments:
        place = arguments.index("--games")
        arguments = arguments[:place] + arguments[place + 2 :]
    quick = [re.sub(r"^(novice|regular|master)(@.*)?$", r"\1@0.001", word) for word in arguments]
    thoughtless = ["--bot", "random", "--weak", "random"] if arguments[0] == "balance" else []
    return [*quick, *thoughtless, "--games", "4"]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    missing = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_a_page_includes_is_there(page: Path) -> None:
    """`make docs` stops at the first piece that is missing."""
    assert [name for name in PIECE.findall(page.read_text(encoding="utf-8")) if not (ROOT / name).exists()] == []


def test_the_messages_shown_are_understood() -> None:
    shown = re.findall(r"`(\{\"type\".*?\})`", (ROOT / "docs/extend/bot.md").read_text(encoding="utf-8"))
    for message in shown:
        msgspec.json.decode(message, type=acts.COMMAND)
    assert len(shown) >= 3
