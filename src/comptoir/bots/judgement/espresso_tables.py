"""Espresso Doppio: the prospects of the cards of one deck, kept for as long as the deck is played with."""

from typing import Final

from comptoir.bots.build import COMPILED
from comptoir.bots.judgement.espresso_everywhere import HALF, best_everywhere
from comptoir.bots.judgement.espresso_prospects import Column, Prospects
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.rules.turns import ACTIONS

# Gains are counted in half beans: a card scored is worth a little beyond its beans, for it brings the end nearer.
BEAN: Final = 2
SCORED: Final = 1
MOST_GAIN: Final = 60  # of one card, so that three fit into a byte together with
MOST_ANSWER: Final = 60  # what the opponent's answer may cost
REPLY: Final = 0.7  # how much of the best turn of the one to move is counted on

MOST_KEPT: Final = 100  # answers, and pairs of sets of cards, that are remembered


class Tables:
    """The prospects of one deck. Three cards of sixteen: all 696 sets may be kept, at a tenth of a megabyte each."""

    def __init__(self, deck: Deck) -> None:
        self.columns = [Column(gains_of(deck, card)) for card in range(CARDS)]
        self.alone: dict[int, Prospects] = {}
        self.against: dict[int, Prospects] = {}
        self.answers: dict[int, Column] = {}

    def prospects(self, cards: list[int]) -> Prospects:
        """The prospects of at most three cards."""
        key = key_of(cards)
        found = self.alone.get(key)
        if found is None:
            found = Prospects(self.columns_of(cards))
            self.alone[key] = found
        return found

    def contested(self, mine: list[int], theirs: list[int]) -> Prospects:
        """The prospects of one's cards, less what the best turn of somebody showing others would cost in answer."""
        key = key_of(mine) << CARDS | key_of(theirs)
        found = self.against.get(key)
        if found is None:
            if len(self.against) >= MOST_KEPT:
                self.against.clear()
            found = Prospects([*self.columns_of(mine), self.answered(theirs)])
            if not COMPILED:  # hundreds of arrangements will be asked about, and one by one takes long there
                found.everywhere()
            self.against[key] = found
        return found

    def columns_of(self, cards: list[int]) -> list[Column]:
        return [self.columns[card] for card in cards]

    def answered(self, cards: list[int]) -> Column:
        """In every arrangement, how far the best turn of somebody showing these cards stays below the most it may cost.

        Added to one's own gains it makes them those of a turn and its answer.
        """
        key = key_of(cards)
        found = self.answers.get(key)
        if found is None:
            if len(self.answers) >= MOST_KEPT:
                self.answers.clear()
            found = Column(self.best_turn(cards).translate(SPARED))
            self.answers[key] = found
        return found

    def best_turn(self, cards: list[int]) -> bytes:
        """The most that these cards can pay in a whole turn, for every arrangement."""
        best = self.prospects(cards).everywhere()
        for _ in range(ACTIONS - 1):
            best = best_everywhere(best)
        return best


SPARED: Final = bytes([MOST_ANSWER - min(MOST_ANSWER, round(REPLY * gain)) for gain in range(256)])


def gains_of(deck: Deck, card: int) -> bytes:
    """What a card pays in every arrangement of the first half, in half beans."""
    paid = deck.times[card][:HALF]
    return paid.translate(bytes([card_worth(deck, card, times) for times in range(256)]))


def card_worth(deck: Deck, card: int, times: int) -> int:
    """Half beans for a card that pays so many times."""
    return min(MOST_GAIN, times * deck.beans[card] * BEAN + SCORED) if times > 0 else 0


def key_of(cards: list[int]) -> int:
    key = 0
    for card in cards:
        key |= 1 << card
    return key


KEPT: Final[dict[str, Tables]] = {}


def tables_of(deck: Deck) -> Tables:
    """The tables of a deck; those of the last one asked for are kept."""
    if deck.text not in KEPT:
        KEPT.clear()
        KEPT[deck.text] = Tables(deck)
    return KEPT[deck.text]
