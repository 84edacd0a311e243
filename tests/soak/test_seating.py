"""Ten thousand random evenings are seated by the laws, and companies of up to ten as well as can be.

`EVENINGS=500 make soak PARTS=seating` seats fewer.
"""

import os
from concurrent.futures import ProcessPoolExecutor

from tests.house.seating.evenings import GAMES, Night, as_seated, by_brute_force, first_seats_go_round, hold_to_the_laws
from tests.soak.telling import tell

EVENINGS = int(os.environ.get("EVENINGS", "10000"))


def lawful(seed: int) -> tuple[int, bool]:
    """How many rounds were seated, and whether a tablet kept first seats from going round."""
    night = Night(seed)
    for _ in range(night.chance.randrange(1, 9)):
        seats = night.chance.choice(GAMES)
        hold_to_the_laws(night, night.play(seats), seats)
        night.come_and_go()
    fair = first_seats_go_round(night)
    assert fair or any(night.device.values()), seed
    return len(night.rounds), not fair


def as_good_as_can_be(seed: int) -> int:
    night = Night(seed, most=10)
    for count in range(3):
        seats = night.chance.choice(GAMES)
        best = by_brute_force(night, seats)
        before, points = list(night.rounds), night.points.copy()
        seated = night.play(seats)
        after, won = night.rounds, night.points
        night.rounds, night.points = before, points
        assert as_seated(night, seated, seats) == best, (seed, count, seats)
        night.rounds, night.points = after, won
    return 3


def test_ten_thousand_evenings() -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lawful, range(EVENINGS), chunksize=20))
    rounds, bound = sum(count for count, _ in found), sum(kept for _, kept in found)
    assert bound <= EVENINGS // 500
    tell(
        f"{EVENINGS:,} random evenings of 2 to 24 people, {rounds:,} rounds: every table legal, nobody alone or twice, "
        f"who sits out in turn, first seats ± 1 (in {bound} evenings with tablets more)"
    )


def test_small_companies_against_brute_force() -> None:
    few = max(20, EVENINGS // 50)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rounds = sum(pool.map(as_good_as_can_be, range(few), chunksize=2))
    tell(f"{rounds:,} rounds of up to ten people: as good as the best of all ways there are")
