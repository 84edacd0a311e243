"""What one seat sees of a table, and the position as far as that tells it."""

import msgspec

from comptoir.games.espresso_doppio.deck import CARDS, CONDITIONS, MOST_PARTS, PARTS, SPECIAL
from comptoir.games.espresso_doppio.options import EspressoDoppioOptions, deck_for, rules_for
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.position import Espresso, empty_table
from comptoir.games.espresso_doppio.runner import COLOURS, layout_of
from comptoir.kernel.bag import bag_of
from comptoir.kernel.game import View

# Where a card is.
UNSEEN = 0  # in one of the piles, nobody knows which
IN_PILE = 1  # + seat: second half, it must be in this pile
BEFORE = 3  # + seat: face up before this player
AWAY = 5  # + seat: scored this half


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card: its condition, what that is about, the beans, and whether they are a guess."""

    condition: str
    parts: list[str]
    beans: int
    guess: bool
    takes: bool  # the beans are lost by the other player instead of gained


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


def faces(deck: Deck, seats: int) -> list[CardFace]:
    found: list[CardFace] = []
    for card in deck.cards:
        takes = seats > 1 and card.condition == SPECIAL
        parts = [PARTS[part] for part in card.parts] + [""] * (MOST_PARTS - len(card.parts))
        found.append(CardFace(CONDITIONS[card.condition], parts, card.beans, card.guess, takes))
    return found


def where_cards_are(table: Espresso) -> list[int]:
    found = [UNSEEN] * CARDS
    for seat in range(table.seats):
        for card in range(CARDS):
            if table.piles[seat].counts[card]:
                found[card] = IN_PILE + seat
            elif card in table.shown[seat]:
                found[card] = BEFORE + seat
            elif table.away[seat] >> card & 1:
                found[card] = AWAY + seat
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
        seat=seat,
        seats=table.seats,
        step=table.step,
        over=table.over,
        rules=table.edition,
        options=table.rules.options,
        deck=faces(table.deck, table.seats),
        half=table.half,
        mover=table.mover,
        spaces=[space + 1 for space in table.spaces()],
        actions=table.actions,
        scored=table.scored,
        quiet=table.quiet,
        finisher=table.finisher,
        beans=table.beans.copy(),
        cards=where_cards_are(table),
        left=table.left.copy(),
        pays=payments(table),
        earned=[table.earned[other * CARDS : other * CARDS + CARDS] for other in range(table.seats)],
        lost=table.lost.copy(),
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
