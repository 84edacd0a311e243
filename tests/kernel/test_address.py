"""Luck by address: the same wherever the same draw is asked for, and still luck."""

from collections import Counter

from comptoir.kernel.address import EVERYBODY, Addressed
from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Fast, Recorder, Script


def drawn(seed: int, counts: list[int], number: int = 0) -> int:
    luck = Addressed(b"%d" % seed)
    luck.at(1, 2, 0, number)
    return luck.draw(bag_of(counts))


def test_what_was_drawn_elsewhere_does_not_matter() -> None:
    one, other = Addressed(b"day"), Addressed(b"day")
    other.at(1, 1, EVERYBODY)
    other.die()
    for luck in (one, other):
        luck.at(2, 5, 1)
    assert [one.below(1 << 30) for _ in range(4)] == [other.below(1 << 30) for _ in range(4)]


def test_draws_at_one_address_count_on_even_after_others_in_between() -> None:
    luck, straight = Addressed(b"day"), Addressed(b"day")
    luck.at(3, 1, 0)
    first = luck.below(1 << 30)
    luck.at(3, 1, 1)
    luck.below(6)
    luck.at(3, 1, 0)
    straight.at(3, 1, 0)
    assert [first, luck.below(1 << 30)] == [straight.below(1 << 30) for _ in range(2)]


def test_dice_are_even() -> None:
    counts = Counter(at.die() for at in (Addressed(b"%d" % seed) for seed in range(12_000)))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25.7  # chi square, 5 degrees: 1 in 10,000


def test_every_card_in_the_bag_is_equally_likely() -> None:
    bag = [3, 0, 1, 6, 2]
    counts = Counter(drawn(seed, bag) for seed in range(12_000))
    assert counts[1] == 0
    odd = sum((counts[kind] - 1000 * count) ** 2 / (1000 * count) for kind, count in enumerate(bag) if count)
    assert odd < 21.1  # chi square, 3 degrees: 1 in 10,000


def test_so_it_is_after_a_card_was_drawn_whichever_it_was() -> None:
    """Two cards from one address, in turn: what the first was says no more of the second than that it is gone."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(12_000):
        luck, bag = Addressed(b"%d" % seed), bag_of([2, 2])
        pairs[luck.draw(bag), luck.draw(bag)] += 1
    expected = {(0, 0): 2000, (1, 1): 2000, (0, 1): 4000, (1, 0): 4000}
    assert sum((pairs[pair] - count) ** 2 / count for pair, count in expected.items()) < 21.1


def test_bags_that_differ_by_one_card_mostly_give_the_same() -> None:
    same = sum(drawn(seed, [4] * 12) == drawn(seed, [3] + [4] * 11) for seed in range(2000))
    assert 0.96 < same / 2000 < 0.995  # 47 of 48: only who would have drawn the one that is gone draws another


def test_it_is_recorded_like_any_other_and_replays_without_it() -> None:
    recorder, bag, again = Recorder(Addressed(b"day")), bag_of([4, 1, 5]), bag_of([4, 1, 5])
    recorder.at(1, 1, 0)
    kinds = [recorder.draw(bag) for _ in range(6)]
    script = Script(recorder.draws)
    assert [bound for _, bound in recorder.draws] == [10, 9, 8, 7, 6, 5]
    assert [script.draw(again) for _ in range(6)] == kinds


def test_other_lucks_do_not_mind_an_address() -> None:
    named, plain = Fast(3), Fast(3)
    named.at(1, 2, 3, 4)
    assert [named.below(100) for _ in range(5)] == [plain.below(100) for _ in range(5)]
