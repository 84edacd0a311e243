"""Luck: every kind of it."""

import hashlib
import hmac
import pickle

import pytest

from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Dry, Fair, Fast, LuckMismatch, LuckNeeded, Paired, Recorder, Script, dice


def test_fast_luck_has_one_stream_on_every_build() -> None:
    luck = Fast(2026)
    assert [luck.below(1000) for _ in range(8)] == [419, 556, 741, 766, 540, 882, 574, 295]


def test_fast_luck_is_even() -> None:
    luck, counts = Fast(5), [0] * 6
    for _ in range(60_000):
        counts[luck.below(6)] += 1
    assert max(counts) - min(counts) < 800


def test_a_copy_of_fast_luck_goes_on_alike_and_apart() -> None:
    luck = Fast(9)
    luck.below(6)
    twin, travelled = luck.copy(), pickle.loads(pickle.dumps(luck))
    ahead = [luck.below(100) for _ in range(5)]
    assert [twin.below(100) for _ in range(5)] == ahead
    assert [travelled.below(100) for _ in range(5)] == ahead


def test_two_dice_are_two_dice() -> None:
    assert Fast(3).two_dice() == sum(one.die() for one in [Fast(3)] for _ in range(2))
    assert dice(2, 5).two_dice() == 7


def test_fair_luck_is_hmac_of_entry_and_draw() -> None:
    seed = b"house"
    word = int.from_bytes(hmac.new(seed, b"4:1:0", hashlib.sha256).digest()[:8], "big")
    luck = Fair(seed, 4)
    luck.below(10)
    assert luck.below(6) == word % 6


def test_fair_luck_does_not_depend_on_what_was_drawn_elsewhere() -> None:
    assert Fair(b"seed", 3).below(96) == Fair(b"seed", 3).below(96)
    assert [Fair(b"seed", k).below(1 << 30) for k in range(3)] != [Fair(b"other", k).below(1 << 30) for k in range(3)]


def test_a_script_refuses_another_bound_than_written() -> None:
    with pytest.raises(LuckMismatch, match="3/6"):
        Script([(3, 6)]).below(5)


def test_a_script_refuses_to_go_on_when_it_is_used_up() -> None:
    with pytest.raises(LuckMismatch, match="no luck left"):
        Script([]).below(6)


def test_dry_luck_gives_none() -> None:
    with pytest.raises(LuckNeeded):
        Dry().die()


def test_a_recorder_writes_down_values_and_bounds() -> None:
    recorder = Recorder(Script([(3, 6), (1, 4)]))
    bag = bag_of([1, 3])
    assert recorder.die() == 4
    assert recorder.draw(bag) == 1
    assert recorder.draws == [(3, 6), (1, 4)]
    assert bag.counts == [1, 2]


def test_paired_luck_keeps_each_bag_apart_from_the_dice() -> None:
    one, other = Paired(7), Paired(7)
    for _ in range(5):
        one.die()
    first, second = bag_of([10] * 5, stream=1), bag_of([10] * 5, stream=1)
    assert [one.draw(first) for _ in range(20)] == [other.draw(second) for _ in range(20)]


def test_an_empty_kind_cannot_be_taken_from_a_bag() -> None:
    bag = bag_of([0, 2])
    with pytest.raises(ValueError, match="kind 0"):
        bag.take(0)
    bag.put(0)
    bag.take(0)
    assert (bag.counts, bag.total) == ([0, 2], 2)
