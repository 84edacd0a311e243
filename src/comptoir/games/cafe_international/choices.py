"""A choice as a number, as a named move, and as text."""

from comptoir.games.cafe_international.cards import KINDS
from comptoir.games.cafe_international.numbers import DECLARE, DRAW, END, FACE_DOWN, SPACE, STOP
from comptoir.games.cafe_international.plan import PLACE_NAMES, PLACES, TABLE_NAMES
from comptoir.kernel.say import Move

NATION_LETTERS = ("AF", "CN", "CU", "EN", "FR", "DE", "IN", "IT", "RU", "ES", "TR", "US")
GUEST_LETTERS = [f"{NATION_LETTERS[kind >> 1]}{'wm'[kind & 1]}" for kind in range(KINDS)]
SALON_WORDS = ("ladies", "gentlemen")


class SeatGuest(Move, frozen=True, tag="seat"):
    """Seat this guest from the hand on this seat."""

    guest: int
    place: int


class DrawGuest(Move, frozen=True, tag="draw"):
    """Take a guest from the pile."""


class PutDown(Move, frozen=True, tag="face-down"):
    """Put this guest face down, for good."""

    guest: int


class Stop(Move, frozen=True, tag="stop"):
    """Seat no more guests this turn."""


class EndGame(Move, frozen=True, tag="end"):
    """With an empty hand: close the café."""


class DeclareTable(Move, frozen=True, tag="declare"):
    """Fill this table with guests of one sex."""

    table: int
    sex: int


MOVES: tuple[type[Move], ...] = (SeatGuest, DrawGuest, PutDown, Stop, EndGame, DeclareTable)


def named(choice: int) -> Move:
    if choice < DRAW:
        return SeatGuest(choice // PLACES, choice % PLACES)
    if choice == DRAW:
        return DrawGuest()
    if choice < STOP:
        return PutDown(choice - FACE_DOWN)
    if choice == STOP:
        return Stop()
    if choice == END:
        return EndGame()
    return DeclareTable((choice - DECLARE) // 2, (choice - DECLARE) % 2)


def number(move: Move) -> int:
    if move not in NUMBERS:
        raise ValueError(f"no such choice: {move}")
    return NUMBERS[move]


def write(choice: int) -> str:
    """`FRw@N` seats a French woman on the north seat; `hide:FRw`; `ladies@TL`; `draw`, `stop`, `end`."""
    move = named(choice)
    if isinstance(move, SeatGuest):
        return f"{GUEST_LETTERS[move.guest]}@{PLACE_NAMES[move.place]}"
    if isinstance(move, PutDown):
        return f"hide:{GUEST_LETTERS[move.guest]}"
    if isinstance(move, DeclareTable):
        return f"{SALON_WORDS[move.sex]}@{TABLE_NAMES[move.table]}"
    return {DRAW: "draw", STOP: "stop", END: "end"}[choice]


TEXTS = {write(choice): choice for choice in range(SPACE)}
NUMBERS = {named(choice): choice for choice in range(SPACE)}
