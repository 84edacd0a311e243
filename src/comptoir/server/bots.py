"""Bots think in the workshop; they are told the seat's view and nothing else."""

import random
import secrets
from typing import Literal

import msgspec

from comptoir.kernel.game import View
from comptoir.server.haste import BOT_THINKING
from comptoir.server.queueing import Rank, Request
from comptoir.server.wire import Level
from comptoir.server.worker import Job, Thought
from comptoir.server.workshop import Failed, Full, Gone, Workshop


class Bots(Workshop):
    """The workshop, as the tables know it."""

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
        thought = await self._think(self.request("choose", game, view, level, rank, asker))
        number = thought.choices[0][0] if thought is not None and thought.choices else -1
        return number if number in choices else random.SystemRandom().choice(choices)

    async def advise(self, game: str, view: View, asker: str = "") -> list[tuple[int, float, float]]:
        thought = await self._think(self.request("advise", game, view, "master", Rank.HINTS, asker))
        return thought.choices if thought is not None else []

    def request(
        self,
        kind: Literal["choose", "advise"],
        game: str,
        view: View,
        level: Level,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
    ) -> Request:
        job = Job(kind, game, msgspec.json.encode(view), level, secrets.randbits(62), BOT_THINKING)
        return Request(job, rank, asker)

    async def _think(self, request: Request) -> Thought | None:
        try:
            return msgspec.json.decode(await self.ask(request), type=Thought)
        except (Gone, Full, Failed, msgspec.MsgspecError):
            return None
