"""Ten thousand random evenings are seated by the laws, and companies of up to ten as well as can be.

`EVENINGS=500 make soak PARTS=seating` seats fewer.
"""

import os
from concurrent.futures import ProcessPoolExecutor

from tests.house.seating.evenings import GAMES, Night, as_seated, by_brute_force, first_seats_go_round, hold_to_the_laws
from tests.soak.telling import tell

EVENINGS = int(os.environ.get("EVENINGS", "10000"))


def lawful(seed: int) -> int:
    night = Night(seed)
    for _ in range(night.chance.randrange(1, 9)):
        seats = night.chance.choice(GAMES)
        hold_to_the_laws(night, night.play(seats), seats)
        night.come_and_go()
    first_seats_go_round(night)
    return len(night.rounds)


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
        rounds = sum(pool.map(lawful, range(EVENINGS), chunksize=20))
    tell(f"{EVENINGS:,} random evenings of 2 to 24 people, {rounds:,} rounds: every table legal, nobody alone or twice")


def test_small_companies_against_brute_force() -> None:
    few = max(20, EVENINGS // 50)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rounds = sum(pool.map(as_good_as_can_be, range(few), chunksize=2))
    tell(f"{rounds:,} rounds of up to ten people: as good as the best of all ways there are")
