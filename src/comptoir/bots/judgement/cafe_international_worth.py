"""Café International at a glance: what a choice is worth before anything is tried."""

from typing import Final

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import CARD_COST, HAND_LIMIT, KINDS, TABLE_FULL
from comptoir.games.cafe_international.numbers import DECLARE, DRAW, END, FACE_DOWN, STOP
from comptoir.games.cafe_international.plan import HEAD_BITS, MEMBERS, PLACES, SEATS_OF, STEP_BITS, STEPS_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import HERE_BITS, OWNER_BITS, Room
from comptoir.games.cafe_international.rules.seating import seats_for_men, seats_for_women

SALON_WORTH: Final = 20.0
OPENING: Final = 2.0  # what an opener is worth before it is joined
GIFT: Final = 0.3  # part of the points a guest leaves lying for the next player
WAITING: Final = 3.2  # a guest worth less had better wait,
CROWDED: Final = 0.45  # unless the hand fills up: with each card it may be worth so much less
LEFT_LYING: Final = GIFT * TABLE_FULL
MORE: Final = 1.5  # what one more guest in the same turn should at least be worth
# What a guest in hand is worth beside one whose nation has no table any more, fitted to tries that play far ahead:
TO_COME: Final = 0.85  # for each table to come,
AT_HOME: Final = 2.8  # and for each in the café;
COUPLE: Final = 0.4  # more with one of the other sex,
TWIN: Final = 1.2  # and less with another of its kind


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


def prospects(room: Room, hand: list[int]) -> tuple[i64, float]:
    """How many guests in hand have a table of their own, and the most that one of them is worth in company now."""
    women = seats_for_women(room) & room.social
    men = seats_for_men(room) & room.social
    home: i64 = 0
    best = 0.0
    here = room.here
    while here != 0:
        near: i64 = SEATS_OF[here >> OWNER_BITS & 31]
        kind = ((here & 15) - 1) * 2
        ladies: i64 = hand[kind]
        gentlemen: i64 = hand[kind + 1]
        home += ladies + gentlemen
        # What a seat is worth depends on the nation alone.
        seats = (near & women if ladies > 0 else 0) | (near & men if gentlemen > 0 else 0)
        if seats != 0:
            best = best_in_company(room, kind, seats, best)
        here >>= HERE_BITS
    return home, best


def best_in_company(room: Room, kind: i64, seats: i64, best: float) -> float:
    for place in MEMBERS[seats]:
        worth = seating_worth(room, kind, place)
        if worth > best:
            best = worth
    return best


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
    most = -1.0e9
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
