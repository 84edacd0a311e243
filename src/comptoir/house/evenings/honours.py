"""The evening's honours: best choices and best luck by the reviews of its games, and who climbed most places."""

import asyncio
import contextlib
import gzip
from collections import Counter

import msgspec
from msgspec import Struct

from comptoir.house.evenings.evening import BOT, Board, Evening
from comptoir.house.evenings.standing import comeback
from comptoir.house.evenings.wire import Honour, Honours
from comptoir.house.house import House
from comptoir.house.reviewing import must_be_reviewable
from comptoir.house.rooms import Room
from comptoir.house.table import Table
from comptoir.kernel.game import Refused

AT_ONCE = 2  # reviews an evening has worked out at the same time
CHOICES, LUCK = ("own",), ("deal", "luck")


KNOWN = 2_000  # games whose shares stay in memory


class Bar(Struct, frozen=True):
    """What we read of a review's bar: its moments name choices, which only their game knows how to read."""

    seat: int
    points: dict[str, int]


class Bars(Struct, frozen=True):
    bars: list[Bar]


class Share(Struct, frozen=True):
    """What own choices and what luck brought a seat, in hundredths of a win."""

    seat: int
    choices: int
    luck: int


def shares_in(review: bytes) -> list[Share]:
    def of(bar: Bar, lines: tuple[str, ...]) -> int:
        return sum(bar.points.get(line, 0) for line in lines)

    return [Share(bar.seat, of(bar, CHOICES), of(bar, LUCK)) for bar in msgspec.json.decode(review, type=Bars).bars]


class Honouring:
    """Works honours out as far as the reviews go. Everybody asks for them at the podium, so a game's shares are read
    once, and the house looks at the games while the evening is still going on.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[tuple[str, int], list[Share]] = {}
        self.unread: set[str] = set()  # evenings with games that are still to be looked at

    async def go_on(self, evening: Evening) -> None:
        """Begin the reviews that are missing, a few at a time; they go on as long as this is done again."""
        missing: list[Room] = []
        for board in played(evening):
            await self._shares(board, missing)
        await asyncio.gather(*[self._begin(room, evening.id) for room in missing[:AT_ONCE]])
        self.unread = self.unread | {evening.id} if missing else self.unread - {evening.id}

    async def of(self, evening: Evening) -> Honours:
        """Of a closed evening."""
        if not evening.closed:
            return Honours([], 0)
        choices: Counter[int] = Counter()
        luck: Counter[int] = Counter()
        games: Counter[int] = Counter()
        missing: list[Room] = []
        for board in played(evening):
            guests = board.result.guests if board.result is not None else board.chairs
            for share in await self._shares(board, missing):
                if (guest := guests[share.seat]) != BOT:
                    games[guest] += 1
                    choices[guest] += share.choices
                    luck[guest] += share.luck
        await asyncio.gather(*[self._begin(room, evening.id) for room in missing[:AT_ONCE]])
        found_honours = best("choices", choices, games)
        found_honours += [honour for honour in best("luck", luck, games) if honour.amount > 0]
        climbed = comeback(evening)
        return Honours(found_honours + ([Honour("comeback", *climbed)] if climbed is not None else []), len(missing))

    async def _shares(self, board: Board, missing: list[Room]) -> list[Share]:
        """None yet where the game is still to be looked at."""
        card = await self.house.store.card(board.table)
        if card is None:  # let go of, long after
            return []
        if (board.table, card.seq) in self.known:
            return self.known[board.table, card.seq]
        room = await self.house.room(board.table)
        try:
            must_be_reviewable(room.table)
        except Refused:
            return []
        kept = await self.house.store.review(board.table, self.house.reviews.mark(room.table))
        if kept is None:
            missing.append(room)
            return []
        found = [share for share in shares_in(gzip.decompress(kept)) if share.seat in by_people(room.table)]
        self.known[board.table, card.seq] = found
        if len(self.known) > KNOWN:
            del self.known[next(iter(self.known))]
        return found

    async def _begin(self, room: Room, asker: str) -> None:
        """Somebody would like this review; the next look says so again."""
        with contextlib.suppress(Refused):  # so many are under way that it has to wait
            await self.house.reviews.want(room.table, lambda: self.house.store.entries(room.table.id), asker)


def by_people(table: Table) -> set[int]:
    """Seats whose people played to the end: who left has the points a bot made for him, but not the honour."""
    seats = table.end.seats if table.end is not None else table.seats
    return {number for number, seat in enumerate(seats) if not seat.by_bot}


def played(evening: Evening) -> list[Board]:
    """The tables of the house where a game was played, not those a host wrote down alone."""
    boards = [board for each in evening.rounds for board in each.boards]
    return [board for board in boards if board.table and board.result is not None and board.result.scores]


def best(kind: str, of: Counter[int], games: Counter[int]) -> list[Honour]:
    """By the game, so that whoever came late is not behind. Choices are held against a strong player's: at a table of
    beginners the best of them, too, are below nought, and still the best.
    """
    each = {guest: round(of[guest] / count) for guest, count in games.items()}
    first = max(each, key=lambda guest: (each[guest], -guest), default=None)
    return [Honour(kind, first, each[first])] if first is not None else []
