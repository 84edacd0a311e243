"""Pebbles, a toy game with all that a law can be broken with: a bag, hidden hands, secret choices, addressed events.

Twelve pebbles of three kinds, two in each hand. Three rounds: all secretly choose a kind they hold; shown together, a
kind nobody else showed scores its number; shown pebbles leave, and everyone draws one.
"""

from collections.abc import Sequence

from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.choices import Run, Runs
from comptoir.kernel.game import NEWEST, GameOf, Options, Refusal, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position, ranks
from comptoir.kernel.say import Event, Line, Move

KINDS, EACH, ROUNDS = 3, 4, 3


class PebblesOptions(Options, frozen=True):
    pass


class Show(Move, frozen=True, tag="show"):
    kind: int


RUNS = Runs((Run(0, KINDS, Show, lambda kind: f"show-{kind}"),))


class Ready(Event, frozen=True, tag="ready"):
    seat: int


class Shown(Event, frozen=True, tag="shown"):
    seat: int
    kind: int


class Drew(Event, frozen=True, tag="drew"):
    seat: int


class OwnDraw(Event, frozen=True, tag="own-draw"):
    kind: int


class PebblesView(View, frozen=True, tag="pebbles"):
    options: PebblesOptions
    hand: list[int]
    shown: list[int]
    scores: list[int]
    chosen: int
    round: int


class Pebbles(Position):
    bag: Bag
    hands: list[list[int]]
    gone: list[int]
    points: list[int]
    chosen: list[int]
    round: int

    def waiting(self) -> list[int]:
        return [] if self.over else [seat for seat in range(self.seats) if self.chosen[seat] < 0]

    def asks(self, seat: int) -> int:
        return 1 if seat in self.waiting() else 0

    def choices(self, seat: int) -> list[int]:
        if seat not in self.waiting():
            return []
        return [kind for kind in range(KINDS) if self.hands[seat][kind] > 0]

    def refusal(self, seat: int, choice: int) -> int:
        if seat not in self.waiting():
            return 1
        return 0 if 0 <= choice < KINDS and self.hands[seat][choice] > 0 else 2

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.chosen[seat] = choice
        if self.journal is not None:
            self.journal.tell(Ready(seat))
        if -1 not in self.chosen:
            self.show(luck)

    def show(self, luck: Luck) -> None:
        for seat, kind in enumerate(self.chosen):
            if self.journal is not None:
                self.journal.tell(Shown(seat, kind))
            self.hands[seat][kind] -= 1
            self.gone[kind] += 1
            self.points[seat] += kind + 1 if self.chosen.count(kind) == 1 else 0
        self.chosen = [-1] * self.seats
        self.step += 1
        self.round += 1
        self.over = self.round == ROUNDS
        for seat in range(self.seats):
            if not self.over and self.bag.total:
                self.draw(seat, luck)

    def draw(self, seat: int, luck: Luck) -> None:
        luck.at(1, self.round, seat)
        kind = luck.draw(self.bag)
        self.hands[seat][kind] += 1
        if self.journal is not None:
            self.journal.tell(Drew(seat))
            self.journal.whisper(seat, OwnDraw(kind))

    def scores(self) -> list[int]:
        return self.points.copy()

    def sheet(self, seat: int) -> list[Line]:
        return [Line("pebbles-sheet", self.points[seat])]

    def ranking(self) -> list[int]:
        return ranks([[points] for points in self.points])

    def groups(self) -> list[Group]:
        found = [self.step, self.round, int(self.over), *[count for hand in self.hands for count in hand]]
        return [(1, [*found, *self.bag.counts, *self.gone, *self.points, *self.chosen])]

    def copy(self) -> "Pebbles":
        twin = type(self)()
        twin.seats, twin.step, twin.over, twin.journal = self.seats, self.step, self.over, None
        twin.edition = self.edition
        twin.bag, twin.hands = self.bag.copy(), [hand.copy() for hand in self.hands]
        twin.gone, twin.points, twin.chosen = self.gone.copy(), self.points.copy(), self.chosen.copy()
        twin.round = self.round
        return twin


class PebblesGame(GameOf[PebblesOptions, Pebbles, PebblesView]):
    name = "pebbles"
    rules = 1
    seats = range(2, 5)
    options = PebblesOptions
    view_type = PebblesView
    fields = ()
    rule_sets = {"basic": PebblesOptions()}
    questions = {1: "show"}
    refusals = {1: Refusal("not-waiting", "play"), 2: Refusal("not-held", "play")}
    chapters = ("play",)
    names = {}
    moves = (Show,)
    events = (Ready, Shown, Drew, OwnDraw)
    table: type[Pebbles] = Pebbles

    def setup(
        self, options: PebblesOptions, seats: int, luck: Luck, journal: Journal | None = None, rules: int = NEWEST
    ) -> Pebbles:
        game = self.table()
        game.edition = self.edition(rules)
        game.seats, game.step, game.over, game.journal = seats, 0, False, journal
        game.bag, game.gone = bag_of([EACH] * KINDS), [0] * KINDS
        game.hands = [[0] * KINDS for _ in range(seats)]
        game.points, game.chosen, game.round = [0] * seats, [-1] * seats, 0
        for seat in range(seats):
            game.draw(seat, luck)
            game.draw(seat, luck)
        return game

    def runs(self, options: PebblesOptions) -> Runs:
        return RUNS

    def view(self, position: Pebbles, seat: int) -> PebblesView:
        mine = position.hands[seat].copy() if seat >= 0 else [0] * KINDS
        chosen = position.chosen[seat] if seat >= 0 else -1
        return PebblesView(
            seat, position.seats, position.step, position.over, position.edition, PebblesOptions(), mine,
            position.gone.copy(), position.points.copy(), chosen, position.round,
        )  # fmt: skip

    def recall(self, view: PebblesView) -> Pebbles:
        game = self.table()
        game.seats, game.step, game.over, game.journal = view.seats, view.step, view.over, None
        game.edition = view.rules
        game.gone, game.points, game.round = list(view.shown), list(view.scores), view.round
        game.bag = bag_of([EACH - view.shown[kind] - view.hand[kind] for kind in range(KINDS)])
        game.hands = [[0] * KINDS for _ in range(view.seats)]
        game.chosen = [-1] * view.seats
        if view.seat >= 0:
            game.hands[view.seat], game.chosen[view.seat] = list(view.hand), view.chosen
        return game

    def join(self, views: Sequence[PebblesView]) -> Pebbles:
        game = self.recall(views[0])
        game.hands, game.chosen = [list(view.hand) for view in views], [view.chosen for view in views]
        for view in views[1:]:
            game.bag = bag_of([left - held for left, held in zip(game.bag.counts, view.hand, strict=True)])
        return game

    def guess(self, world: Pebbles, view: PebblesView, luck: Luck) -> None:
        for seat, size in enumerate(sizes(view)):
            if seat != view.seat:
                for _ in range(size):
                    world.hands[seat][luck.draw(world.bag)] += 1

    def audit(self, position: Pebbles) -> str:
        for kind in range(KINDS):
            if position.bag.counts[kind] + position.gone[kind] + sum(h[kind] for h in position.hands) != EACH:
                return "four pebbles of each kind"
        return ""


def sizes(view: PebblesView) -> list[int]:
    """How many pebbles each hand holds: two, fewer once the bag ran dry or the game is over."""
    left = KINDS * EACH - 2 * view.seats
    held = [2] * view.seats
    for played in range(1, view.round + 1):
        for seat in range(view.seats):
            held[seat] -= 1
            if left and played < ROUNDS:
                held[seat] += 1
                left -= 1
    return held
