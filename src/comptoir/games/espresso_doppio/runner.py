"""The table runner: five spaces in a row, nine pieces, and every way to lay them out.

The three pieces of one type stand on three different spaces: 5·4·3 = 60 layouts, numbered below 60. An arrangement is
three such numbers, one per type. An exchange between two spaces maps each of them on its own, so a 60 × 10 table plays
any action.
"""

from typing import Final

SPACES: Final = 5
TYPES: Final = 3
COLOURS: Final = 3
PIECES: Final = 9

# In the order in which they are laid.
SAUCER: Final = 0
CUP: Final = 1
SPOON: Final = 2

WHITE: Final = 0
CARAMEL: Final = 1
BROWN: Final = 2

NOWHERE: Final = -1
NO_COLOUR: Final = -1

LAYOUTS: Final = 60
ARRANGEMENTS: Final = 216_000
PAIRS: Final = 10
TYPE_SETS: Final = 7
EXCHANGES: Final = 70


def all_layouts() -> list[list[int]]:
    """The spaces of the white, caramel and brown piece of one type, in ascending order."""
    return [
        [white, caramel, brown]
        for white in range(SPACES)
        for caramel in range(SPACES)
        for brown in range(SPACES)
        if white != caramel and caramel != brown and brown != white
    ]


LAYOUT: Final = all_layouts()
PAIR: Final = [[left, right] for left in range(SPACES) for right in range(left + 1, SPACES)]


# The number of a layout by the spaces of its three pieces.
NUMBER_OF: Final = [
    LAYOUT.index([white, caramel, brown]) if len({white, caramel, brown}) == COLOURS else NOWHERE
    for white in range(SPACES)
    for caramel in range(SPACES)
    for brown in range(SPACES)
]


def layout_of(spaces: list[int]) -> int:
    """The number of the layout with white, caramel and brown on these spaces."""
    return NUMBER_OF[(spaces[WHITE] * SPACES + spaces[CARAMEL]) * SPACES + spaces[BROWN]]


def other_space(space: int, pair: list[int]) -> int:
    """Where a piece on this space stands after an exchange between the two spaces of the pair."""
    if space == pair[0]:
        return pair[1]
    return pair[0] if space == pair[1] else space


# The layout after an exchange: layout * 10 + pair.
EXCHANGED: Final = [layout_of([other_space(space, pair) for space in spaces]) for spaces in LAYOUT for pair in PAIR]

# The one pair of spaces on which a type does not stand at all.
BARE_PAIR: Final = [PAIR.index([space for space in range(SPACES) if space not in spaces]) for spaces in LAYOUT]

# Which colour stands on a space, or NO_COLOUR: layout * 5 + space.
COLOUR_ON: Final = [
    spaces.index(space) if space in spaces else NO_COLOUR for spaces in LAYOUT for space in range(SPACES)
]


def exchange_number(pair: int, types: int) -> int:
    """Exchanges are numbered by pair of spaces, then by set of types (1 to 7, one bit per type)."""
    return pair * TYPE_SETS + types - 1


def exchanges_with(bare: list[int]) -> list[int]:
    """The legal exchanges when each type has this bare pair: every type exchanged must stand on one of the spaces."""
    found: list[int] = []
    for pair in range(PAIRS):
        present = sum([1 << kind for kind in range(TYPES) if bare[kind] != pair])
        found += [exchange_number(pair, types) for types in range(1, TYPE_SETS + 1) if types & present == types]
    return found


# What is legal depends only on the three bare pairs: a thousand lists serve all 216,000 arrangements.
LEGAL: Final = [
    exchanges_with([saucers, cups, spoons])
    for saucers in range(PAIRS)
    for cups in range(PAIRS)
    for spoons in range(PAIRS)
]


def legal_exchanges(saucers: int, cups: int, spoons: int) -> list[int]:
    """The exchanges allowed in this arrangement, ascending. Shared: copy before changing."""
    return LEGAL[(BARE_PAIR[saucers] * PAIRS + BARE_PAIR[cups]) * PAIRS + BARE_PAIR[spoons]]


def may_exchange(saucers: int, cups: int, spoons: int, exchange: int) -> bool:
    """Whether every chosen type stands on at least one of the two spaces."""
    pair, types = exchange // TYPE_SETS, exchange % TYPE_SETS + 1
    if types & 1 and BARE_PAIR[saucers] == pair:
        return False
    if types & 2 and BARE_PAIR[cups] == pair:
        return False
    return not (types & 4 and BARE_PAIR[spoons] == pair)


def arrangement_number(saucers: int, cups: int, spoons: int) -> int:
    """One number below 216,000 for three layouts."""
    return (saucers * LAYOUTS + cups) * LAYOUTS + spoons


def after_exchange(arrangement: int, exchange: int) -> int:
    """The arrangement that an exchange leads to."""
    pair, types = exchange // TYPE_SETS, exchange % TYPE_SETS + 1
    saucers, cups, spoons = arrangement // 3600, arrangement // LAYOUTS % LAYOUTS, arrangement % LAYOUTS
    if types & 1:
        saucers = EXCHANGED[saucers * PAIRS + pair]
    if types & 2:
        cups = EXCHANGED[cups * PAIRS + pair]
    if types & 4:
        spoons = EXCHANGED[spoons * PAIRS + pair]
    return arrangement_number(saucers, cups, spoons)


def spaces_of(saucers: int, cups: int, spoons: int) -> list[int]:
    """The space of each of the nine pieces: saucers, cups, spoons, each white, caramel, brown."""
    return LAYOUT[saucers] + LAYOUT[cups] + LAYOUT[spoons]
