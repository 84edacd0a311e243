"""Cafés drawn in text, and turns played in notation.

A drawing reads like the floor plan: tables in brackets, guests by their letters, a dot where nobody sits.
"""

from typing import TypeVar

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.choices import GUEST_LETTERS, NATION_LETTERS
from comptoir.games.cafe_international.numbers import SEAT
from comptoir.games.cafe_international.options import CafeInternationalOptions, rules_for
from comptoir.games.cafe_international.plan import PLACE_NAMES, PLACES, TABLE_NAMES
from comptoir.games.cafe_international.position import Cafe, empty_cafe
from comptoir.kernel.bag import Bag
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, Luck, Script
from comptoir.kernel.say import Event

READING_ORDER = ["o1", "o2", "o8", "TL", "N", "TR", "o3", "W", "C", "E", "o7", "BL", "S", "BR", "o4", "o6", "o5"]
WITH_LADIES = CafeInternationalOptions(ladies=True)
BASIC = CafeInternationalOptions()


def cafe(drawing: str, hand: str, options: CafeInternationalOptions = BASIC, seats: int = 2, others: str = "") -> Cafe:
    """The café as drawn, the first player at turn with this hand, the others with theirs, the rest in the piles."""
    found = empty_cafe(seats, rules_for(options, GAME.rules))
    found.journal = Journal()
    for name, mark in zip(READING_ORDER, drawing.split(), strict=True):
        if mark.startswith("["):
            nation = NATION_LETTERS.index(mark.strip("[]"))
            found.room.pile.take(nation)
            found.room.lay(TABLE_NAMES.index(name), nation)
        elif mark != ".":
            found.pile.take(guest(mark))
            found.room.sit(guest(mark), PLACE_NAMES.index(name))
    for seat in range(seats):
        for letters in (others if seat else hand).split():
            give(found, seat, letters)
    assert GAME.audit(found) == ""
    return found


def give(found: Cafe, seat: int, letters: str) -> None:
    found.pile.take(guest(letters))
    found.hands[seat][guest(letters)] += 1
    found.cards[seat] += 1


def guest(letters: str) -> int:
    return GUEST_LETTERS.index(letters)


def drawn(found: Cafe) -> str:
    """The café as text again, marks separated by single spaces."""
    marks = []
    for name in READING_ORDER:
        if name in TABLE_NAMES:
            nation = found.room.tables[TABLE_NAMES.index(name)]
            marks.append(f"[{NATION_LETTERS[nation] if nation >= 0 else '--'}]")
        else:
            kind = found.room.guests[PLACE_NAMES.index(name)]
            marks.append(GUEST_LETTERS[kind] if kind >= 0 else ".")
    return " ".join(marks)


def number(text: str) -> int:
    return GAME.read(text, WITH_LADIES)


def play(found: Cafe, moves: str, luck: Luck | None = None) -> list[Event]:
    """The player at turn makes these choices one after the other; returns what everybody saw of them."""
    seat, journal = found.turn, Journal()
    found.journal = journal
    for move in moves.split():
        assert found.turn == seat, f"the turn is over before {move}"
        assert found.refusal(seat, number(move)) == 0, f"{move}: {why_not(found, move)}"
        found.play(seat, number(move), luck or Dry())
        assert GAME.audit(found) == ""
    return journal.seen_by(-1)


def points(found: Cafe, moves: str, luck: Luck | None = None) -> int:
    """What these choices of the first player score."""
    before = found.tally()[0]
    play(found, moves, luck)
    return found.tally()[0] - before


def why_not(found: Cafe, move: str, seat: int = 0) -> str:
    """The word of the rule that forbids this choice, empty when it is allowed; choices and refusals agree."""
    code = found.refusal(seat, number(move))
    assert (code == 0) == (number(move) in found.choices(seat))
    return GAME.refusals[code].word if code else ""


def may_sit(found: Cafe, letters: str) -> str:
    """The seats this guest may take now."""
    first = SEAT + guest(letters) * PLACES
    return " ".join(PLACE_NAMES[choice - first] for choice in found.choices(0) if first <= choice < first + PLACES)


def drawing(bag: Bag, *kinds: int) -> Script:
    """Luck that draws these kinds from a bag, one after the other."""
    rest, draws = bag.copy(), []
    for kind in kinds:
        draws.append((sum(rest.counts[:kind]), rest.total))
        rest.take(kind)
    return Script(draws)


def tables(found: Cafe, letters: str) -> Script:
    """Luck that lays these tables next."""
    return drawing(found.room.pile, *[NATION_LETTERS.index(nation) for nation in letters.split()])


Kind = TypeVar("Kind", bound=Event)


def only(events: list[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]
