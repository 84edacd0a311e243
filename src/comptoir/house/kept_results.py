"""What a finished table leaves for good: a row that outlives its log. Lists, progress and ratings read rows only."""

from abc import ABC, abstractmethod

from msgspec import Struct


class ResultRow(Struct, frozen=True):
    """How a game ended. Names are looked up, not kept, but for those that somebody typed for his shared screen."""

    table: str
    seq: int
    """The entry that ended it: of two rows of a table the later one counts."""
    at: int
    game: str
    variant: str
    """Its rule set, or what tells rules of one's own from others."""
    rated: bool
    mark: str
    """Which choices it is the result of, as reviews are marked."""
    body: bytes
    """A `results.Result`, which names nobody."""
    people: list[str]
    """By seat; empty for a bot, and for who was erased."""
    typed: list[str]
    """By seat: the name somebody at a shared screen goes by."""


class KeptResult(Struct, frozen=True):
    """A row, the review's summary if there is one of these very choices, and what its reader has done with it."""

    row: ResultRow
    summary: bytes = b""
    starred: bool = False


class ResultStore(ABC):
    """The part of a store that keeps results, and whom they belong to."""

    @abstractmethod
    async def keep_result(self, row: ResultRow) -> None:
        """Keep the row instead of any earlier one of its table. Whoever was erased stays out of it."""

    @abstractmethod
    async def keep_summary(self, table: str, mark: str, body: bytes) -> None:
        """Keep what a review came to with a table's row."""

    @abstractmethod
    async def result(self, table: str) -> KeptResult | None: ...

    @abstractmethod
    async def results_of(self, person: str, limit: int, before: int = 0) -> list[KeptResult]:
        """A person's results, the newest first, those that ended before that time (0: all), without those he has
        removed from his list.
        """

    @abstractmethod
    async def rated_results(self, game: str, variant: str, after: str, limit: int) -> list[KeptResult]:
        """Some of them, in an order of their tables' ids, those after `after`: a house keeps the games of years."""

    @abstractmethod
    async def arrange(self, person: str, table: str, starred: bool, removed: bool) -> None:
        """What a person does with a result of his own in his list; nothing where it is not his."""

    @abstractmethod
    async def without_result(self, after: str, limit: int) -> list[str]:
        """Finished tables that have left no row yet, in the order of their ids, those after `after`."""

    # Whose they are.

    @abstractmethod
    async def names(self, people: list[str]) -> dict[str, str]:
        """The names of those who are known; empty for those who were erased."""

    @abstractmethod
    async def add_token(self, person: str, token: str) -> bool:
        """One more device for a person, by the hash of its token; False when nobody is known by this id."""

    @abstractmethod
    async def drop_token(self, token: str) -> None:
        """Whoever has this token is nobody from now on."""

    @abstractmethod
    async def erase(self, person: str) -> None:
        """Forget a person: tokens, links, name, and which results were his. The results stay, without him."""
