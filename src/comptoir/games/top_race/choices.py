"""A choice as a number, as a named move, and as text."""

from functools import lru_cache

from comptoir.games.top_race.cards import CARS, DECK, KINDS, LETTERS, RAISE
from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.numbers import (
    ACCELERATE,
    BET,
    BID,
    BREAK_DOWN,
    CARD,
    DRAW,
    DRIVE,
    FARTHEST,
    GOLD_CAR,
    HAND,
    LINE,
    PASS,
    PLACE,
    TAKE_CAR,
    TOKEN,
)
from comptoir.kernel.say import Move


class Pass(Move, frozen=True, tag="pass"):
    """Do not bid for this driver any more."""


class BidMoney(Move, frozen=True, tag="bid"):
    amount: int


class PlayCard(Move, frozen=True, tag="card"):
    card: int


class PickGold(Move, frozen=True, tag="gold"):
    """The gold number drives this car."""

    car: int


class Accelerate(Move, frozen=True, tag="accelerate"):
    """The rear car of the link draws level."""


class BreakDown(Move, frozen=True, tag="break-down"):
    """The front car of the link stops until it is overtaken."""


class BetOn(Move, frozen=True, tag="bet"):
    car: int


class PlaceCar(Move, frozen=True, tag="place"):
    """A space of the grid; row 1 is the front row, lane 1 the inside."""

    space: int
    row: int
    lane: int


class TakeHand(Move, frozen=True, tag="hand"):
    hand: int


class TakeCar(Move, frozen=True, tag="take-car"):
    car: int


class DriveLine(Move, frozen=True, tag="line"):
    """The line of this car, or the gold one, comes next."""

    line: int


class TurnCard(Move, frozen=True, tag="draw"):
    """Turn up the top card."""


class PlaceToken(Move, frozen=True, tag="token"):
    position: int


class DriveTo(Move, frozen=True, tag="drive"):
    """A space, by its first column and its lane counted from 1."""

    space: int
    column: int
    lane: int


class CrossLine(Move, frozen=True, tag="finish"):
    """Drive over the finish."""


MOVES: tuple[type[Move], ...] = (
    Pass, BidMoney, PlayCard, PickGold, Accelerate, BreakDown, BetOn, PlaceCar, TakeHand, TakeCar, DriveLine, TurnCard,
    PlaceToken, DriveTo, CrossLine,
)  # fmt: skip


def space_of(circuit: Circuit) -> int:
    """How many choice numbers there are."""
    return DRIVE + len(circuit.first) + 1


def named(choice: int, circuit: Circuit) -> Move:
    if choice < CARD:
        return Pass() if choice == PASS else BidMoney((choice - BID) * RAISE)
    if choice < ACCELERATE:
        return PlayCard(choice - CARD) if choice < GOLD_CAR else PickGold(choice - GOLD_CAR)
    if choice < PLACE:
        return Accelerate() if choice == ACCELERATE else BreakDown() if choice == BREAK_DOWN else BetOn(choice - BET)
    if choice < LINE:
        return _named_purchase(choice, circuit)
    if choice < DRIVE:
        if choice < TOKEN:
            return TurnCard() if choice == DRAW else DriveLine(choice - LINE)
        return PlaceToken(choice - TOKEN - FARTHEST)
    space = choice - DRIVE
    if space == len(circuit.first):
        return CrossLine()
    return DriveTo(space, circuit.first[space], circuit.lane[space] + 1)


def _named_purchase(choice: int, circuit: Circuit) -> Move:
    if choice >= TAKE_CAR:
        return TakeCar(choice - TAKE_CAR)
    if choice >= HAND:
        return TakeHand(choice - HAND + 1)
    space = circuit.grid[choice - PLACE]
    return PlaceCar(space, circuit.line_column - circuit.last[space] + 1, circuit.lane[space] + 1)


def write(choice: int, circuit: Circuit) -> str:
    """One word: `bid-30`, `play-B6W4G2R1`, `to-12.1` (first column and lane), `token+9`, `finish` …"""
    if choice < CARD:
        return "pass" if choice == PASS else f"bid-{(choice - BID) * RAISE}"
    for first, word, texts in WORDS:
        if first <= choice < first + len(texts):
            return word + texts[choice - first]
    if choice < DRIVE:
        return f"token{choice - TOKEN - FARTHEST:+}"
    space = choice - DRIVE
    return "finish" if space == len(circuit.first) else f"to-{circuit.first[space]}.{circuit.lane[space] + 1}"


NUMBERS = [str(number) for number in range(1, CARS + 1)]
WORDS: list[tuple[int, str, list[str]]] = [
    (CARD, "play-", [DECK[kind] for kind in range(KINDS)]),
    (GOLD_CAR, "gold-", list(LETTERS[:CARS])),
    (ACCELERATE, "", ["accelerate", "break-down"]),
    (BET, "bet-", list(LETTERS[:CARS])),
    (PLACE, "grid-", NUMBERS),
    (HAND, "hand-", NUMBERS),
    (TAKE_CAR, "car-", list(LETTERS[:CARS])),
    (LINE, "line-", list(LETTERS)),
    (DRAW, "", ["draw"]),
]


@lru_cache(maxsize=32)
def texts(circuit: Circuit) -> dict[str, int]:
    """Every word of the notation and the choice it names."""
    return {write(choice, circuit): choice for choice in range(space_of(circuit))}


def number(move: Move, circuit: Circuit) -> int:
    if move not in moves(circuit):
        raise ValueError(f"no such choice: {move}")
    return moves(circuit)[move]


@lru_cache(maxsize=32)
def moves(circuit: Circuit) -> dict[Move, int]:
    """Every named move and its number."""
    return {named(choice, circuit): choice for choice in range(space_of(circuit))}
