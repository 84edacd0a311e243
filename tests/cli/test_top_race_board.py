"""Top Race drawn in plain text."""

import random

import pytest

from comptoir.cli.speech import speech
from comptoir.games import GAMES
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from comptoir.study.boards import draw
from comptoir.words import words

NAMES = ["Ana", "Bruno", "Chloé"]


def played(rules: str, moves: int) -> Session:
    game = GAMES["top-race"]
    session = Session(game, game.rule_sets[rules], len(NAMES), Fast(4))
    chance = random.Random(3)
    while not session.over and len(session.record.entries) < moves:
        seat = chance.choice(session.waiting())
        session.play(seat, chance.choice(session.choices(seat)))
    return session


@pytest.fixture(autouse=True)
def in_english() -> None:
    speech.choose(["--lang", "en"])


def test_the_leading_car_comes_first_with_its_steps_left() -> None:
    session = played("basic", 90)
    lines = draw(session.view(0), NAMES, words("en")).splitlines()
    left = [int(line.rpartition("| ")[2].split()[0]) for line in lines[:6]]
    assert left == sorted(left)
    assert all(line.count(">") == 1 for line in lines[:6])


def test_money_cards_and_my_own_hand_are_told_but_no_other_hand() -> None:
    session = played("basic", 90)
    view = session.view(0)
    text = draw(view, NAMES, words("en"))
    assert text.count(" cards") == len(NAMES)
    hand = [line for line in text.splitlines() if line.startswith("    ")]
    assert len(hand) == sum(view.hand)  # type: ignore[attr-defined]


def test_children_race_without_money() -> None:
    assert ",000" not in draw(played("children", 20).view(0), NAMES, words("en"))
    assert "no money" not in draw(played("children", 20).view(0), NAMES, words("en"))


def test_past_the_line_steps_are_counted_on() -> None:
    assert "past the line" in draw(played("long-distance", 150).view(-1), NAMES, words("en"))
