"""How often each card pays in each of the 216,000 arrangements: one byte each, 3.5 MB, computed once per deck."""

from typing import Final

from comptoir.games.espresso_doppio.deck import SPECIAL, Card, read_deck
from comptoir.games.espresso_doppio.patterns import Pattern, layouts_for, patterns_of, turned
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, CUP, LAYOUTS, SAUCER, SPOON

KEPT_DECKS: Final = 4


class Deck:
    """The sixteen cards, with what each pays in every arrangement."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.cards = read_deck(text)
        self.beans = [card.beans for card in self.cards]
        self.special = [card.condition == SPECIAL for card in self.cards]
        self.times = b"".join([times_of(card) for card in self.cards])

    def pays(self, card: int, arrangement: int) -> int:
        """How many times the card (0 to 15) pays in this arrangement, the card turned the better way."""
        return self.times[card * ARRANGEMENTS + arrangement]


def times_of(card: Card) -> bytes:
    """How often one card pays in every arrangement; a card is scored in one orientation, so the better of the two."""
    upright = patterns_of(card)
    upside_down = [turned(pattern) for pattern in upright]
    counted = count(upright)
    if sorted(upside_down) == sorted(upright):
        return counted
    return bytes(map(max, counted, count(upside_down)))


def count(patterns: list[Pattern]) -> bytes:
    """How many of the patterns are there in every arrangement.

    A pattern asks something of each type apart: the arrangements that show it are a product of three lists of layouts.
    """
    found = bytearray(ARRANGEMENTS)
    for pattern in patterns:
        spoons = layouts_for(pattern, SPOON)
        for saucers in layouts_for(pattern, SAUCER):
            for cups in layouts_for(pattern, CUP):
                first = (saucers * LAYOUTS + cups) * LAYOUTS
                for layout in spoons:
                    found[first + layout] += 1
    return bytes(found)


KEPT: Final[dict[str, Deck]] = {}


def deck_from(text: str) -> Deck:
    """The deck of this text. The last few are kept: building one takes a moment."""
    if text not in KEPT:
        deck = Deck(text)
        if len(KEPT) >= KEPT_DECKS:
            del KEPT[next(iter(KEPT))]
        KEPT[text] = deck
    return KEPT[text]
