"""Who is honoured, and for how much a game."""

from collections import Counter

from comptoir.house.evenings.honours import best
from comptoir.house.evenings.wire import Honour


def test_the_best_choices_are_honoured_also_where_everybody_loses_by_theirs() -> None:
    games = Counter({0: 2, 1: 1, 2: 3})
    assert best("choices", Counter({0: -30, 1: -9, 2: -90}), games) == [Honour("choices", 1, -9)]
    assert best("choices", Counter({0: 30, 1: -9, 2: 60}), games) == [Honour("choices", 2, 20)]
    assert best("choices", Counter(), Counter()) == []
