"""Café International: whoever draws, or stops early, holds no guest that could have been seated well."""

from typing import Final

from comptoir.bots.judgement.belief import Belief
from comptoir.bots.judgement.cafe_international_worth import best_at_once
from comptoir.games.cafe_international.cards import GUESTS_A_TURN, KINDS, NATION_COUNT
from comptoir.games.cafe_international.plan import PLACES, TABLES
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import Room, empty_room
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

# What was heard, as four numbers each: what, who or where, and what about it.
NOTE: Final = 4
LAID: Final = 0  # a table, for a nation
SAT: Final = 1  # for a seat, a guest, on a place
CLEARED: Final = 2  # a table
DREW: Final = 3  # a seat
PUT_DOWN: Final = 4  # a seat, face down
TURN_OVER: Final = 5  # a seat's, after seating

# How often regulars hold what they did not seat, beside what chance alone would have: a guest worth a few points is
# kept for something better now and then, a good one hardly ever. People overlook more, so it is never ruled out.
ONE: Final = 256
TEMPTING: Final = 1.5
GOOD: Final = 3.5
SOME: Final = 115
FEW: Final = 10
TRIES: Final = 8  # other guests thought of in the place of one that is not believed


class Told:
    """What one seat's turns have told: how many guests came and went, and how many had when a kind was passed by."""

    def __init__(self) -> None:
        self.drawn = 0
        self.gone = 0
        self.drawn_at: list[list[int]] = [[-1] * KINDS, [-1] * KINDS]  # tempting kinds, and good ones
        self.gone_at: list[list[int]] = [[0] * KINDS, [0] * KINDS]

    def pass_by(self, worths: list[float]) -> None:
        for kind in range(KINDS):
            for grade in range(2):
                if worths[kind] >= (GOOD if grade else TEMPTING):
                    self.drawn_at[grade][kind] = self.drawn
                    self.gone_at[grade][kind] = self.gone

    def chance_of(self, kind: int, cards: int) -> int:
        """Of a guest of this kind in hand, in parts of ONE, beside one of which nothing is known.

        What came since then may be anything; of all cards that were in hand since, each is as likely to be there still.
        """
        new = [ONE, ONE]
        for grade in range(2):
            since = self.drawn_at[grade][kind]
            if since >= 0:
                seen = cards + self.gone - self.gone_at[grade][kind]
                new[grade] = min(ONE, ONE * (self.drawn - since) // max(1, seen))
        tempted = max(0, new[1] - new[0])
        rest = ONE - max(new[0], new[1])
        return new[0] + (tempted * SOME + rest * (FEW if self.drawn_at[1][kind] >= 0 else SOME)) // ONE


class CafeInternationalBelief(Belief):
    """Everybody's turns since the deal, as somebody in this seat saw them."""

    def __init__(self, notes: list[int], viewer: int, cards: list[int]) -> None:
        self.told = [Told() for _ in cards]
        self.seated = 0  # guests of this turn,
        self.sitter = -1  # and who seated them
        self.hear(notes, empty_room())
        # By seat and kind; a seat of which nothing is to be learned has none.
        self.chances: list[list[int]] = []
        for seat, told in enumerate(self.told):
            chances = [told.chance_of(kind, cards[seat]) for kind in range(KINDS)]
            self.chances.append(chances if seat != viewer and min(chances) < ONE else [])

    def says_something(self) -> bool:
        return any([len(chances) > 0 for chances in self.chances])

    def weighs(self) -> bool:
        return False

    def hear(self, notes: list[int], room: Room) -> None:
        for start in range(0, len(notes) - NOTE + 1, NOTE):
            what, one, two, three = notes[start], notes[start + 1], notes[start + 2], notes[start + 3]
            if what == LAID and 0 <= one < TABLES and 0 <= two < NATION_COUNT:
                room.lay(one, two)
            elif what == CLEARED and 0 <= one < TABLES and room.tables[one] >= 0:
                room.remove(one)
            elif what == SAT and 0 <= one < len(self.told):
                self.hear_seated(one, two, three, room)
            elif what in (DREW, PUT_DOWN, TURN_OVER) and 0 <= one < len(self.told):
                self.hear_end(what, self.told[one], room)

    def hear_seated(self, seat: int, kind: int, place: int, room: Room) -> None:
        self.seated = self.seated + 1 if seat == self.sitter else 1
        self.sitter = seat
        self.told[seat].gone += 1
        if 0 <= kind < KINDS and 0 <= place < PLACES and room.guests[place] < 0:
            room.sit(kind, place)

    def hear_end(self, what: int, told: Told, room: Room) -> None:
        """Of a turn. Who has seated three may seat no more, whatever he holds."""
        if what != TURN_OVER or self.seated < GUESTS_A_TURN:
            told.pass_by(best_at_once(room))
        self.sitter = -1
        if what == DREW:
            told.drawn += 1
        elif what == PUT_DOWN:
            told.gone += 1

    def mend(self, world: Position, luck: Luck) -> None:
        """A guest that is not believed to be in a hand changes places with one from the pile."""
        assert isinstance(world, Cafe)
        bound = world.turn if world.opener >= 0 or world.table >= 0 else -1  # he holds what he must seat next
        for seat in range(len(self.chances)):
            if self.chances[seat] and seat != bound:
                mend_hand(world, world.hands[seat], self.chances[seat], luck)


def mend_hand(world: Cafe, hand: list[int], chances: list[int], luck: Luck) -> None:
    for kind in range(KINDS):
        if chances[kind] < ONE:
            for _ in range(hand[kind]):
                if luck.below(ONE) >= chances[kind]:
                    exchange(world, hand, kind, chances, luck)


def exchange(world: Cafe, hand: list[int], kind: int, chances: list[int], luck: Luck) -> None:
    for _ in range(TRIES):
        if world.pile.total == 0:
            return
        other = luck.draw(world.pile)
        if luck.below(ONE) < chances[other]:
            hand[kind] -= 1
            hand[other] += 1
            world.pile.put(kind)
            return
        world.pile.put(other)
