"""Conservation laws of Espresso Doppio."""

from mypy_extensions import i64

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.scoring import count_cards
from comptoir.games.espresso_doppio.rules.showing import SHOWN
from comptoir.games.espresso_doppio.runner import COLOURS, LAYOUTS, NOWHERE, PIECES, SPACES
from comptoir.kernel.bag import Bag


def broken_law(table: Espresso) -> str:
    """The law this position breaks, or an empty string."""
    return broken_pieces(table) or broken_cards(table) or broken_beans(table)


def broken_pieces(table: Espresso) -> str:
    """Nine pieces, never two of one type on a space; while they are laid never two of one colour."""
    if table.half > 2:
        return "a game has two halves"
    if table.half == 0:
        return broken_laying(table.laid, table.pieces)
    if table.pieces != PIECES:
        return "nine pieces are on the runner once it is laid"
    # A layout's number stands for three different spaces, so a number that exists is a law kept.
    for layout in (table.saucers, table.cups, table.spoons):
        if not 0 <= layout < LAYOUTS:
            return "the pieces of a type stand on three of the five spaces"
    return ""


def broken_laying(laid: list[int], pieces: int) -> str:
    if len(laid) != PIECES or len([space for space in laid if space != NOWHERE]) != pieces:
        return "nine pieces are on the runner or beside it"
    for piece in range(PIECES):
        if not NOWHERE <= laid[piece] < SPACES:
            return "every piece laid stands on one of the five spaces"
        for other in range(piece):
            if laid[piece] == laid[other] != NOWHERE:
                if piece // COLOURS == other // COLOURS:
                    return "a space never holds two pieces of one type"
                if piece % COLOURS == other % COLOURS:
                    return "during set-up a space never holds two pieces of one colour"
    return ""


def broken_cards(table: Espresso) -> str:
    """Sixteen cards, each in one place; the piles hold as many as they should."""
    places = [cards_in(table.unseen)]
    for seat in range(table.seats):
        places += [cards_in(table.piles[seat]), table.away[seat], sum([1 << card for card in table.shown[seat]])]
        shown = len(table.shown[seat])
        if shown > SHOWN or table.shown[seat] != sorted(table.shown[seat]):
            return "at most three cards are shown"
        if count_cards(table.away[seat]) + shown + table.left[seat] != CARDS // table.seats:
            return "each player has half the cards, alone all of them"
        if table.half == 2 and table.piles[seat].total != table.left[seat]:
            return "in the second half it is known what each pile holds"
    if sum(places) != (1 << CARDS) - 1 or sum([count_cards(cards) for cards in places]) != CARDS:
        return "each of the sixteen cards is in one place"
    if table.half < 2 and table.unseen.total != sum(table.left):
        return "in the first half the piles hold what nobody has seen"
    return ""


def cards_in(bag: Bag) -> int:
    """The cards of a bag, one bit each."""
    found: i64 = 0
    card: i64 = 0
    if bag.total > 0:
        while card < CARDS:
            count: i64 = bag.counts[card]
            found += count << card
            card += 1
    return found


def broken_beans(table: Espresso) -> str:
    """Beans are never negative, and every one was earned, lost, or alone spent."""
    for seat in range(table.seats):
        if table.beans[seat] < 0 or table.lost[seat] < 0:
            return "beans are never negative"
        earned = sum(table.earned[seat * CARDS : seat * CARDS + CARDS])
        if table.beans[seat] != table.rules.turns.purse(table) + earned - table.lost[seat]:
            return "every bean was earned by a card"
    return ""
