"""The circuits that ship with the game, and those a table brings along as text."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from comptoir.games.top_race.circuit import Circuit, Stretch
from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

SHIPPED = ("classic", "aerodrome", "old-town")
KEPT_CIRCUITS = 64
LONGEST_NAME = 40
STRETCH = ("line", "columns", "lanes", "spaces", "turn", "corner")
CIRCUIT = (
    "name", "text", "columns", "lanes", "first", "last", "lane", "cover", "after", "before", "crosses", "grid",
    "bet_columns", "line_column", "to_line", "to_second", "loop", "front", "progress", "steps", "open_choices",
)  # fmt: skip
KEPT: dict[tuple[str, str], Circuit | Say] = {}


def circuit_text(given: str) -> str:
    """The text of a shipped circuit by its name; anything else is a circuit's own text."""
    if given in SHIPPED:
        return (Path(__file__).parent / f"{given}.circuit").read_text(encoding="utf-8")
    return given


def content_of(given: str) -> str:
    """What a circuit's text says, whatever its spaces and remarks."""
    lines = [" ".join(line.partition("#")[0].split()) for line in circuit_text(given).splitlines()]
    return "\n".join(line for line in lines if line)


def kept(given: str) -> Circuit | Say | None:
    """The circuit, or the complaint about it, if it is at hand; used once more, it stays longer."""
    # A complaint names line and column: it is about this very text.
    for key in (("text", given), ("content", content_of(given))):
        found = KEPT.pop(key, None)
        if found is not None:
            KEPT[key] = found
            return found
    return None


def keep(given: str, found: Circuit | Say) -> None:
    if len(KEPT) >= KEPT_CIRCUITS:
        del KEPT[next(iter(KEPT))]
    KEPT[("text", given) if isinstance(found, Say) else ("content", content_of(given))] = found


@lru_cache(maxsize=32)  # asked at every choice: the text itself is found quicker than what it says
def circuit_for(given: str) -> Circuit:
    """The circuit an option names or spells out; Refused when it cannot be driven on."""
    if given not in SHIPPED and "\n" not in given:
        raise Refused(Say("top-race-circuit-unknown", {"found": given[:LONGEST_NAME], "known": [*SHIPPED]}))
    found = kept(given)
    if found is None:
        found = parsed(given)
        keep(given, found)
    if isinstance(found, Say):
        raise Refused(found)
    return found


def parsed(given: str) -> Circuit | Say:
    try:
        return parse_circuit(circuit_text(given))
    except Refused as refused:
        return refused.say


class Plain(Struct):
    """A circuit as plain lists, or why there is none, to be handed from one process to another."""

    lists: dict[str, Any] = {}
    stretches: list[dict[str, Any]] = []
    complaint: Say | None = None


def handed_over(found: Circuit | Say) -> bytes:
    if isinstance(found, Say):
        return msgspec.msgpack.encode(Plain(complaint=found))
    stretches = [{name: getattr(each, name) for name in STRETCH} for each in found.stretches]
    return msgspec.msgpack.encode(Plain({name: getattr(found, name) for name in CIRCUIT}, stretches))


def taken_over(body: bytes) -> Circuit | Say:
    plain = msgspec.msgpack.decode(body, type=Plain)
    if plain.complaint is not None:
        return plain.complaint
    circuit = Circuit()
    for name in CIRCUIT:
        setattr(circuit, name, plain.lists[name])
    circuit.stretches = []
    for fields in plain.stretches:
        stretch = Stretch()
        for name in STRETCH:
            setattr(stretch, name, fields[name])
        circuit.stretches.append(stretch)
    return circuit
