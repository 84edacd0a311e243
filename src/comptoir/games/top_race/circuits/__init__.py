"""The circuits that ship with the game, and those a table brings along as text."""

from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from comptoir.games.top_race.circuit import Circuit, Stretch
from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.kernel.game import Held, Refused
from comptoir.kernel.say import Say

SHIPPED = ("classic", "aerodrome", "old-town")
KEPT_CIRCUITS = 64
LONGEST_NAME = 40
STRETCH = ("line", "columns", "lanes", "spaces", "turn", "corner")
CIRCUIT = (
    "name", "text", "columns", "lanes", "first", "last", "lane", "cover", "after", "before", "crosses", "grid",
    "bet_columns", "line_column", "to_line", "to_second", "loop", "front", "progress", "steps", "open_choices",
)  # fmt: skip


class Kept(Held):
    """A circuit, or the complaint about it."""

    def __init__(self, found: Circuit | Say) -> None:
        super().__init__(size_of(found))
        self.found = found


# By text or content: whatever somebody holds, and strongly those asked for lately.
ALL: WeakValueDictionary[tuple[str, str], Kept] = WeakValueDictionary()
LATELY: dict[tuple[str, str], Kept] = {}


def circuit_text(given: str) -> str:
    """The text of a shipped circuit by its name; anything else is a circuit's own text."""
    if given in SHIPPED:
        return (Path(__file__).parent / f"{given}.circuit").read_text(encoding="utf-8")
    return given


def content_of(given: str) -> str:
    """What a circuit's text says, whatever its spaces and remarks."""
    lines = [" ".join(line.partition("#")[0].split()) for line in circuit_text(given).splitlines()]
    return "\n".join(line for line in lines if line)


def size_of(found: Circuit | Say) -> int:
    """About how many bytes it takes."""
    if isinstance(found, Say):
        return 1_000
    lists = [each for name in CIRCUIT if isinstance(each := getattr(found, name), list)]
    rows = [row for each in lists for row in each if isinstance(row, list)]
    return 8 * sum(map(len, [*lists, *rows]))


def kept(given: str) -> Kept | None:
    """The circuit, or the complaint about it, if it is at hand; used once more, it stays longer."""
    # A complaint names line and column: it is about this very text.
    found = ALL.get(("text", given))
    if found is None:
        found = ALL.get(("content", content_of(given)))
    if found is not None:
        _remember(("text", given), found)
    return found


def keep(given: str, found: Circuit | Say) -> None:
    made = Kept(found)
    _remember(("text", given), made)
    if not isinstance(found, Say):
        ALL[("content", content_of(given))] = made


def _remember(key: tuple[str, str], found: Kept) -> None:
    ALL[key] = found
    LATELY.pop(key, None)
    LATELY[key] = found
    if len(LATELY) > KEPT_CIRCUITS:
        del LATELY[next(iter(LATELY))]


@lru_cache(maxsize=32)  # asked at every choice: the text itself is found quicker than what it says
def circuit_for(given: str) -> Circuit:
    """The circuit an option names or spells out; Refused when it cannot be driven on."""
    if given not in SHIPPED and "\n" not in given:
        raise Refused(Say("top-race-circuit-unknown", {"found": given[:LONGEST_NAME], "known": [*SHIPPED]}))
    at_hand = kept(given)
    found = at_hand.found if at_hand is not None else parsed(given)
    if at_hand is None:
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
