"""Conservation laws of Café International."""

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import HAND_LIMIT, KINDS, NATION_COUNT, OF_EACH_GUEST, OF_EACH_TABLE
from comptoir.games.cafe_international.plan import PLACES, SEAT_SET, SEATS_AT, TABLES, TABLES_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import Room


def broken_law(cafe: Cafe) -> str:
    """The law this position breaks, or an empty string."""
    for kind in range(KINDS):
        if guests_of(cafe, kind) != OF_EACH_GUEST:
            return "there are four guests of every nation and sex, 96 in all"
    room = cafe.room
    for nation in range(NATION_COUNT):
        left: i64 = room.pile.counts[nation]
        gone: i64 = room.tables_gone[nation]
        if left + gone + room.tables.count(nation) != OF_EACH_TABLE:
            return "there are two tables of every nation, 24 in all"
    if not cafe.over and -1 in room.tables:
        return "five tables stand in an open café"
    for seat in range(cafe.seats):
        if cafe.cards[seat] != sum(cafe.hands[seat]) or cafe.hidden[seat] != sum(cafe.face_down[seat]):
            return "cards in hand and face down are counted right"
        if cafe.cards[seat] > HAND_LIMIT:
            return "a hand holds at most twelve guests"
    return broken_room(room, cafe.table >= 0)


def guests_of(cafe: Cafe, kind: int) -> i64:
    """All guests of this kind, wherever they are. In machine words: a million games are audited after every step."""
    found: i64 = cafe.pile.counts[kind]
    gone: i64 = cafe.room.gone[kind]
    found += gone
    for guest in cafe.room.guests:
        if guest == kind:
            found += 1
    for hand in cafe.hands:
        held: i64 = hand[kind]
        found += held
    for cards in cafe.face_down:
        hidden: i64 = cards[kind]
        found += hidden
    return found


def broken_room(room: Room, filling: bool) -> str:
    heads = [0] * (TABLES * 2)
    for place in range(PLACES):
        guest = room.guests[place]
        if (room.free >> place & 1 == 1) != (guest < 0):
            return "a seat is free exactly when nobody sits there"
        if guest >= 0:
            for table in TABLES_AT[place]:
                heads[table * 2 + (guest & 1)] += 1
    if heads != [room.of_sex(number >> 1, number & 1) for number in range(TABLES * 2)] or not looks_right(room):
        return "women and men at each table are counted right"
    if not filling and max(heads) > 2:
        return "no table has more than two women or two men"
    for table in range(TABLES):
        own = [room.guests[place] >> 1 == room.tables[table] for place in SEATS_AT[table] if room.guests[place] >= 0]
        if all(own) != room.among_themselves(table):
            return "strangers at each table are counted right"
    near = [0] * NATION_COUNT
    for table in range(TABLES):
        if room.tables[table] >= 0:
            near[room.tables[table]] |= SEAT_SET[table]
    if near != [room.near(nation) for nation in range(NATION_COUNT)]:
        return "the seats near each nation's tables are known"
    return ""


def looks_right(room: Room) -> bool:
    """Looking around once more changes nothing."""
    fresh = room.copy()
    fresh.look_around()
    same = fresh.social == room.social and fresh.more_women == room.more_women
    return same and fresh.more_men == room.more_men
