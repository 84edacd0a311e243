"""What each seat sees, and the worlds it can imagine."""

import pytest

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.view import CafeInternationalView
from comptoir.kernel.luck import Fast
from tests.games.cafe_international.table import WITH_LADIES, cafe, guest, number, play

EMPTY = ". . . [DE] . [IT] . . [CN] . . [US] . [AF] . . ."
OPEN = "DEm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . ."


def imagined(seen: CafeInternationalView, seed: int) -> Cafe:
    world = GAME.imagine(seen, Fast(seed))
    assert isinstance(world, Cafe)
    return world


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    seen = GAME.view(cafe(OPEN, "DEw CUm", others="ITw ITm CNw"), 0)
    assert (seen.hand[guest("DEw")], sum(seen.hand), seen.cards) == (1, 2, [2, 3])


def test_a_spectator_sees_no_hand_at_all() -> None:
    seen = GAME.view(cafe(OPEN, "DEw CUm", others="ITw"), -1)
    assert (sum(seen.hand), sum(seen.face_down), seen.cards) == (0, 0, [2, 1])


def test_face_down_cards_are_known_to_their_owner_only() -> None:
    found = cafe(OPEN, "CUm CUm CUm CUm FRm FRm FRm FRm TRm TRm TRm DEw")
    play(found, "hide:FRm")
    mine, other = GAME.view(found, 0), GAME.view(found, 1)
    assert (mine.face_down[guest("FRm")], mine.hidden) == (1, [1, 0])
    assert (sum(other.face_down), other.hidden) == (0, [1, 0])


def test_two_worlds_that_differ_in_what_a_seat_cannot_see_look_the_same_to_it() -> None:
    here = cafe(OPEN, "DEw CUm", others="ITw ITm")
    there = cafe(OPEN, "DEw CUm", others="CNw TRm")
    assert GAME.view(here, 0) == GAME.view(there, 0)
    assert GAME.view(here, 1) != GAME.view(there, 1)


def test_guests_who_left_with_their_tables_are_public() -> None:
    found = cafe("DEm . DEw [DE] DEw [IT] . . [CN] . . [US] . [AF] . . .", "DEm CUw")
    play(found, "DEm@W", Fast(1))
    seen = GAME.view(found, 1)
    assert (seen.guests_gone[guest("DEw")], seen.guests_gone[guest("DEm")]) == (2, 2)
    assert sum(seen.tables_gone) == 1


def test_imagined_hands_are_made_of_unseen_guests_and_vary() -> None:
    found = cafe(OPEN, "DEw CUm", others="ITw ITm CNw TRm")
    seen = GAME.view(found, 0)
    worlds = [imagined(seen, seed) for seed in range(20)]
    assert all(GAME.view(world, 0) == seen and GAME.audit(world) == "" for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 10


@pytest.mark.parametrize("seed", range(10))
def test_in_an_imagined_world_whoever_opened_can_be_followed(seed: int) -> None:
    found = cafe(EMPTY, "DEm DEw CUm")
    play(found, "DEm@o1")
    assert imagined(GAME.view(found, 1), seed).choices(0) != []


@pytest.mark.parametrize("seed", range(10))
def test_in_an_imagined_world_whoever_declared_a_table_can_fill_it(seed: int) -> None:
    found = cafe(EMPTY, "DEm DEm ITm CNm CUw", WITH_LADIES)
    play(found, "gentlemen@TL DEm@o1")
    for seat in (1, -1):
        world = imagined(GAME.view(found, seat), seed)
        fill(world)
        assert world.salons[0] > 0


def fill(world: Cafe) -> None:
    luck = Fast(5)
    while world.table >= 0:
        choices = world.choices(0)
        world.play(0, choices[luck.below(len(choices))], luck)


def test_what_if_tells_the_points_but_not_the_next_table() -> None:
    found = cafe("DEm . DEw [DE] DEw [IT] . . [CN] . . [US] . [AF] . . .", "DEm CUw")
    events = GAME.what_if(GAME.view(found, 0), [number("DEm@W")])
    assert [type(event).__name__ for event in events] == ["Seated", "Cleared"]
