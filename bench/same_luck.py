"""How many draws two people meet alike who play the same deal and choose differently: `python -m bench.same_luck`.

Two games from one seed; the bots are the same, and the person in the first seat is a regular in the one and another
regular in the other, who has other whims. Draws are compared wherever both games asked for the same one, by what came
of it, from the first choice in which the two differed on. By address, and with one stream for each bag as arenas do.
"""

import sys
from collections.abc import Callable

from comptoir.bots import choose, heard
from comptoir.games import find
from comptoir.house.daily import RULE_SETS
from comptoir.kernel.address import Address, Addressed
from comptoir.kernel.bag import Bag
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck, Paired

Draws = dict[tuple[Address, int], int]  # what was drawn, by the draw's address and its number there


class Noting(Luck):
    """Notes every draw of another luck by its address."""

    def __init__(self, inner: Luck) -> None:
        self.inner = inner
        self.address: Address = (0, 0, 0, 0)
        self.found: Draws = {}

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        self.address = (purpose, round, seat, number)
        self.inner.at(purpose, round, seat, number)

    def note(self, outcome: int) -> int:
        number = 0
        while (self.address, number) in self.found:
            number += 1
        self.found[self.address, number] = outcome
        return outcome

    def below(self, bound: int) -> int:
        return self.note(self.inner.below(bound))

    def draw(self, bag: Bag) -> int:
        return self.note(self.inner.draw(bag))


def played(name: str, seed: int, person: int, luck: Noting, again: Callable[[], Luck | None]) -> list[tuple[int, int]]:
    """One game; the choices of the person, each with how many draws there had been."""
    game, options = find(name)
    seats = game.company if game.clash(options, game.company) is None else 1
    position = game.setup(options, seats, luck, journal := Journal())
    memory, made = heard(journal), list[tuple[int, int]]()
    while not position.over:
        waiting, chosen = position.waiting(), list[int]()
        for seat in waiting:
            whims = (seed << 24) + position.step * 16 + seat + (person << 60 if seat == 0 else 0)
            chosen.append(choose(game.view(position, seat), "regular", whims, 0.25, False, memory))
            if seat == 0:
                made.append((chosen[-1], len(luck.found)))
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            luck.inner = again() or luck.inner
            position.play(seat, choice, luck)
        memory += heard(journal)
    return made


def compared(name: str, seed: int, by_address: bool) -> tuple[int, int]:
    """Draws that both asked for after they had parted, and how many of them came out alike."""

    def fresh() -> Luck | None:
        return Addressed(b"%d" % seed) if by_address else None

    lucks = [Noting(fresh() or Paired(seed)) for _ in range(2)]
    made = [played(name, seed, person, luck, fresh) for person, luck in enumerate(lucks)]
    parted = next((one[1] for one, other in zip(*made, strict=False) if one[0] != other[0]), None)
    if parted is None:
        return 0, 0
    before = set(list(lucks[0].found)[:parted])
    both = (set(lucks[0].found) & set(lucks[1].found)) - before
    return len(both), sum(lucks[0].found[draw] == lucks[1].found[draw] for draw in both)


def main(games: int) -> None:
    for game, name in RULE_SETS.items():
        line = f"{game:20}"
        for by_address in (True, False):
            pairs = [compared(name, seed, by_address) for seed in range(games)]
            both, alike = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
            line += (
                f"  {'by address' if by_address else 'by stream'} {alike}/{both} = {100 * alike / max(1, both):.1f} %"
            )
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
