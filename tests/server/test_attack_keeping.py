"""A game that its people agreed to end is done with, like one that was played to its end; nobody has abandoned it."""

from comptoir.house.keeping import USUAL_KEEP, has_had_its_time
from comptoir.house.store import Aged

DAY = 86_400_000


def test_a_game_ended_by_agreement_is_kept_as_long_as_a_finished_one() -> None:
    for phase in ("over", "ended"):
        assert not has_had_its_time(Aged("t", 9, phase, 0), USUAL_KEEP, 300 * DAY)
        assert has_had_its_time(Aged("t", 9, phase, 0), USUAL_KEEP, 366 * DAY)
    assert has_had_its_time(Aged("t", 9, "playing", 0), USUAL_KEEP, 91 * DAY)
