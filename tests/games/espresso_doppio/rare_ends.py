"""Finished games that random play never meets, written where tests.golden keeps the others.

python -m tests.games.espresso_doppio.rare_ends
"""

from collections.abc import Callable

from comptoir.games import rule_sets
from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.numbers import EXCHANGE, SCORE, STOP
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import after_exchange, legal_exchanges
from comptoir.kernel.game import whichever
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from tests.golden.__main__ import HERE, file_name

Player = Callable[[Espresso], int]


def gain(table: Espresso, arrangement: int) -> int:
    """The most beans one shown card pays in an arrangement."""
    return max([0] + [table.deck.pays(card, arrangement) * table.deck.beans[card] for card in table.shown[0]])


def exchanges(arrangement: int) -> list[int]:
    return legal_exchanges(arrangement // 3600, arrangement // 60 % 60, arrangement % 60)


def thrifty(table: Espresso) -> int:
    """Alone: score what can be scored, else the action that leads to the best card in the fewest actions."""
    choices = table.choices(0)
    if table.half == 0 or choices[-1] >= SCORE:
        return choices[-1]
    here = table.arrangement()
    near = [(gain(table, after_exchange(here, exchange)) - 1, exchange) for exchange in exchanges(here)]
    if max(near)[0] > 0:
        return EXCHANGE + max(near)[1]
    far = [
        (gain(table, after_exchange(middle, second)) - 2, first)
        for first in exchanges(here)
        for middle in [after_exchange(here, first)]
        for second in exchanges(middle)
    ]
    return EXCHANGE + max(far + near)[1]


def lazy_after_one_card(table: Espresso) -> int:
    """Two players: one card is scored in the whole game, after that nobody scores any."""
    choices = table.choices(table.mover)
    if sum(table.beans) == 0 and choices[-1] >= SCORE:
        return choices[-1]
    if STOP in choices and sum(table.beans) > 0:
        return STOP
    fewer = [choice for choice in choices if choice < STOP] or [STOP]
    return fewer[table.step * 7 % len(fewer)]


def finished_game(name: str, ending: str, player: Player) -> str:
    options = rule_sets()[name][1]
    seats = 1 if ending == "cards" else 2
    for seed in range(200):
        session = Session(whichever(GAME), options, seats, Fast(seed))
        while isinstance(session.position, Espresso) and not session.over:
            session.play(session.waiting()[0], player(session.position))
        if isinstance(session.position, Espresso) and GAME.ending(session.position) == ending:
            return session.text()
    raise LookupError(ending)


RARE: list[tuple[str, str, Player]] = [
    ("espresso-doppio", "stall", lazy_after_one_card),
    ("espresso-doppio/master", "stall", lazy_after_one_card),
    ("espresso-doppio/solo", "cards", thrifty),
]

if __name__ == "__main__":
    for name, ending, player in RARE:
        path = HERE / "records" / f"{file_name(name)}--{ending}--rules-{GAME.rules}.txt"
        path.write_text(finished_game(name, ending, player), encoding="utf-8")
