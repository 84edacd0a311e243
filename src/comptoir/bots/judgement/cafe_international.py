"""Café International: points now against gifts to the next player, and cards that will cost two in the end."""

import math
from typing import Final

from mypy_extensions import i64

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.cafe_international_worth import best_face_down, prospects, seating_worth, worth_of
from comptoir.bots.values.shares import falling, greatest
from comptoir.games.cafe_international.cards import CARD_COST, HAND_LIMIT
from comptoir.games.cafe_international.numbers import FACE_DOWN, STOP
from comptoir.games.cafe_international.plan import MEMBERS, PLACES, SEATS_OF
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import HERE_BITS, OWNER_BITS, Room
from comptoir.games.cafe_international.rules.seating import held_here, open_seats
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

SHARPNESS: Final = 0.6
# How many points come of a card in hand until the end, rounded from a fit to 423 games for two at a hundredth of the
# thinking; guests without any table left and couples, which the fit knew too, are left out:
CARD_WORTH: Final = -1.05  # most are never seated, and cost two;
HOME_WORTH: Final = 2.05  # so much more where its nation has a table;
AT_ONCE: Final = 1.0  # and the part of what the best of them would make that comes true for who is at turn,
LATER: Final = 0.55  # and for the others
LUCK_PER_CARD: Final = 11.0  # how far the rest of the game may still shift a lead, per card in the pile
Pick = tuple[i64, float]  # the best choice so far, and what it is worth
NOBODY: Final = -1
NOTHING: Final = -1.0e9


class CafeInternationalJudgement(Judgement):
    """Looks a few turns ahead, and takes the scores then, with what the hands may bring, for the end."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 60.0
        self.horizon = 0

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        """The best at a glance of all choices in their order; those to seat somebody are not listed for that."""
        assert isinstance(position, Cafe)
        found: Pick = (NOBODY, NOTHING)
        if position.table >= 0:
            return best_listed(position, seat, position.choices(seat), found, luck)
        if position.cards[seat] > 0:
            found = best_seating(position, position.hands[seat], luck)
        return best_listed(position, seat, position.rules.turns.others(position, seat), found, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        assert isinstance(position, Cafe)
        worths = [worth_of(position, seat, choice) for choice in choices]
        most = greatest(worths)
        return [falling(SHARPNESS * (most - worth)) + 0.01 for worth in worths]

    def sensible(self, position: Position, seat: int, choices: list[int]) -> list[int]:
        """Of the guests to put face down only one: tries can hardly tell them apart, and took most of a game's time."""
        assert isinstance(position, Cafe)
        if position.seated > 0 or position.cards[seat] < HAND_LIMIT:
            return choices
        parting = best_face_down(position, position.hands[seat])
        return [choice for choice in choices if choice == parting or not FACE_DOWN <= choice < STOP]

    def seen_as(self, position: Position, seat: int, choice: int) -> int:
        """A card put face down is seen by nobody."""
        return FACE_DOWN if FACE_DOWN <= choice < STOP else choice

    def settled(self, position: Position) -> bool:
        """Between turns."""
        assert isinstance(position, Cafe)
        return position.seated == 0 and position.table < 0

    def outlook(self, position: Position) -> list[float]:
        assert isinstance(position, Cafe)
        found: list[float] = []
        for seat in range(position.seats):
            cards: i64 = position.cards[seat]
            hidden: i64 = position.hidden[seat]
            home, best = prospects(position.room, position.hands[seat])
            worth = float(position.made(seat) - hidden * CARD_COST) + float(cards) * CARD_WORTH
            worth += float(home) * HOME_WORTH + best * (AT_ONCE if seat == position.turn else LATER)
            found.append(worth)
        return found

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        """A lead is worth more the fewer guests are left to come."""
        assert isinstance(position, Cafe)
        reach = 3.0 + LUCK_PER_CARD * math.sqrt(float(position.pile.total))
        most = greatest(outlook)
        total = 0.0
        shares: list[float] = []
        for points in outlook:
            share = falling((most - points) * 4.0 / reach)
            shares.append(share)
            total += share
        return [share / total for share in shares]


def best_listed(cafe: Cafe, seat: int, choices: list[int], found: Pick, luck: Luck) -> i64:
    """The best of these, or what was found before."""
    best, most = found
    for choice in choices:
        # A little noise, so that equal choices take turns and playouts differ.
        worth = worth_of(cafe, seat, choice) + luck.below(100) * 0.01
        if worth > most:
            best = choice
            most = worth
    return best


def best_seating(cafe: Cafe, hand: list[int], luck: Luck) -> Pick:
    """Of all guests in hand, on all seats they may take."""
    room = cafe.room
    held = held_here(room, hand)
    women, men = open_seats(cafe, held)
    found: Pick = (NOBODY, NOTHING)
    here = room.here
    while held != 0:
        near: i64 = SEATS_OF[here >> OWNER_BITS & 31]
        kind = ((here & 15) - 1) * 2
        if held & 1 and near & women != 0:
            found = best_seat(room, kind, near & women, found, luck)
        if held & 2 and near & men != 0:
            found = best_seat(room, kind + 1, near & men, found, luck)
        here >>= HERE_BITS
        held >>= 2
    return found


def best_seat(room: Room, kind: i64, seats: i64, found: Pick, luck: Luck) -> Pick:
    best, most = found
    for seat in MEMBERS[seats]:
        place: i64 = seat
        worth = seating_worth(room, kind, place) + luck.below(100) * 0.01
        if worth > most:
            best = kind * PLACES + place
            most = worth
    return best, most
