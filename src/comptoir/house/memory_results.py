"""Results in memory."""

from abc import abstractmethod

from msgspec import Struct, structs

from comptoir.house.kept_results import KeptResult, ResultRow, ResultStore


class Arranged(Struct, frozen=True):
    starred: bool
    removed: bool


PLAIN = Arranged(False, False)


class Results:
    """Rows by table, summaries with the mark they are of, and what people did with theirs."""

    def __init__(self) -> None:
        self.rows: dict[str, ResultRow] = {}
        self.summaries: dict[str, tuple[str, bytes]] = {}
        self.arranged: dict[tuple[str, str], Arranged] = {}

    def kept(self, row: ResultRow, person: str = "") -> KeptResult:
        mark, body = self.summaries.get(row.table, ("", b""))
        starred = self.arranged.get((person, row.table), PLAIN).starred
        return KeptResult(row, body if mark == row.mark else b"", starred)

    def of(self, person: str) -> list[ResultRow]:
        mine = [row for row in self.rows.values() if person and person in row.people]
        shown = [row for row in mine if not self.arranged.get((person, row.table), PLAIN).removed]
        return sorted(shown, key=lambda row: (-row.at, row.table))

    def unlink(self, person: str) -> None:
        self.rows = {table: without(row, person) for table, row in self.rows.items()}
        self.arranged = {key: kept for key, kept in self.arranged.items() if key[0] != person}


def without(row: ResultRow, person: str) -> ResultRow:
    """The same row as if nobody knew who this was."""
    if person not in row.people:
        return row
    people = ["" if each == person else each for each in row.people]
    typed = ["" if each == person else name for each, name in zip(row.people, row.typed, strict=True)]
    return structs.replace(row, people=people, typed=typed)


class MemoryResults(ResultStore):
    """For a store in memory."""

    @property
    @abstractmethod
    def results(self) -> Results: ...

    @abstractmethod
    def known(self) -> dict[str, str]:
        """The names of people, empty for those who were erased."""

    async def keep_result(self, row: ResultRow) -> None:
        held = self.results.rows.get(row.table)
        if held is not None and held.seq >= row.seq:
            return
        names = self.known()
        for person in {person for person in row.people if person and not names.get(person)}:
            row = without(row, person)
        self.results.rows[row.table] = row

    async def keep_summary(self, table: str, mark: str, body: bytes) -> None:
        if table in self.results.rows:
            self.results.summaries[table] = (mark, body)

    async def result(self, table: str) -> KeptResult | None:
        row = self.results.rows.get(table)
        return None if row is None else self.results.kept(row)

    async def results_of(self, person: str, limit: int, before: int = 0) -> list[KeptResult]:
        mine = [row for row in self.results.of(person) if not before or row.at < before]
        return [self.results.kept(row, person) for row in mine[:limit]]

    async def rated_results(self, game: str, variant: str, after: str, limit: int) -> list[KeptResult]:
        rows = [row for table, row in sorted(self.results.rows.items()) if table > after and row.rated]
        return [self.results.kept(row) for row in rows if (row.game, row.variant) == (game, variant)][:limit]

    async def arrange(self, person: str, table: str, starred: bool, removed: bool) -> None:
        row = self.results.rows.get(table)
        if person and row is not None and person in row.people:
            self.results.arranged[person, table] = Arranged(starred, removed)

    async def names(self, people: list[str]) -> dict[str, str]:
        known = self.known()
        return {person: known[person] for person in people if person in known}
