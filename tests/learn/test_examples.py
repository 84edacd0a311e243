"""Every chapter, ruling and refusal has an example one can do, and it shows what it is there for."""

import re
from importlib.resources import files

import pytest

from comptoir.games import GAMES
from comptoir.words import LANGUAGES
from tools.examples import WANTED, example, kept, places, still_shows


def rulings(name: str, language: str) -> set[str]:
    """The numbers of our rulings in the rulebook."""
    text = files("comptoir.words").joinpath(language, "rulebook", f"{name}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^\s*- (R\d+) ·", text, re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_ruling_and_refusal_has_an_example(name: str) -> None:
    game = GAMES[name]
    reasons = {f"why-{refusal.word}" for refusal in game.refusals.values() if refusal.word != "no-such-choice"}
    for language in LANGUAGES:
        assert set(kept(name)) == {*game.chapters, *rulings(name, language), *reasons} - {"rulings"}


@pytest.mark.parametrize("name", GAMES)
def test_every_example_shows_its_rule_and_is_what_the_rules_make_of_it_today(name: str) -> None:
    written = kept(name)
    for key, found in places(name).items():
        want = WANTED[name][key]
        assert still_shows(found, want), f"{name} {key}: run python -m tools.examples"
        assert written[key] == example(found, want), f"{name} {key}: run python -m tools.examples"


@pytest.mark.parametrize("name", GAMES)
def test_an_example_lets_the_reader_do_what_it_shows(name: str) -> None:
    for key, one in kept(name).items():
        number = one["does"]["number"]
        if one["refused"] is None:
            assert str(number) in one["outcomes"], key
        else:
            assert str(number) not in one["outcomes"], key
