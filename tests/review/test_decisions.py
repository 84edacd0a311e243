"""What could have been chosen better: found where it is plain to see, and never told of what may be chance."""

import itertools
from functools import partial

from msgspec import structs

from comptoir.games.cafe_race.position import Race
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position
from comptoir.review import Reference, Review, Value, review_game
from comptoir.review.eyes import result_of
from comptoir.review.result import SeatReview
from comptoir.review.sentences import sentences
from comptoir.review.story import Story
from comptoir.words import LANGUAGES, words
from tests.review import record_of


class FirstDown(Value):
    """Victory goes by the way made down the stairs: known at once, so that every loss can be worked out by hand."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        assert isinstance(position, Race)
        if position.over:
            return result_of(position)
        return [(1 + space) / (position.seats + sum(position.space)) for space in position.space]

    def sure(self, position: Position) -> bool:
        return True


def reviewed() -> Review:
    return review_game(record_of("cafe-race/auction", 3), thinking=0.02, reference=Reference(), value=FirstDown())


def test_where_nothing_is_left_to_chance_the_loss_is_exact() -> None:
    review, story = reviewed(), Story(record_of("cafe-race/auction", 3))
    checked = 0
    for moment in review.moments:
        for decision in moment.decisions:
            position = story.moments[story.scenes[moment.number - 1].before]
            worths = {}
            for choice in position.choices(decision.seat):
                after = position.copy()
                try:
                    after.play(decision.seat, choice, Luck())
                except NotImplementedError:
                    break  # this choice leaves something to chance
                worths[choice] = FirstDown().sample(after, Luck())[decision.seat]
            else:
                expected = max(worths.values()) - worths[decision.choice]
                assert abs(decision.loss - expected) < 1e-9
                checked += 1
    assert checked > 5


def test_shown_losses_are_turning_points_and_at_most_five() -> None:
    review, record = reviewed(), record_of("cafe-race/auction", 3)
    for seat in review.seats:
        assert len(seat.turning_points) <= 5
        entries = [point.entry for point in seat.turning_points]
        assert entries == sorted(entries)
        for point in seat.turning_points:
            if point.decision is not None:
                assert point.decision.shown
                assert point.decision.loss > 2 * point.decision.doubt
                assert point.change == -point.decision.loss
                assert record.entries[point.entry].choice == point.decision.choice
                assert record.entries[point.entry].seat == seat.seat


def test_every_choice_of_a_turning_point_has_its_answer_and_hindsight() -> None:
    points = [point for seat in reviewed().seats for point in seat.turning_points if point.decision is not None]
    assert points
    for point in points:
        assert point.decision is not None
        options = point.decision.options
        assert options[0].choice == point.decision.best
        assert options[0].more == point.decision.loss == -point.change
        assert point.decision.choice not in [option.choice for option in options]
        # Nothing is hidden here: where no luck blurs it, hindsight sees what could be known.
        plain = [option for option in options if not option.doubt and not option.truly_doubt]
        assert all(abs(option.more - option.truly) < 1e-9 for option in plain)


class Blind(Value):
    """Knows nothing before the end: whatever is chosen, everybody's chance is drawn by lot."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        if position.over:
            return result_of(position)
        lot = luck.below(position.seats)
        return [1.0 if seat == lot else 0.0 for seat in range(position.seats)]


def test_no_mistake_is_found_where_nothing_can_be_told() -> None:
    shown = 0
    for seed in range(3):
        review = review_game(
            record_of("cafe-race/auction", 3, seed), thinking=0.01, seed=seed, reference=Reference(), value=Blind()
        )
        last = review.moments[-1].number
        shown += sum(
            decision.shown for moment in review.moments for decision in moment.decisions if moment.number < last - 12
        )
    assert shown == 0


class Whim(Value):
    """Every position is won by lot, by another lot than every other: all choices are worth the same."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        lot = (sum(position.facts()) + luck.below(997)) % position.seats
        return [1.0 if seat == lot else 0.0 for seat in range(position.seats)]


def test_of_equal_choices_the_one_made_is_mostly_as_good_as_any() -> None:
    """Some choice always did better in a few worlds; judging every one of them would only add noise to the average."""
    record = record_of("cafe-race/auction", 3)
    review = review_game(record, thinking=0.01, reference=Reference(), value=Whim())
    decisions = [decision for moment in review.moments for decision in moment.decisions]
    another = sum(decision.best != decision.choice for decision in decisions)
    assert len(decisions) > 20
    assert another < 0.3 * len(decisions)


def test_no_line_is_told_whose_doubt_is_written_as_large() -> None:
    review = reviewed()
    for figure, doubt, told in (
        (0.093, 0.0474, False),
        (0.112, 0.0474, True),
        (0.03, 0.0152, False),
        (0.0, 0.0, False),
    ):
        one = structs.replace(review.seats[0], deal=figure, doubts={**review.seats[0].doubts, "deal": doubt})
        keys = [each.said.key for each in sentences(with_first(review, one), 0)]
        assert ("review-said-deal" in keys) is told, (figure, doubt)


def with_first(review: Review, one: SeatReview) -> Review:
    return structs.replace(review, seats=[one, *review.seats[1:]])


def test_there_is_something_to_say_in_every_language() -> None:
    review = reviewed()
    for language, you, seat in itertools.product(LANGUAGES, (True, False), range(3)):
        said = partial(words(language).say, names=["Ada", "Bo", "Cy"])
        spoken = [one.spoken(said) for one in sentences(review, seat, you)]
        assert 2 <= len(spoken) <= 14
        for sentence in spoken:
            assert not [part for part in ("review-", "{", "  ") if part in sentence]
