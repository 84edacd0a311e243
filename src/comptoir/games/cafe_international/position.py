"""Everything on the table of Café International, and the order of play."""

from comptoir.games.cafe_international.cards import (
    CARD_COST,
    DEALT,
    GUEST_PILE,
    KINDS,
    OF_EACH_GUEST,
)
from comptoir.games.cafe_international.events import Begins, Dealt, Hand
from comptoir.games.cafe_international.numbers import NOT_WAITING, STILL_OPEN
from comptoir.games.cafe_international.plan import TABLES
from comptoir.games.cafe_international.room import Room, empty_room
from comptoir.games.cafe_international.rules.clearing import lay_table
from comptoir.games.cafe_international.rules.ending import penalty, standing
from comptoir.games.cafe_international.rules.scoring import Doubling
from comptoir.games.cafe_international.rules.turn import Turn
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position
from comptoir.kernel.say import Line


class Cafe(Position):
    """The café, the piles, and what each player holds."""

    turns: Turn  # what a turn may be
    doubling: Doubling  # when points are doubled
    room: Room
    pile: Bag  # the guests nobody has drawn
    hands: list[list[int]]  # per seat, how many guests of each kind
    cards: list[int]  # how many cards that makes
    face_down: list[list[int]]  # per seat, the guests put face down, by kind; replaced, so that copies may share it
    hidden: list[int]  # how many cards that makes
    plain: list[int]  # points made in mixed company,
    doubled: list[int]  # where they were doubled,
    salons: list[int]  # and with ladies' and gentlemen's tables
    turn: int
    seated: int  # guests seated this turn
    earned: int  # points made this turn
    opener: int  # the seat of a guest that must be joined at once, or -1
    table: int  # the table declared to be filled, or -1
    sex: int  # and with whom
    ending: int  # how the game ended

    def waiting(self) -> list[int]:
        return [] if self.over else [self.turn]

    def asks(self, seat: int) -> int:
        return 0 if self.over or seat != self.turn else self.turns.asks(self, seat)

    def choices(self, seat: int) -> list[int]:
        return [] if self.over or seat != self.turn else self.turns.choices(self, seat)

    def refusal(self, seat: int, choice: int) -> int:
        return NOT_WAITING if self.over or seat != self.turn else self.turns.refusal(self, seat, choice)

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.step += 1
        self.turns.play(self, seat, choice, luck)

    def take_from_hand(self, seat: int, kind: int) -> None:
        hand = self.hands[seat]
        hand[kind] = hand[kind] - 1
        self.cards[seat] = self.cards[seat] - 1

    def scores(self) -> list[int]:
        """Points made so far; the cards left over are charged when the game is over."""
        made = [self.plain[seat] + self.doubled[seat] + self.salons[seat] for seat in range(self.seats)]
        return [made[seat] - penalty(self, seat) for seat in range(self.seats)]

    def sheet(self, seat: int) -> list[Line]:
        lines = [
            Line("cafe-international-sheet-plain", self.plain[seat]),
            Line("cafe-international-sheet-doubled", self.doubled[seat]),
        ]
        if self.salons[seat] > 0:
            lines.append(Line("cafe-international-sheet-salons", self.salons[seat]))
        if self.over:
            hand, hidden = self.cards[seat], self.hidden[seat]
            lines.append(Line("cafe-international-sheet-hand", -hand * CARD_COST, {"cards": hand}))
            lines.append(Line("cafe-international-sheet-face-down", -hidden * CARD_COST, {"cards": hidden}))
        return lines

    def ranking(self) -> list[int]:
        return standing(self)

    def groups(self) -> list[Group]:
        found = [self.seats, self.step, int(self.over), self.turn, self.seated, self.earned]
        found += [self.opener, self.table, self.sex, self.ending]
        found += self.room.facts() + self.pile.counts
        for seat in range(self.seats):
            found += self.hands[seat] + self.face_down[seat]
        return [(1, found + self.plain + self.doubled + self.salons)]

    def copy(self) -> "Cafe":
        twin = Cafe()
        twin.seats = self.seats
        twin.step = self.step
        twin.over = self.over
        twin.edition = self.edition
        twin.journal = None
        twin.turns = self.turns
        twin.doubling = self.doubling
        twin.room = self.room.copy()
        twin.pile = self.pile.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cards = self.cards.copy()
        twin.face_down = self.face_down.copy()
        twin.hidden = self.hidden.copy()
        twin.plain = self.plain.copy()
        twin.doubled = self.doubled.copy()
        twin.salons = self.salons.copy()
        twin.turn = self.turn
        twin.seated = self.seated
        twin.earned = self.earned
        twin.opener = self.opener
        twin.table = self.table
        twin.sex = self.sex
        twin.ending = self.ending
        return twin


def empty_cafe(seats: int, turns: Turn, doubling: Doubling, edition: int) -> Cafe:
    """The café before opening time: no tables laid, all cards in their piles."""
    cafe = Cafe()
    cafe.seats = seats
    cafe.step = 0
    cafe.over = False
    cafe.edition = edition
    cafe.journal = None
    cafe.turns = turns
    cafe.doubling = doubling
    cafe.room = empty_room()
    cafe.pile = bag_of([OF_EACH_GUEST] * KINDS, GUEST_PILE)
    cafe.hands = [[0] * KINDS for _ in range(seats)]
    cafe.cards = [0] * seats
    cafe.face_down = [[0] * KINDS for _ in range(seats)]
    cafe.hidden = [0] * seats
    cafe.plain = [0] * seats
    cafe.doubled = [0] * seats
    cafe.salons = [0] * seats
    cafe.turn = 0
    cafe.seated = 0
    cafe.earned = 0
    cafe.opener = -1
    cafe.table = -1
    cafe.sex = -1
    cafe.ending = STILL_OPEN
    return cafe


def setup(seats: int, turns: Turn, doubling: Doubling, edition: int, luck: Luck, journal: Journal | None) -> Cafe:
    """Seven guests to each player, five tables in reading order, and somebody to begin."""
    cafe = empty_cafe(seats, turns, doubling, edition)
    cafe.journal = journal
    for seat in range(seats):
        for _ in range(DEALT):
            cafe.hands[seat][luck.draw(cafe.pile)] += 1
        cafe.cards[seat] = DEALT
    if journal is not None:
        tell_deal(cafe, journal)
    for table in range(TABLES):
        lay_table(cafe, table, luck)
    cafe.turn = luck.below(seats)
    if journal is not None:
        journal.tell(Begins(cafe.turn))
    return cafe


def tell_deal(cafe: Cafe, journal: Journal) -> None:
    journal.tell(Dealt(DEALT))
    for seat in range(cafe.seats):
        guests: list[int] = []
        for kind in range(KINDS):
            guests += [kind] * cafe.hands[seat][kind]
        journal.whisper(seat, Hand(guests))
