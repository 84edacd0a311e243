"""Everything on the table of Espresso Doppio, and the order of play."""

from typing import Annotated, Final

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.numbers import (
    ALL_LAID,
    ASK_SAUCER,
    EXCHANGE,
    LAY_FIRST,
    NO_SUCH_CHOICE,
    NOT_WAITING,
    NOTHING_THERE,
    PLACE,
    SCORE,
    SPACE,
    STOP,
)
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.rules.acting import act
from comptoir.games.espresso_doppio.rules.book import RuleBook
from comptoir.games.espresso_doppio.rules.halves import NOBODY
from comptoir.games.espresso_doppio.rules.laying import lay, laying_choices, laying_refusal
from comptoir.games.espresso_doppio.rules.scoring import scoring_refusal
from comptoir.games.espresso_doppio.runner import (
    COLOURS,
    LAYOUTS,
    NOWHERE,
    PIECES,
    SPACES,
    legal_exchanges,
    may_exchange,
    spaces_of,
)
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.fields import Fresh
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position, ranks
from comptoir.kernel.say import Line

NO_CHOICES: Final[list[int]] = []


class Espresso(Position):
    """Nine pieces on a runner, cards before the players, beans beside them."""

    rules: RuleBook  # how a turn goes: basic, master, solo
    deck: Deck
    half: int = 0  # 0 while the runner is laid, then 1 and 2; alone always 1
    mover: int = 0  # whose turn it is
    pieces: int = 0  # how many pieces are laid
    # Set-up: the space of each piece.
    laid: Annotated[list[int], Fresh("[NOWHERE] * PIECES", "old.laid.copy() if old.half == 0 else old.laid")]
    saucers: int = 0  # after it: the layout of each type
    cups: int = 0
    spoons: int = 0
    actions: int = 0  # this turn; alone: in all
    scored: int = 0  # cards scored this turn; alone: in all
    quiet: int = 0  # turns in a row without a card scored
    finisher: int = NOBODY  # who ended the half by scoring his last card
    beans: Annotated[list[int], Fresh("[0] * seats")]
    shown: Annotated[list[list[int]], Fresh("[[] for _ in range(seats)]")]  # ascending
    away: Annotated[list[int], Fresh("[0] * seats")]  # cards scored this half, one bit each
    left: Annotated[list[int], Fresh("[0] * seats")]  # how many cards each pile holds
    # First half: cards nobody has seen, in either pile.
    unseen: Annotated[Bag, Fresh("bag_of([1] * CARDS, 0)", "old.unseen.copy() if old.half < 2 else old.unseen")]
    # Second half: what is known to lie in each pile.
    piles: Annotated[
        list[Bag],
        Fresh(
            "[bag_of([0] * CARDS, 1 + seat) for seat in range(seats)]",
            "[pile.copy() for pile in old.piles] if old.half == 2 else old.piles",
        ),
    ]
    earned: Annotated[list[int], Fresh("[0] * (seats * CARDS)")]  # beans by seat * 16 + card
    lost: Annotated[list[int], Fresh("[0] * seats")]  # beans taken by the special card

    def waiting(self) -> list[int]:
        return [] if self.over else [self.mover]

    def asks(self, seat: int) -> int:
        if self.over or seat != self.mover:
            return 0
        return ASK_SAUCER + self.pieces // COLOURS if self.half == 0 else self.rules.turns.asks(self)

    def arrangement(self) -> int:
        """The number of the arrangement on the runner."""
        return (self.saucers * LAYOUTS + self.cups) * LAYOUTS + self.spoons

    def spaces(self) -> list[int]:
        """The space of each piece, or NOWHERE."""
        return self.laid.copy() if self.half == 0 else spaces_of(self.saucers, self.cups, self.spoons)

    def can_score(self) -> bool:
        """Whether a card shown by the player in turn holds now."""
        arrangement = self.arrangement()
        return any(self.deck.pays(card, arrangement) > 0 for card in self.shown[self.mover])

    def choices(self, seat: int) -> list[int]:
        if self.over or seat != self.mover:
            return []
        if self.half == 0:
            return laying_choices(self.laid, self.pieces)
        return self.actions_now() + self.other_choices()

    def pick(self, seat: int, luck: Luck) -> int:
        if self.half == 0:
            choices = laying_choices(self.laid, self.pieces)
            return choices[luck.below(len(choices))]
        actions, others = self.actions_now(), self.other_choices()
        place = luck.below(len(actions) + len(others))
        return actions[place] if place < len(actions) else others[place - len(actions)]

    def actions_now(self) -> list[int]:
        """The actions open to the player in turn. Shared between tables: not to be changed."""
        if self.rules.turns.refuses_action(self) != 0:
            return NO_CHOICES
        return legal_exchanges(self.saucers, self.cups, self.spoons)

    def other_choices(self) -> list[int]:
        """Stopping and scoring, where the turn allows them."""
        found: list[int] = []
        if self.rules.turns.refuses_stop(self) == 0:
            found.append(STOP)
        if self.rules.turns.refuses_scoring(self) == 0:
            arrangement = self.arrangement()
            for card in self.shown[self.mover]:
                if self.deck.pays(card, arrangement) > 0:
                    found.append(SCORE + card)
        return found

    def refusal(self, seat: int, choice: int) -> int:
        if self.over or seat != self.mover:
            return NOT_WAITING
        if not 0 <= choice < SPACE:
            return NO_SUCH_CHOICE
        if PLACE <= choice < STOP:
            place = choice - PLACE
            if self.half != 0:
                return ALL_LAID
            return laying_refusal(self.laid, self.pieces, place // SPACES, place % SPACES)
        if self.half == 0:
            return LAY_FIRST
        if choice == STOP:
            return self.rules.turns.refuses_stop(self)
        if choice >= SCORE:
            return scoring_refusal(self, seat, choice - SCORE)
        refused = self.rules.turns.refuses_action(self)
        if refused != 0:
            return refused
        return 0 if may_exchange(self.saucers, self.cups, self.spoons, choice - EXCHANGE) else NOTHING_THERE

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.step += 1
        if choice < PLACE:
            act(self, seat, choice - EXCHANGE)
            self.rules.turns.acted(self)
        elif choice >= SCORE:
            self.rules.turns.score(self, choice - SCORE, luck)
        elif choice == STOP:
            self.rules.turns.stop(self, luck)
        elif lay(self, seat, (choice - PLACE) // SPACES, (choice - PLACE) % SPACES):
            self.half = 1
            self.rules.turns.begin_play(self, luck)

    def scores(self) -> list[int]:
        return self.beans.copy()

    def sheet(self, seat: int) -> list[Line]:
        return self.rules.turns.sheet(self, seat)

    def ranking(self) -> list[int]:
        """Most beans; at the end, with equal beans, the player who has not finished his cards."""
        return ranks([[self.beans[seat], int(self.over and seat != self.finisher)] for seat in range(self.seats)])

    def groups(self) -> list[Group]:
        found = [self.seats, self.step, int(self.over), self.half, self.mover, self.pieces]
        found += self.spaces()
        found += [self.actions, self.scored, self.quiet, self.finisher]
        found += self.beans + self.away + self.left + self.earned + self.lost
        for shown in self.shown:
            found.append(sum([1 << card for card in shown]))
        found += self.unseen.counts
        for pile in self.piles:
            found += pile.counts
        return [(1, found)]

    def copy(self) -> "Espresso":
        """An independent table. What cannot change any more, or not before half-time, is shared."""
        return copied(self)


def setup(seats: int, rules: RuleBook, deck: Deck, luck: Luck, journal: Journal | None) -> Espresso:
    table = empty_table(seats, rules, deck)
    table.journal = journal
    rules.turns.begin_laying(table, luck)
    return table


# From here on written by `python -m tools.fields` from the fields of Espresso: change those, and run it.


def copied(old: Espresso) -> Espresso:
    """An independent one, without the journal."""
    twin = Espresso()
    twin.seats = old.seats
    twin.step = old.step
    twin.over = old.over
    twin.edition = old.edition
    twin.journal = None
    twin.rules = old.rules
    twin.deck = old.deck
    twin.half = old.half
    twin.mover = old.mover
    twin.pieces = old.pieces
    twin.laid = old.laid.copy() if old.half == 0 else old.laid
    twin.saucers = old.saucers
    twin.cups = old.cups
    twin.spoons = old.spoons
    twin.actions = old.actions
    twin.scored = old.scored
    twin.quiet = old.quiet
    twin.finisher = old.finisher
    twin.beans = old.beans.copy()
    twin.shown = [each.copy() for each in old.shown]
    twin.away = old.away.copy()
    twin.left = old.left.copy()
    twin.unseen = old.unseen.copy() if old.half < 2 else old.unseen
    twin.piles = [pile.copy() for pile in old.piles] if old.half == 2 else old.piles
    twin.earned = old.earned.copy()
    twin.lost = old.lost.copy()
    return twin


def empty_table(seats: int, rules: RuleBook, deck: Deck) -> Espresso:
    """As it is before anything has happened."""
    new = Espresso()
    new.seats = seats
    new.step = 0
    new.over = False
    new.edition = rules.edition
    new.journal = None
    new.rules = rules
    new.deck = deck
    new.half = 0
    new.mover = 0
    new.pieces = 0
    new.laid = [NOWHERE] * PIECES
    new.saucers = 0
    new.cups = 0
    new.spoons = 0
    new.actions = 0
    new.scored = 0
    new.quiet = 0
    new.finisher = NOBODY
    new.beans = [0] * seats
    new.shown = [[] for _ in range(seats)]
    new.away = [0] * seats
    new.left = [0] * seats
    new.unseen = bag_of([1] * CARDS, 0)
    new.piles = [bag_of([0] * CARDS, 1 + seat) for seat in range(seats)]
    new.earned = [0] * (seats * CARDS)
    new.lost = [0] * seats
    return new
