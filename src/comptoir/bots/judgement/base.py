"""Beliefs that fit any game; each game's file replaces some of them with better ones."""

from mypy_extensions import mypyc_attr

from comptoir.bots.values.learned import Learned
from comptoir.bots.values.shares import added
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """Plain beliefs: all choices are equally good, and only the end of a game tells who stands well."""

    horizon: int  # how many steps a playout looks ahead, at least, before the position is judged
    spread: float  # a lead of so many points is as good as won
    greed: float  # how much a bot cares for its lead rather than for winning alone, from 0 to 1
    through_luck: bool  # whether the tree goes on beyond dice and draws, taking their outcomes together

    nothing_hidden: bool  # but choices made at once: the others know as much, and can find out what is best for them
    pace: int  # how many tries fit into the time of one that is played out
    value: Learned | None  # what was learned from many games, where it is used

    def __init__(self) -> None:
        self.value = None
        self.pace = 1
        self.horizon = 100_000
        self.spread = 20.0
        self.greed = 0.15
        self.through_luck = True
        self.nothing_hidden = False

    def studied(self, position: Position, seat: int) -> "Judgement":
        """What a bot believes that has looked at this position long and hard before trying anything."""
        return self

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        """A quick choice for this waiting seat, good enough to see how a game may go on."""
        return position.pick(seat, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        """How promising each choice looks before any thought, as weights above zero."""
        return [1.0] * len(choices)

    def sensible(self, position: Position, seat: int, choices: list[int]) -> list[int]:
        """The choices a player thinks about: all of them, where no rule of thumb does as well."""
        return choices

    def seen_as(self, position: Position, seat: int, choice: int) -> int:
        """The choice as the others see it: a secret one must look like any other that could have been made."""
        return choice

    def settled(self, position: Position) -> bool:
        """Whether this is a good moment to judge, rather than the middle of something."""
        return True

    def taught(self, value: Learned) -> None:
        """From now on positions are judged by a learned value, as soon as they are calm."""
        self.value = value
        self.horizon = 0

    def calm(self, position: Position) -> bool:
        """Whether this position can be judged."""
        return self.settled(position) if self.value is None else self.value.sight.calm(position)

    def verdict(self, position: Position) -> tuple[list[float], list[float]]:
        """Each seat's chance of winning, and the final scores to expect."""
        if self.value is not None:
            return self.value.verdict(position)
        points = self.outlook(position)
        return self.chances(position, points), points

    def outlook(self, position: Position) -> list[float]:
        """The final scores to expect from here."""
        return [float(score) for score in position.tally()]

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        """Each seat's chance of winning, given the scores to expect: a lead of `spread` points decides."""
        shares: list[float] = []
        for seat in range(position.seats):
            share = 1.0
            for other in range(position.seats):
                if other != seat:
                    lead = (outlook[seat] - outlook[other]) / self.spread
                    share *= 0.5 + 0.5 * min(1.0, max(-1.0, lead))
            shares.append(share + 0.001)
        total = added(shares)
        return [share / total for share in shares]
