"""Seating guests: an own table, balanced sexes, and nobody left alone."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import GUESTS_A_TURN, KINDS, MAN, WOMAN
from comptoir.games.cafe_international.numbers import (
    LAST_ALONE,
    MUST_FOLLOW,
    NO_OWN_TABLE,
    NOBODY_FOLLOWS,
    NOT_IN_HAND,
    SEAT,
    SEAT_TAKEN,
    SEXES,
    THREE_SEATED,
)
from comptoir.games.cafe_international.plan import BESIDE, BESIDE_ANY, MEMBERS, PLACE_SET, PLACES, TABLES_AT
from comptoir.games.cafe_international.room import Room

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
    room = cafe.room
    women = seats_for_women(room)
    men = seats_for_men(room)
    if cafe.opener >= 0:
        women &= BESIDE[cafe.opener]
        men &= BESIDE[cafe.opener]
    elif cafe.seated == GUESTS_A_TURN - 1 or not room.free & ~room.social:
        women &= room.social
        men &= room.social
    else:
        # Whoever joins an opener is of the other sex, so neither uses up the other's card; and the opener changes
        # nothing about who may sit down beside it, because its tables were empty.
        joining_women = within_reach(room, hand, WOMAN) & women
        joining_men = within_reach(room, hand, MAN) & men
        women &= room.social | BESIDE_ANY[joining_men]
        men &= room.social | BESIDE_ANY[joining_women]
    found: list[int] = []
    for nation in room.here:
        near: i64 = room.near[nation]
        offer(found, hand, nation * 2, near & women)
        offer(found, hand, nation * 2 + 1, near & men)
    return found


def offer(found: list[int], hand: list[int], kind: int, seats: i64) -> None:
    """This guest, if it is in hand, on each of these seats."""
    if seats != 0 and hand[kind] > 0:
        first = SEAT + kind * PLACES
        for place in MEMBERS[seats]:
            found.append(first + place)


def within_reach(room: Room, hand: list[int], sex: int) -> i64:
    """The seats near an own table of some guest of this sex in hand."""
    found: i64 = 0
    for nation in room.here:
        if hand[nation * 2 + sex] > 0:
            found |= room.near[nation]
    return found


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


def has_company(room: Room, place: int) -> bool:
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
