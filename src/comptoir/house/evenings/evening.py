"""An evening: what its log makes of it, entry by entry."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from comptoir.games import GAMES
from comptoir.house.keeper import Kept
from comptoir.house.seating import BOT, Seated
from comptoir.house.wire.terms import LevelName
from comptoir.kernel.game import Options

MOST = 24  # guests at once
EVER = 72  # guests who may have come in one evening,
NUMBERS = 999  # and those who were shown out before they played
DEVICE = 6  # guests on one device; a host may write down everybody
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
LETTERS = 10
How = Literal["over", "ended", "void", "hand"]
Minutes = Annotated[int, Meta(ge=1, le=180)]


class Course(Struct, frozen=True):
    """What a round plays: a game of the house by one of its rule sets, or a real box (`box` is what it is called)."""

    game: Annotated[str, Meta(max_length=40)] = ""
    rule_set: Annotated[str, Meta(max_length=40)] = "basic"
    box: Annotated[str, Meta(max_length=40)] = ""
    least: Annotated[int, Meta(ge=2, le=12)] = 2
    most: Annotated[int, Meta(ge=2, le=12)] = 6

    def seats(self) -> list[int]:
        """How many may sit at one of its tables, at least two."""
        if not self.game:
            return list(range(self.least, self.most + 1))
        game, options = GAMES[self.game], self.options()
        return [count for count in game.seats if count >= 2 and game.clash(options, count) is None]

    def options(self) -> Options:
        return GAMES[self.game].rule_sets[self.rule_set]


class Guest(Struct, frozen=True):
    """Somebody who came, by number in order of coming. `holder` is the person whose device he plays on."""

    number: int
    name: str
    holder: str
    here: bool = True
    since: int = 0  # how many rounds had begun
    moved: int = 0  # how often he changed phones


class Result(Struct, frozen=True):
    """Each chair's place, and the guest it counts for: whoever sat there at the end. `how`: played to its end, ended
    as it stood, not played, or written by a host.
    """

    ranks: list[int]
    guests: list[int]
    scores: list[int] = []
    how: How = "over"


class Board(Struct, frozen=True):
    """A table of a round: the address of the house's table (empty for a real box), and each chair's guest."""

    table: str
    chairs: list[int]
    result: Result | None = None


class Round(Struct, frozen=True):
    course: Course
    at: int
    minutes: int
    boards: list[Board]
    out: list[int]

    @property
    def done(self) -> bool:
        return all(board.result is not None for board in self.boards)

    def seated(self) -> Seated:
        return Seated([board.chairs for board in self.boards], self.out)


class Evening(Kept):
    """Changed only by its entries."""

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id)
        self.name = ""
        self.secret = ""
        self.wall = ""
        self.hosts: list[str] = []  # whoever opened it comes first
        self.links = 0  # of hosts that serve no more
        self.menu: list[Course] = []
        self.minutes = 30
        self.level: LevelName = "regular"
        self.door = True
        self.closed = False
        self.guests: dict[int, Guest] = {}
        self.barred: frozenset[str] = frozenset()
        self.rounds: list[Round] = []
        self.gone: list[tuple[int, bool]] = []  # in this round: a guest, and whether he was shown out
        self.moves: list[tuple[int, str, str]] = []  # in this round: a guest, from whose device to whose

    @property
    def playing(self) -> bool:
        return bool(self.rounds) and not self.rounds[-1].done

    def here(self) -> list[Guest]:
        return [guest for guest in self.guests.values() if guest.here]

    def company(self) -> list[Guest]:
        """Everybody but those who were shown out before they played: they take neither room nor names."""
        seated = {number for each in self.rounds for board in each.boards for number in board.chairs}
        return [each for each in self.guests.values() if each.holder not in self.barred or each.number in seated]

    def of(self, person: str) -> list[Guest]:
        """The guests who play on this person's device."""
        return [guest for guest in self.guests.values() if person and guest.holder == person]

    def inside(self, person: str) -> bool:
        """Whether somebody may know where the others play: not whoever was shown out."""
        return person in self.hosts or (bool(self.of(person)) and person not in self.barred)

    def next_course(self) -> Course | None:
        """What the next round plays; the menu goes round."""
        return self.menu[len(self.rounds) % len(self.menu)] if self.menu else None

    def board_of(self, guest: int) -> tuple[int, int] | None:
        """The round and table somebody plays at now."""
        if not self.playing:
            return None
        boards = self.rounds[-1].boards
        found = [n for n, board in enumerate(boards) if guest in board.chairs and board.result is None]
        return (len(self.rounds) - 1, found[0]) if found else None

    def set_guest(self, number: int, **changes: object) -> None:
        self.guests = self.guests | {number: structs.replace(self.guests[number], **changes)}

    def set_result(self, round: int, board: int, result: Result) -> None:  # noqa: A002
        boards = [*self.rounds[round].boards]
        boards[board] = structs.replace(boards[board], result=result)
        self.rounds = [*self.rounds]
        self.rounds[round] = structs.replace(self.rounds[round], boards=boards)

    # What only those who were given it know; all of it from the evening's one secret, so that any process can say it.

    def _sealed(self, what: str) -> str:
        return hmac.new(self.secret.encode(), f"{self.id} {what}".encode(), hashlib.sha256).hexdigest()

    def table_address(self, round: int, board: int) -> str:  # noqa: A002
        """The same whoever lays the table, and whenever."""
        return self._sealed(f"table {round} {board}")[:22]

    def host_key(self) -> str:
        return self._sealed(f"host{self._anew()}")[:32]

    def guest_key(self, number: int) -> str:
        """Brings a guest to another device, once: from then on it is another, also when he is back on his first."""
        return self._sealed(f"guest {number} {self.guests[number].moved}{self._anew()}")[:32]

    def _anew(self) -> str:
        """Hosts know everybody's links, so that all of them change with the hosts' own."""
        return f" {self.links}" if self.links else ""


def code(secret: Callable[[], str]) -> str:
    """Short enough to be typed from a screen, too long to be found by trying."""
    number, letters = int(secret(), 16), ""
    for _ in range(LETTERS):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


__all__ = ["BOT", "Board", "Course", "Evening", "Guest", "Result", "Round", "code"]
