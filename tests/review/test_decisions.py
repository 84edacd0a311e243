"""What could have been chosen better: found where it is plain to see, and never told of what may be chance."""

import itertools
from functools import partial

from msgspec import structs

from comptoir.games.cafe_race.position import Race
from comptoir.games.espresso_doppio.numbers import STOP
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.top_race.numbers import ABOUT, ASK_BID, BID
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.review import Decision, Reference, Review, Reviewing, TurningPoint, Value, review_game
from comptoir.review.eyes import result_of
from comptoir.review.guesses import stands_out
from comptoir.review.playing import played_on
from comptoir.review.result import SeatReview
from comptoir.review.sentences import hidden_in, sentences, turning_said
from comptoir.review.story import Story
from comptoir.review.turning import Turning
from comptoir.words import LANGUAGES, words
from tests.review import Glance, quick_game, record_of


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


def test_no_choice_takes_all_closer_looks_for_itself() -> None:
    """One whose alternatives were dropped early was never settled, and took nineteen of twenty: mistakes got none."""
    for seed in range(3):
        review = review_game(record_of("cafe-race", 3, seed), thinking=0.1, reference=Reference(), value=Whim())
        pairs = [decision.pairs for moment in review.moments for decision in moment.decisions]
        assert max(pairs) < 0.5 * sum(pairs)


def test_what_equal_choices_lost_is_nothing_on_average() -> None:
    """Figures that came out high were tried until they had sunk, low ones left: losses were far below zero."""
    loss = square = 0.0
    for seed in range(4):
        record = record_of("cafe-race/auction", 3, seed)
        review = review_game(record, thinking=0.03, seed=seed, reference=Reference(), value=Whim())
        for decision in [decision for moment in review.moments for decision in moment.decisions]:
            loss += decision.loss
            square += decision.doubt**2 if decision.best != decision.choice else 0.0
    assert square > 0
    assert abs(loss) < 2.5 * square**0.5


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


def test_the_change_of_mind_is_told_only_if_what_is_written_is_beyond_its_doubt() -> None:
    """The bar's grey part takes what rounding leaves over: 2.6 points became “1 point (±2)”."""
    review = reviewed()
    lines = {"start": 0.25, "deal": 0.0029, "luck": -0.0944, "own": -0.0549, "others": 0.0151, "unseen": -0.1449}
    doubts = {**dict.fromkeys(lines, 0.001), "drift": 0.01}
    for result, told in ((0.0, False), (0.05, True)):
        drift = result - sum(lines.values())
        one = structs.replace(review.seats[0], drift=drift, undone=0.0, doubts=doubts, result=result, **lines)
        said = [each.said for each in sentences(with_first(review, one), 0) if each.said.key == "review-said-drift"]
        assert bool(said) is told
        assert all(int(str(each.args["points"])) > int(str(each.args["doubt"])) for each in said)


def test_whatever_is_told_is_written_larger_than_its_doubt() -> None:
    for value, error, told in (
        (0.114, 0.05, True),
        (0.111, 0.0556, False),
        (0.0104, 0.0051, False),
        (0.02, 0.005, True),
    ):
        assert stands_out(value, error, alone=False) is told


class SwampedByDice(Turning):
    """Luck swings by thirty points at each of many moments, and one choice cost five."""

    def _swings(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "luck", number, number, 0.3, 0.01) for number in range(1, 9)]

    def _choices(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "choice", number, number, cost, 0.01) for number, cost in ((10, -0.05), (11, -0.03))]


def test_the_dearest_choice_is_a_turning_point_however_much_luck_there_was() -> None:
    """Five swings of the dice hid it, and the player was told that no mistake stood out."""
    record = record_of("cafe-race", 3)
    under_way = Reviewing(record, thinking=0.0001, reference=Reference(), value=FirstDown())
    under_way.result()
    points = SwampedByDice(under_way.story, under_way.table, under_way.moments, 1.0).points_of(0)
    assert len(points) == 5
    assert [point.change for point in points if point.kind == "choice"] == [-0.05]


class ChoseLast(Turning):
    """The last choice of a secret round, and larger than it the dice that followed: both are the same entry."""

    def _swings(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "luck", 1, 3, -0.16, 0.01)]

    def _choices(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "choice", number, 3 * number, -0.11 - number / 100, 0.01) for number in (1, 2)]


def test_a_secret_choice_comes_before_its_dice_also_when_it_was_the_last() -> None:
    under_way = Reviewing(record_of("cafe-race", 3), thinking=0.0001, reference=Reference(), value=FirstDown())
    under_way.result()
    points = ChoseLast(under_way.story, under_way.table, under_way.moments, 1.0).points_of(2)
    assert [(point.kind, point.moment) for point in points] == [("choice", 1), ("luck", 1), ("choice", 2)]


class NothingButMistakes(Turning):
    """Every choice cost something."""

    def _swings(self, seat: int) -> list[TurningPoint]:
        return []

    def _choices(self, seat: int) -> list[TurningPoint]:
        return [TurningPoint(seat, "choice", moment.number, moment.number, -1.0, 0.01) for moment in self.moments[1:]]


def test_alone_a_game_is_more_than_one_turn() -> None:
    """Nobody else chose in between, so that one mistake of seventeen was told: the whole game was taken for a turn."""
    record = record_of("espresso-doppio/solo", 1)
    under_way = Reviewing(record, thinking=0.0001, reference=Reference(), value=Glance(), choices=False)
    under_way.result()
    moments = under_way.moments
    draws = [moment.number for moment in moments if moment.drew]
    points = NothingButMistakes(under_way.story, under_way.table, moments, 1.0).points_of(0)
    assert draws[0] < moments[-1].number
    assert len(points) == min(5, len(draws) + 1), "each card turned up begins another"


def test_whoever_is_spoken_to_reads_of_his_own_choices() -> None:
    review = reviewed()
    one = structs.replace(review.seats[0], own=0.001, doubts={**review.seats[0].doubts, "own": 0.1})
    for you, told in ((True, "vos propres choix"), (False, "ses propres choix")):
        quiet = [each for each in sentences(with_first(review, one), 0, you) if each.said.key == "review-said-quiet"]
        assert told in quiet[0].spoken(partial(words("fr").say, names=["Ada", "Bo", "Cy"]))


def test_what_a_bot_chose_in_secret_for_somebody_is_told_as_the_bots() -> None:
    review = reviewed()
    point = next(each for seat in review.seats for each in seat.turning_points if each.decision is not None)
    assert point.decision is not None
    secret = structs.replace(point, decision=structs.replace(point.decision, secret=True, by_bot=True))
    for language, told in (("en", "a bot stood in for Ada"), ("fr", "à la place d’Ada")):
        said = turning_said(review, secret, {"who": "#0", "you": "no"})
        assert told in said.spoken(partial(words(language).say, names=["Ada", "Bo", "Cy"]))


def test_a_choice_is_told_with_what_it_was_about_and_what_it_is_held_against() -> None:
    """A bid is for a car; and whoever is judged by a whole turn reads that it is the turn."""
    review, bid = reviewed(), Decision(0, BID, 5, False, BID + 2, 0.07, 0.01, 99, True, asked=ASK_BID + 3 * ABOUT)
    for race, told in ((True, "No. 9 (Black): Ada"), (False, "No. 9: Ada")):
        for whole in (True, False):
            decision = structs.replace(bid, whole_turn=whole, asked=bid.asked if race else ASK_BID)
            point = TurningPoint(0, "choice", 4, 9, -0.07, 0.01, decision)
            about = structs.replace(review, game="top-race", options={})
            said = turning_said(about, point, {"who": "#0", "you": "no"}).spoken(
                partial(words("en").say, names=["Ada"])
            )
            assert said.startswith(told)
            assert ("than the whole turn as it was played" in said) == whole


def test_a_brief_look_says_so() -> None:
    review = reviewed()
    for thinking, told in ((0.05, ["review-said-brief"]), (1.0, [])):
        found = [each.said.key for each in sentences(structs.replace(review, thinking=thinking), 0)]
        assert [key for key in found if key == "review-said-brief"] == told


def test_of_two_players_there_are_no_others_and_of_open_cards_none_hidden() -> None:
    """Each sentence is true of the game it is told of."""
    review = reviewed()
    for seats, hidden, wanted, unwanted in (
        (2, "cards", "The other player’s", "same time"),
        (3, "choices", "The others’", "cards"),
    ):
        args: dict[str, int | str] = {"way": "gave", "points": 3, "doubt": 1, "unit": "share", "who": "#0", "you": "no"}
        say = partial(words("en").say, names=["Ada", "Bo", "Cy"])
        assert wanted in say(Say("review-said-others", {**args, "seats": seats}))
        assert unwanted not in say(Say("review-said-unseen", {**args, "hidden": hidden}))
    assert hidden_in(review) == "cards", "the auction asks one after the other"
    assert hidden_in(review_game(record_of("cafe-race", 3), thinking=0.0001, choices=False)) == "choices"


class ScoresAtOnce(Reference):
    """Takes what pays now, and never a second step to make it pay more."""

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        choices = position.choices(seat)
        return max(choices) if max(choices) >= STOP else choices[0]


class BeansAfterTheTurn(Value):
    """Victory goes by the beans, once the turn has been played to its end as the reference would."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        assert isinstance(position, Espresso)
        mover = position.mover
        while not position.over and position.half > 0 and position.mover == mover:
            position.play(mover, ScoresAtOnce().pick(position, mover, luck), luck)
        return [(1 + beans) / (2 + sum(position.beans)) for beans in position.beans]


def test_whoever_saw_further_than_the_reference_is_judged_by_the_whole_turn() -> None:
    """The first of three actions that make two cards pay is no mistake because another makes one pay at once."""
    record = quick_game("espresso-doppio", 2)
    review = review_game(record, thinking=0.02, reference=ScoresAtOnce(), value=BeansAfterTheTurn())
    story = Story(record)
    further = 0
    for moment in review.moments:
        for decision in moment.decisions:
            turn = [decision.choice, *story.rest_of_turn(moment.number)]
            position = story.moments[story.scenes[moment.number - 1].before]
            best = worth_of_turn(position, decision.seat, [decision.best])
            made = worth_of_turn(position, decision.seat, turn)
            usual = worth_of_turn(position, decision.seat, [decision.choice])
            assert decision.whole_turn == (made > usual + 1e-9)
            further += decision.whole_turn and made > best
            assert abs(decision.loss - max(0.0, best - max(made, usual))) < 1e-9
    assert further > 10


def worth_of_turn(position: Position, seat: int, choices: list[int]) -> float:
    return played_on(position, seat, choices, Fast(1), BeansAfterTheTurn())[seat]
