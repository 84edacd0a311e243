"""What can happen in Café International."""

from comptoir.kernel.say import Event, declared


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody gets this many guests."""

    cards: int


class Hand(Event, frozen=True, tag="hand"):
    """Told to each player: the guests dealt to him."""

    guests: list[int]


class TableLaid(Event, frozen=True, tag="table"):
    table: int
    nation: int


class Begins(Event, frozen=True, tag="begins"):
    seat: int


class Opened(Event, frozen=True, tag="opened"):
    """A guest sits down where nobody sits yet; the next one must join."""

    seat: int
    guest: int
    place: int


class Seated(Event, frozen=True, tag="seated"):
    """A guest joins company: the tables that pay, their nations, and what each pays."""

    seat: int
    guest: int
    place: int
    tables: list[int]
    nations: list[int]
    points: list[int]
    total: int


class Cleared(Event, frozen=True, tag="cleared"):
    """These tables are full: they leave the game, and all their guests with them."""

    tables: list[int]
    nations: list[int]
    places: list[int]
    guests: list[int]


class TurnSum(Event, frozen=True, tag="sum"):
    """What the guests of one turn made together."""

    seat: int
    points: int


class Drew(Event, frozen=True, tag="drew"):
    """Somebody took a guest from the pile; so many are left."""

    seat: int
    left: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Told to the one who drew."""

    guest: int


class PutFaceDown(Event, frozen=True, tag="face-down"):
    """Somebody put a guest face down, for good."""

    seat: int


class OwnFaceDown(Event, frozen=True, tag="own-face-down"):
    """Told to the one who put it there."""

    guest: int


class PlaysOn(Event, frozen=True, tag="plays-on"):
    """Somebody's hand is empty, but he lets the game go on."""

    seat: int


class Declared(Event, frozen=True, tag="declared"):
    """Variant: all free seats of this table will be filled with guests of one sex."""

    seat: int
    table: int
    nation: int
    sex: int


class Joined(Event, frozen=True, tag="joined"):
    """Variant: a guest takes a seat at the declared table."""

    seat: int
    guest: int
    place: int


class SalonScored(Event, frozen=True, tag="salon"):
    """Variant: four ladies or four gentlemen sit together; `own` when all are of the table's nation."""

    seat: int
    table: int
    nation: int
    sex: int
    own: bool
    points: int


class Ended(Event, frozen=True, tag="ended"):
    seat: int
    reason: int


class Penalty(Event, frozen=True, tag="penalty"):
    """Cards left in hand or face down, and what they cost."""

    seat: int
    cards: int
    points: int


EVENTS = declared(globals(), Event)
