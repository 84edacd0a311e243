"""Dealing: all 48 cards in equal hands; what does not divide is set aside unseen."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import COPIES
from comptoir.games.top_race.events import Dealt, OpenHand, OwnHand
from comptoir.games.top_race.numbers import FOR_HANDS
from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

CARD_STREAM: Final = 0
DRIVER_STREAM: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Every player gets equally many cards; the rest is set aside and not looked at."""

    face_up: bool  # open hands: everybody sees them, and they are nobody's until they are bought

    def __init__(self, face_up: bool = False) -> None:
        self.face_up = face_up

    def copies(self) -> list[int]:
        """The cards in the box that this race uses."""
        return COPIES

    def hand_sizes(self, race: "Race") -> list[int]:
        return [sum(self.copies()) // race.seats] * race.seats

    def deal(self, race: "Race", luck: Luck) -> None:
        race.unseen = bag_of(self.copies(), CARD_STREAM)
        sizes = self.hand_sizes(race)
        for number in range(race.seats):
            luck.at(FOR_HANDS, race.number, number)
            race.hands[number] = sorted([luck.draw(race.unseen) for _ in range(sizes[number])])
            race.holds[number] = -1 if self.face_up else number
            self.tell_hand(race, number)

    def tell_hand(self, race: "Race", number: int) -> None:
        hand = race.hands[number].copy()
        if race.journal is None or not hand:
            return
        if self.face_up:
            race.journal.tell(OpenHand(number + 1, hand))
        else:
            race.journal.tell(Dealt(number, len(hand)))
            race.journal.whisper(number, OwnHand(hand))

    def refill(self, race: "Race", seat: int, luck: Luck) -> None:
        """After a completed card: nothing is drawn."""
