"""What a view of a table holds; `seeing.py` fills it."""

from comptoir.games.espresso_doppio.drawing import piece_letters
from comptoir.games.espresso_doppio.faces import CardFace
from comptoir.games.espresso_doppio.numbers import BEFORE
from comptoir.games.espresso_doppio.options import EspressoDoppioOptions
from comptoir.games.espresso_doppio.runner import SPACES
from comptoir.kernel.game import View, place_of


class EspressoDoppioView(View, frozen=True, tag="espresso-doppio"):
    """All is open but the order of the piles, and in the first half which pile an unseen card lies in."""

    options: EspressoDoppioOptions
    deck: list[CardFace]
    half: int
    mover: int
    spaces: list[int]  # of white, caramel, brown saucer, then cups, then spoons: 1 to 5, 0 when not laid yet
    actions: int  # this turn; alone: in all
    scored: int  # cards this turn; alone: in all
    quiet: int
    finisher: int
    beans: list[int]
    cards: list[int]  # where each of the sixteen is: UNSEEN, IN_PILE, BEFORE, AWAY
    left: list[int]  # how many cards each pile holds
    pays: list[int]  # the beans each card would bring now; one that takes: what the other would lose, if he has it
    earned: list[list[int]]  # the beans each seat got for each card
    lost: list[int]

    unsaid = frozenset({"options", "deck"})
    people = frozenset({"finisher", "mover"})

    # The same as the notation counts: spaces and cards from 1, pieces by their letters.

    def piece(self, letters: str) -> int:
        """The space of a piece, 0 when it is not laid yet: `piece("Sc")` is where the caramel saucer stands."""
        return self.spaces[place_of(letters, [piece_letters(piece) for piece in range(len(self.spaces))])]

    def on(self, space: int) -> list[str]:
        """The letters of what stands on a space."""
        here = place_of(space, range(1, SPACES + 1)) + 1
        return [piece_letters(piece) for piece, at in enumerate(self.spaces) if at == here]

    def pay(self, card: int) -> int:
        """The beans a card would bring now: `pay(7)` is that of the card that `card7` scores."""
        return self.pays[place_of(card, range(1, len(self.pays) + 1))]

    def face_up(self, seat: int) -> list[int]:
        """The numbers of the cards face up before a player."""
        where = BEFORE + place_of(seat, range(self.seats))
        return [card + 1 for card, place in enumerate(self.cards) if place == where]
