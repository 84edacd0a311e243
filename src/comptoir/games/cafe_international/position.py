"""Everything on the table of Café International, and the order of play."""

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.games.cafe_international.cards import (
    CARD_COST,
    DEALT,
    GUEST_PILE,
    KINDS,
    MOST_SEATS,
    OF_EACH_GUEST,
)
from comptoir.games.cafe_international.events import Begins, Dealt, Hand
from comptoir.games.cafe_international.numbers import FOR_HANDS, FOR_STARTER, NOT_WAITING, STILL_OPEN
from comptoir.games.cafe_international.plan import TABLES
from comptoir.games.cafe_international.room import Room, empty_room
from comptoir.games.cafe_international.rules.book import RuleBook
from comptoir.games.cafe_international.rules.clearing import lay_table
from comptoir.games.cafe_international.rules.ending import penalty, standing
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.fields import Fresh
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position
from comptoir.kernel.say import Line

# Who owes a choice, asked for at every step of every thought: these lists are to be read only.
ALONE: Final = [[seat] for seat in range(MOST_SEATS)]
NOBODY: Final[list[int]] = []


class Cafe(Position):
    """The café, the piles, and what each player holds."""

    rules: RuleBook  # what a turn may be, and when points are doubled
    room: Annotated[Room, Fresh("empty_room()")]
    pile: Annotated[Bag, Fresh("bag_of([OF_EACH_GUEST] * KINDS, GUEST_PILE)")]  # the guests nobody has drawn
    # By seat, how many guests of each kind a player holds,
    hands: Annotated[list[list[int]], Fresh("[[0] * KINDS for _ in range(seats)]")]
    cards: Annotated[list[int], Fresh("[0] * seats")]  # how many cards that makes
    # and the guests put face down, by kind; all of them are replaced as a whole, so that copies may share them.
    face_down: Annotated[list[list[int]], Fresh("[[0] * KINDS for _ in range(seats)]", "shared")]
    hidden: Annotated[list[int], Fresh("[0] * seats", "shared")]  # how many cards that makes; replaced as a whole, too
    plain: Annotated[list[int], Fresh("[0] * seats")]  # points made in mixed company,
    doubled: Annotated[list[int], Fresh("[0] * seats")]  # where they were doubled,
    # and with ladies' and gentlemen's tables; replaced as a whole.
    salons: Annotated[list[int], Fresh("[0] * seats", "shared")]
    turn: int = 0
    turns: int = 0  # taken so far: no fact of the game, only the address of its luck
    seated: int = 0  # guests seated this turn
    earned: int = 0  # points made this turn
    opener: int = -1  # the seat of a guest that must be joined at once, or -1
    table: int = -1  # the table declared to be filled, or -1
    sex: int = -1  # and with whom
    ending: int = STILL_OPEN  # how the game ended

    def waiting(self) -> list[int]:
        return NOBODY if self.over else ALONE[self.turn]

    def asks(self, seat: int) -> int:
        return 0 if self.over or seat != self.turn else self.rules.turns.asks(self, seat)

    def choices(self, seat: int) -> list[int]:
        return [] if self.over or seat != self.turn else self.rules.turns.choices(self, seat)

    def refusal(self, seat: int, choice: int) -> int:
        return NOT_WAITING if self.over or seat != self.turn else self.rules.turns.refusal(self, seat, choice)

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.step += 1
        self.rules.turns.play(self, seat, choice, luck)

    def take_from_hand(self, seat: int, kind: i64) -> None:
        hand = self.hands[seat]
        hand[kind] = hand[kind] - 1
        self.cards[seat] = self.cards[seat] - 1

    def scores(self) -> list[int]:
        """The points made, less what the cards in hand and face down would cost if the game ended now."""
        return [self.made(seat) - penalty(self, seat) for seat in range(self.seats)]

    def tally(self) -> list[int]:
        """The points made; cards are charged when the game is over."""
        return self.scores() if self.over else [self.made(seat) for seat in range(self.seats)]

    def made(self, seat: i64) -> i64:
        plain: i64 = self.plain[seat]
        doubled: i64 = self.doubled[seat]
        salons: i64 = self.salons[seat]
        return plain + doubled + salons

    def sheet(self, seat: int) -> list[Line]:
        lines = [
            Line("cafe-international-sheet-plain", self.plain[seat]),
            Line("cafe-international-sheet-doubled", self.doubled[seat]),
        ]
        if self.salons[seat] > 0:
            lines.append(Line("cafe-international-sheet-salons", self.salons[seat]))
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
        return copied(self)


def setup(seats: int, rules: RuleBook, luck: Luck, journal: Journal | None) -> Cafe:
    """Seven guests to each player, five tables in reading order, and somebody to begin."""
    cafe = empty_cafe(seats, rules)
    cafe.journal = journal
    for seat in range(seats):
        luck.at(FOR_HANDS, 0, seat)
        for _ in range(DEALT):
            cafe.hands[seat][luck.draw(cafe.pile)] += 1
        cafe.cards[seat] = DEALT
    if journal is not None:
        tell_deal(cafe, journal)
    for table in range(TABLES):
        lay_table(cafe, table, luck)
    luck.at(FOR_STARTER, 0, EVERYBODY)
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


# From here on written by `python -m tools.fields` from the fields of Cafe: change those, and run it.


def copied(old: Cafe) -> Cafe:
    """An independent one, without the journal."""
    twin = Cafe()
    twin.seats = old.seats
    twin.step = old.step
    twin.over = old.over
    twin.edition = old.edition
    twin.journal = None
    twin.rules = old.rules
    twin.room = old.room.copy()
    twin.pile = old.pile.copy()
    twin.hands = [each.copy() for each in old.hands]
    twin.cards = old.cards.copy()
    twin.face_down = old.face_down
    twin.hidden = old.hidden
    twin.plain = old.plain.copy()
    twin.doubled = old.doubled.copy()
    twin.salons = old.salons
    twin.turn = old.turn
    twin.turns = old.turns
    twin.seated = old.seated
    twin.earned = old.earned
    twin.opener = old.opener
    twin.table = old.table
    twin.sex = old.sex
    twin.ending = old.ending
    return twin


def empty_cafe(seats: int, rules: RuleBook) -> Cafe:
    """As it is before anything has happened."""
    new = Cafe()
    new.seats = seats
    new.step = 0
    new.over = False
    new.edition = rules.edition
    new.journal = None
    new.rules = rules
    new.room = empty_room()
    new.pile = bag_of([OF_EACH_GUEST] * KINDS, GUEST_PILE)
    new.hands = [[0] * KINDS for _ in range(seats)]
    new.cards = [0] * seats
    new.face_down = [[0] * KINDS for _ in range(seats)]
    new.hidden = [0] * seats
    new.plain = [0] * seats
    new.doubled = [0] * seats
    new.salons = [0] * seats
    new.turn = 0
    new.turns = 0
    new.seated = 0
    new.earned = 0
    new.opener = -1
    new.table = -1
    new.sex = -1
    new.ending = STILL_OPEN
    return new
