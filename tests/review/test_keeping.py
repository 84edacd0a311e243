"""A review is put down and taken up as often as one likes, by whichever process, and comes out the same."""

from comptoir.kernel.record import Record
from comptoir.review import Review, Reviewing, review_game
from comptoir.review.keeping import put_down, take_up
from tests.review import quick_game, record_of, taken_back


def test_a_review_in_slices_is_the_review_in_one_go() -> None:
    record = taken_back(record_of("cafe-race", 3), 4)
    assert in_slices(record, 0.0002, 60) == review_game(record, thinking=0.0002, by_bot=[5])


def test_what_is_judged_by_the_whole_turn_stays_so_from_slice_to_slice() -> None:
    record = quick_game("espresso-doppio", 2)
    whole = review_game(record, thinking=0.0005, by_bot=[5])
    assert any(decision.whole_turn for moment in whole.moments for decision in moment.decisions)
    assert in_slices(record, 0.0005, 300) == whole


def in_slices(record: Record, thinking: float, trials: int) -> Review:
    under_way, slices = Reviewing(record, thinking=thinking, by_bot=[5]), 0
    while not under_way.advance(trials):
        under_way = take_up(put_down(under_way))
        slices += 1
    assert slices > 3
    return under_way.result()
