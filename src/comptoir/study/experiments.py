"""The lab from Python: what the commands simulate, arena, balance, review, puzzles and export do, with typed results.

Any `concurrent.futures` executor does the work (`executor=`, with `workers=` batches at a time); without one it is done
here and now. `progress` is told how many more games are finished.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path

import msgspec

from comptoir import load
from comptoir.games import GAMES, find
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.luck import whole
from comptoir.kernel.record import Record
from comptoir.kernel.say import Say
from comptoir.kernel.session import Session, check_switch, check_whole, is_number
from comptoir.lab import simulation
from comptoir.lab.arena import run
from comptoir.lab.balance import Balance, weigh
from comptoir.lab.crew import Here
from comptoir.lab.ledger import Ledger
from comptoir.lab.players import player
from comptoir.lab.puzzle_book import clearest, dig
from comptoir.lab.puzzles import Mine
from comptoir.lab.series import Result, Series, fill_up
from comptoir.lab.simulation import Simulation
from comptoir.lab.stamp import stamp
from comptoir.lab.summary import summarise
from comptoir.review import Reviewing
from comptoir.review.reviewing import check_thinking
from comptoir.study.export import write
from comptoir.study.files import path_of, used
from comptoir.study.pages import asked
from comptoir.study.results import Arena, Mined, Reviewed
from comptoir.study.rows import Head, read_head, read_rows

__all__ = [
    "Arena", "Mined", "Progress", "Reviewed", "arena", "asked", "balance", "chosen", "export", "puzzles", "read_head",
    "read_rows", "review", "seats_for", "series_of", "simulate", "weighed",
]  # fmt: skip
Progress = Callable[[int], None]
MOST_USUAL = 4  # seats, where nobody says how many


def chosen(name: str, given: dict[str, bool | int | str]) -> tuple[Game, Options]:
    """The game, and the options of a rule set with some changed."""
    game, base = find(name)
    own = {field: getattr(base, field) for field in base.__struct_fields__}
    return game, game.make_options({**own, **given}, strict=True)


def seats_for(game: Game, options: Options, wanted: int | None) -> int:
    """The number of seats asked for, or as many as the game allows up to four."""
    if wanted is not None and not is_number(wanted):
        raise Refused(Say("seats-no-number", {"seats": repr(wanted)}))
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
    _check(games, seed, executor, progress, skip_forced=skip_forced)
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
    _check(games, seed, executor, progress, luck=luck)
    check_whole("workers", workers)
    game, chosen_options = chosen(name, options)
    series = series_of(game, chosen_options, bots or ("master", "regular"), seats, seed)
    with _ledger(series, results) as ledger:
        run(ledger, games, executor or Here(), workers, progress, luck)
        played = [ledger.results[number] for number in sorted(ledger.results)]
    return Arena(stamp(game, seed), series, played, summarise(series, played))


def _ledger(series: Series, results: str | Path | None) -> Ledger:
    if results is None:
        return Ledger(series)
    with used(results) as path:
        return Ledger(series, path, resume=True)


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
    """What one rule set is like: length, spread, what the seat is worth, how much luck decides. `progress` hears of
    every game, of which there are twice as many as `games` where more than one plays.
    """
    _check(games, seed, executor, progress)
    check_whole("workers", workers)
    rules = chosen(name, options)
    equal = series_of(*rules, (bot,), seats_for(*rules, seats), seed)
    player(weak)
    return weighed(name, equal, bot, weak, games, executor or Here(), workers, progress)


def weighed(
    name: str, equal: Series, bot: str, weak: str, games: int, executor: Executor, workers: int, progress: Progress
) -> Balance:
    """A rule set by games of equals, and by games of one among weaker ones."""
    uneven = msgspec.structs.replace(equal, bots=fill_up([bot, weak], equal.seats))

    def played(series: Series, luck: bool) -> list[Result]:
        ledger = Ledger(series)
        run(ledger, games, executor, workers, progress, luck)
        return [ledger.results[number] for number in sorted(ledger.results)]

    others = played(uneven, luck=False) if equal.seats > 1 else []
    return weigh(name, equal, played(equal, luck=True), uneven, others)


def review(
    record: Record | Session | str | Path, *, thinking: float = 1.0, seed: int = 1, progress: Progress = lambda _: None
) -> Reviewed:
    """What a finished game was made of: a record, a file that holds one, or a table that was played to its end.
    `progress` hears how many more trials were spent.
    """
    whole(seed)
    _check_progress(progress)
    check_thinking(thinking)
    game = record.record if isinstance(record, Session) else record if isinstance(record, Record) else load(record)
    under_way, heard = Reviewing(game, thinking=thinking, seed=seed), 0
    for _ in under_way:
        progress(under_way.table.trials - heard)
        heard = under_way.table.trials
    return Reviewed(stamp(GAMES[game.game], seed), under_way.result(), game)


def puzzles(
    name: str,
    wanted: int = 10,
    seats: int | None = None,
    seed: int = 1,
    *,
    book: str | Path | None = None,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Progress = lambda _: None,
    **options: bool | int | str,
) -> Mined:
    """Decisions out of games of regulars that have one clearly best answer. Every game is looked at closely, which
    takes minutes; with `book` each is kept in a file as it ends, and the next call goes on from there. `progress` hears
    how many more were found.
    """
    check_whole("wanted", wanted)
    _check(1, seed, executor, progress)
    check_whole("workers", workers)
    game, chosen_options = chosen(name, options)
    mine = Mine(game.name, msgspec.to_builtins(chosen_options), seats_for(game, chosen_options, seats), seed)
    with nullcontext() if book is None else used(book) as path:
        found = dig(mine, path, wanted, executor or Here(), workers, progress)
    return Mined(stamp(game, seed), clearest(found, wanted))


def export(
    name: str,
    *bots: str,
    to: str | Path,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    luck: bool = True,
    asked: int = 0,
    progress: Progress = lambda _: None,
    **options: bool | int | str,
) -> Head:
    """Write every decision of many games to a file of JSON lines or of Parquet, by its name, and go on where it was cut
    off; returns its head. `read_rows` reads it. With `asked` every bot is asked that often again what it would choose.
    """
    _check(games, seed, None, progress, luck=luck)
    check_whole("asked", asked, 0)
    path_of(to)
    series = series_of(*chosen(name, options), bots or ("regular",), seats, seed)
    with used(to) as path:
        write(series, games, path, luck, progress, asked)
    return read_head(to)


def _check(games: int, seed: int, executor: Executor | None, progress: Progress, **switches: bool) -> None:
    """Found out before anything is played."""
    check_whole("games", games)
    whole(seed)
    for name, given in switches.items():
        check_switch(name, given)
    if executor is not None and not isinstance(executor, Executor):
        raise Refused(Say("study-no-executor", {"given": repr(executor)}))
    _check_progress(progress)


def _check_progress(progress: Progress) -> None:
    if not callable(progress):
        raise Refused(Say("study-no-progress", {"given": repr(progress)}))
