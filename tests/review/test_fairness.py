"""What is told to somebody's face holds: against those who think too, for all of a turn, and only once."""

from msgspec import structs

from comptoir.games.cafe_race.numbers import THRUST
from comptoir.games.cafe_race.position import Race
from comptoir.games.top_race.numbers import ABOUT, ASK_BID
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position
from comptoir.review import Decision, Moment, Parts, Reference, Reviewing, TurningPoint, Value, review_game
from comptoir.review.decisions import Look
from comptoir.review.sentences import size
from comptoir.review.turning import Turning
from tests.review import Glance, quick_game, record_of


class Hesitates(Reference):
    """At a glance, the least thrust; whoever thinks about it, the most."""

    def __init__(self, thinks: bool) -> None:
        self.thinks = thinks

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        return THRUST

    def thought_over(self, position: Position, seat: int, seed: int) -> list[float]:
        return [0.0, 0.0, 0.0, 0.0, 0.0, 1.0] if self.thinks else []


class Furthest(Value):
    """Whoever is ahead has won."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        assert isinstance(position, Race)
        first = [float(space == max(position.space)) for space in position.space]
        return [one / sum(first) for one in first]


def test_what_helps_only_against_choices_made_at_a_glance_is_not_told() -> None:
    record = record_of("cafe-race", 4)
    glanced, thought = (
        [
            decision
            for moment in review_game(record, thinking=0.01, reference=Hesitates(thinks), value=Furthest()).moments
            for decision in moment.decisions
        ]
        for thinks in (False, True)
    )
    assert sum(one.shown for one in glanced) > sum(one.shown for one in thought)
    assert all(late.loss <= early.loss for early, late in zip(glanced, thought, strict=True))
    assert sum(one.loss for one in glanced) > sum(one.loss for one in thought), "nor is it counted"


class Blurred(Value):
    """A longer turn is worth a little more, which single trials do not show."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        for _ in range(1 + position.step % 7):
            blur = luck.below(1000) / 1000.0 - 0.5
        worth = 0.5 + 0.02 * (position.step - self.start) + blur
        return [worth, 1.0 - worth] if self.seat == 0 else [1.0 - worth, worth]

    start = seat = 0


def test_whether_a_turn_counts_as_a_whole_is_asked_at_every_look() -> None:
    """Asked once, in sixteen worlds, four of five reproaches to masters within their turns were wrong."""
    record = quick_game("espresso-doppio", 2)
    value = Blurred()
    choosing = Reviewing(record, thinking=0.001, reference=Reference(), value=value).choosing
    found = 0
    for number, scene in enumerate(choosing.story.scenes, 1):
        rest = choosing.story.rest_of_turn(number)
        if not rest or found == 5:
            continue
        position = choosing.story.moments[scene.before]
        value.start, value.seat = position.step, position.waiting()[0]
        entry = next(iter(scene.entries.values()))
        look = Look(choosing.table, number, position, {value.seat: entry.choice}, value.seat, 1.0, (), rest)
        look.look_again(2000)
        assert look.whole_turn
        assert look.gained.count == 2000
        found += 1
    assert found == 5


class TwoBids(Turning):
    """Somebody bid too little for Black, and then passed."""

    def _swings(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "luck", 40, 40, -0.2, 0.01)]

    def _choices(self, seat: int) -> list[TurningPoint]:
        bid = Decision(seat, 4, 9, False, 6, 0.15, 0.01, 99, True, asked=ASK_BID + 3 * ABOUT)
        costs = {40: -0.03, 50: -0.04, 60: -0.04, 70: -0.04, 80: -0.04}
        trifles = [TurningPoint(seat, "choice", number, number, cost, 0.01) for number, cost in costs.items()]
        return [self._point(seat, 10, bid), self._point(seat, 12, structs.replace(bid, loss=0.13)), *trifles]

    def _point(self, seat: int, number: int, decision: Decision) -> TurningPoint:
        return TurningPoint(seat, "choice", number, number, -decision.loss, 0.01, decision)

    def _same_turn(self, one: TurningPoint, other: TurningPoint) -> bool:
        return one.moment == other.moment


def two_bids(drew: bool) -> list[TurningPoint]:
    """What is told of it, with or without a draw between the bids."""
    under_way = Reviewing(record_of("top-race", 3), thinking=0.0001, reference=Reference(), value=Glance())
    none = Parts([], [], [], [], [])
    moments = [
        Moment(number, [], "choice", [0], [0], [], [], none, none, [], drew and number == 11) for number in range(100)
    ]
    return TwoBids(under_way.story, under_way.table, moments, 1.0).points_of(0)


def test_one_auction_is_one_moment_and_the_last_bid_tells_it() -> None:
    assert [point.moment for point in two_bids(drew=False) if point.moment < 40] == [12]
    assert [point.moment for point in two_bids(drew=True) if point.moment < 40] == [10, 12]


def test_luck_is_not_left_out_for_a_choice_that_is_not_told_either() -> None:
    """Twenty points were swallowed by a choice of four in the same turn that had no room among the five."""
    kept = [point for point in two_bids(drew=True) if point.moment == 40]
    assert [point.kind for point in kept] == ["luck"]


def test_what_reads_the_same_is_called_the_same() -> None:
    review = review_game(record_of("cafe-race", 3), thinking=0.0001, value=Glance(), choices=False)
    assert {size(review, change) for change in (-0.0496, -0.05, -0.0504)} == {"fair"}
    alone = structs.replace(review, unit="score", scale=5.0)
    assert [size(alone, -beans) for beans in (2.0, 3.0, 6.0)] == ["small", "fair", "large"]
