"""The shape of a database, brought about by numbered SQL files."""

import re
from collections.abc import Iterable
from importlib import resources


def migrations(kind: str) -> list[tuple[int, str]]:
    """The numbered SQL files for this database, in order."""
    folder = resources.files("comptoir.server.storage") / "migrations" / kind
    found = [(re.match(r"(\d+)", entry.name), entry) for entry in folder.iterdir() if entry.name.endswith(".sql")]
    numbered = [(int(match.group(1)), entry.read_text(encoding="utf-8")) for match, entry in found if match]
    return sorted(numbered)


def pending(kind: str, done: Iterable[int]) -> list[tuple[int, str]]:
    """The migrations still to be run."""
    seen = set(done)
    return [(number, sql) for number, sql in migrations(kind) if number not in seen]
