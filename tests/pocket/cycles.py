"""Lists in circles of things that hold each other, collected, and lists made afterwards; prints JSON.

    python tests/pocket/cycles.py ROUNDS

Compiled for the browser, lists that end are kept for those that begin: none that the collector still has a hand on.
"""

import gc
import json
import sys

from comptoir.kernel.bag import Bag, bag_of


def leave_circles() -> None:
    """Of every size, and nobody holds them."""
    for size in range(20):
        alone, one, other = bag_of([1] * size), bag_of([2] * size), bag_of([3] * size)
        hold(alone, alone)
        hold(one, other)
        hold(other, one)


def hold(bag: Bag, held: object) -> None:
    bag.counts.append(held)  # type: ignore[arg-type]  # no game does that: whoever collects cannot know


def main(rounds: int) -> None:
    wanted, wrong = [list(range(size)) for size in range(40)], 0
    for _ in range(rounds):
        leave_circles()
        gc.collect()
        bags = [bag_of(counts) for counts in wanted]
        wrong += [bag.counts for bag in bags] != wanted
    print(json.dumps({"rounds": rounds, "wrong": wrong}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
