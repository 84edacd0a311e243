"""What a view of a table holds; `seeing.py` fills it."""

from comptoir.games.espresso_doppio.faces import CardFace
from comptoir.games.espresso_doppio.options import EspressoDoppioOptions
from comptoir.kernel.game import View


class EspressoDoppioView(View, frozen=True, tag="espresso-doppio"):
    """All is open but the order of the piles, and in the first half which pile an unseen card lies in."""

    options: EspressoDoppioOptions
    deck: list[CardFace]
    half: int
    mover: int
    spaces: list[int]  # of white, caramel, brown saucer, then cups, then spoons: 1 to 5, 0 when not laid yet
    actions: int
    scored: int
    quiet: int
    finisher: int
    beans: list[int]
    cards: list[int]  # where each of the sixteen is: UNSEEN, IN_PILE, BEFORE, AWAY
    left: list[int]  # how many cards each pile holds
    pays: list[int]  # the beans each card would bring now; one that takes: what the other would lose, if he has it
    earned: list[list[int]]  # the beans each seat got for each card
    lost: list[int]
