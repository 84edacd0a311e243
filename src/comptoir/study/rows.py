"""Files of decisions: JSON lines, plain or packed, and Parquet. The head first, then one row for each decision."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.lab.series import Series
from comptoir.lab.stamp import Stamp
from comptoir.study.files import path_of, used

SCHEMA = 2  # raised when a column changes its meaning
LINES, PARQUET = ".jsonl", ".parquet"


class Head(msgspec.Struct, frozen=True):
    """The first line: everything the rows depend on, and what the features are."""

    schema: int
    series: Series
    stamp: Stamp
    features: list[str]
    asked: int = 0  # how often each bot was asked again to learn its chances; 0: not at all
    luck: bool = True  # whether what luck gave was measured

    def __repr__(self) -> str:
        told = f"{len(self.features)} features, bots {', '.join(dict.fromkeys(self.series.bots))}"
        return f"<Head of decisions in {self.series.game}, {self.series.seats} seats, {told}, schema {self.schema}>"


class Decision(msgspec.Struct, frozen=True):
    """One row."""

    game: int
    split: str
    step: int
    seat: int
    bot: str
    features: list[int]  # what the seat saw, as whole numbers; the head names them
    legal: list[int]
    choice: int
    notation: str
    # With which it was chosen: exact where a random bot chose or there was no choice, else how often the bot chose it
    # when asked again and again, this time included; nothing where it was not.
    probability: float | None
    score: int  # at the end
    share: float  # of the victory
    luck: float | None  # what deal and draws gave this seat over the whole game, where measured
    adjusted: float | None  # the share less this luck: the same on average, with less noise


class Numbered(msgspec.Struct):
    """As much of a row as says which game it belongs to."""

    game: int


def read_head(path: str | Path) -> Head:
    """What the rows of a file depend on, and what their features are."""
    with used(path) as file, _ours(file):
        told = _parquet(file).schema_arrow.metadata[b"comptoir"] if _is_parquet(file) else _first(file)
        return msgspec.json.decode(told, type=Head)


@contextmanager
def _ours(path: Path) -> Iterator[None]:
    """Whatever shows that a file is none of ours, or is damaged."""
    try:
        yield
    except (msgspec.MsgspecError, gzip.BadGzipFile, zlib.error, EOFError, KeyError, TypeError):
        raise Refused(Say("study-no-rows", {"file": str(path)})) from None


def check_head(path: Path, head: Head) -> None:
    if read_head(path) != head:
        raise Refused(Say("lab-file-other", {"file": str(path)}))


def read_rows(path: str | Path) -> Iterator[Decision]:
    """The decisions of a file, one after the other: JSON lines, also packed by gzip, or Parquet."""
    read_head(path)
    return _rows(path_of(path))


def _rows(file: Path) -> Iterator[Decision]:
    if _is_parquet(file):
        parts = _parquet(file)
        for group in range(parts.num_row_groups):
            with _ours(file):
                rows = msgspec.convert(parts.read_row_group(group).to_pylist(), list[Decision])
            yield from rows
        return
    with _opened(file) as lines, _ours(file):
        next(lines)
        for line in lines:
            yield msgspec.json.decode(line, type=Decision)


def begin(path: Path, head: Head) -> int:
    """How many whole games a file of lines holds already; what was cut off behind them is dropped. A new file gets
    its head. Refused when it holds something else.
    """
    first, whole = _first(path) if path.exists() else b"", msgspec.json.encode(head) + b"\n"
    if len(first) < len(whole) and whole.startswith(first):
        path.write_bytes(whole)
        return 0
    check_head(path, head)
    games, end = _whole_games(path, len(first))
    os.truncate(path, end)
    return games


def _whole_games(path: Path, after_head: int) -> tuple[int, int]:
    """How many there are, and where they end. The last one may have been cut off between two of its rows."""
    games, end, place = 0, after_head, after_head
    with path.open("rb") as lines:
        lines.seek(after_head)
        for line in lines:
            if not line.endswith(b"\n"):
                break
            try:
                number = msgspec.json.decode(line, type=Numbered).game
            except msgspec.DecodeError:
                raise Refused(Say("study-no-rows", {"file": str(path)})) from None
            if number > games:
                games, end = number, place
            place += len(line)
    return games, end


def to_parquet(lines: Path, path: Path) -> None:
    """The same rows as Parquet, a group of rows for each game; the file is there only when all of it is."""
    import pyarrow
    import pyarrow.parquet

    schema = _schema(msgspec.json.encode(read_head(lines)))
    half = path.with_name(f"{path.name}.half")
    with pyarrow.parquet.ParquetWriter(half, schema) as writer:
        for _, rows in groupby(read_rows(lines), key=lambda row: row.game):
            writer.write_table(pyarrow.Table.from_pylist([msgspec.to_builtins(row) for row in rows], schema=schema))
    os.replace(half, path)


def to_lines(path: Path, lines: Path) -> None:
    """A file of Parquet as lines again, to be gone on with."""
    with lines.open("wb") as file:
        file.write(msgspec.json.encode(read_head(path)) + b"\n")
        for row in read_rows(path):
            file.write(msgspec.json.encode(row) + b"\n")


def _schema(head: bytes) -> Any:
    import pyarrow

    whole = pyarrow.list_(pyarrow.int32())
    columns = {
        "game": pyarrow.int64(), "split": pyarrow.string(), "step": pyarrow.int32(), "seat": pyarrow.int32(),
        "bot": pyarrow.string(), "features": whole, "legal": whole, "choice": pyarrow.int32(),
        "notation": pyarrow.string(), "probability": pyarrow.float64(), "score": pyarrow.int32(),
        "share": pyarrow.float64(), "luck": pyarrow.float64(),
        "adjusted": pyarrow.float64(),
    }  # fmt: skip
    return pyarrow.schema(list(columns.items()), metadata={b"comptoir": head})


def _is_parquet(path: Path) -> bool:
    return path.suffix == PARQUET


def _parquet(path: Path) -> Any:
    import pyarrow
    import pyarrow.parquet

    try:
        return pyarrow.parquet.ParquetFile(path)
    except pyarrow.ArrowInvalid:
        raise Refused(Say("study-no-rows", {"file": str(path)})) from None


def _opened(path: Path) -> Any:
    return gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb")


def _first(path: Path) -> bytes:
    with _opened(path) as lines:
        first: bytes = lines.readline()
    return first
