"""A choice as a number, as a named move, and as text."""

from comptoir.games.cafe_international.cards import KINDS
from comptoir.games.cafe_international.numbers import BASIC_SPACE, DECLARE, DRAW, END, FACE_DOWN, SEAT, STOP
from comptoir.games.cafe_international.plan import PLACE_NAMES, PLACES, TABLE_NAMES, TABLES
from comptoir.kernel.choices import Run, Runs, one
from comptoir.kernel.say import Move, declared

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


MOVES = declared(globals(), Move)
FORESEEN = (SeatGuest, PutDown, Stop, DeclareTable)

RUNS = (
    Run(
        SEAT,
        KINDS * PLACES,
        lambda number: SeatGuest(number // PLACES, number % PLACES),
        lambda number: f"{GUEST_LETTERS[number // PLACES]}@{PLACE_NAMES[number % PLACES]}",
    ),
    one(DRAW, DrawGuest(), "draw"),
    Run(FACE_DOWN, KINDS, PutDown, lambda kind: f"hide:{GUEST_LETTERS[kind]}"),
    one(STOP, Stop(), "stop"),
    one(END, EndGame(), "end"),
    Run(
        DECLARE,
        TABLES * 2,
        lambda number: DeclareTable(number // 2, number % 2),
        lambda number: f"{SALON_WORDS[number % 2]}@{TABLE_NAMES[number // 2]}",
    ),
)
BASIC = Runs(RUNS, BASIC_SPACE)
LADIES = Runs(RUNS)
