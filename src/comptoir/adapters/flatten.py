"""A view as a row of whole numbers: field after field, list after list, always of the same length in one rule set."""

import msgspec

from comptoir.kernel.game import View

# What never changes during a game tells a learner nothing.
FIXED = frozenset({"options"})


def numbers(view: View) -> list[int]:
    """Every number of the view, in the order of its fields; words are left out."""
    return [value for _, value in _walk("", view)]


def labels(view: View) -> list[str]:
    """What each of these numbers is: the field, and its place in a list."""
    return [label for label, _ in _walk("", view)]


def _walk(name: str, thing: object) -> list[tuple[str, int]]:
    if isinstance(thing, int):
        return [(name, int(thing))]
    if isinstance(thing, msgspec.Struct):
        fields = [field for field in thing.__struct_fields__ if field not in FIXED]
        return [pair for field in fields for pair in _walk(f"{name}.{field}".lstrip("."), getattr(thing, field))]
    if isinstance(thing, (list, tuple)):
        return [pair for place, item in enumerate(thing) for pair in _walk(f"{name}[{place}]", item)]
    return []
