"""A choice as a number, as a named move, and as text: `Sc3` lays the caramel saucer on space 3, `card7` scores it."""

from collections.abc import Sequence
from functools import lru_cache

from comptoir.games.espresso_doppio.deck import CARDS, Card, DeckError, read_deck
from comptoir.games.espresso_doppio.drawing import TYPE_LETTERS, piece_letters
from comptoir.games.espresso_doppio.events import about
from comptoir.games.espresso_doppio.numbers import EXCHANGE, PLACE, SCORE, STOP
from comptoir.games.espresso_doppio.options import SHIPPED_DECK
from comptoir.games.espresso_doppio.runner import PAIR, PIECES, SPACES, TYPE_SETS, TYPES
from comptoir.kernel.choices import Run, Runs, one
from comptoir.kernel.say import Move, declared


class Exchange(Move, frozen=True, tag="exchange"):
    """On these two spaces, the pieces of these types change places."""

    left: int
    right: int
    types: tuple[int, ...]


class Place(Move, frozen=True, tag="place"):
    """Lay this piece on this space."""

    piece: int
    space: int


class Stop(Move, frozen=True, tag="stop"):
    """End the turn; alone, the game."""


class Score(Move, frozen=True, tag="score"):
    """Score this card."""

    card: int
    about: tuple[int, ...]


MOVES = declared(globals(), Move)
CARD_WORDS = [f"card{card + 1}" for card in range(CARDS)]


def exchanged(choice: int) -> tuple[list[int], list[int]]:
    """The two spaces (from 0) and the types of an exchange."""
    types = (choice - EXCHANGE) % TYPE_SETS + 1
    return PAIR[(choice - EXCHANGE) // TYPE_SETS], [kind for kind in range(TYPES) if types >> kind & 1]


def exchange(number: int) -> Exchange:
    (left, right), types = exchanged(EXCHANGE + number)
    return Exchange(left + 1, right + 1, tuple(types))


def write_exchange(number: int) -> str:
    """`2x4TP`: cups and spoons of 2 and 4."""
    (left, right), types = exchanged(EXCHANGE + number)
    return f"{left + 1}x{right + 1}" + "".join(TYPE_LETTERS[kind] for kind in types)


def runs_of(cards: Sequence[Card]) -> Runs:
    """With the cards of this deck, which say what scoring them is about."""
    return Runs(
        (
            Run(EXCHANGE, len(PAIR) * TYPE_SETS, exchange, write_exchange),
            Run(
                PLACE,
                PIECES * SPACES,
                lambda number: Place(number // SPACES, number % SPACES + 1),
                lambda number: piece_letters(number // SPACES) + str(number % SPACES + 1),
            ),
            one(STOP, Stop(), "stop"),
            Run(SCORE, CARDS, lambda card: Score(card + 1, tuple(about(cards[card]))), lambda card: CARD_WORDS[card]),
        )
    )


SHIPPED = runs_of(read_deck(SHIPPED_DECK))


@lru_cache(maxsize=32)
def runs_for(deck: str) -> Runs:
    """With a deck of this text; one that cannot be read is refused elsewhere, and written like ours."""
    try:
        return runs_of(read_deck(deck)) if deck else SHIPPED
    except DeckError:
        return SHIPPED
