"""Live positions for the rulebook: `python -m tools.examples` writes web/src/learn/examples/*.json.

Each is a moment of a real game in which one choice shows a rule, a ruling, or why something cannot be done, so that a
reader can do it without a server. They are found by playing random games until one shows what is wanted; each keeps
where it was found, and `tests/learn/test_examples.py` tells when it shows its rule no more.
"""

from pathlib import Path
from typing import Any

import msgspec

from comptoir.games import GAMES
from tools.examples import cafe_international, cafe_race, espresso_doppio, top_race
from tools.examples.finding import Found, Want, refusals, scene_of, written

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn" / "examples"
# Key → what it must show: a chapter ("thrust"), a ruling ("R3"), or a refusal ("why-seat-taken").
WANTED: dict[str, dict[str, Want]] = {
    "cafe-race": cafe_race.WANTED | refusals(GAMES["cafe-race"]),
    "cafe-international": cafe_international.WANTED | refusals(GAMES["cafe-international"]),
    "top-race": top_race.WANTED | refusals(GAMES["top-race"]),
    "espresso-doppio": espresso_doppio.WANTED | refusals(GAMES["espresso-doppio"]),
}


class Place(msgspec.Struct, frozen=True):
    """Of an example, only where it was found."""

    found: Found


def kept(name: str) -> dict[str, Any]:
    """The examples of a game as they were written last."""
    path = FOLDER / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any]) if path.exists() else {}


def places(name: str) -> dict[str, Found]:
    """Where they were found."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return {}
    try:
        found = msgspec.json.decode(path.read_bytes(), type=dict[str, Place])
    except msgspec.ValidationError:
        return {}
    return {key: place.found for key, place in found.items()}


def still_shows(found: Found, want: Want) -> bool:
    try:
        return want.shows(scene_of(found, want))
    except LookupError:
        return False


def example(found: Found, want: Want) -> Any:
    """As it stands in the file."""
    return msgspec.json.decode(msgspec.json.encode(written(found, want)))
