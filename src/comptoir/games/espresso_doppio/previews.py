"""What an action leads to: which of my shown cards would then hold, and what they would pay."""

import msgspec

from comptoir.games.espresso_doppio.numbers import BEFORE, PLACE, SCORE
from comptoir.games.espresso_doppio.options import deck_for
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.runner import COLOURS, after_exchange, arrangement_number, layout_of
from comptoir.games.espresso_doppio.view import EspressoDoppioView
from comptoir.kernel.game import Preview
from comptoir.kernel.say import Say


class Payment(msgspec.Struct, frozen=True):
    """A card that holds: how many times, the beans it brings in all, and those the other player would lose."""

    card: int
    times: int
    beans: int
    taken: int = 0


class EspressoDoppioPreview(Preview, frozen=True, tag="espresso-doppio"):
    """What my shown cards would pay, each card apart."""

    payments: list[Payment]


def preview(seen: EspressoDoppioView, choice: int) -> EspressoDoppioPreview | None:
    """For an action: the cards that would hold after it. For a card: what it pays now."""
    if not 0 <= seen.seat < seen.seats or seen.half == 0 or (choice >= PLACE and choice < SCORE):
        return None
    mine = [card for card, place in enumerate(seen.cards) if place == BEFORE + seen.seat]
    layouts = [layout_of([space - 1 for space in seen.spaces[first : first + COLOURS]]) for first in (0, 3, 6)]
    arrangement = arrangement_number(*layouts)
    if choice < PLACE:
        return EspressoDoppioPreview(paying(seen, mine, after_exchange(arrangement, choice)))
    return EspressoDoppioPreview(paying(seen, [card for card in mine if card == choice - SCORE], arrangement))


def payment(seen: EspressoDoppioView, deck: Deck, card: int, times: int) -> Payment:
    """The special card brings nobody beans while two play: the other loses them, as far as he has any."""
    beans = times * deck.beans[card]
    if deck.special[card] and seen.seats > 1:
        return Payment(card + 1, times, 0, min(beans, seen.beans[1 - seen.seat]))
    return Payment(card + 1, times, beans)


def paying(seen: EspressoDoppioView, cards: list[int], arrangement: int) -> list[Payment]:
    deck = deck_for(seen.options)
    found: list[Payment] = []
    for card in cards:
        times = deck.pays(card, arrangement)
        if times > 0:
            found.append(payment(seen, deck, card, times))
    return found


def why(seen: EspressoDoppioView, choice: int, reply: int | None) -> list[Say]:
    """The beans my cards would pay, those the other would lose, and what the other then makes."""
    if seen.half == 0:
        return []
    found = preview(seen, choice)
    answered = [] if reply is None else [Say("espresso-doppio-why-reply", {"beans": reply})]
    if found is None:
        return answered
    beans, taken = sum(one.beans for one in found.payments), sum(one.taken for one in found.payments)
    pays = [Say("espresso-doppio-why-pays", {"beans": beans})] if beans else []
    takes = [Say("espresso-doppio-why-takes", {"beans": taken})] if taken else []
    return (pays + takes or [Say("espresso-doppio-why-prepares")]) + answered
