"""Pages with positions drawn on them: a review's turning points, puzzles, the first deal of a series."""

import html
from collections.abc import Sequence
from typing import TYPE_CHECKING

from comptoir.games import GAMES
from comptoir.kernel.game import Game, Refused
from comptoir.kernel.luck import Fast, Paired
from comptoir.kernel.position import Position
from comptoir.kernel.record import Record
from comptoir.kernel.replay import replay
from comptoir.kernel.say import Say
from comptoir.lab.review_page import ACCENTS, Pictures, figure, paragraph, whole
from comptoir.lab.review_texts import names_of
from comptoir.lab.series import Result, Series, base_of, rules_of
from comptoir.lab.texts import percent
from comptoir.review.puzzles import Puzzle, Way, laid_out
from comptoir.review.result import Review
from comptoir.study.svg import picture
from comptoir.study.table import Table, check_language
from comptoir.words import words

if TYPE_CHECKING:
    from comptoir.words import Words

PLAIN = "#B4713A"  # the accent of a page about several games


def turning_pictures(record: Record, review: Review, language: "Words") -> Pictures:
    """What each seat saw just before every entry that mattered to it, by entry and seat."""
    wanted = {(point.entry, one.seat) for one in review.seats for point in one.turning_points}
    game, names, found = GAMES[record.game], names_of(review, language), Pictures()
    before: Position | None = None
    for moment in replay(record, game):
        for seat in [seat for entry, seat in wanted if entry == moment.number and before is not None]:
            assert before is not None
            found[moment.number, seat] = seen(game, before, seat, names, language)
        before = moment.position.copy()
    return found


def seen(game: Game, position: Position, seat: int, names: list[str], language: "Words") -> str:
    return picture(game.view(position, seat), names, language, position.waiting())


def first_deal(series: Series, language: "Words") -> str:
    """What the first seat saw when the first game of a series began."""
    game, options = rules_of(series)
    position = game.setup(options, series.seats, Paired(base_of(series, 0)))
    bots = [series.bots[place] for place in series.lineup(0)]
    return seen(game, position, 0, bots, language)


def arena_page(series: Series, results: list[Result], language: "Words") -> str:
    """The report on a series; its plots need the extra `lab`."""
    from comptoir.lab.report import report

    return report(series, results, language.text, language.language, first_deal(series, language))


def puzzle_page(puzzles: Sequence[Puzzle], language: "Words") -> str:
    """Every puzzle drawn as its player sees it, with the answer folded up below."""
    games = {puzzle.game for puzzle in puzzles}
    accent = ACCENTS[games.pop()] if len(games) == 1 else PLAIN
    parts = [part for number, puzzle in enumerate(puzzles, start=1) for part in _puzzle(number, puzzle, language)]
    return whole(language.text("puzzles-title"), accent, parts, language)


def _puzzle(number: int, puzzle: Puzzle, language: "Words") -> list[str]:
    table = asked(puzzle)
    table.language = language.language
    head = language.text("puzzles-number", number=number, game=language.text(f"{puzzle.game}-name"))
    found = {"novices": percent(language.text, puzzle.novices)}
    answers = [_way(table, way, word) for way, word in ((puzzle.best, "best"), (puzzle.second, "second"))]
    told = "".join(paragraph(one) for one in [*answers, language.text("puzzles-novices", **found)])
    return [
        f"<h2>{html.escape(head)}</h2>",
        figure(f"{table.names[puzzle.seat]} · {table.question(puzzle.seat)}", table.svg(puzzle.seat), "position"),
        f"<details><summary>{html.escape(language.text('puzzles-answer'))}</summary>{told}</details>",
    ]


def _way(table: Table, way: Way, word: str) -> str:
    chance = percent(table.words.text, way.chance)
    return table.words.text(f"puzzles-{word}", move=table.choice(way.choice).words, chance=chance)


def asked(puzzle: Puzzle) -> Table:
    """A puzzle laid out on the table, to print, draw and try answers on."""
    if not isinstance(puzzle, Puzzle):
        raise Refused(Say("study-no-puzzle", {"given": repr(puzzle)}))
    laid = laid_out(puzzle)
    return Table(laid.game, laid.options, laid.position.seats, Fast(0), laid.position.edition, at=laid.position)


def in_language(language: str) -> "Words":
    """The words of a page, by the same languages as a table's."""
    check_language(language)
    return words(language)
