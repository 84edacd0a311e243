"""Conservation laws of Café International."""

from comptoir.games.cafe_international.cards import HAND_LIMIT, KINDS, NATION_COUNT, OF_EACH_GUEST, OF_EACH_TABLE
from comptoir.games.cafe_international.plan import PLACES, SEAT_SET, TABLES, TABLES_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import Room


def broken_law(cafe: Cafe) -> str:
    """The law this position breaks, or an empty string."""
    for kind in range(KINDS):
        if guests_of(cafe, kind) != OF_EACH_GUEST:
            return "there are four guests of every nation and sex, 96 in all"
    room = cafe.room
    for nation in range(NATION_COUNT):
        if room.pile.counts[nation] + room.tables_gone[nation] + room.tables.count(nation) != OF_EACH_TABLE:
            return "there are two tables of every nation, 24 in all"
    if not cafe.over and -1 in room.tables:
        return "five tables stand in an open café"
    for seat in range(cafe.seats):
        if cafe.cards[seat] != sum(cafe.hands[seat]) or cafe.hidden[seat] != sum(cafe.face_down[seat]):
            return "cards in hand and face down are counted right"
        if cafe.cards[seat] > HAND_LIMIT:
            return "a hand holds at most twelve guests"
    return broken_room(room, cafe.table >= 0)


def guests_of(cafe: Cafe, kind: int) -> int:
    """All guests of this kind, wherever they are."""
    found = cafe.pile.counts[kind] + cafe.room.gone[kind] + cafe.room.guests.count(kind)
    for seat in range(cafe.seats):
        found += cafe.hands[seat][kind] + cafe.face_down[seat][kind]
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
    if heads != room.heads or not looks_right(room):
        return "women and men at each table are counted right"
    if not filling and max(heads) > 2:
        return "no table has more than two women or two men"
    for nation in range(NATION_COUNT):
        near = 0
        for table in range(TABLES):
            near |= SEAT_SET[table] if room.tables[table] == nation else 0
        if near != room.near[nation]:
            return "the seats near each nation's tables are known"
    return ""


def looks_right(room: Room) -> bool:
    """Looking around once more changes nothing."""
    fresh = room.copy()
    fresh.look_around()
    same = fresh.social == room.social and fresh.more_women == room.more_women
    return same and fresh.more_men == room.more_men
