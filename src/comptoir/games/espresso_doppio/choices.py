"""A choice as a number, as a named move, and as text."""

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.drawing import TYPE_LETTERS, piece_letters
from comptoir.games.espresso_doppio.events import about
from comptoir.games.espresso_doppio.numbers import EXCHANGE, PLACE, SCORE, SPACE, STOP
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.runner import PAIR, SPACES, TYPE_SETS, TYPES
from comptoir.kernel.say import Move


class Exchange(Move, frozen=True, tag="exchange"):
    """On these two spaces, the pieces of these types change places."""

    left: int
    right: int
    types: list[int]


class Place(Move, frozen=True, tag="place"):
    """Lay this piece on this space."""

    piece: int
    space: int


class Stop(Move, frozen=True, tag="stop"):
    """End the turn; alone, the game."""


class Score(Move, frozen=True, tag="score"):
    """Score this card."""

    card: int
    about: list[int]


MOVES: tuple[type[Move], ...] = (Exchange, Place, Stop, Score)


def exchanged(choice: int) -> tuple[list[int], list[int]]:
    """The two spaces (from 0) and the types of an exchange."""
    types = (choice - EXCHANGE) % TYPE_SETS + 1
    return PAIR[(choice - EXCHANGE) // TYPE_SETS], [kind for kind in range(TYPES) if types >> kind & 1]


def named(choice: int, deck: Deck) -> Move:
    if choice < PLACE:
        pair, types = exchanged(choice)
        return Exchange(pair[0] + 1, pair[1] + 1, types)
    if choice < STOP:
        return Place((choice - PLACE) // SPACES, (choice - PLACE) % SPACES + 1)
    if choice == STOP:
        return Stop()
    return Score(choice - SCORE + 1, about(deck.cards[choice - SCORE]))


def number(move: Move, deck: Deck) -> int:
    """The number of a named move. A card is known by its number alone."""
    if isinstance(move, Score) and 1 <= move.card <= CARDS:
        return SCORE + move.card - 1
    for choice in range(SCORE):
        if named(choice, deck) == move:
            return choice
    raise ValueError(f"no such choice: {move}")


def write(choice: int) -> str:
    """`Sc3`: caramel saucer to space 3; `2x4TP`: exchange cups and spoons of 2 and 4; `card7`: score it; `stop`."""
    if choice < PLACE:
        pair, types = exchanged(choice)
        return f"{pair[0] + 1}x{pair[1] + 1}" + "".join(TYPE_LETTERS[kind] for kind in types)
    if choice < STOP:
        return piece_letters((choice - PLACE) // SPACES) + str((choice - PLACE) % SPACES + 1)
    return "stop" if choice == STOP else f"card{choice - SCORE + 1}"


TEXTS = {write(choice): choice for choice in range(SPACE)}
