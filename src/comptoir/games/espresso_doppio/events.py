"""What can happen in Espresso Doppio. Spaces are counted from 1 to 5, cards from 1 to 16."""

from comptoir.games.espresso_doppio.deck import CONDITIONS, Card
from comptoir.kernel.say import Event, declared

GRADES_FROM = (0, 7, 11, 14, 16)


def about(card: Card) -> list[int]:
    """The card as codes into the names of wording.py: its condition, then what the condition is about."""
    return [card.condition] + [len(CONDITIONS) + part for part in card.parts]


def grade_of(beans: int) -> int:
    """The rulebook's five grades for a player alone, from tea drinker (0) to barista (4)."""
    return sum(1 for least in GRADES_FROM if beans >= least) - 1


class Began(Event, frozen=True, tag="began"):
    """Who lays the first saucer."""

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    seat: int
    piece: int
    space: int


class CardShown(Event, frozen=True, tag="shown"):
    """The top card of a player's pile, turned face up."""

    seat: int
    card: int
    about: list[int]


class TurnBegins(Event, frozen=True, tag="turn"):
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    start: int
    space: int
    pieces: list[int]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """Pieces `going` from `left` to `right`, and others `coming` back."""

    seat: int
    left: int
    right: int
    going: list[int]
    coming: list[int]


class Scored(Event, frozen=True, tag="scored"):
    seat: int
    card: int
    about: list[int]
    times: int
    beans: int


class TookBeans(Event, frozen=True, tag="took"):
    """The special card: `other` puts beans back into the supply."""

    seat: int
    other: int
    card: int
    spaces: int
    beans: int


class Finished(Event, frozen=True, tag="finished"):
    """Somebody has scored all eight cards."""

    seat: int
    half: int


class Stalled(Event, frozen=True, tag="stalled"):
    """Too many turns without a card scored."""

    turns: int
    half: int


class PileRevealed(Event, frozen=True, tag="revealed"):
    """Half-time: what was left of a player's pile. After a stall it is dealt from what nobody has seen."""

    seat: int
    cards: list[int]


class CardsReceived(Event, frozen=True, tag="received"):
    """Half-time: the eight cards a player takes over from the other."""

    seat: int
    cards: list[int]


class Purse(Event, frozen=True, tag="purse"):
    """Alone: the beans to begin with."""

    seat: int
    beans: int


class Spent(Event, frozen=True, tag="spent"):
    """Alone: an action costs a bean."""

    seat: int
    left: int


class Graded(Event, frozen=True, tag="graded"):
    seat: int
    beans: int
    grade: int


class Won(Event, frozen=True, tag="won"):
    winner: int
    beans: int


class TieWon(Event, frozen=True, tag="tie"):
    """Equal beans: the one who has not finished his cards wins."""

    winner: int
    beans: int


class Shared(Event, frozen=True, tag="shared"):
    """Equal beans after a stall."""

    beans: int


EVENTS = declared(globals(), Event)
