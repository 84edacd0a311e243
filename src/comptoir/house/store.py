"""What the house asks of whatever keeps its logs: a log per table, who is who, and what is due. Memory, SQLite and
PostgreSQL keep the same promises.

All times are milliseconds since 1970 by the store's own clock, and never go back: once that clock was set back, the
store's time is ahead of it (`keep_time`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct

from comptoir.house.kept_results import ResultStore


class Row(Struct, frozen=True):
    """One entry of a table's log, as stored."""

    seq: int
    at: int
    command: str
    body: bytes


class Card(Struct, frozen=True):
    """What is known of a table without reading its log. `summary` is for lists."""

    id: str
    seq: int
    rules: int
    game: str
    phase: str
    public: bool
    summary: bytes
    changed: int


class Aged(Struct, frozen=True):
    """A table and when anything last happened at it, to see whether it is still to be kept."""

    id: str
    seq: int
    phase: str
    changed: int


class Weight(Struct, frozen=True):
    """All tables of one phase: how many, their entries and bytes, and when the first and the last was touched."""

    phase: str
    tables: int
    entries: int
    bytes: int
    oldest: int
    newest: int


class Addition(Struct, frozen=True):
    """An entry to be appended, if the table is still at `seq` under `rules`. `due_in`: when the server next owes
    something, from now. Under the phase "frozen" only the entry itself is written (and `due_in`, if any): who can
    still play the table keeps the rest.
    """

    table: str
    seq: int
    rules: int
    command: str
    body: bytes
    phase: str
    public: bool
    summary: bytes
    due_in: int | None
    becomes: int | None = None
    """The rules number from then on; null: the same."""
    at: int = 0
    """When it happens, as the house knows the store's time; 0: whatever time it is."""


class Appended(Struct, frozen=True):
    """The entry is durable."""

    seq: int
    at: int


class Repeated(Struct, frozen=True):
    """The same command is already in the log, at `seq`."""

    seq: int


class Stale(Struct, frozen=True):
    """The table has moved on (or is under other rules): read it again."""


PRESENCE = 8_000  # ms for which somebody counts as here once a process has said so
SOMEBODY = "*"  # stands for whoever looks at a table, named or not
Outcome = Appended | Repeated | Stale
Listener = Callable[[str, int], None]


class InUse(Exception):
    """Another server holds this database file."""


class OtherDatabase(Exception):
    """The address is of a kind of database the house does not know; the text names it."""


class NoDatabase(Exception):
    """The database cannot be opened; the text says what it answered."""


class Store(ResultStore, ABC):
    """Opened once per process; every call may be made from the event loop."""

    kind: str
    shared: bool
    """Whether other processes may be on the same database."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the database to the newest shape under a lock."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def settings(self) -> dict[str, str]:
        """What the live writing connection says about durability."""

    @abstractmethod
    async def now(self) -> int: ...

    @abstractmethod
    async def open_beside(self) -> None:
        """Connect to a database that a server may be using; nothing is made or changed by it."""

    # What is kept.

    @abstractmethod
    async def ages(self, after: str, limit: int) -> list[Aged]:
        """Some tables in order of their ids, those after `after`."""

    @abstractmethod
    async def weights(self) -> list[Weight]:
        """How much is kept; reads every entry."""

    @abstractmethod
    async def remove(self, table: str, seq: int, even_watched: bool = False) -> bool:
        """Forget a table and its log for good, unless anybody has appended meanwhile or looks at it."""

    # Tables and their logs.

    @abstractmethod
    async def create(self, first: Addition, game: str) -> Outcome:
        """A new table whose log has one entry, at seq 1; `Repeated` when there is one of this id."""

    @abstractmethod
    async def append(self, addition: Addition) -> Outcome: ...

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Row]: ...

    @abstractmethod
    async def card(self, table: str) -> Card | None: ...

    @abstractmethod
    async def seqs(self, tables: list[str]) -> dict[str, int]: ...

    @abstractmethod
    async def running(self) -> list[Card]:
        """Every table whose game is on."""

    @abstractmethod
    async def change_rules(self, table: str, seq: int, old: int, new: int) -> bool:
        """Put a table under another rules number, if nobody has appended meanwhile."""

    @abstractmethod
    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        """Keep a table's review with it, instead of any other it has; nothing where the table is gone."""

    @abstractmethod
    async def review(self, table: str, mark: str) -> bytes | None:
        """The review kept with a table, if it is of what was played there."""

    @abstractmethod
    async def keep_once(self, name: str, body: bytes) -> bytes:
        """Keep something of the house's own under this name, unless there is something already; what is there now."""

    @abstractmethod
    async def kept(self, start: str) -> dict[str, bytes]:
        """Whatever is kept under names that begin like this."""

    @abstractmethod
    async def let_go(self, names: list[str]) -> None:
        """Keep nothing under these names any longer."""

    @abstractmethod
    async def notify(self, news: dict[str, int]) -> None:
        """Hurry the other processes: these tables have reached these seqs."""

    @abstractmethod
    async def listen(self, listener: Listener) -> None:
        """Call `listener(table, seq)` when another process hurries us; nothing may depend on it."""

    # What the server owes.

    @abstractmethod
    async def lease(self, limit: int, length: int) -> list[str]:
        """Tables to whom something is due now, each given to one process for `length` ms."""

    @abstractmethod
    async def put_off(self, table: str, seq: int, due_in: int | None) -> None:
        """Nothing is owed yet: ask again later (unless somebody has appended)."""

    @abstractmethod
    async def keep_time(self, now: int, slack: int) -> None:
        """It is `now`, by a clock that nobody sets. If ours is more than `slack` ms off because it was set back, or
        forth again after that, its time goes on from here; but it is never behind the clock's.
        """

    @abstractmethod
    async def beat(self, server: str, quiet: int, alive: int = 0) -> None:
        """This process lives. If none did for more than `quiet` ms, note the outage; it began no sooner than `alive`,
        until when this process may have written entries.
        """

    @abstractmethod
    async def outages(self) -> list[tuple[int, int]]: ...

    # People.

    @abstractmethod
    async def add_person(self, person: str, name: str, token: str) -> None:
        """`token` is a hash, here and below."""

    @abstractmethod
    async def person(self, token: str) -> tuple[str, str] | None:
        """The id and name behind a token."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> bool:
        """False when nobody goes by this id, for whoever was erased stays so."""

    @abstractmethod
    async def add_link(self, token: str, table: str, seat: int, person: str, lasts: int) -> None: ...

    @abstractmethod
    async def link(self, token: str) -> tuple[str, int, str] | None:
        """The table, seat and person of a one-time link, if it was not used yet and has not lapsed."""

    @abstractmethod
    async def use_link(self, token: str) -> bool:
        """From now on there is no such link; False when somebody else was faster."""

    @abstractmethod
    async def sit(self, person: str, table: str) -> None:
        """The table may be one of this person's (lists look closer)."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[Card]:
        """Those that are not over come first: however many he has finished since, he is awaited there."""

    @abstractmethod
    async def public_tables(self, limit: int) -> list[Card]: ...

    @abstractmethod
    async def attend(self, here: list[tuple[str, str]], lasts: int) -> None:
        """These (table, person) pairs are present for the next `lasts` ms."""

    @abstractmethod
    async def attending(self, tables: list[str]) -> list[tuple[str, str]]: ...

    @abstractmethod
    async def last_seen(self, table: str) -> dict[str, int]:
        """How many ms ago some process last said that these people are here."""
