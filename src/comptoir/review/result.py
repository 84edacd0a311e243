"""What a review says: per step, per seat, and of the whole game. Shares of victory; alone at the table, points."""

import msgspec


class Parts(msgspec.Struct, frozen=True):
    """What each seat's chances were changed by, one number a seat."""

    luck: list[float]
    own: list[float]
    others: list[float]
    unseen: list[float]
    drift: list[float]


class Option(msgspec.Struct, frozen=True):
    """Something that could have been chosen at a turning point, and how much more it brings than what was chosen.

    `more` is from what the seat knew; `truly` with everything that lay hidden, and what the others chose, face up.
    """

    choice: int
    more: float
    doubt: float
    truly: float
    truly_doubt: float


class Decision(msgspec.Struct, frozen=True):
    """One free choice: the best that could be found instead, and how much more it brings from what the seat knew.

    `loss` may be below zero: another choice looked best at first and proved worse. `doubt` is its standard error.
    """

    seat: int
    choice: int
    choices: int  # how many there were
    secret: bool  # several chose at once: no choice of this kind is a mistake, it only brings less against usual play
    best: int
    loss: float = 0.0
    doubt: float = 0.0
    pairs: int = 0  # how often the two were tried side by side; 0 when nobody looked
    shown: bool = False  # large and sure enough to be told; `loss` is then that of a last, fresh look
    by_bot: bool = False  # a bot chose for somebody absent
    options: list[Option] = []  # at turning points: what was tried there, most promising first
    asked: int = 0  # the question that was answered
    whole_turn: bool = False  # judged by what its player made of it until the end of the turn: more than is usual


class Moment(msgspec.Struct, frozen=True):
    """The game after a step: everyone's chances, and what changed them. `given[i][j]`: what seat j's choice gave i."""

    number: int  # of the step; 0 is the start
    entries: list[int]  # of the record
    kind: str  # start, choice, undo
    seats: list[int]
    choices: list[int]
    chances: list[float]
    doubts: list[float]  # standard errors of the chances
    parts: Parts
    part_doubts: Parts
    given: list[list[float]]
    drew: bool = False
    decisions: list[Decision] = []


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that mattered to a seat: its own choice, the luck of it, or what somebody else did."""

    seat: int
    kind: str  # choice, luck
    moment: int
    entry: int
    change: float  # what luck gave, or what the choice cost (below zero), on a last, fresh look
    doubt: float
    decision: Decision | None = None


class SeatReview(msgspec.Struct, frozen=True):
    """One seat's bar: the first seven add up to the result, exactly. `doubts` are standard errors of deal to drift."""

    seat: int
    name: str
    start: float
    deal: float
    luck: float
    own: float
    others: float
    unseen: float
    drift: float
    result: float
    doubts: dict[str, float]
    undone: float  # how much of the drift is what take-backs changed
    loss: float  # what all choices together fell short of the best found, never clipped
    loss_doubt: float
    decisions: int  # free ones
    turning_points: list[TurningPoint]


class Review(msgspec.Struct, frozen=True):
    """A finished game, taken apart."""

    game: str
    options: dict[str, bool | int | str]
    seed: int
    thinking: float
    unit: str  # share, or score alone at the table
    scale: float  # what a whole victory is in this unit: words go by shares of it
    continued: bool
    trials: int
    not_looked_at: int  # free choices for which the limit left no time
    seats: list[SeatReview]
    moments: list[Moment]
