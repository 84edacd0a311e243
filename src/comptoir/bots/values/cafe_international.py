"""Café International between two turns: leads, time left, and what each hand could make of the room."""

from comptoir.bots.values.network import ONE, byte, packed
from comptoir.bots.values.sight import Sight
from comptoir.games.cafe_international.cards import KINDS, TABLE_FULL
from comptoir.games.cafe_international.plan import MEMBERS, SEATS_AT, TABLES, TABLES_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.room import Room
from comptoir.games.cafe_international.rules.seating import seats_for_men, seats_for_women
from comptoir.games.cafe_international.variants.ladies import LadiesTables
from comptoir.kernel.position import Position


class Hand:
    """What one hand could make of the room as it is."""

    best: int  # points of the best single guest,
    total: int  # of every kind's best seat together,
    kinds: int  # and how many kinds have one
    at_home: int  # cards whose nation has a table in the café,
    lost: int  # and those whose tables have all left


class CafeInternationalSight(Sight):
    """The seat itself, the rival who stands best, and the others on average."""

    def __init__(self) -> None:
        self.chapters = ("turn",)
        self.inputs = (36,)
        self.unit = 20.0

    def covers(self, position: Position) -> bool:
        return isinstance(position, Cafe)

    def calm(self, position: Position) -> bool:
        assert isinstance(position, Cafe)
        return position.seated == 0 and position.table < 0

    def seen(self, position: Position) -> list[bytes]:
        assert isinstance(position, Cafe)
        scores = [standing_points(position, seat) for seat in range(position.seats)]
        hands = [hand_in(position, seat) for seat in range(position.seats)]
        return [self.seen_by(position, seat, scores, hands) for seat in range(position.seats)]

    def seen_by(self, cafe: Cafe, seat: int, scores: list[int], hands: list[Hand]) -> bytes:
        others = cafe.seats - 1
        rival, all_scores, all_cards, all_hidden = -1, 0, 0, 0
        for other in range(cafe.seats):
            if other != seat:
                all_scores += scores[other]
                all_cards += cafe.cards[other]
                all_hidden += cafe.hidden[other]
                if rival < 0 or scores[other] > scores[rival]:
                    rival = other
        mine, theirs = hands[seat], hands[rival]
        lead = scores[seat] - scores[rival]
        pile, tables = cafe.pile.total, cafe.room.pile.total
        left = min(pile, tables * 5)
        turns = (cafe.turn - seat) % cafe.seats
        filled = [0] * (TABLE_FULL + 1)
        for table in range(TABLES):
            filled[cafe.room.company(table)] += 1
        return packed(
            [
                128 + lead * 2,
                128 + lead * 32 // (4 + root(left * 4)),
                128 + (lead * 12 // (1 + root(left))),
                128 + (scores[seat] * others - all_scores) * 2 // others,
                pile * 3,
                tables * 12,
                ONE * int(pile <= 6),
                ONE * int(tables <= 2),
                cafe.cards[seat] * 16,
                cafe.cards[rival] * 16,
                all_cards * 16 // others,
                ONE * int(cafe.cards[seat] <= 2),
                ONE * int(cafe.cards[rival] <= 2),
                cafe.hidden[seat] * 32,
                all_hidden * 32 // others,
                ONE * int(seat == cafe.turn),
                ONE * int(rival == cafe.turn),
                turns * 40,
                mine.best * 12,
                mine.total * 4,
                mine.kinds * 16,
                mine.at_home * 16,
                mine.lost * 32,
                theirs.best * 12,
                theirs.total * 4,
                theirs.kinds * 16,
                theirs.at_home * 16,
                theirs.lost * 32,
                byte(mine.best * 12) * int(seat == cafe.turn),
                byte(theirs.best * 12) * int(rival == cafe.turn),
                filled[1] * 32,
                filled[2] * 32,
                filled[3] * 32,
                cafe.seats * 32,
                ONE * int(isinstance(cafe.rules.turns, LadiesTables)),
                left * 2,
            ]
        )


def standing_points(cafe: Cafe, seat: int) -> int:
    """The points made, less what lies face down and will be charged."""
    return cafe.plain[seat] + cafe.doubled[seat] + cafe.salons[seat] - 2 * cafe.hidden[seat]


def hand_in(cafe: Cafe, seat: int) -> Hand:
    room = cafe.room
    hand = cafe.hands[seat]
    women = seats_for_women(room) & room.social
    men = seats_for_men(room) & room.social
    found = Hand()
    found.best = found.total = found.kinds = found.at_home = found.lost = 0
    for kind in range(KINDS):
        held = hand[kind]
        if held == 0:
            continue
        near = room.near(kind >> 1)
        if near == 0:
            if room.pile.counts[kind >> 1] == 0:
                found.lost += held
            continue
        found.at_home += held
        most = 0
        for place in MEMBERS[near & (men if kind & 1 else women)]:
            points = seat_points(room, kind, place)
            if points > most:
                most = points
        if most > 0:
            found.kinds += 1
            found.total += most
            if most > found.best:
                found.best = most
    return found


def seat_points(room: Room, kind: int, place: int) -> int:
    """What a guest makes at the tables of a seat, by the basic rules."""
    found = 0
    for table in TABLES_AT[place]:
        company = room.company(table)
        if company > 0:
            found += (company + 1) * (2 if among_its_own(room, table, kind >> 1) else 1)
    return found


def among_its_own(room: Room, table: int, nation: int) -> bool:
    if room.tables[table] != nation:
        return False
    for place in SEATS_AT[table]:
        guest = room.guests[place]
        if guest >= 0 and guest >> 1 != nation:
            return False
    return True


def root(number: int) -> int:
    """The square root, rounded down, of a number below a thousand."""
    found = 0
    while (found + 1) * (found + 1) <= number:
        found += 1
    return found
