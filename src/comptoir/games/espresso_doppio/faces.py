"""What is printed on the cards, as views show it."""

import msgspec

from comptoir.games.espresso_doppio.deck import CONDITIONS, MOST_PARTS, PARTS, SPECIAL, Card


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card: its condition, what that is about, the beans, and whether they are a guess."""

    condition: str
    parts: list[str]
    beans: int
    guess: bool
    takes: bool  # the beans are lost by the other player instead of gained

    def __repr__(self) -> str:
        """As a line of a deck writes it."""
        parts = [f"{self.beans}{'?' if self.guess else ''}", self.condition, *(part for part in self.parts if part)]
        return f"<{' '.join(parts)}>"


def face_of(card: Card, alone: bool) -> CardFace:
    parts = [PARTS[part] for part in card.parts] + [""] * (MOST_PARTS - len(card.parts))
    takes = card.condition == SPECIAL and not alone
    return CardFace(CONDITIONS[card.condition], parts, card.beans, card.guess, takes)
