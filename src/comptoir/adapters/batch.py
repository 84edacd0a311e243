"""Many tables side by side, as arrays: what learners that play thousands of games at once want.

    from comptoir.adapters.batch import Batch

    tables = Batch("cafe-race", count=256, seats=3, seed=1)
    seen = tables.seen()
    seen = tables.step(choose(seen.observations, seen.masks))

A table whose game is over begins the next one at once; `over` and `rewards` tell of the game that ended.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from comptoir.adapters.flatten import Part, layout, mask, numbers
from comptoir.adapters.rewards import rewards
from comptoir.adapters.zoo import options_at, seats_at
from comptoir.kernel.game import Options, Refused
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_forced
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_switch, check_whole


class Seen(NamedTuple):
    """One row for each table."""

    observations: NDArray[Any]  # what the seat that chooses sees; `Batch.layout` says what stands where
    masks: NDArray[Any]  # 1 for every choice it may make
    seats: NDArray[Any]  # which seat that is
    rewards: NDArray[Any]  # of each seat, where a game just ended
    over: NDArray[Any]  # where a game just ended


class Batch:
    """`count` tables of one rule set. With the same seed and the same choices everything happens again."""

    def __init__(
        self,
        rule_set: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        *,
        skip_forced: bool = False,
        **own: bool | int | str,
    ) -> None:
        check_whole("count", count)
        check_switch("skip_forced", skip_forced)
        self.game, self.options = options_at(rule_set, options, own)
        self.table_seats = seats_at(self.game, self.options, seats)
        self.skip_forced = skip_forced
        self.space = self.game.space(self.options)
        check_whole("seed", seed, 0)
        self.seeds = [np.random.SeedSequence(entropy=seed, spawn_key=(table,)) for table in range(count)]
        self.lucks = [Fast(0)] * count
        self.positions: list[Position] = [self._new(table) for table in range(count)]
        self.layout: list[Part] = layout(self.game.view(self.positions[0], 0))

    def _new(self, table: int) -> Position:
        luck = self.lucks[table] = Fast(int(self.seeds[table].spawn(1)[0].generate_state(1, np.uint64)[0]))
        return self._gone_on(self.game.setup(self.options, self.table_seats, luck), luck)

    def _gone_on(self, position: Position, luck: Fast) -> Position:
        if self.skip_forced:
            play_forced(position, luck)
        return position

    def __repr__(self) -> str:
        return f"<{len(self.positions)} tables of {self.game.name}, {self.table_seats} seats>"

    def seen(self) -> Seen:
        """What there is to choose from now."""
        count = len(self.positions)
        return self._told(np.zeros((count, self.table_seats)), np.zeros(count, np.bool_))

    def _told(self, worth: NDArray[Any], over: NDArray[Any]) -> Seen:
        seats = [position.waiting()[0] for position in self.positions]
        pairs = list(zip(self.positions, seats, strict=True))
        rows = [numbers(self.game.view(position, seat)) for position, seat in pairs]
        allowed = [mask(position, seat, self.space) for position, seat in pairs]
        return Seen(np.array(rows, np.int32), np.array(allowed, np.int8), np.array(seats, np.int32), worth, over)

    def step(self, choices: NDArray[Any]) -> Seen:
        """One choice at every table; refused, before anything is played, when one of them may not be made."""
        numbers_given = np.asarray(choices)
        if numbers_given.shape != (len(self.positions),) or numbers_given.dtype.kind not in "iu":
            raise Refused(Say("study-no-actions", {"count": len(self.positions), "given": repr(choices)}))
        pairs = [(position, position.waiting()[0]) for position in self.positions]
        for (position, seat), choice in zip(pairs, choices, strict=True):
            code = position.refusal(seat, int(choice))
            if code:
                raise Refused(self.game.say_refusal(code))
        worth, over = np.zeros((len(pairs), self.table_seats)), np.zeros(len(pairs), np.bool_)
        for table, ((position, seat), choice) in enumerate(zip(pairs, choices, strict=True)):
            position.play(seat, int(choice), self.lucks[table])
            self._gone_on(position, self.lucks[table])
            if position.over:
                worth[table], over[table] = rewards(position), True
                self.positions[table] = self._new(table)
        return self._told(worth, over)
