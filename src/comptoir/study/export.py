"""Many games as data: one row for each decision, with what the seat saw, what it might and did choose, and the end.

A file holds whole games only. Cut off anywhere, it is gone on with by the same call.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from comptoir.adapters.flatten import labels, numbers
from comptoir.bots import RANDOM
from comptoir.kernel.game import Refused, View
from comptoir.kernel.luck import Paired
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.lab.players import Player, player
from comptoir.lab.series import Series, play_game, rules_of
from comptoir.lab.stamp import Stamp, stamp
from comptoir.lab.summary import winnings

SCHEMA = 2  # raised when a column changes its meaning
AGAIN = 1 << 62  # seeds of the questions that are only asked to learn a bot's chances
SPLITS = ("test", "valid")  # the first two tenths of the games, by their number's hash; the rest is for training


class Head(msgspec.Struct, frozen=True):
    """The first line: everything the rows depend on, and what the features are."""

    schema: int
    series: Series
    stamp: Stamp
    features: list[str]
    asked: int = 0  # how often each bot was asked again to learn its chances; 0: not at all


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


def head_of(series: Series, asked: int = 0) -> Head:
    game, options = rules_of(series)
    first = game.setup(options, series.seats, Paired(series.seed))
    return Head(SCHEMA, series, stamp(game, series.seed), labels(game.view(first, 0)), asked)


def split_of(series: Series, number: int) -> str:
    """By game and not by row: what is learned is tried on games nobody has seen."""
    digest = hashlib.sha256(f"{series.game} {series.seed} {number}".encode()).digest()
    return {0: SPLITS[0], 1: SPLITS[1]}.get(digest[0] % 10, "train")


def decisions(series: Series, number: int, with_luck: bool = True, asked: int = 0) -> list[Decision]:
    """One whole game, as the arena plays it with the same series; `asked` as in `export`."""
    game, options = rules_of(series)
    made: list[Decision] = []

    def see(position: Position, seat: int, view: View, memory: Sequence[int], choice: int) -> None:
        legal, bot = position.choices(seat), series.bots[series.lineup(number)[seat]]
        known = chance_of(player(bot), view, legal, choice, memory, asked)
        said = (numbers(view), legal, choice, game.write(choice, options), known)
        made.append(Decision(number, "", position.step, seat, bot, *said, 0, 0.0, None, None))

    result = play_game(series, number, with_luck, see)
    split, shares = split_of(series, number), winnings(result)

    def ended(row: Decision) -> Decision:
        share, luck = shares[row.seat], result.luck[row.seat] if result.luck else None
        adjusted, score = share - luck if luck is not None else None, result.scores[row.seat]
        return msgspec.structs.replace(row, split=split, score=score, share=share, luck=luck, adjusted=adjusted)

    return [ended(row) for row in made]


def chance_of(
    bot: Player, view: View, legal: list[int], choice: int, memory: Sequence[int], asked: int
) -> float | None:
    """How likely this bot was to choose so."""
    if bot.level == RANDOM or len(legal) == 1:
        return 1 / len(legal)
    if asked == 0:
        return None
    again = [bot.choose(view, AGAIN + time, memory) for time in range(asked)]
    return (1 + again.count(choice)) / (1 + asked)


def export(
    series: Series,
    games: int,
    to: str | Path,
    with_luck: bool = True,
    progress: Callable[[int], None] = lambda _: None,
    asked: int = 0,
) -> int:
    """Write this many games to a file of JSON lines, or of Parquet when its name ends so; returns how many there were
    before. A file of JSON lines is gone on with; Parquet is written anew, by row groups of one game. With `asked` every
    bot is asked that often again what it would choose, which tells its probabilities, and takes as many times as long.
    """
    path = Path(to)
    if path.suffix == ".parquet":
        _to_parquet(series, games, path, with_luck, progress, asked)
        return 0
    head = head_of(series, asked)
    before = _games_in(path, head)
    with path.open("ab") as file:
        if not before and not path.stat().st_size:
            file.write(msgspec.json.encode(head) + b"\n")
        for number in range(before, games):
            # A game is written at once, so that only whole ones are there.
            rows = decisions(series, number, with_luck, asked)
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            progress(1)
    return before


def _games_in(path: Path, head: Head) -> int:
    """How many whole games a file holds; what was cut off behind them is dropped."""
    if not path.exists() or not path.stat().st_size:
        return 0
    lines = path.read_bytes().split(b"\n")[:-1]
    try:
        same = bool(lines) and msgspec.json.decode(lines[0]) == msgspec.to_builtins(head)
        numbers_seen = [msgspec.json.decode(line, type=Decision).game for line in lines[1:]]
    except msgspec.DecodeError:
        raise Refused(Say("lab-file-unreadable", {"file": str(path)})) from None
    if not same:
        raise Refused(Say("lab-file-other", {"file": str(path)}))
    # The last one may have been cut off between two of its rows.
    last = max(numbers_seen, default=0)
    whole = [line for line, number in zip(lines[1:], numbers_seen, strict=True) if number < last]
    path.write_bytes(b"".join(line + b"\n" for line in [lines[0], *whole]))
    return last


def _to_parquet(
    series: Series, games: int, path: Path, with_luck: bool, progress: Callable[[int], None], asked: int
) -> None:
    import pyarrow
    import pyarrow.parquet

    whole = pyarrow.list_(pyarrow.int32())
    columns = {
        "game": pyarrow.int64(), "split": pyarrow.string(), "step": pyarrow.int32(), "seat": pyarrow.int32(),
        "bot": pyarrow.string(), "features": whole, "legal": whole, "choice": pyarrow.int32(),
        "notation": pyarrow.string(), "probability": pyarrow.float64(), "score": pyarrow.int32(),
        "share": pyarrow.float64(), "luck": pyarrow.float64(),
        "adjusted": pyarrow.float64(),
    }  # fmt: skip
    told = {b"comptoir": msgspec.json.encode(head_of(series, asked))}
    schema = pyarrow.schema(list(columns.items()), metadata=told)
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:
        for number in range(games):
            rows = [msgspec.to_builtins(row) for row in decisions(series, number, with_luck, asked)]
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
            progress(1)


def read_rows(path: str | Path) -> Iterator[Decision]:
    """The decisions of a file of JSON lines, one after the other."""
    with Path(path).open("rb") as file:
        next(file)
        for line in file:
            yield msgspec.json.decode(line, type=Decision)
