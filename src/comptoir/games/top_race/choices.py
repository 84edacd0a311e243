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
from comptoir.kernel.choices import Run, Runs, one
from comptoir.kernel.say import Move, declared


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
    """A space, by its first column and its lane, both counted from 1."""

    space: int
    column: int
    lane: int


class CrossLine(Move, frozen=True, tag="finish"):
    """Drive over the finish."""


MOVES = declared(globals(), Move)
# Cards may be laid in secret, and bets are: these are judged one by one.
FORESEEN = (Pass, BidMoney, PickGold, Accelerate, BreakDown, PlaceCar, PlaceToken, DriveTo, DriveLine, CrossLine)
# What is the same on every circuit: before the places on the grid, and after them.
RUNS = (
    one(PASS, Pass(), "pass"),
    Run(BID + 1, CARD - BID - 1, lambda n: BidMoney((n + 1) * RAISE), lambda n: f"bid-{(n + 1) * RAISE}"),
    Run(CARD, KINDS, PlayCard, lambda kind: f"play-{DECK[kind]}"),
    Run(GOLD_CAR, CARS, PickGold, lambda car: f"gold-{LETTERS[car]}"),
    one(ACCELERATE, Accelerate(), "accelerate"),
    one(BREAK_DOWN, BreakDown(), "break-down"),
    Run(BET, CARS, BetOn, lambda car: f"bet-{LETTERS[car]}"),
)
LATER = (
    Run(HAND, CARS, lambda n: TakeHand(n + 1), lambda n: f"hand-{n + 1}"),
    Run(TAKE_CAR, CARS, TakeCar, lambda car: f"car-{LETTERS[car]}"),
    Run(LINE, len(LETTERS), DriveLine, lambda line: f"line-{LETTERS[line]}"),
    one(DRAW, TurnCard(), "draw"),
    Run(TOKEN, 2 * FARTHEST + 1, lambda n: PlaceToken(n - FARTHEST), lambda n: f"token{n - FARTHEST:+}"),
)


@lru_cache(maxsize=32)
def runs_for(circuit: Circuit) -> Runs:
    """The choices on this circuit. Everything is counted from 1: `grid-1.2` is the second lane of the front row,
    `drive-13.1` the inside of column 13. Former records have `grid-6` for the sixth place from the rear, and `to-12.1`
    with columns from 0.
    """

    def place(n: int) -> PlaceCar:
        space = circuit.grid[n]
        return PlaceCar(space, circuit.line_column - circuit.last[space] + 1, circuit.lane[space] + 1)

    def write_place(n: int) -> str:
        return f"grid-{place(n).row}.{place(n).lane}"

    def drive(space: int) -> Move:
        return DriveTo(space, circuit.first[space] + 1, circuit.lane[space] + 1)

    def write_space(space: int) -> str:
        return f"drive-{circuit.first[space] + 1}.{circuit.lane[space] + 1}"

    def once_written(space: int) -> str:
        return f"to-{circuit.first[space]}.{circuit.lane[space] + 1}"

    grid, spaces = Run(PLACE, CARS, place, write_place, lambda n: f"grid-{n + 1}"), len(circuit.first)
    roads = (Run(DRIVE, spaces, drive, write_space, once_written), one(DRIVE + spaces, CrossLine(), "finish"))
    return Runs((*RUNS, grid, *LATER, *roads))
