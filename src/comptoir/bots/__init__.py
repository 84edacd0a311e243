"""Bots: they get a view and nothing else, and think in worlds imagined from it."""

from comptoir.bots.advice import Advice, advise
from comptoir.bots.choosing import choose
from comptoir.bots.levels import LEVELS, RANDOM
from comptoir.bots.memory import heard
from comptoir.bots.standing import Standing, chances, expected_scores, standing

__all__ = [
    "LEVELS",
    "RANDOM",
    "Advice",
    "Standing",
    "advise",
    "chances",
    "choose",
    "expected_scores",
    "heard",
    "standing",
]
