"""What a seat cannot see, dealt anew: the others' hands and the cards they put face down."""

from comptoir.games.cafe_international.cards import GUEST_PILE, KINDS
from comptoir.games.cafe_international.plan import BESIDE, MEMBERS, SEAT_SET
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.rules.seating import seats_for_men, seats_for_women, touches_own_table
from comptoir.games.cafe_international.variants.ladies import can_fill
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.luck import Luck


def deal_to_others(cafe: Cafe, viewer: int, luck: Luck) -> None:
    """From all that the viewer has not seen; what is then left is the pile."""
    if cafe.turn != viewer:
        for kind in promised(cafe, cafe.pile, luck):
            cafe.hands[cafe.turn][kind] += 1
    for seat in range(cafe.seats):
        if seat != viewer:
            hand = cafe.hands[seat]
            for _ in range(cafe.cards[seat] - sum(hand)):
                kind = luck.draw(cafe.pile)
                hand[kind] = hand[kind] + 1
            if cafe.hidden[seat] > 0:
                deal_face_down(cafe, seat, luck)


def deal_face_down(cafe: Cafe, seat: int, luck: Luck) -> None:
    guests = [0] * KINDS
    for _ in range(cafe.hidden[seat]):
        guests[luck.draw(cafe.pile)] += 1
    cafe.face_down = cafe.face_down.copy()
    cafe.face_down[seat] = guests


def promised(cafe: Cafe, unseen: Bag, luck: Luck) -> list[int]:
    """Guests the player at turn must hold, having opened a table or declared to fill one; taken from the unseen."""
    if cafe.over:
        return []
    if cafe.opener >= 0:
        return [draw_one(unseen, [joins_opener(cafe, kind) for kind in range(KINDS)], luck)]
    found: list[int] = []
    if cafe.table >= 0:
        seats = MEMBERS[SEAT_SET[cafe.table] & cafe.room.free]
        for number, place in enumerate(seats):
            fits = [fits_declared(cafe, unseen, kind, place, seats[number + 1 :]) for kind in range(KINDS)]
            found.append(draw_one(unseen, fits, luck))
    return found


def joins_opener(cafe: Cafe, kind: int) -> bool:
    seats = seats_for_men(cafe.room) if kind & 1 else seats_for_women(cafe.room)
    return BESIDE[cafe.opener] & cafe.room.near(kind >> 1) & seats != 0


def fits_declared(cafe: Cafe, unseen: Bag, kind: int, place: int, rest: list[int]) -> bool:
    if kind & 1 != cafe.sex or unseen.counts[kind] == 0 or not touches_own_table(cafe.room, kind, place):
        return False
    left = unseen.counts.copy()
    left[kind] -= 1
    return can_fill(cafe.room, left, cafe.sex, rest)


def draw_one(unseen: Bag, fits: list[bool], luck: Luck) -> int:
    """One guest among those that fit."""
    kind = luck.draw(bag_of([unseen.counts[kind] if fits[kind] else 0 for kind in range(KINDS)], GUEST_PILE))
    unseen.take(kind)
    return kind
