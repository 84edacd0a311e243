"""Many games as data: one row for each decision, with what the seat saw, what it might and did choose, and the end.

A file holds whole games only. Cut off anywhere, it is gone on with by the same call.
"""

import hashlib
from collections.abc import Callable, Sequence
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
from comptoir.lab.stamp import stamp
from comptoir.lab.summary import winnings
from comptoir.study.rows import LINES, PARQUET, SCHEMA, Decision, Head, begin, check_head, to_lines, to_parquet

AGAIN = 1 << 62  # seeds of the questions that are only asked to learn a bot's chances
SPLITS = ("test", "valid")  # the first two tenths of the games, by their number's hash; the rest is for training


def head_of(series: Series, asked: int = 0, with_luck: bool = True) -> Head:
    game, options = rules_of(series)
    first = game.setup(options, series.seats, Paired(series.seed))
    return Head(SCHEMA, series, stamp(game, series.seed), labels(game.view(first, 0)), asked, with_luck)


def split_of(series: Series, number: int) -> str:
    """By game and not by row: what is learned is tried on games nobody has seen."""
    digest = hashlib.sha256(f"{series.game} {series.seed} {number}".encode()).digest()
    return {0: SPLITS[0], 1: SPLITS[1]}.get(digest[0] % 10, "train")


def decisions(series: Series, number: int, with_luck: bool = True, asked: int = 0) -> list[Decision]:
    """One whole game, as the arena plays it with the same series; `asked` as in `write`."""
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


def write(
    series: Series,
    games: int,
    to: str | Path,
    with_luck: bool = True,
    progress: Callable[[int], None] = lambda _: None,
    asked: int = 0,
) -> int:
    """Write this many games to a file of JSON lines or of Parquet, by its name; returns how many there were before. Cut
    off anywhere, it is gone on with by the same call: Parquet, which cannot be read before its end is written, is made
    of lines in a file beside it. With `asked` every bot is asked that often again what it would choose, which tells its
    probabilities, and takes as many times as long.
    """
    path = Path(to)
    if path.suffix not in (LINES, PARQUET):
        raise Refused(Say("study-file-kind", {"file": path.name}))
    head = head_of(series, asked, with_luck)
    lines = path.with_name(f"{path.name}.lines") if path.suffix == PARQUET else path
    if path.suffix == PARQUET:
        import pyarrow.parquet as _needed  # noqa: F401 - who cannot write it should know before the games are played

        if path.exists() and not lines.exists():
            check_head(path, head)
            to_lines(path, lines)
    before = begin(lines, head)
    with lines.open("ab") as file:
        for number in range(before, games):
            # A game is written at once, so that only whole ones are there.
            rows = decisions(series, number, with_luck, asked)
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            progress(1)
    if path.suffix == PARQUET:
        to_parquet(lines, path)
        lines.unlink()
    return before
