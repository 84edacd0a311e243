"""What one seat sees of the café, and the position as far as that tells it."""

from collections.abc import Sequence

from comptoir.games.cafe_international.cards import GUEST_PILE, KINDS, OF_EACH_GUEST, TABLE_PILE
from comptoir.games.cafe_international.options import rules_for
from comptoir.games.cafe_international.position import Cafe, empty_cafe
from comptoir.games.cafe_international.view import CafeInternationalView
from comptoir.kernel.bag import Bag, bag_of


def view(cafe: Cafe, seat: int) -> CafeInternationalView:
    room = cafe.room
    return CafeInternationalView(
        seat,
        cafe.seats,
        cafe.step,
        cafe.over,
        cafe.edition,
        cafe.rules.options,
        room.tables.copy(),
        room.guests.copy(),
        room.pile.counts.copy(),
        room.tables_gone.copy(),
        cafe.pile.total,
        room.gone.copy(),
        cafe.hands[seat].copy() if seat >= 0 else [0] * KINDS,
        cafe.cards.copy(),
        cafe.face_down[seat].copy() if seat >= 0 else [0] * KINDS,
        cafe.hidden.copy(),
        cafe.plain.copy(),
        cafe.doubled.copy(),
        cafe.salons.copy(),
        cafe.scores(),
        cafe.turn,
        cafe.seated,
        cafe.earned,
        cafe.opener,
        cafe.table,
        cafe.sex,
        cafe.ending,
    )


def recall(seen: CafeInternationalView) -> Cafe:
    """The café as this seat sees it. All guests it has not seen are still in the pile, the others' hands are empty."""
    cafe = empty_cafe(seen.seats, rules_for(seen.options, seen.rules))
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
    cafe.pile = unseen(seen)
    if seen.seat >= 0:
        cafe.hands[seen.seat] = list(seen.hand)
        cafe.face_down[seen.seat] = list(seen.face_down)
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


def unseen(seen: CafeInternationalView) -> Bag:
    """The guests that neither lie open nor are one's own."""
    counts = [OF_EACH_GUEST - seen.guests_gone[kind] - seen.hand[kind] - seen.face_down[kind] for kind in range(KINDS)]
    for guest in seen.guests:
        if guest >= 0:
            counts[guest] -= 1
    return bag_of(counts, GUEST_PILE)


def join(views: Sequence[CafeInternationalView]) -> Cafe:
    """The café with what everybody holds and has put face down; what nobody has seen is in the pile."""
    cafe = recall(views[0])
    for seat, seen in enumerate(views):
        cafe.hands[seat] = list(seen.hand)
        cafe.face_down[seat] = list(seen.face_down)
        cafe.cards[seat] = sum(seen.hand)
        cafe.hidden[seat] = sum(seen.face_down)
        if seat > 0:
            left = [cafe.pile.counts[kind] - seen.hand[kind] - seen.face_down[kind] for kind in range(KINDS)]
            cafe.pile = bag_of(left, GUEST_PILE)
    return cafe
