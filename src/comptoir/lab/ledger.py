"""The results file: the series, then one finished game per line; cut off anywhere, it can still be gone on with."""

import os
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.lab.series import Result, Series


class Ledger:
    """Games are written as they finish. A game that is already in the book is not written again."""

    def __init__(self, series: Series, path: Path | None = None, resume: bool = False) -> None:
        self.series = series
        self.results: dict[int, Result] = {}
        self.file: IO[bytes] | None = None
        if path is None:
            return
        if path.exists() and path.stat().st_size and not resume:
            raise Refused(Say("lab-file-exists", {"file": str(path)}))
        self._open(path)

    def _open(self, path: Path) -> None:
        lines = whole_lines(path)
        if lines:
            self._read(path, lines)
        self.file = path.open("r+b" if path.exists() else "w+b")
        # A line that was cut off in the middle is dropped; its game is played again.
        self.file.truncate(sum(len(line) + 1 for line in lines))
        self.file.seek(0, os.SEEK_END)
        if not lines:
            self._write(self.series)

    def _read(self, path: Path, lines: list[bytes]) -> None:
        try:
            written = msgspec.json.decode(lines[0], type=Series)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.DecodeError:
            raise Refused(Say("lab-file-unreadable", {"file": str(path)})) from None
        if written != self.series:
            raise Refused(Say("lab-file-other", {"file": str(path)}))
        self.results = {result.number: result for result in results}

    def add(self, results: list[Result]) -> int:
        """Write these games down; returns how many were new."""
        new = [result for result in results if result.number not in self.results]
        for result in new:
            self.results[result.number] = result
            self._write(result)
        return len(new)

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.results]

    def _write(self, thing: Series | Result) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(thing) + b"\n")
            self.file.flush()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()


def whole_lines(path: Path) -> list[bytes]:
    """The lines that were written to their end."""
    if not path.exists():
        return []
    return path.read_bytes().split(b"\n")[:-1]


def read_ledger(path: Path) -> tuple[Series, list[Result]]:
    """A results file as it is, for reports."""
    lines = whole_lines(path)
    try:
        series = msgspec.json.decode(lines[0] if lines else b"", type=Series)
        results = {result.number: result for result in (msgspec.json.decode(line, type=Result) for line in lines[1:])}
    except msgspec.DecodeError:
        raise Refused(Say("lab-file-unreadable", {"file": str(path)})) from None
    return series, [results[number] for number in sorted(results)]
