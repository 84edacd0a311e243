"""The circuits that ship with the game, and those a table brings along as text."""

from functools import lru_cache
from pathlib import Path

from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

SHIPPED = ("classic", "aerodrome", "old-town")


def circuit_text(given: str) -> str:
    """The text of a shipped circuit by its name; anything else is a circuit's own text."""
    if given in SHIPPED:
        return (Path(__file__).parent / f"{given}.circuit").read_text(encoding="utf-8")
    return given


@lru_cache(maxsize=32)
def circuit_for(given: str) -> Circuit:
    """The circuit an option names or spells out; Refused when it cannot be driven on."""
    if given not in SHIPPED and "\n" not in given:
        raise Refused(Say("top-race-circuit-unknown", {"found": given, "known": [*SHIPPED]}))
    return parse_circuit(circuit_text(given))
