"""Conservation laws of Espresso Doppio."""

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.scoring import count_cards
from comptoir.games.espresso_doppio.rules.showing import SHOWN
from comptoir.games.espresso_doppio.runner import COLOURS, NOWHERE, SPACES, TYPES


def broken_law(table: Espresso) -> str:
    """The law this position breaks, or an empty string."""
    return broken_pieces(table) or broken_cards(table) or broken_beans(table)


def broken_pieces(table: Espresso) -> str:
    """Nine pieces, never two of one type on a space; while they are laid never two of one colour."""
    spaces = table.spaces()
    on_runner = [space for space in spaces if space != NOWHERE]
    if len(on_runner) != table.pieces or (table.half > 0 and table.pieces != TYPES * COLOURS):
        return "nine pieces are on the runner once it is laid"
    if on_runner and (min(on_runner) < 0 or max(on_runner) >= SPACES):
        return "every piece stands on one of the five spaces"
    for kind in range(TYPES):
        laid = [space for space in spaces[kind * COLOURS : kind * COLOURS + COLOURS] if space != NOWHERE]
        if len(set(laid)) != len(laid):
            return "a space never holds two pieces of one type"
    if table.half == 0:
        for colour in range(COLOURS):
            same = [spaces[kind * COLOURS + colour] for kind in range(TYPES)]
            laid = [space for space in same if space != NOWHERE]
            if len(set(laid)) != len(laid):
                return "during set-up a space never holds two pieces of one colour"
    return ""


def broken_cards(table: Espresso) -> str:
    """Sixteen cards, each in one place; the piles hold as many as they should."""
    for card in range(CARDS):
        places = table.unseen.counts[card]
        for seat in range(table.seats):
            places += table.piles[seat].counts[card] + table.shown[seat].count(card) + (table.away[seat] >> card & 1)
        if places != 1:
            return "each of the sixteen cards is in one place"
    if table.unseen.total + sum([pile.total for pile in table.piles]) != sum(table.left):
        return "the piles hold the cards that are not shown"
    if table.half == 2 and [pile.total for pile in table.piles] != table.left:
        return "in the second half every pile is known"
    for seat in range(table.seats):
        if count_cards(table.away[seat]) + len(table.shown[seat]) + table.left[seat] != CARDS // table.seats:
            return "each player has half the cards"
        if len(table.shown[seat]) > SHOWN or table.shown[seat] != sorted(table.shown[seat]):
            return "at most three cards are shown"
    return ""


def broken_beans(table: Espresso) -> str:
    """Beans are never negative, and the score sheet explains every one."""
    if min(table.beans) < 0 or min(table.earned) < 0 or min(table.lost) < 0:
        return "beans are never negative"
    for seat in range(table.seats):
        if sum([line.points for line in table.sheet(seat)]) != table.beans[seat]:
            return "the score sheet adds up to the beans"
    return ""
