"""Every game can say everything it has to say, in both languages, with the arguments it gives."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import comptoir.games
from comptoir.bots.levels import LEVELS
from comptoir.games import GAMES
from comptoir.games.cafe_race.events import Moved
from comptoir.kernel.game import Game
from comptoir.kernel.say import Say
from comptoir.words import LANGUAGES, words


class Arguments(Visitor):
    """Collects the variables a message uses, and junk."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.junk: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)

    def visit_Junk(self, node: ast.Junk) -> None:  # noqa: N802
        self.junk.append(node.content or "")


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the arguments it uses."""
    found: dict[str, set[str]] = {}
    folder = files("comptoir.words").joinpath(language)
    for file in [*folder.iterdir(), *folder.joinpath("rulebook").iterdir()]:
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            visitor = Arguments()
            visitor.visit(entry)
            assert not visitor.junk, f"{file.name}: {visitor.junk}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                found[entry.id.name] = visitor.found
                found |= {f"{entry.id.name}.{attribute.id.name}": set() for attribute in entry.attributes}
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


def test_both_languages_say_the_same_things() -> None:
    lone = sorted(MESSAGES["en"].keys() ^ MESSAGES["fr"].keys())
    assert not lone, f"said in one language only: {', '.join(lone)}"
    differing = [key for key in MESSAGES["en"] if MESSAGES["en"][key] != MESSAGES["fr"][key]]
    assert differing == []


def needed(game: Game) -> dict[str, set[str] | None]:
    """Every key a game may ask for, with the arguments it will give (None: any)."""
    keys: dict[str, set[str] | None] = {f"{game.name}-name": set(), f"{game.name}-pitch": set()}
    keys |= {f"{game.name}-set-{word}": set() for word in game.rule_sets}
    keys |= {f"{game.name}-asks-{word}": set() for word in game.questions.values()}
    keys |= {f"{game.name}-refusal-{refusal.word}": {"chapter"} for refusal in game.refusals.values()}
    for field in game.fields:
        keys |= {f"{game.name}-option-{field.name}": set(), f"{game.name}-option-{field.name}.about": set()}
        keys |= {f"{game.name}-option-{field.name}-{value}": set() for value in field.values}
    for event in game.events:
        keys[f"{game.name}-event-{event.__struct_config__.tag}"] = set(event.__struct_fields__)
    for move in game.moves:
        keys[f"{game.name}-move-{move.__struct_config__.tag}"] = set(move.__struct_fields__)
    for names in game.names.values():
        keys |= {name: set() for name in names}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_lacks_no_word(name: str, language: str) -> None:
    keys, known = needed(GAMES[name]), MESSAGES[language]
    missing = [key for key in keys if key not in known]
    assert not missing, f"to be written in words/{language}: {', '.join(missing)}"
    greedy = [key for key, given in keys.items() if given is not None and not known[key] <= given]
    assert not greedy, f"in words/{language}, these want arguments they do not get: {', '.join(greedy)}"


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_a_chapter_of_the_rulebook(name: str) -> None:
    game = GAMES[name]
    astray = {
        refusal.word: refusal.chapter for refusal in game.refusals.values() if refusal.chapter not in game.chapters
    }
    assert not astray, f"chapters that {name} does not have: {astray}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_stands_in_the_rulebook(name: str, language: str) -> None:
    book = {key.partition(".")[0] for key in MESSAGES[language] if key.startswith(f"{name}-book-")}
    chapters = {f"{name}-book-{chapter}" for chapter in GAMES[name].chapters}
    assert sorted(chapters - book) == [], f"to be written in words/{language}/rulebook/{name}.ftl"
    assert sorted(book - chapters) == [], f"to be named in the chapters of {name}, in its __init__.py"
    assert [chapter for chapter in book if f"{chapter}.title" not in MESSAGES[language]] == [], "these have no .title"


def said_in_code() -> set[str]:
    """The keys written out in the sources: clashes, mistakes, whatever no list of a game holds."""
    literal = re.compile(r"(?:\bSay|\.text)\(\s*\"([a-z][a-z0-9.-]+)\"")
    sources = Path(comptoir.games.__file__).parents[1].rglob("*.py")
    return {key for file in sources for key in literal.findall(file.read_text(encoding="utf-8"))}


def test_whatever_the_code_says_has_words() -> None:
    keys = said_in_code()
    assert "espresso-doppio-clash-solo" in keys
    assert sorted(keys - MESSAGES["en"].keys()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_of_bots_has_its_names(language: str) -> None:
    assert [
        level for level in LEVELS for kind in ("bot", "level") if not words(language).has(f"shell-{kind}-{level}")
    ] == []


def test_names_keys_and_lists_are_filled_in() -> None:
    english = words("en")
    tie = Say("cafe-race-event-tie", {"seat": "#1", "other": "#0", "reason": "@cafe-race-reason-dice"})
    assert english.say(tie, ["Ada", "Blaise"]) == "Blaise goes before Ada: the white dice."
    assert words("fr").say(Say("cafe-race-event-speed-dice", {"dice": [6, 4, 1]}), []).endswith("6, 4, 1.")


@pytest.mark.parametrize(
    ("start", "space", "said"),
    [(4, 6, "Ada moves from 4 to 6."), (6, 6, "Ada stays on 6."), (0, 0, "Ada stays at the start.")],
)
def test_who_is_blocked_stays(start: int, space: int, said: str) -> None:
    moved = GAMES["cafe-race"].say_event(Moved(0, start, space, space - start))
    assert words("en").say(moved, ["Ada"]) == said


def test_an_unknown_word_is_shown_as_its_key() -> None:
    assert words("en").text("no-such-key") == "no-such-key"
    assert words("de").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_shelf_says_how_many_may_play(name: str, language: str) -> None:
    seats, facts = GAMES[name].seats, words(language).text(f"{name}-facts")
    assert [int(number) for number in re.findall(r"\d+", facts)][:2] == [seats[0], seats[-1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_set_is_told_in_a_sentence(name: str, language: str) -> None:
    for word in GAMES[name].rule_sets:
        own, option = f"{name}-set-{word}.about", f"{name}-option-{word.replace('-', '_')}.about"
        assert own in MESSAGES[language] or option in MESSAGES[language], word


@pytest.mark.parametrize("name", GAMES)
def test_no_chapter_is_called_as_the_list_of_ways_to_play(name: str) -> None:
    assert "variants" not in GAMES[name].chapters
