"""A match of several races."""

from comptoir.games.top_race import GAME
from comptoir.games.top_race.events import Controller, MatchOver, RaceBegins
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from tests.games.top_race.table import racing

CARS = {"B": "20.0", "R": "30.0", "K": "40.0", "Y": "25.0", "W": "25.1", "G": "3.0"}


def test_money_carries_over_and_everything_else_starts_anew() -> None:
    table = racing(CARS, ["B5", ""], owners="001100", options=TopRaceOptions(races=3))
    table.race.controller = 1
    table.play("play-B5")
    race = table.race
    assert (race.number, race.over) == (1, False)
    assert race.money == [450, 500]
    assert race.owner == [-1] * 6
    assert [len(hand) for hand in race.hands] == [24, 24]
    assert race.places_taken == 0
    assert table.asked() == "bid"
    assert race.turn == 0  # left of the same controller


def test_a_match_is_as_many_races_as_agreed() -> None:
    for races in (1, 2, 3):
        luck = Fast(races)
        journal = Journal()
        race = GAME.setup(TopRaceOptions(races=races), 3, luck, journal)
        while not race.over:
            for seat in race.waiting():
                race.play(seat, race.pick(seat, luck), luck)
        begun = [event.race for event, _ in journal.entries if isinstance(event, RaceBegins)]
        assert begun == list(range(1, races + 1))
        assert len([1 for event, _ in journal.entries if isinstance(event, Controller)]) == 1
        assert sorted(event.amount for event, _ in journal.entries if isinstance(event, MatchOver)) == sorted(
            race.money
        )


def test_the_sheet_tells_every_sum_race_by_race() -> None:
    table = racing(CARS, ["B5", ""], owners="001100", options=TopRaceOptions(races=2)).play("play-B5")
    lines = table.race.sheet(0)
    assert [(line.key, line.points) for line in lines] == [
        ("top-race-sheet-start", 200),
        ("top-race-sheet-prizes", 250),
    ]
    assert lines[1].args == {"race": 1}


def test_the_controller_is_drawn_once_from_all_seats() -> None:
    drawn = {GAME.setup(TopRaceOptions(), 4, Fast(seed)).controller for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
