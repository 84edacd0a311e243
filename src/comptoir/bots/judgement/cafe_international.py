"""Café International: points now against gifts to the next player, and cards that will cost two in the end."""

import math
from typing import Final

from mypy_extensions import i64

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.values.shares import falling, greatest
from comptoir.games.cafe_international.cards import CARD_COST, HAND_LIMIT, KINDS, TABLE_FULL
from comptoir.games.cafe_international.numbers import DECLARE, DRAW, END, FACE_DOWN, STOP
from comptoir.games.cafe_international.plan import HEAD_BITS, MEMBERS, PLACES, SEATS_OF, STEP_BITS, STEPS_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import HERE_BITS, OWNER_BITS, Room
from comptoir.games.cafe_international.rules.seating import held_here, open_seats, seats_for_men, seats_for_women
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

SALON_WORTH: Final = 20.0
OPENING: Final = 2.0  # what an opener is worth before it is joined
GIFT: Final = 0.3  # part of the points a guest leaves lying for the next player
WAITING: Final = 3.2  # a guest worth less had better wait,
CROWDED: Final = 0.45  # unless the hand fills up: with each card it may be worth so much less
LEFT_LYING: Final = GIFT * TABLE_FULL
MORE: Final = 1.5  # what one more guest in the same turn should at least be worth
SHARPNESS: Final = 0.6
CARD_WORTH: Final = 1.0  # what a card in hand brings on average, its risk of costing two included
LUCK_PER_CARD: Final = 11.0  # how far the rest of the game may still shift a lead, per card in the pile
# What a guest in hand is worth beside one whose nation has no table any more, fitted to tries that play far ahead:
TO_COME: Final = 0.85  # for each table to come,
AT_HOME: Final = 2.8  # and for each in the café;
COUPLE: Final = 0.4  # more with one of the other sex,
TWIN: Final = 1.2  # and less with another of its kind
Pick = tuple[i64, float]  # the best choice so far, and what it is worth
NOBODY: Final = -1
NOTHING: Final = -1.0e9


class CafeInternationalJudgement(Judgement):
    """Looks a few turns ahead, and takes the scores then, with what the hands may bring, for the end."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 60.0
        self.horizon = 2

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
            found.append(float(position.made(seat)) + float(cards) * CARD_WORTH - float(hidden * CARD_COST))
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


def worth_of(cafe: Cafe, seat: int, choice: int) -> float:
    """Roughly the points a choice brings, as a number to compare by."""
    if choice < DRAW:
        number: i64 = choice
        return seating_worth(cafe.room, number // PLACES, number % PLACES)
    if choice == STOP:
        return MORE
    if choice == DRAW:
        many: i64 = cafe.cards[seat] - HAND_LIMIT // 2
        return WAITING - CROWDED * float(many) if many > 0 else WAITING
    if choice >= DECLARE:
        return SALON_WORTH
    if choice == END:
        return 1000.0 if leads(cafe, seat) else -1000.0
    return face_down_worth(cafe, cafe.hands[seat], choice - FACE_DOWN)


def leads(cafe: Cafe, seat: int) -> bool:
    """Whether this seat would win if the game ended now."""
    best = -1000
    for other in range(cafe.seats):
        if other != seat:
            best = max(best, cafe.scores()[other])
    return cafe.made(seat) - CARD_COST * cafe.hidden[seat] >= best


def best_at_once(room: Room) -> list[float]:
    """By kind, what one more guest could be worth who joins company; below zero where it may join none."""
    found: list[float] = []
    for kind in range(KINDS):
        seats = (seats_for_men(room) if kind & 1 else seats_for_women(room)) & room.social & room.near(kind >> 1)
        best = -1.0
        for place in MEMBERS[seats]:
            best = max(best, seating_worth(room, kind, place))
        found.append(best)
    return found


def seating_worth(room: Room, kind: i64, place: i64) -> float:
    """Points at once, less a part of what the next player could make of a table with one seat left."""
    worth = 0.0
    alone = True
    owner = (kind >> 1) + 1
    steps: i64 = STEPS_AT[place]
    while steps != 0:
        step = (steps & 31) - 1
        steps >>= STEP_BITS
        heads = room.heads >> step & 63
        if heads == 0:
            continue
        alone = False
        company = (heads & 7) + (heads >> HEAD_BITS)
        # Doubled where everyone at the table, the newcomer included, is of its nation.
        factor: i64 = 2 if room.owners >> step & 15 == owner and room.strangers >> step & 7 == 0 else 1
        worth += float((company + 1) * factor)
        if company == TABLE_FULL - 2:
            worth -= LEFT_LYING * float(factor)
    return OPENING if alone else worth


def best_face_down(cafe: Cafe, hand: list[int]) -> int:
    """The guest of a full hand that is best parted with, as a choice."""
    best = 0
    most = NOTHING
    for kind in range(KINDS):
        if hand[kind] > 0:
            worth = face_down_worth(cafe, hand, kind)
            if worth > most:
                best = kind
                most = worth
    return FACE_DOWN + best


def face_down_worth(cafe: Cafe, hand: list[int], kind: i64) -> float:
    """Best to part with a guest that has no table to come to, or another of its kind in the same hand."""
    left: i64 = cafe.room.pile.counts[kind >> 1]
    here = cafe.room.tables_of(kind >> 1)
    if left + here == 0:
        return 0.0
    worth = -TO_COME * float(left) - AT_HOME * float(here)
    if hand[kind ^ 1] > 0:
        worth -= COUPLE
    return worth + TWIN if hand[kind] > 1 else worth
