"""What one seat sees of a table, and the position as far as that tells it."""

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.numbers import AWAY, BEFORE, IN_PILE, UNSEEN
from comptoir.games.espresso_doppio.options import deck_for, rules_for
from comptoir.games.espresso_doppio.position import Espresso, empty_table
from comptoir.games.espresso_doppio.runner import COLOURS, layout_of
from comptoir.games.espresso_doppio.view import EspressoDoppioView
from comptoir.kernel.bag import bag_of


def where_cards_are(table: Espresso) -> list[int]:
    found = [UNSEEN] * CARDS
    for seat in range(table.seats):
        counts, away = table.piles[seat].counts, table.away[seat]
        for card in range(CARDS):
            if counts[card]:
                found[card] = IN_PILE + seat
            elif away >> card & 1:
                found[card] = AWAY + seat
        for card in table.shown[seat]:
            found[card] = BEFORE + seat
    return found


def payments(table: Espresso) -> list[int]:
    """The beans each card would bring or take now; nothing while the runner is laid."""
    if table.half == 0:
        return [0] * CARDS
    arrangement = table.arrangement()
    found = [table.deck.pays(card, arrangement) * table.deck.beans[card] for card in range(CARDS)]
    if table.seats > 1:
        for seat, shown in enumerate(table.shown):
            for card in shown:
                if table.deck.special[card]:
                    found[card] = min(found[card], table.beans[1 - seat])
    return found


def view(table: Espresso, seat: int) -> EspressoDoppioView:
    return EspressoDoppioView(
        seat,
        table.seats,
        table.step,
        table.over,
        table.edition,
        table.rules.options,
        table.deck.faces.copy() if table.seats > 1 else table.deck.faces_alone.copy(),
        table.half,
        table.mover,
        [space + 1 for space in table.spaces()],
        table.actions,
        table.scored,
        table.quiet,
        table.finisher,
        table.beans.copy(),
        where_cards_are(table),
        table.left.copy(),
        payments(table),
        [table.earned[other * CARDS : other * CARDS + CARDS] for other in range(table.seats)],
        table.lost.copy(),
    )


def recall(seen: EspressoDoppioView) -> Espresso:
    """The table as it is seen. Nothing needs guessing: a pile is a bag, and what may be in it is public."""
    table = empty_table(seen.seats, rules_for(seen.options, seen.rules), deck_for(seen.options))
    table.step = seen.step
    table.over = seen.over
    table.half = seen.half
    table.mover = seen.mover
    table.actions = seen.actions
    table.scored = seen.scored
    table.quiet = seen.quiet
    table.finisher = seen.finisher
    table.beans = list(seen.beans)
    table.left = list(seen.left)
    table.earned = [beans for row in seen.earned for beans in row]
    table.lost = list(seen.lost)
    lay_pieces(table, [space - 1 for space in seen.spaces])
    lay_cards(table, seen.cards)
    return table


def lay_pieces(table: Espresso, spaces: list[int]) -> None:
    table.laid = spaces
    table.pieces = sum(1 for space in spaces if space >= 0)
    if table.half > 0:
        table.saucers = layout_of(spaces[:COLOURS])
        table.cups = layout_of(spaces[COLOURS : 2 * COLOURS])
        table.spoons = layout_of(spaces[2 * COLOURS :])


def lay_cards(table: Espresso, places: list[int]) -> None:
    """Put every card where it is seen to be."""
    table.unseen = bag_of([int(place == UNSEEN) for place in places], table.unseen.stream)
    for seat in range(table.seats):
        table.piles[seat] = bag_of([int(place == IN_PILE + seat) for place in places], table.piles[seat].stream)
        table.shown[seat] = [card for card, place in enumerate(places) if place == BEFORE + seat]
        table.away[seat] = sum(1 << card for card, place in enumerate(places) if place == AWAY + seat)
