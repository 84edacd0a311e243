"""Reports show the positions they speak of, and boards say what is bid for and what a card asks."""

import re

import pytest

import comptoir
from comptoir.games import rule_sets
from comptoir.lab.stamp import stamp
from comptoir.review.puzzles import puzzles as shipped
from comptoir.study.experiments import arena, review
from comptoir.study.results import Mined


def drawn(page: str) -> int:
    return len(re.findall(r'<figure class="position"><figcaption>[^<]+</figcaption><svg', page))


def test_a_review_draws_every_turning_point_as_its_player_saw_it() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(7))
    while not table.over:
        for seat in table.waiting():
            table.play(seat, "thrust-6" if seat == 1 else "thrust-2")
    found = review(table, thinking=0.004)
    points = [point for one in found.review.seats for point in one.turning_points]
    assert points
    assert drawn(found.html()) == len(points)
    mine = [point for point in points if point.seat == points[0].seat]
    page = found.html("fr", seat=points[0].seat)
    assert drawn(page) == len(mine)
    assert re.search(rf"Avant le n°\s{mine[0].entry}, vu par", page)
    # Before this entry stands what the one before it left behind.
    before = [*comptoir.replay(table.record)][mine[0].entry - 1].position
    spaces = table.game.view(before, 0)
    assert f"case {getattr(spaces, 'spaces')[0]}" in page  # noqa: B009 - whichever view


def test_puzzles_are_drawn_with_their_answers_folded_up() -> None:
    some = [next(puzzle for puzzle in shipped() if puzzle.game == name) for name in ("cafe-race", "espresso-doppio")]
    page = Mined(stamp(rule_sets()["cafe-race"][0], 1), some).html("fr")
    assert drawn(page) == len(some)
    assert page.count("<details><summary>La réponse</summary>") == len(some)
    with pytest.raises(comptoir.Refused, match="speaks “en” and “fr”"):
        Mined(stamp(rule_sets()["cafe-race"][0], 1), some).html("de")


def test_the_report_on_a_series_shows_its_first_deal() -> None:
    page = arena("cafe-race", "random", seats=3, games=3, luck=False).html("fr")
    assert drawn(page) == 1
    assert "La première donne" in page


def test_boards_and_pictures_say_what_is_bid_for() -> None:
    race = comptoir.start("cafe-race/auction", 4, comptoir.Fast(1))
    race.play(1, "die-5")
    race.play(1, "bid-2")
    cars = comptoir.start("top-race", 3, comptoir.meant("top-race", comptoir.Fast(4), drivers=["K"]))
    cars.play(cars.waiting()[0], "bid-30")
    for table, said in ((race, "The 5 is on offer; Seat 1 leads with 2."), (cars, "for sale; Seat 1 bids 30.")):
        assert said in str(table)
        assert said in table.svg()


def test_cards_of_espresso_are_told_and_not_numbered_only() -> None:
    line = "espresso-doppio seats=2 rules=1 step=14 half=1 spaces=5,3,2,4,2,1,1,5,3 finisher=-1 beans=0,2 "
    table = comptoir.from_line(
        f"{line}cards=0,4,3,0,4,0,3,6,0,3,0,4,0*4 left=5,4 earned=0*16/0*7,2,0*8", comptoir.Fast(1)
    )
    for said in ("card 7: set in a row, brown spoon, brown cup, brown saucer · worth 3, now 0", "no beans"):
        assert said in str(table)
        assert said in table.svg()
    assert "CardFace" not in repr(table.view(0))
    assert repr(table.view(0).deck[0]) == "<1? row white caramel brown>"  # type: ignore[attr-defined]
