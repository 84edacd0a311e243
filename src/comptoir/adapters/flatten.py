"""A view as a row of whole numbers: field after field, list after list, always of the same length in one rule set."""

from itertools import groupby

import msgspec

from comptoir.kernel.game import Refused, View
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_seat, check_whole

# What never changes during a game tells a learner nothing.
FIXED = frozenset({"options"})
MOST_CHOICES = 1_000_000  # no game comes near


def numbers(view: View) -> list[int]:
    """Every number of the view, in the order of its fields; words are left out."""
    return [value for _, value in _walk("", _seen(view))]


def labels(view: View) -> list[str]:
    """What each of these numbers is: the field, and its place in a list."""
    return [label for label, _ in _walk("", _seen(view))]


class Part(msgspec.Struct, frozen=True):
    """Where the numbers of one field of a view stand in the row."""

    field: str
    first: int
    count: int


def layout(view: View) -> list[Part]:
    """The row field by field; it is the same in every position of a rule set with this number of seats."""
    found, first = list[Part](), 0
    for field, some in groupby(labels(view), key=lambda label: label.partition("[")[0].partition(".")[0]):
        count = len(list(some))
        found.append(Part(field, first, count))
        first += count
    return found


def mask(position: Position, seat: int, space: int) -> list[int]:
    """For each choice number 1 if this seat may choose it now, else 0; `space` is `game.space(options)`."""
    if not isinstance(position, Position):
        raise Refused(Say("study-no-standing", {"given": repr(position)}))
    check_seat(seat, position.seats)
    check_whole("space", space)
    choices = position.choices(seat)
    if choices and not choices[-1] < space <= MOST_CHOICES:
        raise Refused(Say("study-no-space", {"given": space}))
    found = [0] * space
    for choice in choices:
        found[choice] = 1
    return found


def _seen(view: View) -> View:
    if not isinstance(view, View):
        raise Refused(Say("study-no-row", {"given": repr(view)}))
    return view


def _walk(name: str, thing: object) -> list[tuple[str, int]]:
    if isinstance(thing, int):
        return [(name, int(thing))]
    if isinstance(thing, msgspec.Struct):
        fields = [field for field in thing.__struct_fields__ if field not in FIXED]
        return [pair for field in fields for pair in _walk(f"{name}.{field}".lstrip("."), getattr(thing, field))]
    if isinstance(thing, (list, tuple)):
        return [pair for place, item in enumerate(thing) for pair in _walk(f"{name}[{place}]", item)]
    return []
