"""The lab from Python: what `comptoir simulate`, `arena`, `balance` and `review` do, as functions with typed results.

Any `concurrent.futures` executor does the work (`executor=`, with `workers=` batches at a time); without one it is done
here and now. `progress` is told how many more games are finished.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from comptoir.games import GAMES, find
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.record import Record, read_record
from comptoir.kernel.say import Say
from comptoir.lab import simulation
from comptoir.lab.arena import run
from comptoir.lab.balance import Balance, weigh
from comptoir.lab.crew import Here
from comptoir.lab.ledger import Ledger
from comptoir.lab.players import player
from comptoir.lab.series import Result, Series, fill_up
from comptoir.lab.simulation import Simulation
from comptoir.lab.stamp import Stamp, stamp
from comptoir.lab.summary import Summary, summarise
from comptoir.review import Review, Reviewing

Progress = Callable[[int], None]
MOST_USUAL = 4  # seats, where nobody says how many


class Arena(msgspec.Struct, frozen=True):
    """A series with its games and what they tell."""

    stamp: Stamp
    series: Series
    results: list[Result]
    summary: Summary

    def to_dicts(self) -> list[dict[str, object]]:
        """One row for each seat of each game, for a table in pandas or polars."""
        return [row for result in self.results for row in self._rows(result)]

    def _rows(self, result: Result) -> list[dict[str, object]]:
        return [
            {
                "game": result.number,
                "seat": seat,
                "bot": self.series.bots[bot],
                "score": result.scores[seat],
                "rank": result.ranking[seat],
                "luck": result.luck[seat] if result.luck else None,
            }
            for seat, bot in enumerate(result.bots)
        ]


def chosen(name: str, given: dict[str, bool | int | str]) -> tuple[Game, Options]:
    """The game, and the options of a rule set with some changed."""
    game, base = find(name)
    return game, game.make_options({**{field: getattr(base, field) for field in base.__struct_fields__}, **given})


def seats_for(game: Game, options: Options, wanted: int | None) -> int:
    """The number of seats asked for, or as many as the game allows up to four."""
    if wanted is None:
        allowed = [seats for seats in game.seats if game.clash(options, seats) is None]
        wanted = max([seats for seats in allowed if seats <= MOST_USUAL] or allowed[:1] or [game.seats[0]])
    game.check(options, wanted)
    return wanted


def simulate(
    name: str,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    *,
    skip_forced: bool = False,
    executor: Executor | None = None,
    progress: Progress = lambda _: None,
    **options: bool | int | str,
) -> Simulation:
    """Random games and what they were like. With `skip_forced` choices between one thing are not counted."""
    _positive(games)
    game, chosen_options = chosen(name, options)
    table = seats_for(game, chosen_options, seats)
    return simulation.simulate(game, chosen_options, table, games, seed, executor, progress, skip_forced)


def arena(
    name: str,
    *bots: str,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    luck: bool = True,
    results: str | Path | None = None,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Progress = lambda _: None,
    **options: bool | int | str,
) -> Arena:
    """Bots play each other, seats rotated and luck paired. With `results` every game is kept in a file as it ends, and
    the next call goes on from there.
    """
    _positive(games)
    game, chosen_options = chosen(name, options)
    series = series_of(game, chosen_options, bots or ("master", "regular"), seats, seed)
    with Ledger(series, Path(results) if results else None, resume=True) as ledger:
        run(ledger, games, executor or Here(), workers, progress, luck)
        played = [ledger.results[number] for number in sorted(ledger.results)]
    return Arena(stamp(game, seed), series, played, summarise(series, played))


def series_of(game: Game, options: Options, bots: tuple[str, ...], seats: int | None, seed: int) -> Series:
    """What is asked for; refused when it cannot be played."""
    fitting = len(bots) if seats is None and game.clash(options, len(bots)) is None else seats
    table = seats_for(game, options, fitting)
    for bot in bots:
        player(bot)
    if len(bots) > table:
        raise Refused(Say("lab-too-many-bots", {"bots": len(bots), "seats": table}))
    return Series(game.name, msgspec.to_builtins(options), table, fill_up(bots, table), seed)


def balance(
    name: str,
    seats: int | None = None,
    games: int = 60,
    seed: int = 1,
    *,
    bot: str = "regular@0.1",
    weak: str = "novice",
    executor: Executor | None = None,
    workers: int = 1,
    progress: Progress = lambda _: None,
    **options: bool | int | str,
) -> Balance:
    """What one rule set is like: length, spread, what the seat is worth, how much luck decides."""
    _positive(games)
    game, chosen_options = chosen(name, options)
    equal = series_of(game, chosen_options, (bot,), seats_for(game, chosen_options, seats), seed)
    uneven = msgspec.structs.replace(equal, bots=fill_up([bot, weak], equal.seats))
    player(weak)

    def played(series: Series, luck: bool) -> list[Result]:
        ledger = Ledger(series)
        run(ledger, games, executor or Here(), workers, progress, luck)
        return [ledger.results[number] for number in sorted(ledger.results)]

    others = played(uneven, luck=False) if equal.seats > 1 else []
    return weigh(name, equal, played(equal, luck=True), uneven, others)


class Reviewed(msgspec.Struct, frozen=True):
    """A review with what it depends on."""

    stamp: Stamp
    review: Review

    def to_dicts(self) -> list[dict[str, object]]:
        """One row for each seat: the parts of its result, which add up."""
        return [{name: getattr(one, name) for name in ("seat", "name", *PARTS)} for one in self.review.seats]


PARTS = ("start", "deal", "luck", "own", "others", "unseen", "drift", "result", "loss", "decisions")


def review(
    record: Record | str | Path, *, thinking: float = 1.0, seed: int = 1, progress: Progress = lambda _: None
) -> Reviewed:
    """What a finished game was made of. `progress` hears how many more trials were spent."""
    game = read_record(Path(record).read_text(encoding="utf-8"), GAMES) if not isinstance(record, Record) else record
    under_way, heard = Reviewing(game, thinking=thinking, seed=seed), 0
    for _ in under_way:
        progress(under_way.table.trials - heard)
        heard = under_way.table.trials
    return Reviewed(stamp(GAMES[game.game], seed), under_way.result())


def _positive(games: int) -> None:
    if games < 1:
        raise Refused(Say("cli-positive"))
