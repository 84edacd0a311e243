"""French as it is printed: elision, spaces that hold, and one word for one thing."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression, serialize_pattern, serialize_variant_key

from comptoir.kernel.say import Say
from comptoir.words import words
from comptoir.words.french import finished

FRENCH = {
    file.name if folder.name == "fr" else f"rulebook/{file.name}": file.read_text(encoding="utf-8")
    for folder in (files("comptoir.words").joinpath("fr"), files("comptoir.words").joinpath("fr", "rulebook"))
    for file in folder.iterdir()
    if file.name.endswith(".ftl")
}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Odile", "d’Odile"),
        ("Émile", "d’Émile"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Marcel", "de Marcel"),
        ("Hans", "de Hans"),
        ("Yann", "de Yann"),
        ("Café de Oran", "de Café de Oran"),
    ],
)
def test_de_loses_its_e_before_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    held = words("fr").say(Say("server-notice-held", {"seat": "#0"}), [name])
    assert held == f"Un robot garde un moment la place {said}."


def test_que_loses_its_e_too() -> None:
    assert "ce qu’Anatole écrit" in words("fr").text("shell-seat-mute.about", name="Anatole")


def test_no_line_ends_before_a_high_sign_or_within_a_number() -> None:
    french = words("fr")
    assert french.text("shell-welcome").endswith("nous\u00a0?")
    assert french.text("shell-hint-win", percent=36) == "36\u00a0% de victoires"
    assert french.text("option-unknown", option="x", known="y").count("\u00a0") == 3
    assert finished("de 30 000 parties") == "de 30\u00a0000 parties"
    assert finished("Avant le n° 4") == "Avant le n°\u00a04"


def test_no_mark_of_fluent_is_left() -> None:
    said = words("fr").text("top-race-event-bet-paid", number=1, seat="Odile", car="bleue", amount=30)
    assert not re.search("[\u2066-\u2069]", said)


# What is said in these words has a better one: in which files, the pattern, and the word to use.
GLOSSARY = [
    ("", r"Pourquoi pas", "Pourquoi c’est impossible ?"),
    ("", r"\b[Aa]nnuler\b", "Reprendre"),
    ("", r"\b[Hh]abitué", "intermédiaire"),
    ("", r"gagne à \{ \$percent", "{ $percent } % de victoires"),
    ("", r"Toutes prêtes", "Formules toutes prêtes"),
    ("review", r"[Ii]nvités?", "clients"),
    ("", r"[Mm]alus", "pénalités"),
    ("", r"reprendre un choix|choix ont été repris", "un coup"),
    ("", r"chacun qui", "chaque joueur"),
    ("cafe-international", r"\b[Tt]ire[rz]?\b", "piocher"),
    ("cafe-international", r"\b([Aa]sse(oir|yez)|assied)", "placer"),
    ("cafe-international", r"[Dd]oublement", "Les points sont doublés"),
    ("top-race", r"\b[Tt]ire(nt|r|z)?\b", "piocher"),
    ("top-race", r"[Mm]ises? secrète|ligne de mise|mises? sur la (?!première)", "paris secrets"),
    ("top-race", r"[Mm]ouvement total", "déplacement total"),
    ("top-race", r"(?<![Ll]a )[Cc]ourse chanceuse", "la course chanceuse"),
    ("top-race", r"(?<![Ll]a )[Cc]ourse des enfants", "la course des enfants"),
    ("top-race", r"nombre d’or|\} d’or", "nombre doré"),
    ("top-race", r"[Ff]anion", "jeton"),
    ("top-race", r"ligne intérieure", "couloir intérieur"),
    ("top-race", r"[Cc]ontrôl", "directeur de course"),
    ("top-race", r"n’avance (aucune|cette)|avance(nt)? (cette|votre) voiture", "fait avancer la voiture"),
    ("top-race", r"\d 000\b|\} 000\b", "une somme telle qu’on la dit"),
    ("cafe-race", r"\b[Pp]lace \{ \$rank \}", "1re place, 2e place"),
    ("cafe-race", r"Régler l’élan", "Choisir l’élan"),
    ("cafe-race", r"[Mm]anomètre", "cadran"),
    ("cafe-race", r"\b[Rr]ang\b", "place"),
    ("espresso-doppio", r"[Vv]olet|mi-temps", "manche"),
    ("espresso-doppio", r"\b[Pp]iles?\b", "pioche"),
    ("espresso-doppio", r"\b(paie|paient)\b", "rapporte"),
    ("espresso-doppio", r"[Aa]dversaire", "l’autre joueur"),
]


def said(where: str) -> list[str]:
    """Every line of the files named like this, without the keys: those are English."""
    chosen = [text for name, text in FRENCH.items() if where in name]
    return [re.sub(r"^[a-z][a-z0-9_-]* =", "", line).strip() for text in chosen for line in text.splitlines()]


@pytest.mark.parametrize(("where", "worse", "better"), GLOSSARY)
def test_one_word_stands_for_one_thing(where: str, worse: str, better: str) -> None:
    assert [line for line in said(where) if re.search(worse, line)] == [], f"on dit « {better} »"


def test_everybody_down_to_the_last_has_a_place_of_his_own() -> None:
    ranks = [words("fr").text("shell-rank", rank=rank) for rank in range(1, 7)]
    assert ranks == ["premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième"]


def test_apostrophes_are_printed_ones() -> None:
    assert [line for line in said("") if re.search(r"\w'\w", line)] == []


# The number stands beside the word already: « 0 point ».
BESIDE_THEIR_NUMBER = {"review-amount", "review-amount-more", "review-amount-less", "study-waiting"}


@pytest.mark.parametrize("name", sorted(FRENCH))
def test_what_says_one_is_not_said_of_none(name: str) -> None:
    """French counts nought as one: a form [one] that does not show its number would say « un point » of none. [1] is
    exactly one.
    """
    wrong = []
    for message in parse(FRENCH[name]).body:
        if isinstance(message, ast.Message) and message.id.name not in BESIDE_THEIR_NUMBER:
            patterns = [message.value, *(attribute.value for attribute in message.attributes)]
            wrong += [message.id.name for pattern in patterns if pattern and any(silent(pattern))]
    assert wrong == []


def silent(pattern: ast.Pattern) -> Iterator[bool]:
    """For each choice by number in a message: whether its [one] leaves the number out and nothing is said of none."""
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            forms = {serialize_variant_key(form.key): form.value for form in part.expression.variants}
            number = serialize_expression(part.expression.selector)
            yield "one" in forms and "0" not in forms and number not in serialize_pattern(forms["one"])
            for form in forms.values():
                yield from silent(form)


def test_none_reads_as_none() -> None:
    french = words("fr")
    assert french.text("espresso-doppio-sheet-actions", actions=0) == "Aucune action"
    assert french.text("cafe-international-board-pile", cards=0) == "La pioche est vide"
    assert french.text("cli-board-guests", points=0, cards=0, hidden=0) == "0 point · 0 en main"
