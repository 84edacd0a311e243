"""A field of a position is declared once: what is written out from it is up to date, and no field is forgotten."""

import re

import pytest

from comptoir.games import GAMES
from comptoir.kernel.luck import Fast
from tools import fields

# What follows from the facts, so that two positions that differ in it differ in a fact too.
FOLLOWS = {
    "cafe_race/position.py": {"everyone", "crowd", "order", "missing"},
    "cafe_international/room.py": {"heads", "strangers", "free", "social", "more_women", "more_men", "owners", "here"},
    "cafe_international/position.py": {"cards", "hidden"},
    "espresso_doppio/position.py": {"laid", "saucers", "cups", "spoons"},  # by `spaces()`
    "top_race/position.py": {"left", "car_at", "places_taken", "ends"},
}
# No fact of the game: they only name the next draw, and are of no use to any luck that does not go by address.
ADDRESSES = {"cafe_international/position.py": {"turns"}, "top_race/position.py": {"shuffled"}}
DECLARED = """
class Toy(Position):
    rules: RuleBook
    moves: int = 0
    row: Annotated[list[int], Fresh("[0] * seats")]
    rows: Annotated[list[list[int]], Anew("[[] for _ in range(seats)]")]
    ways: Annotated[list[int], Fresh("[]", "shared")]
"""


def source_of(file: str) -> str:
    return (fields.GAMES / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(("file", "name", "empty"), fields.TABLES)
def test_what_is_written_out_is_what_the_fields_say(file: str, name: str, empty: str) -> None:
    assert source_of(file) == fields.written(source_of(file), name, empty), "run python -m tools.fields"


@pytest.mark.parametrize(("file", "name", "_empty"), fields.TABLES)
def test_every_field_is_a_fact_or_follows_from_facts(file: str, name: str, _empty: str) -> None:
    source = source_of(file)
    told = re.search(r"    def (groups|facts)\(self\).*?\n\n", source, re.DOTALL)
    assert told is not None
    facts = set(re.findall(r"self\.(\w+)", told[0]))
    left_out = {field.name for field in fields.fields_of(source, name) if field.empty} - facts
    assert left_out == FOLLOWS[file] | ADDRESSES.get(file, set())


def test_every_position_is_written_out() -> None:
    written = {f"comptoir.games.{file.removesuffix('.py').replace('/', '.')}" for file, _, _ in fields.TABLES}
    for game in GAMES.values():
        options = game.rule_sets["solo"] if game.name == "espresso-doppio" else game.rule_sets["basic"]
        position = game.setup(options, game.seats[0], Fast(1))
        assert type(position).__module__ in written


def test_what_a_field_says_is_what_is_written() -> None:
    text = fields.written(DECLARED, "Toy", "empty_toy")
    for line in (
        "    twin.rules = old.rules",
        "    twin.moves = old.moves",
        "    twin.row = old.row.copy()",
        "    twin.rows = [each.copy() for each in old.rows]",
        "    twin.ways = old.ways",
        "def empty_toy(seats: int, rules: RuleBook) -> Toy:",
        "    new.moves = 0",
        "    new.row = [0] * seats",
        "    cleared(new)",
        "    seats = new.seats",
    ):
        assert f"\n{line}\n" in text
    assert fields.written(text, "Toy", "empty_toy") == text


def test_a_list_is_no_default_of_a_class() -> None:
    """Compiled, every position would have its own; interpreted, all would share one."""
    with pytest.raises(ValueError, match="row"):
        fields.fields_of("class Toy:\n    row: list[int] = []\n", "Toy")
