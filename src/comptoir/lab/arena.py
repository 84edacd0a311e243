"""The arena: hand out batches of games, write down what comes back, whatever happens to the workers meanwhile."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from comptoir.lab.ledger import Ledger
from comptoir.lab.series import Result, play_games

# Batches handed out per worker: enough that nobody idles, few enough that an interruption loses little.
AHEAD = 2


def batches(numbers: list[int], workers: int, most: int = 8) -> list[list[int]]:
    """Small enough that the last ones end together, large enough that handing them out costs nothing."""
    size = max(1, min(most, len(numbers) // (workers * 4)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def run(
    ledger: Ledger,
    games: int,
    executor: Executor,
    workers: int,
    progress: Callable[[int], None] = lambda _: None,
    with_luck: bool = False,
) -> None:
    """Play until the ledger holds this many games. `progress` hears how many more were finished.

    `with_luck` also measures what deal and draws gave each seat.
    """
    left = batches(ledger.missing(games), workers)[::-1]
    running: set[Future[list[Result]]] = set()
    try:
        while left or running:
            while left and len(running) < workers * AHEAD:
                running.add(executor.submit(play_games, ledger.series, left.pop(), with_luck))
            done, running = wait_for_some(running)
            for batch in done:
                progress(ledger.add(batch.result()))
    finally:
        for batch in running:
            batch.cancel()


def wait_for_some(running: set[Future[list[Result]]]) -> tuple[set[Future[list[Result]]], set[Future[list[Result]]]]:
    """What is finished by now, at least one, and the rest."""
    finished = wait(running, return_when=FIRST_COMPLETED)
    return finished.done, finished.not_done
