"""What a player can be told before choosing."""

from comptoir.games.cafe_race import GAME
from comptoir.games.cafe_race.previews import CafeRacePreview, Landing, spill_percent
from comptoir.kernel.luck import Dry
from tests.games.cafe_race.table import secret


def test_the_odds_of_two_dice_are_those_of_the_rulebook() -> None:
    holds = [100 - spill_percent(1, target - 1) for target in range(2, 13)]
    assert holds == [100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3]


def test_a_thrust_shows_where_each_die_would_lead_and_the_odds_of_spilling() -> None:
    race = secret([7, 9, 9], [4, 2, 1])
    seen = GAME.view(race, 0)
    assert GAME.preview(seen, 4) == CafeRacePreview(
        5, [Landing(4, 8, True, 72), Landing(2, 8, True, 42), Landing(1, 8, False, 0)]
    )


def test_trying_a_thrust_tells_nothing_that_others_chose() -> None:
    race = secret([7, 9, 9], [4, 2, 1])
    race.play(1, 3, Dry())
    race.play(2, 3, Dry())
    events = GAME.what_if(GAME.view(race, 0), [5])
    assert [type(event).__name__ for event in events] == ["Chose", "OwnThrust"]
