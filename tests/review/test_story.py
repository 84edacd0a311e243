"""What a review reads in a record: steps, take-backs, continued games; and what it refuses."""

from functools import partial

import msgspec
import pytest

from comptoir.games.top_race.position import Race
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Record, undo
from comptoir.review import EndValue, Reference, Review, review_game
from comptoir.review.eyes import house_reference
from comptoir.review.parts import Table
from comptoir.review.result import TurningPoint
from comptoir.review.sentences import sentences, turning_said
from comptoir.review.story import Story
from comptoir.words import words
from tests.bots.test_memory import betting
from tests.review import Glance, record_of, taken_back, with_entries


def glance(record: Record) -> Review:
    return review_game(record, thinking=0.0001, reference=Reference(), value=Glance(), choices=False)


def test_a_secret_round_is_one_step() -> None:
    record = record_of("cafe-race", 3)
    scenes = Story(record).scenes
    assert scenes[0].seats() == [0, 1, 2]
    assert len(scenes) == (len(record.entries) - 1) / 3


def test_a_secret_choice_thought_over_leaves_no_trace() -> None:
    record = record_of("cafe-race", 3)
    assert not record.entries[1].luck
    one, other = glance(taken_back(record, 1)), glance(record)
    assert [moment.parts for moment in one.moments] == [moment.parts for moment in other.moments]


def test_what_was_taken_back_after_luck_had_shown_itself_stays() -> None:
    record = record_of("cafe-race", 3)
    number = next(number for number, entry in enumerate(record.entries) if number and entry.luck)
    review = glance(taken_back(record, number))
    back = next(moment for moment in review.moments if moment.kind == "undo")
    before = review.moments[back.number - 2]
    assert back.chances == before.chances
    assert len(review.moments) == len(glance(record).moments) + 2
    for seat in review.seats:
        assert seat.undone == back.parts.drift[seat.seat]
        assert not any(getattr(back.parts, line)[seat.seat] for line in ("luck", "own", "others", "unseen"))


def test_a_turning_point_that_was_taken_back_is_told_as_such() -> None:
    record = record_of("cafe-race", 3)
    number = next(number for number, entry in enumerate(record.entries) if number and entry.luck)
    review = glance(taken_back(record, number))
    back = next(moment for moment in review.moments if moment.kind == "undo")
    for moment, told in ((back.number - 1, True), (back.number + 1, False)):
        point = TurningPoint(0, "luck", moment, number, -0.3, 0.01)
        said = turning_said(review, point, {"who": "#0", "you": "no"})
        for language, words_of_it in (("en", "taken back"), ("fr", "repris")):
            assert (words_of_it in said.spoken(partial(words(language).say, names=["Ada"]))) is told


@pytest.mark.parametrize(("language", "told"), [("en", "Going back"), ("fr", "Revenir en arrière")])
def test_what_going_back_gave_is_not_told_as_what_was_taken_back(language: str, told: str) -> None:
    """Dice had cost 12 points, going back gave them again: they were told as given by the dice taken back."""
    record = record_of("cafe-race", 3)
    review = glance(taken_back(record, next(at for at, entry in enumerate(record.entries) if at and entry.luck)))
    one = msgspec.structs.replace(review.seats[0], undone=0.12)
    review = msgspec.structs.replace(review, seats=[one, *review.seats[1:]])
    said = next(each for each in sentences(review, 0) if each.said.key == "review-said-undone")
    assert said.spoken(partial(words(language).say, names=["Ada", "Bo", "Cy"])).startswith(told)


def test_a_take_back_over_several_steps_counts_once() -> None:
    record = record_of("cafe-international", 2)
    entries = record.entries
    review = glance(with_entries(record, [*entries[:30], undo(5), *entries[5:]]))
    assert [moment.kind for moment in review.moments].count("undo") == 1
    for seat in review.seats:
        assert seat.start + seat.deal + seat.luck + seat.own + seat.others + seat.unseen + seat.drift == seat.result


def test_a_continued_game_begins_where_it_was_continued() -> None:
    record = record_of("cafe-international", 2)
    continued = msgspec.structs.replace(record, secrets={"continued": "40"})
    review = glance(continued)
    assert review.continued
    assert len(review.moments) == len(record.entries) - 40 + 1
    for seat in review.seats:
        assert seat.deal == 0.0
        assert seat.start == review.moments[0].chances[seat.seat]


def test_what_was_heard_by_a_moment_is_that_of_the_game_so_far_without_what_was_taken_back() -> None:
    record = record_of("cafe-international", 2)
    entries = record.entries
    plain, story = Story(record), Story(with_entries(record, [*entries[:30], undo(5), *entries[5:]]))
    memories = [plain.memory(moment) for moment in range(len(plain.moments))]
    assert memories[0]
    assert memories[0] == memories[-1][: len(memories[0])]
    assert [len(memory) for memory in memories] == sorted(len(memory) for memory in memories)
    assert story.memory(story.scenes[-1].after) == memories[plain.scenes[-1].after]


def test_whoever_chose_is_thought_to_have_known_what_was_heard() -> None:
    """Others' bets lie face down, but everybody saw who led when they were made."""
    game, race, memory, leaders = betting(False, 5)
    reference = house_reference(game.name)
    table = Table(game, reference, EndValue(reference), 3)
    shares = []
    for told in ([], memory):
        known = table.known_to(race, 1, told)
        worlds = [world for world in (table.world(known, 1, k) for k in range(100)) if isinstance(world, Race)]
        shares.append(sum(world.bets[seat] == leaders[0] for world in worlds for seat in (0, 2, 3)) / 300)
        assert all(world.bets[1] == race.bets[1] for world in worlds), "one's own"
    assert shares[0] < 0.3 < 0.6 < shares[1]


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = record_of("cafe-race", 3)
    with pytest.raises(Refused, match="review-unfinished"):
        review_game(with_entries(record, record.entries[:-1]))


def test_choices_a_bot_made_are_marked() -> None:
    record = record_of("cafe-race", 3)
    review = review_game(record, thinking=0.0001, reference=Reference(), value=Glance(), by_bot=[2])
    marked = [decision for moment in review.moments for decision in moment.decisions if decision.by_bot]
    assert [decision.seat for decision in marked] == [record.entries[2].seat]
