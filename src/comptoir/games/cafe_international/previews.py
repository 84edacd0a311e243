"""What seating a guest would bring: the points at each table, or the rule that forbids it."""

from contextlib import suppress

import msgspec

from comptoir.games.cafe_international.cards import KINDS
from comptoir.games.cafe_international.events import Cleared, Opened, SalonScored, Seated
from comptoir.games.cafe_international.numbers import DECLARE, DRAW, NO_SUCH_CHOICE, SEAT
from comptoir.games.cafe_international.plan import PLACES, SEATS_AT
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.seeing import recall
from comptoir.games.cafe_international.variants.ladies import OWN_SALON, SALON
from comptoir.games.cafe_international.view import CafeInternationalView
from comptoir.kernel.game import Preview
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, LuckNeeded
from comptoir.kernel.say import Say


class CafeInternationalPreview(Preview, frozen=True, tag="cafe-international"):
    """The tables that would pay and what each pays, whether the guest would open, and which tables would be cleared.

    A choice that is forbidden has the code of the rule in `refusal` and pays nothing.
    """

    refusal: int = 0
    tables: list[int] = []
    points: list[int] = []
    total: int = 0
    opens: bool = False
    clears: list[int] = []


class Seating(msgspec.Struct, frozen=True):
    """One guest in hand on one empty seat."""

    guest: int
    place: int
    preview: CafeInternationalPreview


def preview(seen: CafeInternationalView, choice: int) -> CafeInternationalPreview | None:
    """For seating a guest and for declaring a table; nothing can be told of the other choices."""
    if not 0 <= seen.seat < seen.seats or not (SEAT <= choice < DRAW or choice >= DECLARE):
        return None
    if choice >= DECLARE and not seen.options.ladies:
        return CafeInternationalPreview(NO_SUCH_CHOICE)
    return tried(recall(seen), seen.seat, choice)


def seatings(seen: CafeInternationalView) -> list[Seating]:
    """Every guest in hand on every empty seat."""
    if not 0 <= seen.seat < seen.seats:
        return []
    world = recall(seen)
    return [
        Seating(guest, place, tried(world, seen.seat, SEAT + guest * PLACES + place))
        for guest in range(KINDS)
        for place in range(PLACES)
        if seen.hand[guest] > 0 and seen.guests[place] < 0
    ]


def tried(world: Cafe, seat: int, choice: int) -> CafeInternationalPreview:
    """Play the choice on a copy as far as no new table is drawn, and read off what was told."""
    code = world.refusal(seat, choice)
    if code != 0:
        return CafeInternationalPreview(code)
    if choice >= DECLARE:
        return salon(world, seat, (choice - DECLARE) // 2, (choice - DECLARE) % 2)
    after, journal = world.copy(), Journal()
    after.journal = journal
    with suppress(LuckNeeded):
        after.play(seat, choice, Dry())
    return told(journal, seat)


def told(journal: Journal, seat: int) -> CafeInternationalPreview:
    tables: list[int] = []
    points: list[int] = []
    clears: list[int] = []
    opens = False
    for event in journal.seen_by(seat):
        if isinstance(event, Opened):
            opens = True
        elif isinstance(event, Seated):
            tables, points = event.tables, event.points
        elif isinstance(event, SalonScored):
            tables, points = [event.table], [event.points]
        elif isinstance(event, Cleared):
            clears = event.tables
    return CafeInternationalPreview(0, tables, points, sum(points), opens, clears)


def salon(world: Cafe, seat: int, table: int, sex: int) -> CafeInternationalPreview:
    """The most this table can pay: 40 if the hand can fill it with its own nation."""
    nation = world.room.tables[table]
    sitting = [world.room.guests[place] for place in SEATS_AT[table]]
    strangers = [guest for guest in sitting if guest >= 0 and guest >> 1 != nation]
    own = not strangers and world.hands[seat][nation * 2 + sex] >= sitting.count(-1)
    points = OWN_SALON if own else SALON
    return CafeInternationalPreview(0, [table], [points], points, False, [table])


def why(seen: CafeInternationalView, choice: int, reply: int | None) -> list[Say]:
    """The points at once, and what the others then make."""
    found = preview(seen, choice)
    if found is None:
        return []
    told = "opens" if found.opens else "clears" if found.clears else "points"
    answered = [] if reply is None else [Say("cafe-international-why-reply", {"points": reply})]
    return [Say(f"cafe-international-why-{told}", {"points": found.total}), *answered]
