"""What can be done at a table, one file for each concern: the command, the log entry it leads to, how it is drafted
and what it does. Whatever class of these kinds a file defines is known by that alone: nothing is listed but the files.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, TypeVar, Union

from comptoir.house import wire
from comptoir.house.acts import (
    asking,
    daily,
    ending,
    forced,
    gathering,
    going_on,
    opening,
    playing,
    questions,
    seats,
    starting,
    taking_back,
    talking,
)
from comptoir.house.acts.base import LogEntry, Logged, Question

ACTS = (
    playing, forced, taking_back, asking, ending, talking, opening, seats, starting, gathering, going_on, daily,
    questions,
)  # fmt: skip
Kind = TypeVar("Kind")


def classes_in(files: Iterable[ModuleType], base: type[Kind]) -> tuple[type[Kind], ...]:
    """The classes of this kind, in the order of the files and of their text."""
    things = [
        thing for act in files for thing in vars(act).values() if getattr(thing, "__module__", "") == act.__name__
    ]
    return tuple(thing for thing in things if isinstance(thing, type) and issubclass(thing, base))


ENTRIES = classes_in(ACTS, LogEntry)
LOGGED = classes_in(ACTS, Logged)
QUESTIONS = classes_in(ACTS, Question)
COMMANDS: tuple[type, ...] = (*LOGGED, *QUESTIONS, wire.Look, wire.Ack, wire.Ping)

# For those who read bytes: one of all entries, of all commands at a table, of whatever a connection may say.
ENTRY: Any = Union[ENTRIES]  # noqa: UP007 (made of a tuple)
TABLE_COMMAND: Any = Union[(*LOGGED, *QUESTIONS)]
COMMAND: Any = Union[COMMANDS]  # noqa: UP007

TableCommand = Logged | Question
Command = Logged | Question | wire.Look | wire.Ack | wire.Ping

__all__ = [
    "ACTS",
    "COMMAND",
    "COMMANDS",
    "ENTRIES",
    "ENTRY",
    "LOGGED",
    "QUESTIONS",
    "TABLE_COMMAND",
    "Command",
    "TableCommand",
    "classes_in",
]
