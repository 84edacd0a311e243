"""What the lab's functions find: typed, stamped, and as rows or pages for whoever reads on."""

import msgspec

from comptoir.kernel.record import Record
from comptoir.kernel.session import check_seat
from comptoir.lab.review_page import review_page
from comptoir.lab.series import Result, Series
from comptoir.lab.stamp import Stamp
from comptoir.lab.summary import Summary
from comptoir.review import Review
from comptoir.review.puzzles import Puzzle
from comptoir.study.pages import arena_page, asked, in_language, puzzle_page, turning_pictures

PARTS = ("start", "deal", "luck", "own", "others", "unseen", "drift", "result", "loss", "decisions")


class Arena(msgspec.Struct, frozen=True):
    """A series with its games and what they tell."""

    stamp: Stamp
    series: Series
    results: list[Result]
    summary: Summary

    def __repr__(self) -> str:
        won = ", ".join(f"{one.bot} {one.wins.value:.0%}" for one in self.summary.standings)
        return f"<Arena of {self.series.game}, {len(self.results)} games: victories {won}>"

    def to_dicts(self) -> list[dict[str, object]]:
        """One row for each seat of each game, for a table in pandas or polars."""
        return [row for result in self.results for row in self._rows(result)]

    def html(self, language: str = "en") -> str:
        """A report with plots and the first deal, as a page that opens without a network; needs the extra `lab`."""
        return arena_page(self.series, self.results, in_language(language))

    def _rows(self, result: Result) -> list[dict[str, object]]:
        return [
            {
                "game": result.number,
                "seat": seat,
                "bot": self.series.bots[bot],
                "score": result.scores[seat],
                "rank": result.ranking[seat],
                "luck": result.luck[seat] if result.luck else None,
            }
            for seat, bot in enumerate(result.bots)
        ]


class Reviewed(msgspec.Struct, frozen=True):
    """A review with what it depends on."""

    stamp: Stamp
    review: Review
    record: Record

    def __repr__(self) -> str:
        return f"<Review of {self.review.game}, {len(self.review.moments)} moments, thinking {self.review.thinking:g}>"

    def to_dicts(self) -> list[dict[str, object]]:
        """One row for each seat: the parts of its result, which add up."""
        return [{name: getattr(one, name) for name in ("seat", "name", *PARTS)} for one in self.review.seats]

    def html(self, language: str = "en", seat: int | None = None) -> str:
        """The curve, the bars and the sentences with the positions they are about, as a page that opens without a
        network; with a seat it speaks to that player.
        """
        if seat is not None:
            check_seat(seat, self.record.seats)
        speaks = in_language(language)
        return review_page(self.review, seat, speaks, turning_pictures(self.record, self.review, speaks))


class Mined(msgspec.Struct, frozen=True):
    """Puzzles, the clearest first, with what they depend on."""

    stamp: Stamp
    puzzles: list[Puzzle]

    def __repr__(self) -> str:
        return f"<{len(self.puzzles)} puzzles of {self.stamp.game}>"

    def to_dicts(self) -> list[dict[str, object]]:
        """One row for each puzzle, its two best choices in notation."""
        return [_puzzle_row(puzzle) for puzzle in self.puzzles]

    def html(self, language: str = "en") -> str:
        """Every puzzle drawn, its answer folded up below, as a page that opens without a network."""
        return puzzle_page(self.puzzles, in_language(language))


def _puzzle_row(puzzle: Puzzle) -> dict[str, object]:
    table = asked(puzzle)
    told = {field: getattr(puzzle, field) for field in ("name", "game", "seat", "gap", "least", "novices")}
    ways = {"best": puzzle.best, "second": puzzle.second}
    written = {word: table.game.write(way.choice, table.options) for word, way in ways.items()}
    return {**told, **written, **{f"{word}_chance": way.chance for word, way in ways.items()}, "line": table.line()}
