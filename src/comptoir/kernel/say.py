"""Something to be said to a player in his own language: a message key and its arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

Arg = int | str | list[int | str]


class Say(msgspec.Struct, frozen=True):
    """A Fluent key with arguments.

    An argument that starts with `@` is the key of another message ("@nation-france"); one that starts with `#` is a
    seat, to be replaced by the player's name ("#2"). A list is joined with commas.
    """

    key: str
    args: dict[str, Arg] = {}


def wordless(_said: Say) -> str:
    """The kernel has no sentences."""
    return ""


# Whoever has the words puts them here, so that errors read as sentences (`comptoir/__init__.py` does).
in_words: Callable[[Say], str] = wordless


def in_short(said: Say) -> str:
    """One line for programmers: the sentence where there are words, and its key; else the key and its arguments."""
    sentence = in_words(said)
    if sentence:
        return f"{sentence} [{said.key}]"
    args = [
        f"{name}={', '.join(str(item) for item in value) if isinstance(value, list) else value}"
        for name, value in said.args.items()
        if name != "chapter"
    ]
    return f"{said.key} ({', '.join(args)})" if args else said.key


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at the table. Each game has its own, tagged with a short name."""

    def __repr__(self) -> str:
        return with_words(self, as_told(self))


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """A choice by its name. Each game has its own, tagged with a short name."""

    def __repr__(self) -> str:
        return with_words(self, as_told(self))


def with_words(thing: msgspec.Struct, sentence: str) -> str:
    """`<DieOffered seat=1 die=5: …>`: the fields for programs, the sentence for people."""
    fields = [f"{name}={getattr(thing, name)!r}" for name in thing.__struct_fields__]
    return f"<{' '.join([type(thing).__name__, *fields])}{f': {sentence}' if sentence else ''}>"


def untold(_thing: Event | Move) -> str:
    """The kernel knows no game's words."""
    return ""


as_told: Callable[[Event | Move], str] = untold  # put here by whoever has the words, as with `in_words`


Kind = TypeVar("Kind", Event, Move)


def declared(names: Mapping[str, object], kind: type[Kind]) -> tuple[type[Kind], ...]:
    """Every event or move that a module declares, in order: `declared(globals(), Event)` as its last line."""
    return tuple(
        thing for thing in names.values() if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind
    )


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: its message key, the points, and the numbers its sentence mentions."""

    key: str
    points: int
    args: dict[str, int | str] = {}

    def __repr__(self) -> str:
        return f"<{self.points:+} {in_words(Say(self.key, {**self.args})) or self.key}>"


Names = Mapping[str, Sequence[str]]
SEAT_FIELDS = frozenset({"seat", "winner", "other"})


def say(prefix: str, thing: Event | Move, names: Names) -> Say:
    """The sentence for an event or a move: `prefix` + tag, its fields as arguments.

    `names` gives, for a field that holds codes, the message key of each code. Fields in SEAT_FIELDS hold seats.
    """
    tag = thing.__struct_config__.tag
    args: dict[str, Arg] = {}
    for field in thing.__struct_fields__:
        args[field] = _argument(field, getattr(thing, field), names)
    return Say(f"{prefix}{tag}", args)


def _argument(field: str, value: object, names: Names) -> Arg:
    if isinstance(value, (list, tuple)):
        return [_one(field, item, names) for item in value]
    return _one(field, value, names)


def _one(field: str, value: object, names: Names) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        if field in SEAT_FIELDS:
            return f"#{value}"
        if field in names:
            return f"@{names[field][value]}"
        return value
    if isinstance(value, str):
        return value
    return str(value)
