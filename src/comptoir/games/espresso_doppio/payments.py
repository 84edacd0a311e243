"""How often each card pays in each of the 216,000 arrangements: one byte each, counted once for each card there is.

Cards are the unit that decks share: whatever decks people write, no more than 551 cards pay differently, 119 MB in all.
So what was counted is never forgotten.
"""

from typing import Final

from comptoir.games.espresso_doppio.deck import DUO, PAIRED, ROW, SET, SPECIAL, STACK, Card, read_deck
from comptoir.games.espresso_doppio.faces import face_of
from comptoir.games.espresso_doppio.patterns import Pattern, layouts_for, patterns_of, turned
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, CUP, LAYOUTS, SAUCER, SPOON

KEPT_DECKS: Final = 256  # their words; reading one anew takes a tenth of a millisecond
PART: Final = LAYOUTS * LAYOUTS  # the arrangements that share their saucers
HIGH: Final = int.from_bytes(b"\x80" * PART, "little")


class Deck:
    """The sixteen cards, with what each pays in every arrangement."""

    def __init__(self, text: str, cards: list[Card], times: list[bytes]) -> None:
        self.text = text
        self.cards = cards
        self.beans = [card.beans for card in cards]
        self.special = [card.condition == SPECIAL for card in cards]
        self.times = times
        self.faces = [face_of(card, alone=False) for card in cards]
        self.faces_alone = [face_of(card, alone=True) for card in cards]

    def pays(self, card: int, arrangement: int) -> int:
        """How many times the card (0 to 15) pays in this arrangement, the card turned the better way."""
        return self.times[card][arrangement]


def content_of(card: Card) -> str:
    """What decides when a card pays: one turned round, or with its stack told in another order, asks for the same."""
    parts = card.parts
    if card.condition == STACK or card.condition == PAIRED:
        parts = sorted(parts)
    elif card.condition == ROW or card.condition == SET:
        parts = min(parts, parts[::-1])
    elif card.condition == DUO:
        one, other = sorted(parts[:2]), sorted(parts[2:])
        parts = min(one + other, other + one)
    return f"{card.condition} {parts}"


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


def uncounted(cards: list[Card]) -> dict[str, Card]:
    """The cards of a deck that nobody has counted here, by content."""
    return {content_of(card): card for card in cards if content_of(card) not in TIMES}


def known(text: str) -> bool:
    """Whether this deck is at hand, or cannot be read anyhow."""
    return text in KEPT or len(uncounted(read_deck(text))) == 0


def handed_over(cards: list[Card]) -> bytes:
    """All that is counted of a deck, each card once."""
    return b"".join([TIMES[content] for content in {content_of(card): 0 for card in cards}])


def take_over(cards: list[Card], found: bytes) -> None:
    """Keep what another process has counted."""
    for number, content in enumerate({content_of(card): 0 for card in cards}):
        if content not in TIMES:
            TIMES[content] = found[number * ARRANGEMENTS : (number + 1) * ARRANGEMENTS]


def deck_from(text: str) -> Deck:
    """The deck of this text, counted if it is not at hand."""
    deck = KEPT.pop(text, None)
    if deck is None:
        cards = read_deck(text)
        for content, card in uncounted(cards).items():
            TIMES[content] = times_of(card)
        deck = Deck(text, cards, [TIMES[content_of(card)] for card in cards])
        if len(KEPT) >= KEPT_DECKS:
            del KEPT[next(iter(KEPT))]
    KEPT[text] = deck  # the one used last stands last
    return deck
