"""What a view of the café holds; `seeing.py` fills it."""

from comptoir.games.cafe_international.choices import GUEST_LETTERS, NATION_LETTERS
from comptoir.games.cafe_international.options import CafeInternationalOptions
from comptoir.games.cafe_international.plan import PLACE_NAMES, TABLE_NAMES
from comptoir.kernel.game import View, place_of


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
    plain: list[int]  # points made in mixed company,
    doubled: list[int]  # where they were doubled,
    salons: list[int]  # and with ladies' and gentlemen's tables
    scores: list[int]  # all of them, less what the cards in hand and face down would cost if the game ended now
    turn: int
    seated: int
    earned: int
    opener: int
    table: int
    sex: int
    ending: int

    people = frozenset({"turn"})
    signed = frozenset({"scores"})

    # The same by the notation's names.

    def guest_at(self, place: str) -> str:
        """Who sits there, `guest_at("o3") == "FRw"`; empty where nobody does."""
        guest = self.guests[place_of(place, PLACE_NAMES)]
        return GUEST_LETTERS[guest] if guest >= 0 else ""

    def nation_at(self, table: str) -> str:
        """The nation of a table, `nation_at("TL") == "FR"`; empty where none stands."""
        nation = self.tables[place_of(table, TABLE_NAMES)]
        return NATION_LETTERS[nation] if nation >= 0 else ""

    def made(self, seat: int) -> int:
        """The points a player has made, nothing deducted."""
        row = place_of(seat, range(self.seats))
        return self.plain[row] + self.doubled[row] + self.salons[row]

    def held(self) -> list[str]:
        """One's own guests."""
        return [GUEST_LETTERS[kind] for kind, count in enumerate(self.hand) for _ in range(count)]
