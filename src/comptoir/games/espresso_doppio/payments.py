"""How often each card pays in each of the 216,000 arrangements: one byte each, 3.5 MB, computed once per deck."""

from typing import Final

from comptoir.games.espresso_doppio.deck import SPECIAL, Card, read_deck
from comptoir.games.espresso_doppio.patterns import Pattern, layouts_for, patterns_of, turned
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, CUP, LAYOUTS, SAUCER, SPOON

KEPT_DECKS: Final = 24  # 84 MB at the most
PART: Final = LAYOUTS * LAYOUTS  # the arrangements that share their saucers
HIGH: Final = int.from_bytes(b"\x80" * PART, "little")


class Deck:
    """The sixteen cards, with what each pays in every arrangement."""

    def __init__(self, text: str, cards: list[Card], times: bytes) -> None:
        self.text = text
        self.cards = cards
        self.beans = [card.beans for card in cards]
        self.special = [card.condition == SPECIAL for card in cards]
        self.times = times

    def pays(self, card: int, arrangement: int) -> int:
        """How many times the card (0 to 15) pays in this arrangement, the card turned the better way."""
        return self.times[card * ARRANGEMENTS + arrangement]


def content_of(cards: list[Card]) -> str:
    """What decides when the cards pay; two texts that differ in spaces, remarks or beans alone share it."""
    return "; ".join([f"{card.condition} {card.parts}" for card in cards])


def times_in(cards: list[Card]) -> bytes:
    """How often every card of a deck pays in every arrangement; cards that ask for the same are counted once."""
    counted: dict[str, bytes] = {}
    for card in cards:
        asked = content_of([card])
        if asked not in counted:
            counted[asked] = times_of(card)
    return b"".join([counted[content_of([card])] for card in cards])


def times_of(card: Card) -> bytes:
    """How often one card pays in every arrangement; a card is scored in one orientation, so the better of the two."""
    upright = patterns_of(card)
    upside_down = [turned(pattern) for pattern in upright]
    counted = count(upright)
    if sorted(upside_down) != sorted(upright):
        counted = [larger(one, other) for one, other in zip(counted, count(upside_down), strict=True)]
    return b"".join([part.to_bytes(PART, "little") for part in counted])


def count(patterns: list[Pattern]) -> list[int]:
    """How many of the patterns are there in every arrangement: for each layout of the saucers one long number with a
    byte for each arrangement.

    A pattern asks something of each type apart: the arrangements that show it are a product of three lists of layouts.
    No card has more than 54 patterns, so bytes never run over.
    """
    found = [0] * LAYOUTS
    for pattern in patterns:
        line = 0
        for spoons in layouts_for(pattern, SPOON):
            line |= 1 << 8 * spoons
        part = 0
        for cups in layouts_for(pattern, CUP):
            part |= line << 8 * LAYOUTS * cups
        for saucers in layouts_for(pattern, SAUCER):
            found[saucers] += part
    return found


def larger(one: int, other: int) -> int:
    """The larger of each two bytes, all below 128, of two long numbers."""
    not_less = ((other | HIGH) - one) & HIGH
    taken = not_less | (not_less - (not_less >> 7))
    return (other & taken) | (one & ~taken)


TIMES: Final[dict[str, bytes]] = {}  # by content
KEPT: Final[dict[str, Deck]] = {}  # by text


def known(text: str) -> bool:
    """Whether this deck is at hand, or cannot be read anyhow."""
    return text in KEPT or content_of(read_deck(text)) in TIMES


def keep_times(cards: list[Card], times: bytes) -> None:
    if len(TIMES) >= KEPT_DECKS:
        del TIMES[next(iter(TIMES))]
    TIMES[content_of(cards)] = times


def deck_from(text: str) -> Deck:
    """The deck of this text. Those used lately are kept: building one takes a moment."""
    deck = KEPT.pop(text, None)
    if deck is None:
        cards = read_deck(text)
        if content_of(cards) not in TIMES:
            keep_times(cards, times_in(cards))
        deck = Deck(text, cards, TIMES[content_of(cards)])
        if len(KEPT) >= KEPT_DECKS:
            del KEPT[next(iter(KEPT))]
    KEPT[text] = deck  # the one used last stands last
    return deck
