"""Seating guests: an own table, balanced sexes, and nobody left alone."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import GUESTS_A_TURN, KINDS
from comptoir.games.cafe_international.numbers import (
    LAST_ALONE,
    MUST_FOLLOW,
    NO_OWN_TABLE,
    NOBODY_FOLLOWS,
    NOT_IN_HAND,
    SEAT_TAKEN,
    SEXES,
    THREE_SEATED,
)
from comptoir.games.cafe_international.plan import BESIDE, BESIDE_ANY, MEMBERS, PLACE_SET, PLACES, SEATS_OF, TABLES_AT
from comptoir.games.cafe_international.room import HERE_BITS, OWNER_BITS, Room

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe


def seats_for_women(room: Room) -> i64:
    """The free seats a woman may take.

    At most two women and two men who differ by at most one: as long as a table has a free seat, that is to say that
    another woman may come where the women are not more than the men yet.
    """
    return room.free & ~room.more_women


def seats_for_men(room: Room) -> i64:
    """The free seats a man may take: where the men are not more than the women yet."""
    return room.free & ~room.more_men


def seatings(cafe: "Cafe", hand: list[int]) -> list[int]:
    """Every guest in hand on every seat it may take now, as choice numbers."""
    held = held_here(cafe.room, hand)
    women, men = open_seats(cafe, held)
    here = cafe.room.here
    found: list[int] = []
    while here != 0:
        near: i64 = SEATS_OF[here >> OWNER_BITS & 31]
        first = ((here & 15) - 1) * (2 * PLACES)
        if held & 1:
            offer(found, first, near & women)
        if held & 2:
            offer(found, first + PLACES, near & men)
        here >>= HERE_BITS
        held >>= 2
    return found


def offer(found: list[int], first: i64, seats: i64) -> None:
    """A guest, whose choices begin here, on each of these seats."""
    if seats != 0:
        for place in MEMBERS[seats]:
            found.append(first + place)


def held_here(room: Room, hand: list[int]) -> i64:
    """Whether a woman and a man are in hand, two bits for each nation with a table, in the order of `room.here`."""
    found: i64 = 0
    bit: i64 = 1
    here = room.here
    while here != 0:
        kind = ((here & 15) - 1) * 2
        if hand[kind] > 0:
            found |= bit
        if hand[kind + 1] > 0:
            found |= bit << 1
        bit <<= 2
        here >>= HERE_BITS
    return found


def open_seats(cafe: "Cafe", held: i64) -> tuple[i64, i64]:
    """The seats a woman may take now, and a man, if they are near a table of their own."""
    room = cafe.room
    women = seats_for_women(room)
    men = seats_for_men(room)
    if cafe.opener >= 0:
        beside: i64 = BESIDE[cafe.opener]
        return women & beside, men & beside
    if cafe.seated == GUESTS_A_TURN - 1 or not room.free & ~room.social:
        return women & room.social, men & room.social
    # Whoever joins an opener is of the other sex, so neither uses up the other's card; and the opener changes
    # nothing about who may sit down beside it, because its tables were empty.
    beside_women: i64 = BESIDE_ANY[within_reach(room, held) & women]
    beside_men: i64 = BESIDE_ANY[within_reach(room, held >> 1) & men]
    return women & (room.social | beside_men), men & (room.social | beside_women)


def within_reach(room: Room, held: i64) -> i64:
    """The seats near an own table of some guest in hand, of those in the lower one of each two bits."""
    tables: i64 = 0
    here = room.here
    while held != 0:
        if held & 1:
            tables |= here >> OWNER_BITS & 31
        here >>= HERE_BITS
        held >>= 2
    return SEATS_OF[tables]


def seating_refusal(cafe: "Cafe", hand: list[int], kind: int, place: int) -> int:
    """Which rule forbids this guest on this seat; 0 when none does."""
    room = cafe.room
    if cafe.seated >= GUESTS_A_TURN:
        return THREE_SEATED
    if hand[kind] == 0:
        return NOT_IN_HAND
    if room.guests[place] >= 0:
        return SEAT_TAKEN
    if cafe.opener >= 0 and not BESIDE[cafe.opener] >> place & 1:
        return MUST_FOLLOW
    if not touches_own_table(room, kind, place):
        return NO_OWN_TABLE
    if not keeps_balance(room, kind & 1, place):
        return SEXES
    if has_company(room, place):
        return 0
    if cafe.seated == GUESTS_A_TURN - 1:
        return LAST_ALONE
    return 0 if can_be_joined(room, hand, kind, place) else NOBODY_FOLLOWS


def touches_own_table(room: Room, kind: int, place: int) -> bool:
    return any(room.tables[table] == kind >> 1 for table in TABLES_AT[place])


def keeps_balance(room: Room, sex: int, place: int) -> bool:
    """At every table it touches: at most two women and two men, and they differ by at most one."""
    for table in TABLES_AT[place]:
        same, other = room.of_sex(table, sex) + 1, room.of_sex(table, 1 - sex)
        if same > 2 or other > 2 or not -1 <= same - other <= 1:
            return False
    return True


def has_company(room: Room, place: i64) -> bool:
    """Somebody, be it a leftover, sits at one of its tables."""
    return room.social & PLACE_SET[place] != 0


def can_be_joined(room: Room, hand: list[int], kind: int, place: int) -> bool:
    """Another guest in hand could sit down at one of the opener's tables right after it."""
    after = room.copy()
    after.sit(kind, place)
    for other in range(KINDS):
        if hand[other] - (1 if other == kind else 0) <= 0:
            continue
        for seat in MEMBERS[BESIDE[place] & after.free]:
            if touches_own_table(after, other, seat) and keeps_balance(after, other & 1, seat):
                return True
    return False
