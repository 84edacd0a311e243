"""Ladies' and gentlemen's tables: fill all free seats of one table with one sex, as the whole turn."""

from typing import TYPE_CHECKING, Final

from comptoir.games.cafe_international.cards import KINDS
from comptoir.games.cafe_international.events import Declared, Joined, SalonScored
from comptoir.games.cafe_international.numbers import (
    ALREADY_SEATING,
    ASK_FILL,
    CANNOT_FILL,
    DECLARE,
    DRAW,
    END,
    HAND_NOT_EMPTY,
    MUST_FILL,
    MUST_FOLLOW,
    NO_OWN_TABLE,
    NO_SUCH_CHOICE,
    NOT_IN_HAND,
    OTHER_SEX_THERE,
    OTHER_TABLE,
    SEAT_TAKEN,
    SPACE,
    SPOILS_THE_REST,
    WRONG_SEX,
)
from comptoir.games.cafe_international.plan import MEMBERS, PLACES, SEAT_SET, SEATS_AT, TABLES, TABLES_AT
from comptoir.games.cafe_international.room import Room
from comptoir.games.cafe_international.rules.book import RuleBook
from comptoir.games.cafe_international.rules.clearing import clear
from comptoir.games.cafe_international.rules.seating import touches_own_table
from comptoir.games.cafe_international.rules.turn import Turn, pass_turn
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe

SALON: Final = 20
OWN_SALON: Final = 40


class LadiesTables(Turn):
    """Or a player fills one table in one go, so that it holds four women or four men, for 20 points or 40."""

    def asks(self, cafe: "Cafe", seat: int) -> int:
        return ASK_FILL if cafe.table >= 0 else super().asks(cafe, seat)

    def choices(self, cafe: "Cafe", seat: int) -> list[int]:
        return fillings(cafe, cafe.hands[seat]) if cafe.table >= 0 else super().choices(cafe, seat)

    def others(self, cafe: "Cafe", seat: int) -> list[int]:
        found = super().others(cafe, seat)
        return found + declarations(cafe, cafe.hands[seat]) if cafe.seated == 0 else found

    def refusal(self, cafe: "Cafe", seat: int, choice: int) -> int:
        if not 0 <= choice < SPACE:
            return NO_SUCH_CHOICE
        if cafe.table >= 0:
            if choice == END:
                return HAND_NOT_EMPTY
            if choice >= DRAW:
                return MUST_FILL
            return filling_refusal(cafe, cafe.hands[seat], choice // PLACES, choice % PLACES)
        if choice < DECLARE:
            return super().refusal(cafe, seat, choice)
        if cafe.opener >= 0:
            return MUST_FOLLOW
        if cafe.seated > 0:
            return ALREADY_SEATING
        return declaring_refusal(cafe, cafe.hands[seat], (choice - DECLARE) >> 1, choice - DECLARE & 1)

    def play(self, cafe: "Cafe", seat: int, choice: int, luck: Luck) -> None:
        if choice >= DECLARE:
            declare(cafe, seat, (choice - DECLARE) >> 1, choice - DECLARE & 1)
        elif cafe.table >= 0:
            fill(cafe, seat, choice // PLACES, choice % PLACES, luck)
        else:
            super().play(cafe, seat, choice, luck)


def can_fill(room: Room, hand: list[int], sex: int, seats: list[int], first: int = 0) -> bool:
    """Guests of this sex in hand can take all these seats from the first on, each near a table of its own nation."""
    while first < len(seats) and room.guests[seats[first]] >= 0:
        first += 1
    if first == len(seats):
        return True
    for table in TABLES_AT[seats[first]]:
        kind = room.tables[table] * 2 + sex
        if hand[kind] > 0:
            hand[kind] -= 1
            done = can_fill(room, hand, sex, seats, first + 1)
            hand[kind] += 1
            if done:
                return True
    return False


def declarations(cafe: "Cafe", hand: list[int]) -> list[int]:
    found: list[int] = []
    for table in range(TABLES):
        for sex in range(2):
            if declaring_refusal(cafe, hand, table, sex) == 0:
                found.append(DECLARE + table * 2 + sex)
    return found


def declaring_refusal(cafe: "Cafe", hand: list[int], table: int, sex: int) -> int:
    if cafe.room.of_sex(table, 1 - sex) > 0:
        return OTHER_SEX_THERE
    return 0 if can_fill(cafe.room, hand, sex, SEATS_AT[table]) else CANNOT_FILL


def filling_refusal(cafe: "Cafe", hand: list[int], kind: int, place: int) -> int:
    """Which rule forbids this guest on this seat while a table is being filled; 0 when none does."""
    if hand[kind] == 0:
        return NOT_IN_HAND
    if cafe.room.guests[place] >= 0:
        return SEAT_TAKEN
    if not SEAT_SET[cafe.table] >> place & 1:
        return OTHER_TABLE
    if kind & 1 != cafe.sex:
        return WRONG_SEX
    if not touches_own_table(cafe.room, kind, place):
        return NO_OWN_TABLE
    return 0 if leaves_enough(cafe, hand, kind, place) else SPOILS_THE_REST


def leaves_enough(cafe: "Cafe", hand: list[int], kind: int, place: int) -> bool:
    """With this guest on this seat the rest of the hand still fills the table."""
    rest = [other for other in SEATS_AT[cafe.table] if other != place]
    hand[kind] -= 1
    enough = can_fill(cafe.room, hand, cafe.sex, rest)
    hand[kind] += 1
    return enough


def fillings(cafe: "Cafe", hand: list[int]) -> list[int]:
    found: list[int] = []
    seats = SEAT_SET[cafe.table] & cafe.room.free
    for kind in range(cafe.sex, KINDS, 2):
        if hand[kind] > 0:
            for place in MEMBERS[seats & cafe.room.near(kind >> 1)]:
                if leaves_enough(cafe, hand, kind, place):
                    found.append(kind * PLACES + place)
    return found


def declare(cafe: "Cafe", seat: int, table: int, sex: int) -> None:
    cafe.table = table
    cafe.sex = sex
    if cafe.journal is not None:
        cafe.journal.tell(Declared(seat, table, cafe.room.tables[table], sex))


def fill(cafe: "Cafe", seat: int, kind: int, place: int, luck: Luck) -> None:
    """One more guest at the declared table. With the last the table scores and leaves, and so does the turn."""
    cafe.take_from_hand(seat, kind)
    cafe.room.sit(kind, place)
    cafe.seated += 1
    if cafe.journal is not None:
        cafe.journal.tell(Joined(seat, kind, place))
    table = cafe.table
    if cafe.room.free & SEAT_SET[table]:
        return
    score_salon(cafe, seat)
    cafe.table = -1
    cafe.sex = -1
    clear(cafe, [table], luck)
    if not cafe.over and cafe.cards[seat] > 0:
        pass_turn(cafe)


def score_salon(cafe: "Cafe", seat: int) -> None:
    """20 points, or 40 if all four are of the table's own nation, whatever the option says about doubling."""
    room, nation = cafe.room, cafe.room.tables[cafe.table]
    own = True
    for place in SEATS_AT[cafe.table]:
        if room.guests[place] >> 1 != nation:
            own = False
    points = OWN_SALON if own else SALON
    cafe.salons = cafe.salons.copy()
    cafe.salons[seat] += points
    cafe.earned += points
    if cafe.journal is not None:
        cafe.journal.tell(SalonScored(seat, cafe.table, nation, cafe.sex, own, points))


def with_ladies(book: RuleBook) -> None:
    book.turns = LadiesTables()
