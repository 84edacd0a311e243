"""Tables laid out for a test: the runner drawn in one line, the cards before each player, and what happens then."""

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.choices import SHIPPED
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.drawing import draw_runner, read_runner
from comptoir.games.espresso_doppio.options import SHIPPED_DECK, EspressoDoppioOptions, Mode, rules_for
from comptoir.games.espresso_doppio.payments import Deck, deck_from
from comptoir.games.espresso_doppio.position import Espresso, empty_table
from comptoir.games.espresso_doppio.rules.halves import begin_turn
from comptoir.games.espresso_doppio.runner import PIECES, arrangement_number, layout_of
from comptoir.kernel.bag import bag_of
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck, Script
from comptoir.kernel.say import Event

# The rulebook's two worked examples, spaces left to right.
EXAMPLE_A = "Tw Sw Pw|Tc Sn Pc|Sc Pn|Tn|–"
EXAMPLE_B = "Tw|Tc|Tn Sw Pw|Sc Pc|Sn Pn"
# A runner on which only cards 8, 10 and 11 hold, and after 1x2P only 10.
PLAIN = "Tw Sn Pc|Tc|Pn|Tn Sw|Sc Pw"

NO_LUCK = Script([])

TEXTS = {text: number for number, text in enumerate(SHIPPED.texts)}


def shipped() -> Deck:
    return deck_from(SHIPPED_DECK)


def arrangement(drawn: str) -> int:
    """The number of a drawn arrangement."""
    spaces = read_runner(drawn)
    return arrangement_number(layout_of(spaces[0:3]), layout_of(spaces[3:6]), layout_of(spaces[6:9]))


def pays(card: int, drawn: str) -> int:
    """How many times a card (1 to 16) pays in a drawn arrangement."""
    return shipped().pays(card - 1, arrangement(drawn))


def beans(card: int, drawn: str) -> int:
    return pays(card, drawn) * shipped().beans[card - 1]


def lay_runner(found: Espresso, drawn: str) -> None:
    spaces = read_runner(drawn)
    found.saucers, found.cups, found.spoons = layout_of(spaces[0:3]), layout_of(spaces[3:6]), layout_of(spaces[6:9])
    found.pieces = PIECES


def play_of(
    drawn: str,
    mine: list[int],
    theirs: list[int] | None = None,
    away: list[list[int]] | None = None,
    mode: Mode = "duel",
    half: int = 1,
) -> Espresso:
    """Seat 0's turn begins. Cards are numbered from 1; those neither shown nor put away are in the piles."""
    seats = 1 if mode == "solo" else 2
    found = empty_table(seats, rules_for(EspressoDoppioOptions(mode), GAME.rules), shipped())
    found.half = 1
    lay_runner(found, drawn)
    displays = [mine, theirs or []][:seats]
    discards = (away or [[], []])[:seats]
    found.shown = [sorted(card - 1 for card in cards) for cards in displays]
    found.away = [sum(1 << card - 1 for card in cards) for cards in discards]
    seen = {card - 1 for cards in displays + discards for card in cards}
    found.unseen = bag_of([int(card not in seen) for card in range(CARDS)], 0)
    found.left = [CARDS // seats - len(displays[seat]) - len(discards[seat]) for seat in range(seats)]
    if half == 2:
        second_half(found)
    if mode == "solo":
        found.beans[0] = 3
        found.scored = len(discards[0])
    found.journal = Journal()
    begin_turn(found, 0)
    return found


def second_half(found: Espresso) -> None:
    """Unseen cards go to the piles in ascending order, seat 0's first."""
    found.half = 2
    for seat in range(found.seats):
        for _ in range(found.left[seat]):
            card = found.unseen.find(0)
            found.unseen.take(card)
            found.piles[seat].put(card)


def play(found: Espresso, text: str, luck: Luck = NO_LUCK) -> list[Event]:
    """Whoever waits makes the choices in this notation, the last one with luck; returns what everybody saw."""
    found.journal = Journal()
    words = text.split()
    for word in words:
        seat = found.waiting()[0]
        assert found.refusal(seat, TEXTS[word]) == 0, f"{word} is refused"
        found.play(seat, TEXTS[word], luck if word == words[-1] else NO_LUCK)
    return found.journal.seen_by(-1)


def refused(found: Espresso, text: str) -> int:
    """Why whoever waits may not choose this."""
    return found.refusal(found.waiting()[0], TEXTS[text])


def drawn_now(found: Espresso) -> str:
    return draw_runner(found.spaces())


def only(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def lawful(found: Espresso) -> bool:
    return GAME.audit(found) == ""
