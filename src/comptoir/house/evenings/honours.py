"""The evening's honours: best choices and best luck by the reviews of its games, and who climbed most places."""

import asyncio
import contextlib
import gzip
from collections import Counter

import msgspec

from comptoir.house.evenings.evening import BOT, Board, Evening
from comptoir.house.evenings.standing import comeback
from comptoir.house.evenings.wire import Honour, Honours
from comptoir.house.house import House
from comptoir.house.rooms import Room
from comptoir.house.wire_review import ReviewState
from comptoir.kernel.game import Refused

AT_ONCE = 2  # reviews an evening has worked out at the same time
CHOICES, LUCK = ("own",), ("deal", "luck")


class Shares:
    """What choices and luck brought each guest, in hundredths of a win, and over how many games."""

    def __init__(self) -> None:
        self.choices: Counter[int] = Counter()
        self.luck: Counter[int] = Counter()
        self.games: Counter[int] = Counter()

    def add(self, board: Board, review: ReviewState) -> None:
        guests = board.result.guests if board.result is not None else board.chairs
        for bar in review.bars:
            guest = guests[bar.seat]
            if guest != BOT:
                self.games[guest] += 1
                self.choices[guest] += sum(bar.points.get(line, 0) for line in CHOICES)
                self.luck[guest] += sum(bar.points.get(line, 0) for line in LUCK)

    def best(self, kind: str, of: Counter[int]) -> list[Honour]:
        """By the game, so that whoever came late is not behind; nobody is honoured for nothing."""
        each = {guest: round(of[guest] / count) for guest, count in self.games.items()}
        best = max(each, key=lambda guest: (each[guest], -guest), default=None)
        return [Honour(kind, best, each[best])] if best is not None and each[best] > 0 else []


async def honours(house: House, evening: Evening) -> Honours:
    """As far as the reviews go; those that are missing are begun, a few at a time."""
    shares, missing = Shares(), []
    for each in evening.rounds:
        for board in each.boards:
            if board.table and board.result is not None and board.result.scores:
                room = await house.room(board.table)
                if room.table.match is None or not room.table.match.position.over:
                    continue
                kept = await house.store.review(board.table, house.reviews.mark(room.table))
                if kept is None:
                    missing.append(room)
                else:
                    shares.add(board, msgspec.json.decode(gzip.decompress(kept), type=ReviewState))
    await asyncio.gather(*[begin(house, room, evening.id) for room in missing[:AT_ONCE]])
    climbed = comeback(evening)
    found = shares.best("choices", shares.choices) + shares.best("luck", shares.luck)
    return Honours(found + ([Honour("comeback", *climbed)] if climbed is not None else []), len(missing))


async def begin(house: House, room: Room, asker: str) -> None:
    """Somebody would like this review; the next look says so again."""
    with contextlib.suppress(Refused):  # so many are under way that it has to wait
        await house.reviews.want(room.table, lambda: house.store.entries(room.table.id), asker)
