"""Bots think in the workshop; they are told the seat's view and nothing else."""

import random
import secrets
from typing import Literal

import msgspec

from comptoir.house.jobs import Job, Thought
from comptoir.house.pauses import PAUSES
from comptoir.house.wire import Level
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import View


class Bots:
    """The bots, as the tables know them."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop

    async def choose(
        self,
        game: str,
        view: View,
        choices: list[int],
        level: Level,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
    ) -> int:
        """A bot's choice. If even a fresh worker cannot think, any legal choice keeps the table going.

        It thinks even about a single choice: whether that shows is for who asks to know (`pondering.py`).
        """
        thought = await self._think("choose", game, view, level, rank, asker)
        number = thought.choices[0][0] if thought is not None and thought.choices else -1
        return number if number in choices else random.SystemRandom().choice(choices)

    async def advise(self, game: str, view: View, asker: str = "") -> list[tuple[int, float, float]]:
        thought = await self._think("advise", game, view, "master", Rank.HINTS, asker)
        return thought.choices if thought is not None else []

    async def _think(
        self, kind: Literal["choose", "advise"], game: str, view: View, level: Level, rank: Rank, asker: str
    ) -> Thought | None:
        job = Job(kind, game, msgspec.json.encode(view), level, secrets.randbits(62), PAUSES.thinking)
        try:
            return msgspec.json.decode(await self.workshop.do(job, rank, asker), type=Thought)
        except (Gone, Full, Failed, msgspec.MsgspecError):
            return None
