"""A table: what its log makes of it, entry by entry."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from comptoir.house.clocks import Clocks
from comptoir.house.fair import promise, seed_of
from comptoir.house.match import Match, Played
from comptoir.house.wire import Asking, ChatLine, Clock, LevelName, Notice, Phase, SeatKind
from comptoir.house.wire.terms import Dealt
from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

if TYPE_CHECKING:
    from comptoir.house.acts.opening import Opened

POCKET = "pocket-"  # how the addresses of tables begin that were played, or begun, without the house


class Plan(Struct, frozen=True):
    """Who shall play a seat."""

    kind: SeatKind
    holder: str = ""
    name: str = ""
    level: LevelName = "regular"


class Seat(Struct, frozen=True):
    """Who plays: `held` by a bot for an absent holder; `out` of time; `once`: a bot makes the next choice only."""

    plan: Plan
    held: bool = False
    held_at: int = 0  # the entry since when it is held
    out: bool = False
    once: bool = False

    @property
    def by_bot(self) -> bool:
        return self.plan.kind in ("bot", "open") or self.held or self.once

    @property
    def by_person(self) -> bool:
        return self.plan.kind in ("person", "screen") and not self.held


class Proposal(Struct, frozen=True):
    """Something a person (`by`) asks the others: what for, who must still answer, and who has agreed."""

    ask: int
    at: int
    what: Asking
    by: str
    name: str
    seat: int
    to: int
    plan: Plan | None
    waiting: list[int]
    agreed: list[int] = []


class TheEnd(Struct, frozen=True):
    """The entry that ended the game, and who sat where: seats may still change hands for those who look back."""

    seq: int
    at: int
    seats: list[Seat]


class CallOff(Struct, frozen=True):
    """A start that was called off: the house's promise for it, and the names of those whose word did not come."""

    seq: int
    commitment: str
    owed: list[str]


class Change(Struct):
    """What one entry changed, for those who watch."""

    seq: int
    at: int
    replaying: bool = False  # read from the log, not just made here
    played: Played | None = None  # what was just played here to make it
    journal: Journal | None = None
    table: bool = False
    play: bool = False
    notices: list[Notice] = []
    chat: list[ChatLine] = []
    undone: list[int] = []


COPIED = (
    "seats", "ready", "words", "chat", "notices", "undone", "clocks", "proposals", "sight", "last_seat", "last_holder",
    "carried",
)  # fmt: skip


class Table:
    """Changed only by `log.apply`. `outages` are the times when no server was up, shared by all tables here."""

    def __init__(self, id: str, outages: Sequence[tuple[int, int]] = ()) -> None:  # noqa: A002
        self.id = id
        self.outages = outages
        self.seq = 0
        self.at = 0
        self.rules = 0
        self.game: Game
        self.options: Options
        self.opened: Opened
        self.secret = ""  # the house's own part of the luck: another one after every start that was called off
        self.seats: list[Seat] = []
        self.clock = Clock()
        self.public = False
        self.host = ""
        self.sat: frozenset[str] = frozenset()  # whoever opened it, and everybody who has ever held a seat
        self.phase: Phase = "lobby"
        self.ready: dict[str, str] = {}
        self.words: dict[str, str] = {}
        self.dealt_at = 0
        self.dealt_to: list[str] = []  # the holder of each seat then
        self.end: TheEnd | None = None
        self.hinted: frozenset[int] = frozenset()  # seats that were told what a good player would do
        self.helped: frozenset[int] = frozenset()  # seats whose holder had a bot play for him
        self.dealt_with: list[str] = []  # the words the luck was made of, whoever sits there now
        self.promised: list[str] = []  # what was promised for each of them, as it was promised
        self.call_offs: list[CallOff] = []
        self.debts: dict[str, int] = {}  # for who promised a word: the last call-off he caused, or came after
        self.silences: dict[str, int] = {}  # how many starts were called off because of somebody
        self.spent: frozenset[str] = frozenset()  # promises that fell: their words may be known
        self.renewing: frozenset[str] = frozenset()  # who was ready when they fell, and owed nothing
        self.called_at = 0
        self.match: Match | None = None
        self.prefix_end: Position | None = None  # of the game this one goes on from
        self.clocks = Clocks(self.clock, 0)
        self.proposals: dict[Asking, Proposal] = {}
        self.has_asked: frozenset[tuple[Asking, str]] = frozenset()  # who may not ask again before somebody has chosen
        self.sight: dict[str, frozenset[int]] = {}  # the seats each person has held since the deal
        self.last_seat: dict[str, int] = {}  # the seat each person held last
        self.last_holder: dict[int, str] = {}  # the person who held each seat last
        self.carried: dict[int, str] = {}  # who gave a seat away by a link, while it is where the link took it
        self.person_chose_at = 0
        self.spared: frozenset[str] = frozenset()  # people for whom the house makes choices that are none
        self.marked = False
        self.day = ""  # the date whose table of the day this is,
        self.again = False  # whether it is another try than the first,
        self.dealt: Dealt = "house"  # and by whom it was dealt
        self.muted: frozenset[str] = frozenset()
        self.rematch = ""
        self.frozen: Say | None = None
        self.finished = False  # the house has it as over, though it may no longer replay here
        self.chat: list[ChatLine] = []
        self.chatted = 0
        self.chatted_beside = 0  # by people who held no seat
        self.notices: list[Notice] = []
        self.undone: list[int] = []
        self.commands: dict[str, int] = {}  # not copied: what is only tried has no command

    def copy(self) -> "Table":
        """A table to try an entry on."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        for name in COPIED:
            setattr(twin, name, getattr(self, name).copy())
        twin.match = self.match.copy() if self.match is not None else None
        return twin

    @property
    def practice(self) -> bool:
        """Of a table of the day: it does not count, since it is not the first try, or a hint was given."""
        return bool(self.day) and (self.again or bool(self.hinted))

    @property
    def closed(self) -> bool:
        """Whether the game is done with: played to its end, or ended by agreement. Nothing is secret any more."""
        return self.phase in ("over", "ended") or (self.frozen is not None and self.finished)

    def become(self, trial: "Table") -> None:
        """An entry that was tried is in the log: the table is now what it made of the copy."""
        self.__dict__.update(trial.__dict__)

    def thinks(self, seat: int) -> bool:
        """Whether the seat's own clock runs while it is asked."""
        return self.seats[seat].by_person and not self.seats[seat].once

    def people(self) -> list[str]:
        """The people who hold a seat, each once, in order of seats."""
        return list(dict.fromkeys(seat.plan.holder for seat in self.seats if seat.plan.holder))

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.plan.holder == person]

    def names(self) -> list[str]:
        return [seat.plan.name for seat in self.seats]

    def name_of(self, person: str) -> str:
        return next((seat.plan.name for seat in self.seats if seat.plan.holder == person), "")

    def owing(self) -> list[str]:
        """The people whose promised word has not come yet."""
        return [person for person in self.people() if self.ready.get(person) and person not in self.words]

    def asked(self) -> list[str]:
        """Of those, who must give it now. Whoever kept others waiting last goes first, and so do those who came since:
        silence then tells them nothing, because the others' words are not out yet.
        """
        owing = self.owing()
        most = max(map(self.debt, owing), default=0)
        return [person for person in owing if self.debt(person) == most]

    def debt(self, person: str) -> int:
        return self.debts.get(person, len(self.call_offs))

    def seed(self, extra: dict[str, str] | None = None) -> bytes:
        return seed_of(self.secret, self.said(extra))

    def said(self, extra: dict[str, str] | None = None) -> list[str]:
        """The revealed words in order of seats."""
        words = {**self.words, **(extra or {})}
        return [words[person] for person in self.people() if person in words]

    def new_match(self, extra: dict[str, str] | None = None) -> Match:
        """A game by today's rules and facts; one that goes on from an earlier game by those it began with."""
        opened, game = self.opened, self.game
        rules, facts = (opened.prefix_rules, opened.prefix_facts) if opened.prefix else (game.rules, game.fact_list)
        seed = self.seed(extra)
        match = Match(game, self.options, len(self.seats), seed, opened.prefix, rules, facts, self.prefix_end)
        match.by_address = bool(self.day)
        return match

    @property
    def commitment(self) -> str:
        return promise(self.secret)

    def tell(self, change: Change, key: str, **args: int | str) -> None:
        notice = Notice(change.seq, change.at, Say(key, {**args}))
        self.notices.append(notice)
        change.notices = [*change.notices, notice]

    def set_seat(self, number: int, **changes: Any) -> None:
        self.seats[number] = structs.replace(self.seats[number], **changes)
