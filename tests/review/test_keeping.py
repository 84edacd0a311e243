"""A review is put down and taken up as often as one likes, by whichever process, and comes out the same."""

import msgspec

from comptoir.review import Reviewing, review_game
from comptoir.review.keeping import put_down, take_up
from tests.review import record_of, taken_back


def test_a_review_in_slices_is_the_review_in_one_go() -> None:
    record = taken_back(record_of("cafe-race", 3), 4)
    under_way, slices = Reviewing(record, thinking=0.0002, by_bot=[5]), 0
    while not under_way.advance(60):
        under_way = take_up(put_down(under_way))
        slices += 1
    assert slices > 3
    whole = review_game(record, thinking=0.0002, by_bot=[5])
    assert msgspec.json.encode(under_way.result()) == msgspec.json.encode(whole)
