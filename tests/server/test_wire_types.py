"""The TypeScript types follow the Python structs."""

from pathlib import Path

from comptoir.games import GAMES
from comptoir.server.wire_types import emit

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_written_types_are_those_of_today() -> None:
    """If this fails: `python -m comptoir.server.wire_types > web/src/lib/wire.ts`."""
    assert WRITTEN.read_text(encoding="utf-8") == emit(GAMES.values())


def test_unions_are_told_apart_by_their_tag() -> None:
    text = emit(GAMES.values())
    assert 'export interface Choose {\n  type: "choose";' in text
    assert "export type Message = Snapshot | Update" in text
    for name in ("CafeRace", "CafeInternational", "TopRace", "EspressoDoppio"):
        assert f"export type {name}Move = " in text
        assert f"{name}View" in text.partition("export type AnyView = ")[2].partition(";")[0]
