"""Files that somebody names: what cannot be read or written is refused in words, and is still Python's own error."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class NoFile(Refused, OSError):
    """A file cannot be read or written as it was asked for."""


class MissingFile(NoFile, FileNotFoundError):
    """It is not there, or the folder is not that it should be written to."""


def path_of(given: object) -> Path:
    """The place that a text or a path names."""
    if not isinstance(given, (str, Path)) or not str(given).strip() or "\0" in str(given):
        raise Refused(Say("study-no-file", {"given": repr(given)}))
    return Path(given)


@contextmanager
def used(given: object) -> Iterator[Path]:
    """This file, for as long as it is read or written; other errors, of a progress bar or a cluster, are left alone."""
    path = path_of(given)
    try:
        yield path
    except NoFile:
        raise
    except OSError as error:
        if not str(error.filename or "").startswith(str(path)):
            raise
        raise refused(path, error) from error


def refused(path: Path, error: OSError) -> NoFile:
    """What is wrong with it."""
    if isinstance(error, FileNotFoundError):
        word = "missing-file" if path.parent.is_dir() else "missing-folder"
        return MissingFile(Say(f"study-{word}", {"file": str(path), "folder": str(path.parent)}))
    if isinstance(error, IsADirectoryError):
        return NoFile(Say("study-folder", {"file": str(path)}))
    return NoFile(Say("study-bad-file", {"file": str(path)}))
