"""What one seat sees of the café, and a world that fits it."""

from comptoir.games.cafe_international.cards import GUEST_PILE, KINDS, OF_EACH_GUEST, TABLE_PILE
from comptoir.games.cafe_international.options import CafeInternationalOptions, actions_for, doubling_for
from comptoir.games.cafe_international.plan import BESIDE, MEMBERS, SEAT_SET
from comptoir.games.cafe_international.position import Cafe, empty_cafe
from comptoir.games.cafe_international.rules.seating import seats_for_men, seats_for_women, touches_own_table
from comptoir.games.cafe_international.variants.company import CompanyDoubling
from comptoir.games.cafe_international.variants.ladies import LadiesTables, can_fill
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.game import View
from comptoir.kernel.luck import Luck


class CafeInternationalView(View, frozen=True, tag="cafe-international"):
    """All is open but the others' hands, what they put face down, and the pile of guests."""

    options: CafeInternationalOptions
    tables: list[int]  # the nation of each table, -1 where none stands
    guests: list[int]  # the guest on each seat, -1 where nobody sits
    tables_left: list[int]  # in the pile, per nation
    tables_gone: list[int]
    guests_left: int  # in the pile
    guests_gone: list[int]  # with cleared tables, per kind
    hand: list[int]  # one's own guests, per kind
    cards: list[int]  # how many guests each player holds
    face_down: list[int]  # what one has put face down, per kind
    hidden: list[int]  # how many cards each player has face down
    plain: list[int]
    doubled: list[int]
    salons: list[int]
    scores: list[int]
    turn: int
    seated: int
    earned: int
    opener: int
    table: int
    sex: int
    ending: int


def view(cafe: Cafe, seat: int) -> CafeInternationalView:
    room = cafe.room
    return CafeInternationalView(
        seat=seat,
        seats=cafe.seats,
        step=cafe.step,
        over=cafe.over,
        options=options_of(cafe),
        tables=room.tables.copy(),
        guests=room.guests.copy(),
        tables_left=room.pile.counts.copy(),
        tables_gone=room.tables_gone.copy(),
        guests_left=cafe.pile.total,
        guests_gone=room.gone.copy(),
        hand=cafe.hands[seat].copy() if seat >= 0 else [0] * KINDS,
        cards=cafe.cards.copy(),
        face_down=cafe.face_down[seat].copy() if seat >= 0 else [0] * KINDS,
        hidden=cafe.hidden.copy(),
        plain=cafe.plain.copy(),
        doubled=cafe.doubled.copy(),
        salons=cafe.salons.copy(),
        scores=cafe.scores(),
        turn=cafe.turn,
        seated=cafe.seated,
        earned=cafe.earned,
        opener=cafe.opener,
        table=cafe.table,
        sex=cafe.sex,
        ending=cafe.ending,
    )


def options_of(cafe: Cafe) -> CafeInternationalOptions:
    return CafeInternationalOptions(
        ladies=isinstance(cafe.actions, LadiesTables),
        doubling="company" if isinstance(cafe.doubling, CompanyDoubling) else "table",
    )


def imagine(seen: CafeInternationalView, luck: Luck) -> Cafe:
    """A possible world: the guests this seat has not seen are dealt to the others anew."""
    cafe = empty_cafe(seen.seats, actions_for(seen.options), doubling_for(seen.options))
    cafe.step = seen.step
    cafe.over = seen.over
    furnish(cafe, seen)
    cafe.cards = list(seen.cards)
    cafe.hidden = list(seen.hidden)
    cafe.plain = list(seen.plain)
    cafe.doubled = list(seen.doubled)
    cafe.salons = list(seen.salons)
    cafe.turn = seen.turn
    cafe.seated = seen.seated
    cafe.earned = seen.earned
    cafe.opener = seen.opener
    cafe.table = seen.table
    cafe.sex = seen.sex
    cafe.ending = seen.ending
    deal(cafe, seen, luck)
    return cafe


def furnish(cafe: Cafe, seen: CafeInternationalView) -> None:
    room = cafe.room
    for table, nation in enumerate(seen.tables):
        if nation >= 0:
            room.lay(table, nation)
    for place, guest in enumerate(seen.guests):
        if guest >= 0:
            room.sit(guest, place)
    room.pile = bag_of(seen.tables_left, TABLE_PILE)
    room.gone = list(seen.guests_gone)
    room.tables_gone = list(seen.tables_gone)


def deal(cafe: Cafe, seen: CafeInternationalView, luck: Luck) -> None:
    """One's own cards as they are; the others' from all that is unseen. What is then left is the pile."""
    own = [seen.hand[kind] + seen.face_down[kind] for kind in range(KINDS)]
    public = [seen.guests_gone[kind] + seen.guests.count(kind) for kind in range(KINDS)]
    unseen = bag_of([OF_EACH_GUEST - own[kind] - public[kind] for kind in range(KINDS)], GUEST_PILE)
    if seen.seat >= 0:
        cafe.hands[seen.seat] = list(seen.hand)
        cafe.face_down[seen.seat] = list(seen.face_down)
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    if seen.turn in others:
        for kind in promised(cafe, unseen, luck):
            cafe.hands[seen.turn][kind] += 1
    for seat in others:
        for _ in range(seen.cards[seat] - sum(cafe.hands[seat])):
            cafe.hands[seat][luck.draw(unseen)] += 1
        for _ in range(seen.hidden[seat]):
            cafe.face_down[seat][luck.draw(unseen)] += 1
    cafe.pile = unseen


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
    return BESIDE[cafe.opener] & cafe.room.near[kind >> 1] & seats != 0


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
