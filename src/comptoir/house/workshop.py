"""The workshop: where the house has its heavy work done, so that nobody at another table waits for it."""

from abc import ABC, abstractmethod
from enum import IntEnum

from comptoir.bots.build import COMPILED
from comptoir.house import jobs
from comptoir.house.jobs import AnyJob


class Rank(IntEnum):
    """What is done first. One job in four goes to the last rank that waits, so that none waits for ever."""

    PLAYERS = 0  # somebody at the table waits for the bot
    HINTS = 1
    PAGES = 2  # somebody waits for a board, a replay, a table
    REVIEWS = 3  # somebody watches a review grow, slice by slice
    WATCHED = 4  # bots among themselves, somebody looks on
    ALONE = 5  # bots at a table whose people are away
    FORECASTS = 6  # somebody wonders what his house rules would change


class Full(Exception):
    """So many jobs wait already, of everybody or of this asker, that another is not taken."""


class Gone(Exception):
    """The worker hung, crashed or answered nonsense."""


class Failed(Exception):
    """The job cannot be done."""


class Workshop(ABC):
    """Whoever opens a door to the house brings one. How busy it is, whoever keeps the house may like to know."""

    busy = 0
    waiting = 0
    restarts = 0

    def compiled(self) -> bool:
        """Whether jobs are done by compiled rules: what is a blink there may be longer than anybody waits elsewhere."""
        return COMPILED

    @abstractmethod
    async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
        """The job's answer; Full, Gone or Failed when there is none."""


class ByHand(Workshop):
    """The simplest one: every job is done here and now, and everybody waits for it."""

    async def do(self, job: AnyJob, _rank: Rank = Rank.PAGES, _asker: str = "") -> bytes:
        try:
            return jobs.do(job)
        except Exception as error:  # as from a worker: whoever asked is told that it could not be done
            raise Failed from error
