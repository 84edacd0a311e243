"""Bots think in the workshop; they are told the seat's view, what everybody has heard, and nothing else."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from comptoir.house.hinting import Hinted
from comptoir.house.jobs import Job, Thought
from comptoir.house.pauses import PAUSES
from comptoir.house.secrecy import UNGUESSABLE, Secrets
from comptoir.house.wire import LevelName
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Refused, View
from comptoir.kernel.say import Say


class Bots:
    """The bots, as the tables know them."""

    def __init__(self, workshop: Workshop, secrets: Secrets = UNGUESSABLE) -> None:
        self.workshop = workshop
        self.secrets = secrets

    async def choose(
        self,
        game: str,
        view: View,
        choices: list[int],
        level: LevelName,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        """A bot's choice. If even a fresh worker cannot think, any legal choice keeps the table going.

        It thinks even about a single choice: whether that shows is for who asks to know (`pondering.py`).
        """
        thought = await self._think("choose", game, view, level, rank, asker, memory)
        number = thought.choices[0].choice if thought is not None and thought.choices else -1
        return number if number in choices else choices[self.secrets.seed() % len(choices)]

    async def choose_steadily(
        self,
        game: str,
        view: View,
        level: LevelName,
        seed: int,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        """The choice that this seed gives at any time on any machine. Waits where nobody can think just now: Refused
        until somebody can.
        """
        job = Job("choose", game, msgspec.json.encode(view), level, seed, PAUSES.thinking, [*memory], steady=True)
        try:
            found = msgspec.json.decode(await self.workshop.do(job, rank, asker), type=Thought)
        except (Gone, Full, Failed, msgspec.MsgspecError):
            raise Refused(Say("server-busy")) from None
        return found.choices[0].choice

    async def advise(self, game: str, view: View, asker: str = "", memory: Sequence[int] = ()) -> list[Hinted]:
        thought = await self._think("advise", game, view, "master", Rank.HINTS, asker, memory)
        return thought.choices if thought is not None else []

    async def _think(
        self,
        kind: Literal["choose", "advise"],
        game: str,
        view: View,
        level: LevelName,
        rank: Rank,
        asker: str,
        memory: Sequence[int],
    ) -> Thought | None:
        job = Job(kind, game, msgspec.json.encode(view), level, self.secrets.seed(), PAUSES.thinking, [*memory])
        try:
            return msgspec.json.decode(await self.workshop.do(job, rank, asker), type=Thought)
        except (Gone, Full, Failed, msgspec.MsgspecError):
            return None
