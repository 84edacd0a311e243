"""A joker who joins a hundred times under everybody's names, or begins rounds without end."""

import pytest

from comptoir.house.evenings.acts.base import draft
from comptoir.house.evenings.acts.hosting import EveningOpened
from comptoir.house.evenings.acts.joining import Bar, Join
from comptoir.house.evenings.acts.results import SetResult
from comptoir.house.evenings.acts.rounds import MOST, NextRound
from comptoir.house.evenings.evening import DEVICE, EVER, Course, Evening
from comptoir.house.evenings.views import evening_state
from comptoir.house.people import Person
from comptoir.house.seating import Seated
from comptoir.kernel.game import Refused

HOST = Person("host", "Host")


def test_once_the_jokers_are_shown_out_the_others_come_in_under_their_own_names() -> None:
    evening = Evening("evening-x")
    EveningOpened("Friday", HOST.id, "5" * 64, "", [], 30, "regular").take_effect(evening, 0)
    for number in range(2 * EVER // DEVICE):
        joker = Person(f"joker-{number}", "")
        for turn in range(DEVICE):
            name = "Zoé" if number == turn == 0 else f"Joker {number} {turn}"
            draft(evening, joker, Join("j", name)).take_effect(evening, 0)
        draft(evening, HOST, Bar("b", evening.of(joker.id)[0].number)).take_effect(evening, 0)
    zoe = Person("zoe", "Zoé")
    draft(evening, zoe, Join("z", "Zoé")).take_effect(evening, 0)
    assert [guest.name for guest in evening.here()] == ["Zoé"]
    assert [guest.name for guest in evening_state(evening, zoe.id, 0, frozenset()).guests] == ["Zoé"]
    assert len(evening_state(evening, HOST.id, 0, frozenset()).guests) > EVER
    with pytest.raises(Refused, match="evening-refusal-barred"):
        draft(evening, Person("joker-0", ""), Join("a", "Again"))


def test_an_evening_has_so_many_rounds_and_no_more() -> None:
    """Everybody is shown all of them: with a thousand, whoever asked for honours stopped the house for seconds."""
    evening = Evening("evening-x")
    EveningOpened("Friday", HOST.id, "5" * 64, "", [Course(box="x")], 30, "regular").take_effect(evening, 0)
    for name in ("Zoé", "Max"):
        draft(evening, HOST, Join("j", name)).take_effect(evening, 0)
    for number in range(MOST):
        NextRound("n", number).begun(evening, HOST, Seated([[0, 1]], []), evening.here()).take_effect(evening, 0)
        draft(evening, HOST, SetResult("r", number, 0, [1, 2])).take_effect(evening, 0)
    with pytest.raises(Refused, match="evening-refusal-rounds"):
        NextRound("n", MOST).course(evening, HOST)
