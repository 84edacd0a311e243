"""Espresso alone: the most beans that anybody could have made of one deal, had he known every card from the start.

Cards are turned up in one order whatever is chosen, and beans are at once what actions cost and what counts in the end:
of two ways to the same scored cards and the same arrangement only the richer matters. So a stage, the number of cards
scored, is a table for each set of cards: a byte for every arrangement, with the most beans to be had there and one
more, or nothing where nobody gets. Whoever could no longer come to the beans `wanted`, should all other cards pay
their best, is left out: what is wanted goes down until somebody arrives, and then he is the richest there is.
"""

from typing import Final

from comptoir.bots.judgement.espresso_everywhere import HALF, best_of_all_pairs, larger, number_of, top_of
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.rules.showing import SHOWN
from comptoir.games.espresso_doppio.runner import LAYOUT, LAYOUTS
from comptoir.games.espresso_doppio.variants.solo import FIRST_BEANS

SOMEBODY: Final = bytes([0]) + b"\xff" * 255
MOST: Final = 127

Stage = dict[int, bytes]


class Solver:
    """One deal: its deck, and the order in which the cards are turned up."""

    def __init__(self, deck: Deck, order: list[int]) -> None:
        self.order = order
        self.paid: list[int] = []
        self.pays: list[int] = []
        self.best: list[int] = []
        for card in range(CARDS):
            table = deck.times[card][:HALF]
            beans = table.translate(bytes([min(MOST, times * deck.beans[card]) for times in range(256)]))
            self.paid.append(number_of(beans))
            self.pays.append(number_of(table.translate(SOMEBODY)))
            self.best.append(top_of(beans, MOST))

    def most(self) -> int:
        """What nobody can exceed."""
        return FIRST_BEANS + self.rest(0)

    def rest(self, scored: int) -> int:
        """The most that the cards still to be scored can pay."""
        found = 0
        for card in range(CARDS):
            if scored >> card & 1 == 0:
                found += self.best[card]
        return found

    def next_stage(self, stage: Stage, wanted: int) -> Stage:
        """One more card scored, after as many actions as it takes."""
        found: Stage = {}
        for scored, beans in stage.items():
            rich = reached(beans, wanted - self.rest(scored) + 1)
            shown = self.order[: scored.bit_count() + SHOWN]
            for card in shown:
                if scored >> card & 1 == 0:
                    after = scored | 1 << card
                    paid = self.paid_out(rich, card, wanted - self.rest(after) + 1)
                    if top_of(paid, MOST) > 0:
                        known = found.get(after)
                        found[after] = paid if known is None else richer(known, paid)
        return found

    def paid_out(self, beans: bytes, card: int, least: int) -> bytes:
        """Wherever the card pays and somebody stands."""
        there = number_of(beans) & self.pays[card]
        paid = there + (self.paid[card] & number_of(beans.translate(SOMEBODY)))
        return paid.to_bytes(HALF, "little").translate(no_less(least))


def reached(beans: bytes, least: int) -> bytes:
    """The most beans in every arrangement, after any number of actions at a bean each."""
    here = beans.translate(no_less(least))
    spent = bytes([beans - 1 if beans > max(1, least) else 0 for beans in range(256)])
    while True:
        further = richer(here, best_of_all_pairs(here, larger).translate(spent))
        if further == here:
            return here
        here = further


def richer(one: bytes, other: bytes) -> bytes:
    return larger(number_of(one), number_of(other)).to_bytes(HALF, "little")


def no_less(least: int) -> bytes:
    return bytes([beans if beans >= least else 0 for beans in range(256)])


def first_stage() -> Stage:
    """Nothing scored: the runner laid in any way that the rules allow, with the beans to begin with."""
    apart = [[not touching(one, other) for other in range(LAYOUTS)] for one in range(LAYOUTS)]
    beans = bytearray(HALF)
    for place in range(HALF):
        saucers, cups, spoons = place // (LAYOUTS * LAYOUTS), place // LAYOUTS % LAYOUTS, place % LAYOUTS
        if apart[saucers][cups] and apart[saucers][spoons] and apart[cups][spoons]:
            beans[place] = FIRST_BEANS + 1
    return {0: bytes(beans)}


def touching(one: int, other: int) -> bool:
    """Whether two pieces of one colour would stand on one space."""
    return any([here == there for here, there in zip(LAYOUT[one], LAYOUT[other], strict=True)])


def richest(stage: Stage) -> int:
    """The most beans anybody has; none where nobody got so far."""
    found = 0
    for beans in stage.values():
        found = max(found, top_of(beans, MOST))
    return found - 1
