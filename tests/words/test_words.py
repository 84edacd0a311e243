"""Every game can say everything it has to say, in both languages, with the arguments it gives."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import comptoir.games
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
    assert MESSAGES["en"].keys() == MESSAGES["fr"].keys()
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
    for key, given in needed(GAMES[name]).items():
        assert key in MESSAGES[language], key
        assert given is None or MESSAGES[language][key] <= given, f"{key} wants arguments it does not get"


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_a_chapter_of_the_rulebook(name: str) -> None:
    game = GAMES[name]
    assert {refusal.chapter for refusal in game.refusals.values()} <= set(game.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_stands_in_the_rulebook(name: str, language: str) -> None:
    book = {key.partition(".")[0] for key in MESSAGES[language] if key.startswith(f"{name}-book-")}
    assert book == {f"{name}-book-{chapter}" for chapter in GAMES[name].chapters}
    assert all(f"{chapter}.title" in MESSAGES[language] for chapter in book)


def said_in_code() -> set[str]:
    """The keys written out in the sources: clashes, mistakes, whatever no list of a game holds."""
    literal = re.compile(r"(?:\bSay|\.text)\(\s*\"([a-z][a-z0-9.-]+)\"")
    sources = Path(comptoir.games.__file__).parents[1].rglob("*.py")
    return {key for file in sources for key in literal.findall(file.read_text(encoding="utf-8"))}


def test_whatever_the_code_says_has_words() -> None:
    keys = said_in_code()
    assert "espresso-doppio-clash-solo" in keys
    assert sorted(keys - MESSAGES["en"].keys()) == []


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
