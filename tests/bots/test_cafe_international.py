"""How bots of Café International choose quickly, and what they do not think about at all."""

import pytest

from comptoir.bots import advise, choose
from comptoir.bots.judgement.cafe_international import CafeInternationalJudgement
from comptoir.bots.judgement.cafe_international_worth import worth_of
from comptoir.bots.levels import level_for
from comptoir.bots.thinking import think
from comptoir.games import find
from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.numbers import DRAW, FACE_DOWN, STOP
from comptoir.games.cafe_international.position import Cafe
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step

JUDGEMENT = CafeInternationalJudgement()


def with_a_full_hand(rule_set: str, seed: int) -> Cafe:
    """The first moment of a random game at which somebody holds twelve guests and begins a turn."""
    game, options = find(rule_set)
    luck = Fast(seed)
    cafe = game.setup(options, 2, luck)
    assert isinstance(cafe, Cafe)
    while cafe.over or cafe.seated > 0 or cafe.cards[cafe.turn] < 12:
        if cafe.over:
            cafe = game.setup(options, 2, luck)
            assert isinstance(cafe, Cafe)
        if cafe.seated == 0 and DRAW in cafe.choices(cafe.turn):
            cafe.play(cafe.turn, DRAW, luck)
        else:
            random_step(cafe, luck)
    return cafe


@pytest.mark.parametrize("rule_set", ["cafe-international", "cafe-international/ladies"])
def test_a_quick_choice_is_the_best_of_all_that_are_listed(rule_set: str) -> None:
    game, options = find(rule_set)
    luck = Fast(3)
    for seats in (2, 4):
        cafe = game.setup(options, seats, luck)
        assert isinstance(cafe, Cafe)
        while not cafe.over:
            seat, noise = cafe.turn, luck.copy()
            worths = [(worth_of(cafe, seat, choice) + noise.below(100) * 0.01, choice) for choice in cafe.choices(seat)]
            best = max(worths, key=lambda worth: worth[0])[1]
            assert JUDGEMENT.pick(cafe, seat, luck.copy()) == best
            random_step(cafe, luck)


@pytest.mark.parametrize("rule_set", ["cafe-international", "cafe-international/ladies"])
def test_only_one_guest_to_put_face_down_is_thought_about(rule_set: str) -> None:
    for seed in range(10):
        cafe = with_a_full_hand(rule_set, seed)
        choices = cafe.choices(cafe.turn)
        kept = JUDGEMENT.sensible(cafe, cafe.turn, choices)
        parted = [choice for choice in kept if FACE_DOWN <= choice < STOP]
        assert len(parted) == 1
        assert [choice for choice in choices if choice in parted or not FACE_DOWN <= choice < STOP] == kept
        choice = choose(GAME.view(cafe, cafe.turn), "master", 1, 0.002, guarded=False)
        assert choice in kept


def test_a_guest_whose_nation_has_no_table_any_more_is_parted_with_first() -> None:
    cafe = with_a_full_hand("cafe-international", 4)
    kinds = [kind for kind in range(24) if cafe.hands[cafe.turn][kind] > 0 and cafe.room.near(kind >> 1) == 0]
    cafe.room.pile.counts[kinds[-1] >> 1] = 0
    worths = {kind: worth_of(cafe, cafe.turn, FACE_DOWN + kind) for kind in kinds}
    assert worths[kinds[-1]] == 0.0
    assert JUDGEMENT.sensible(cafe, cafe.turn, cafe.choices(cafe.turn))[-1] - FACE_DOWN in kinds


def test_advice_still_looks_at_every_guest() -> None:
    cafe = with_a_full_hand("cafe-international", 2)
    view = GAME.view(cafe, cafe.turn)
    assert {advice.choice for advice in advise(view, 1, 0.02, guarded=False)} == set(cafe.choices(cafe.turn))
    search = think(view, level_for("adviser", "cafe-international"), 1, 0.02, guarded=False)
    assert all(edge.visits > 0 for edge in search.root.edges.values())
