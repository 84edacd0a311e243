"""What a view of the café holds; `seeing.py` fills it."""

from comptoir.games.cafe_international.options import CafeInternationalOptions
from comptoir.kernel.game import View


class CafeInternationalView(View, frozen=True, tag="cafe-international"):
    """All is open but the others' hands, what they put face down, and the pile of guests."""

    options: CafeInternationalOptions
    tables: list[int]  # the nation of each table, -1 where none stands
    guests: list[int]  # the guest on each seat, -1 where nobody sits
    tables_left: list[int]  # in the pile, per nation
    tables_gone: list[int]
    guests_left: int  # in the pile
    guests_gone: list[int]  # with cleared tables, per kind
    hand: list[int]  # one's own guests, per kind
    cards: list[int]  # how many guests each player holds
    face_down: list[int]  # what one has put face down, per kind
    hidden: list[int]  # how many cards each player has face down
    plain: list[int]
    doubled: list[int]
    salons: list[int]
    scores: list[int]
    turn: int
    seated: int
    earned: int
    opener: int
    table: int
    sex: int
    ending: int
