"""A review on the wire: GET /api/tables/{id}/review?after=n answers a `ReviewState` that goes further than number n.

Chances are shares of victory, or the score of one who plays alone; entries are those of the log, as in a replay.
"""

from typing import Literal

from msgspec import Struct

from comptoir.house.wire import Choice
from comptoir.kernel.say import Say


class Spoken(Struct, frozen=True):
    """A sentence, and the choices it names: each is said, and put into the sentence by its name."""

    said: Say
    moves: dict[str, Say] = {}


class ReviewMoment(Struct, frozen=True):
    """Everyone's chances after these entries, how far they may be off (95 times in 100), and what changed them."""

    entries: list[int]
    chances: list[float]
    doubts: list[float]
    luck: list[float]
    own: list[float]
    others: list[float]
    unseen: list[float]
    drift: list[float]


class ReviewOption(Struct, frozen=True):
    """What a choice would have brought beyond the one made: from what could be known, and in hindsight; each with ±."""

    choice: int
    more: float
    doubt: float
    truly: float
    truly_doubt: float


class ReviewPoint(Struct, frozen=True):
    """A moment that mattered. A choice comes with all there were; where `hidden`, hindsight sees more."""

    kind: Literal["choice", "luck"]
    moment: int
    entry: int
    change: float
    doubt: float
    words: Spoken
    question: Say | None = None
    choice: int = -1
    best: int = -1
    secret: bool = False
    hidden: bool = False
    choices: list[Choice] = []
    options: list[ReviewOption] = []


class ReviewBar(Struct, frozen=True):
    """One player's result taken apart. `points` are whole ones that add up; the sentences say the same."""

    seat: int
    start: int
    result: int
    points: dict[str, int]
    doubts: dict[str, int]
    sentences: list[Spoken]
    turning: list[ReviewPoint]


class ReviewState(Struct, frozen=True):
    """As far as it has been worked out. The bars come with the end; the moments' parts before it, as they are found."""

    number: int
    done: bool
    share: float
    """How much of the work is done, from 0 to 1."""
    steps: int
    """How many moments there will be after the first."""
    unit: Literal["share", "score"]
    continued: bool
    moments: list[ReviewMoment]
    bars: list[ReviewBar]
