"""Everything of an evening to take along: the results as a table for any spreadsheet, and the games as records."""

from collections.abc import AsyncIterator, Callable

from comptoir.house import records
from comptoir.house.evenings.evening import BOT, Board, Evening, Round
from comptoir.house.evenings.standing import WIN, points_of, standings
from comptoir.house.house import House
from comptoir.kernel.game import Refused

Named = Callable[[str], str]  # a game's name in somebody's language
COLUMNS = ("round", "table", "game", "chair", "name", "place", "score", "points", "how")
TOTALS = ("place", "name", "points", "games", "wins")


def rows_of(evening: Evening, title: Named) -> list[list[object]]:
    """One line for each chair of each table, and the final standing below."""
    rows: list[list[object]] = [[title(column) for column in COLUMNS]]
    for number, each in enumerate(evening.rounds, 1):
        for index, board in enumerate(each.boards, 1):
            rows += [[number, index, *line] for line in chairs(evening, each, board, title)]
    rows += [[], [title(column) for column in TOTALS]]
    for line in standings(evening):
        name = plain(evening.guests[line.guest].name)
        rows.append([line.place, name, shown(line.points), line.games, line.wins])
    return rows


def chairs(evening: Evening, each: Round, board: Board, title: Named) -> list[list[object]]:
    result = board.result
    points = points_of(result) if result is not None else {}
    game = title(each.course.game) if each.course.game else plain(each.course.box)
    guests = result.guests if result is not None else board.chairs
    return [
        [
            game,
            chair + 1,
            title("bot") if guest == BOT else plain(evening.guests[guest].name),
            result.ranks[chair] if result is not None and result.ranks else "",
            result.scores[chair] if result is not None and result.scores else "",
            shown(points[guest]) if guest in points else "",
            title(result.how) if result is not None else "",
        ]
        for chair, guest in enumerate(guests)
    ]


def plain(text: str) -> str:
    """No spreadsheet takes a name for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def shown(points: int) -> float:
    """Twelfths as people read them: 10 for a win."""
    return round(10 * points / WIN, 1)


async def record_texts(house: House, evening: Evening) -> AsyncIterator[tuple[str, str]]:
    """The records of all games that were played, by the name of a file."""
    for number, each in enumerate(evening.rounds, 1):
        for index, board in enumerate(each.boards, 1):
            if board.table and board.result is not None and board.result.how != "void":
                room = await house.room(board.table)
                try:
                    text = records.record_text(room.table, await house.store.entries(board.table))
                except Refused:  # taken up again, or frozen
                    continue
                yield f"{number}-{index}-{each.course.game}.txt", text
