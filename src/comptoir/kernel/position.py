"""What every game promises: a position, a list of legal choices, and luck from outside."""

import hashlib
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Line

SPECTATOR = -1

Group = tuple[int, list[int]]  # facts, and the number of the list since which they are part of it


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything on the table. Subclasses declare fields and have no `__init__`: `setup()` and `copy()` fill them."""

    seats: int
    step: int
    over: bool
    edition: int  # the rules number the game began with; it is played to its end under this one
    journal: Journal | None

    def waiting(self) -> list[int]:
        """The seats that owe a choice, ascending; several when all choose at once; none when the game is over."""
        raise NotImplementedError

    def asks(self, seat: int) -> int:
        """The question put to this waiting seat, as a code the game has words for."""
        raise NotImplementedError

    def choices(self, seat: int) -> list[int]:
        """What this seat may choose, ascending; [] when it is not waiting. Exactly the numbers not refused."""
        raise NotImplementedError

    def pick(self, seat: int, luck: Luck) -> int:
        """One of the choices of a waiting seat, at random. A game may find it without listing them all."""
        choices = self.choices(seat)
        return choices[luck.below(len(choices))]

    def refusal(self, seat: int, choice: int) -> int:
        """0 when the choice is allowed, else the code of the rule that forbids it."""
        raise NotImplementedError

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        """Play a legal choice; trusts its caller."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's score if the game ended now: with what the present place would bring and with what would be
        deducted. Where a game has nothing to settle at its end, what the seat has.
        """
        raise NotImplementedError

    def tally(self) -> list[int]:
        """What each seat has made so far, before anything is deducted; once the game is over, the scores."""
        return self.scores()

    def sheet(self, seat: int) -> list[Line]:
        """Lines that add up to the seat's score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each seat's rank if the game ended now: 1 for the winner or winners."""
        raise NotImplementedError

    def groups(self) -> list[Group]:
        """Everything there is, as canonical whole numbers, in groups. Games are marked by these: a group that has been
        released never changes, and what is new becomes a new group at the end, under the next list number.
        """
        raise NotImplementedError

    def facts(self, upto: int = 0) -> list[int]:
        """The facts up to this list; up to the newest (0), two positions are equal exactly when their facts are."""
        found: list[int] = []
        for since, facts in self.groups():
            if upto == 0 or since <= upto:
                found += facts
        return found

    def copy(self) -> "Position":
        """An independent position, without the journal."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{in_short(self)}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes, and deep in copies of other things, a position travels as its line of text."""
        return packed(self)


def fingerprint(position: Position, upto: int = 0) -> str:
    """Sixteen letters that tell positions apart, by the newest list of facts or by this one."""
    text = ",".join([str(fact) for fact in position.facts(upto)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def ranks(keys: list[list[int]]) -> list[int]:
    """Ranks for keys where the greatest is best: equal keys share a rank and the next one skips (1, 2, 2, 4)."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def plainly(position: Position) -> str:
    """The kernel does not know how games write their positions."""
    return f"{type(position).__name__} of {position.seats} at step {position.step}"


# Whoever knows the games puts their one line of text here (`comptoir/__init__.py` does).
in_short: Callable[[Position], str] = plainly


def unpackable(position: Position) -> tuple[object, ...]:
    """The kernel cannot write a position down so that another process could read it."""
    raise TypeError(f"{plainly(position)} cannot be packed")


packed: Callable[[Position], tuple[object, ...]] = unpackable  # put here beside `in_short`
