"""Two processes that come back at the same moment both note the same gap: nobody is given it twice."""

from hypothesis import given
from hypothesis import strategies as st

from comptoir.house.clocks import closed_between, open_hours

Gaps = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)).map(lambda gap: (min(gap), max(gap))), max_size=5)


def test_a_gap_that_two_processes_noted_is_counted_once() -> None:
    twice = [(100, 700), (100, 702)]
    assert closed_between(50, 1_000, twice) == 602
    assert open_hours(50, 100, twice) == 752


@given(Gaps, st.integers(0, 40), st.integers(0, 40))
def test_time_is_open_or_closed_and_nothing_else(gaps: list[tuple[int, int]], start: int, length: int) -> None:
    shut = {moment for began, ended in gaps for moment in range(began, ended)}
    assert closed_between(start, start + length, gaps) == len(shut & {*range(start, start + length)})
    end = open_hours(start, length, gaps)
    assert end - start - closed_between(start, end, gaps) == length
