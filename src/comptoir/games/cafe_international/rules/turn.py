"""A turn: seat one to three guests, or draw one, or put one face down."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from comptoir.games.cafe_international.cards import GUESTS_A_TURN, HAND_LIMIT, KINDS
from comptoir.games.cafe_international.events import Drawn, Drew, Opened, OwnFaceDown, PlaysOn, PutFaceDown
from comptoir.games.cafe_international.numbers import (
    ALREADY_SEATING,
    ASK_EMPTY_HAND,
    ASK_FOLLOW,
    ASK_FULL_HAND,
    ASK_MORE,
    ASK_TURN,
    BASIC_SPACE,
    DRAW,
    END,
    FACE_DOWN,
    FOR_GUEST,
    HAND_EMPTIED,
    HAND_FULL,
    HAND_NOT_EMPTY,
    HAND_NOT_FULL,
    LAST_GUEST_DRAWN,
    MUST_FOLLOW,
    NO_SUCH_CHOICE,
    NOBODY_SEATED,
    NOT_IN_HAND,
    STOP,
    TOO_LATE_TO_END,
)
from comptoir.games.cafe_international.plan import PLACES, TABLES_IN
from comptoir.games.cafe_international.rules.clearing import clear
from comptoir.games.cafe_international.rules.ending import end_game, tell_sum
from comptoir.games.cafe_international.rules.scoring import score_guest
from comptoir.games.cafe_international.rules.seating import has_company, seating_refusal, seatings
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe


ONLY_DRAW: Final = [DRAW]
ONLY_STOP: Final = [STOP]
STOP_OR_END: Final = [STOP, END]
NOTHING_ELSE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """Seat one to three guests one after the other, or draw a guest, or with a full hand put one face down."""

    def asks(self, cafe: "Cafe", seat: int) -> int:
        if cafe.opener >= 0:
            return ASK_FOLLOW
        if cafe.seated > 0:
            return ASK_MORE if cafe.cards[seat] > 0 else ASK_EMPTY_HAND
        return ASK_TURN if cafe.cards[seat] < HAND_LIMIT else ASK_FULL_HAND

    def choices(self, cafe: "Cafe", seat: int) -> list[int]:
        """Seating somebody, and what else may be chosen."""
        found = [] if cafe.cards[seat] == 0 else seatings(cafe, cafe.hands[seat])
        for choice in self.others(cafe, seat):
            found.append(choice)
        return found

    def others(self, cafe: "Cafe", seat: int) -> list[int]:
        """What may be chosen beside seating a guest; to be read only, most lists are always the same."""
        if cafe.seated > 0:
            if cafe.cards[seat] == 0:
                return STOP_OR_END
            return ONLY_STOP if cafe.opener < 0 else NOTHING_ELSE
        return ONLY_DRAW if cafe.cards[seat] < HAND_LIMIT else all_face_down(cafe.hands[seat])

    def refusal(self, cafe: "Cafe", seat: int, choice: int) -> int:
        if not 0 <= choice < BASIC_SPACE:
            return NO_SUCH_CHOICE
        if choice < DRAW:
            return seating_refusal(cafe, cafe.hands[seat], choice // PLACES, choice % PLACES)
        if choice == END:
            return ending_refusal(cafe, seat)
        if cafe.opener >= 0:
            return MUST_FOLLOW
        if choice == STOP:
            return 0 if cafe.seated > 0 else NOBODY_SEATED
        if cafe.seated > 0:
            return ALREADY_SEATING
        if choice == DRAW:
            return 0 if cafe.cards[seat] < HAND_LIMIT else HAND_FULL
        if cafe.cards[seat] < HAND_LIMIT:
            return HAND_NOT_FULL
        return 0 if cafe.hands[seat][choice - FACE_DOWN] > 0 else NOT_IN_HAND

    def play(self, cafe: "Cafe", seat: int, choice: int, luck: Luck) -> None:
        if choice < DRAW:
            number: i64 = choice
            seat_guest(cafe, seat, number // PLACES, number % PLACES, luck)
        elif choice == DRAW:
            draw_guest(cafe, seat, luck)
        elif choice < STOP:
            put_face_down(cafe, seat, choice - FACE_DOWN)
        elif choice == STOP:
            stop(cafe, seat)
        else:
            end_game(cafe, HAND_EMPTIED)


def all_face_down(hand: list[int]) -> list[int]:
    """Any guest in hand may be put face down."""
    return [FACE_DOWN + kind for kind in range(KINDS) if hand[kind] > 0]


def ending_refusal(cafe: "Cafe", seat: int) -> int:
    """Only with an empty hand, and only right after seating."""
    if cafe.cards[seat] > 0:
        return HAND_NOT_EMPTY
    return 0 if cafe.seated > 0 else TOO_LATE_TO_END


def seat_guest(cafe: "Cafe", seat: int, kind: i64, place: i64, luck: Luck) -> None:
    """The guest scores, or opens an empty table; full tables are cleared; then the turn goes on or ends."""
    opens = not has_company(cafe.room, place)
    cafe.take_from_hand(seat, kind)
    cafe.room.sit(kind, place)
    cafe.seated += 1
    if opens:
        cafe.opener = place
        if cafe.journal is not None:
            cafe.journal.tell(Opened(seat, kind, place))
        return
    cafe.opener = -1
    full = score_guest(cafe, seat, place)
    if full != 0:
        clear(cafe, TABLES_IN[full], luck)
    if not cafe.over and cafe.seated == GUESTS_A_TURN and cafe.cards[seat] > 0:
        pass_turn(cafe)


def draw_guest(cafe: "Cafe", seat: int, luck: Luck) -> None:
    """Whoever draws the last guest ends the game."""
    luck.at(FOR_GUEST, cafe.turns, seat)
    kind = luck.draw(cafe.pile)
    hand = cafe.hands[seat]
    hand[kind] = hand[kind] + 1
    cafe.cards[seat] = cafe.cards[seat] + 1
    if cafe.journal is not None:
        cafe.journal.tell(Drew(seat, cafe.pile.total))
        cafe.journal.whisper(seat, Drawn(kind))
    if cafe.pile.total == 0:
        end_game(cafe, LAST_GUEST_DRAWN)
    else:
        pass_turn(cafe)


def put_face_down(cafe: "Cafe", seat: int, kind: int) -> None:
    cafe.take_from_hand(seat, kind)
    guests = cafe.face_down[seat].copy()
    guests[kind] += 1
    cafe.face_down = cafe.face_down.copy()
    cafe.face_down[seat] = guests
    cafe.hidden = cafe.hidden.copy()
    cafe.hidden[seat] += 1
    if cafe.journal is not None:
        cafe.journal.tell(PutFaceDown(seat))
        cafe.journal.whisper(seat, OwnFaceDown(kind))
    pass_turn(cafe)


def stop(cafe: "Cafe", seat: int) -> None:
    if cafe.cards[seat] == 0 and cafe.journal is not None:
        cafe.journal.tell(PlaysOn(seat))
    pass_turn(cafe)


def pass_turn(cafe: "Cafe") -> None:
    """The next player, clockwise."""
    tell_sum(cafe)
    cafe.turn = (cafe.turn + 1) % cafe.seats
    cafe.turns += 1
    cafe.seated = 0
    cafe.earned = 0
