"""Words and numbers the page shares with the rules: `python -m tools.vocabulary` writes web/src/lib/vocabulary/*.ts.

The page knows no rules, but it must know their vocabulary: that question 8 asks for a gold number's car, which nation
is the third, which games there are. Nothing of it is copied by hand; `tests/test_vocabulary.py` tells when this was
forgotten. One file per game, so that a table fetches its own only.
"""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from comptoir.bots.levels import LEVELS
from comptoir.games import GAMES
from comptoir.house.regulars import REGULARS

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib" / "vocabulary"
MEASURED = Path(__file__).parent.parent / "bench" / "results" / "bots"
# A row of the bench's tables: one of a level among those of the level below it.
MATCH = re.compile(
    r"^\| (?P<set>[a-z/-]+) \| (?P<seats>\d) \| (?P<level>\w+) : (?P<below>\w+) \| × [\d.]+ \| \d+ "
    r"\| (?P<win>[\d.]+) % \((?P<low>[\d.]+)–(?P<high>[\d.]+)\) \|",
    re.MULTILINE,
)
HEAD = "// Written by `python -m tools.vocabulary` from the rules. Do not edit."

# What each board is drawn by: of these files of its game, these names.
SHARED = {
    "cafe-race": {"board": "START FINISH SPACES COFFEES IS_STEP"},
    "cafe-international": {
        "cards": "NATIONS SEXES WOMAN MAN KINDS OF_EACH_GUEST HAND_LIMIT",
        "plan": "TABLE_NAMES PLACE_NAMES TABLES_AT",
    },
    "top-race": {
        "numbers": "CARD GOLD_CAR ACCELERATE ASK_BID ASK_HAND ASK_CAR ASK_GOLD ASK_SECRET",
        "cards": "CARS GOLD BETS NOTES",
        "wording": "COLOURS",
        "rules.money": "COLUMN_WORDS",
    },
    "espresso-doppio": {
        "deck": "TYPE_WORDS COLOUR_WORDS",
        "runner": "SPACES COLOURS PIECES",
        "rules.turns": "ACTIONS",
        "numbers": "UNSEEN BEFORE AWAY",
        "events": "GRADES_FROM",
        "wording": "GRADES",
    },
}


def constant(name: str, value: object) -> str:
    frozen = "" if isinstance(value, int) else " as const"
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)}{frozen};"


def of_game(name: str) -> str:
    lines = [HEAD]
    for file, words in SHARED[name].items():
        module = import_module(f"comptoir.games.{name.replace('-', '_')}.{file}")
        lines += [constant(word, getattr(module, word)) for word in words.split()]
    return "\n".join(lines) + "\n"


def of_house() -> str:
    """What every page knows: the games, how many play them, and who plays when no person does."""
    seats = {game.name: [game.seats[0], game.seats[-1]] for game in GAMES.values()}
    company = {game.name: game.company for game in GAMES.values()}
    lines = [
        constant("GAMES", list(GAMES)),
        constant("SEATS", seats),
        constant("COMPANY", company),
        constant("LEVELS", LEVELS),
        constant("REGULARS", REGULARS),
    ]
    return "\n".join([HEAD, *lines]) + "\n"


def of_books() -> str:
    """The chapters of each rulebook and the rule sets, in their order; only those who read need them."""
    lines = [
        constant("CHAPTERS", {game.name: game.chapters for game in GAMES.values()}),
        constant("RULE_SETS", {game.name: list(game.rule_sets) for game in GAMES.values()}),
    ]
    return "\n".join([HEAD, *lines]) + "\n"


def of_strengths() -> str:
    """By level and rule set, how often one of it wins among those of the level below: seats, percent, interval."""
    found: dict[str, dict[str, list[int]]] = {level: {} for level in LEVELS[1:]}
    neighbours: set[tuple[str, str]] = set(pairwise(LEVELS))
    for table in ("matches.md", "ladder.md"):
        for row in MATCH.finditer((MEASURED / table).read_text(encoding="utf-8")):
            if (row["below"], row["level"]) in neighbours:
                figures = [round(float(row[name])) for name in ("win", "low", "high")]
                found[row["level"]][row["set"]] = [int(row["seats"]), *figures]
    return "\n".join([HEAD, constant("STRENGTHS", found)]) + "\n"


def written() -> Iterator[tuple[str, str]]:
    """Every file by its name."""
    yield "house.ts", of_house()
    yield "books.ts", of_books()
    yield "strengths.ts", of_strengths()
    for name in GAMES:
        yield f"{name}.ts", of_game(name)


def main() -> None:
    for name, text in written():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
