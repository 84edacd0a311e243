"""What one seat sees of the café, and the position as far as that tells it."""

from comptoir.games.cafe_international.cards import GUEST_PILE, KINDS, OF_EACH_GUEST, TABLE_PILE
from comptoir.games.cafe_international.options import CafeInternationalOptions, rules_for
from comptoir.games.cafe_international.position import Cafe, empty_cafe
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.game import View


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
        rules=cafe.edition,
        options=cafe.rules.options,
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
