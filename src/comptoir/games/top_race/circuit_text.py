"""Circuit files: one stretch of track per line, read and checked, every complaint naming line and column."""

from typing import Final

from comptoir.games.top_race.circuit import Circuit, Stretch, lay_out
from comptoir.games.top_race.geometry import check_shape
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Arg, Say

WORDS: Final = ["circuit", "grid", "line", "road", "corner", "bet"]
LONGEST_TEXT: Final = 20_000
MOST_COLUMNS: Final = 150
FULL_TURN: Final = 360
BETS: Final = 3
GRID: Final = 6
SHORTEST_LAP: Final = 30
LONGEST_LAP: Final = 98


def complaint(word: str, line: int, column: int, args: dict[str, Arg] | None = None) -> Refused:
    """Why a circuit cannot be driven on, and where in the file."""
    told: dict[str, Arg] = {"line": line, "column": column}
    told.update(args or {})
    return Refused(Say(f"top-race-circuit-{word}", told))


class Words:
    """The words of one line of a circuit file, with the column each begins at."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.words: list[str] = []
        self.columns: list[int] = []
        self.at = 0
        text = text.split("#", 1)[0]
        self.end = len(text.rstrip()) + 1
        column = 0
        for word in text.split():
            column = text.index(word, column)
            self.words.append(word)
            self.columns.append(column + 1)
            column += len(word)

    def more(self) -> bool:
        return self.at < len(self.words)

    def column(self) -> int:
        """Where the next word begins, or the line ends."""
        return self.columns[self.at] if self.more() else self.end

    def next(self) -> str:
        word = self.words[self.at] if self.more() else ""
        self.at += 1
        return word

    def wrong(self, word: str, column: int, args: dict[str, Arg] | None = None) -> Refused:
        return complaint(word, self.line, column, args)

    def number(self, what: str, least: int, most: int) -> int:
        """A whole number within bounds; `what` is the complaint when it is not."""
        column, word = self.column(), self.next()
        if not (word.isascii() and word.isdigit() and len(word) < 6 and least <= int(word) <= most):
            raise self.wrong(what, column, {"found": word or "…", "least": least, "most": most})
        return int(word)

    def finish(self) -> None:
        if self.more():
            raise self.wrong("extra", self.column(), {"found": self.next()})


class Draft:
    """A circuit file as far as it has been read."""

    def __init__(self) -> None:
        self.name = ""
        self.stretches: list[Stretch] = []
        self.bets: list[int] = []
        self.bet_lines: list[int] = []
        self.columns = 0
        self.line_at = 0  # the line of the file with the finish line


def parse_circuit(text: str) -> Circuit:
    """The circuit a text describes; Refused, with line and column, when it cannot be driven on."""
    if len(text) > LONGEST_TEXT:
        raise complaint("long", 1, 1, {"most": LONGEST_TEXT})
    draft = Draft()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        words = Words(number, line)
        if words.more():
            _read_line(draft, words)
    _check_whole(draft, max(len(lines), 1))
    circuit = lay_out(draft.name, text, draft.stretches, draft.bets)
    if not SHORTEST_LAP <= circuit.loop <= LONGEST_LAP:
        raise complaint("lap", len(lines), 1, {"loop": circuit.loop, "least": SHORTEST_LAP, "most": LONGEST_LAP})
    found = check_shape(circuit)
    if found is not None:
        raise complaint(found.word, found.line, 1, {"other": found.other})
    return circuit


def _read_line(draft: Draft, words: Words) -> None:
    column, word = words.column(), words.next()
    if word not in WORDS:
        raise words.wrong("word", column, {"found": word, "known": [*WORDS]})
    if not draft.name and word != "circuit":
        raise words.wrong("unnamed", column)
    if word == "circuit":
        _read_name(draft, words, column)
    elif word == "line":
        _read_finish(draft, words, column)
    elif word == "bet":
        _read_bet(draft, words, column)
    else:
        _read_stretch(draft, words, column, word)


def _read_name(draft: Draft, words: Words, column: int) -> None:
    if draft.name:
        raise words.wrong("twice", column, {"found": "circuit"})
    draft.name = " ".join(words.words[1:])
    if not draft.name:
        raise words.wrong("nameless", words.column())


def _read_finish(draft: Draft, words: Words, column: int) -> None:
    words.finish()
    if draft.line_at:
        raise words.wrong("twice", column, {"found": "line"})
    if len(draft.stretches) != 1:
        raise words.wrong("line-place", column)
    draft.line_at = words.line


def _read_bet(draft: Draft, words: Words, column: int) -> None:
    words.finish()
    last = draft.columns - 1
    if not draft.line_at or len(draft.stretches) < 2 or last in draft.bets:
        raise words.wrong("bet-place", column)
    if len(draft.bets) == BETS:
        raise words.wrong("bets", column, {"found": BETS + 1})
    draft.bets.append(last)
    draft.bet_lines.append(words.line)


def _read_stretch(draft: Draft, words: Words, column: int, word: str) -> None:
    _check_turn_to(draft, words, column, word)
    stretch = Stretch()
    stretch.line = words.line
    stretch.corner = word == "corner"
    stretch.columns = words.number("columns", 1, 30)
    by_column, by = words.column(), words.next()
    if by not in ("x", "×"):
        raise words.wrong("by", by_column, {"found": by or "…"})
    lanes_column = words.column()
    stretch.lanes = words.number("lanes", 1, 3)
    if draft.stretches and abs(draft.stretches[-1].lanes - stretch.lanes) > 1:
        raise words.wrong("lane-change", lanes_column, {"before": draft.stretches[-1].lanes, "lanes": stretch.lanes})
    stretch.turn = _read_turn(words, stretch.corner) if words.more() or stretch.corner else 0
    stretch.spaces = _read_spaces(words, stretch)
    if word == "grid" and sum([len(lane) for lane in stretch.spaces]) != GRID:
        raise words.wrong("grid-six", column, {"found": sum([len(lane) for lane in stretch.spaces])})
    draft.columns += stretch.columns
    if draft.columns > MOST_COLUMNS:
        raise words.wrong("too-many-columns", column, {"most": MOST_COLUMNS})
    draft.stretches.append(stretch)


def _check_turn_to(draft: Draft, words: Words, column: int, word: str) -> None:
    """The grid comes first, the finish line right after it, then the rest of the lap."""
    if word == "grid" and draft.stretches:
        raise words.wrong("twice", column, {"found": "grid"})
    if word != "grid" and not draft.stretches:
        raise words.wrong("grid-first", column)
    if word != "grid" and not draft.line_at:
        raise words.wrong("line-missing", column)


def _read_turn(words: Words, needed: bool) -> int:
    column = words.column()
    word = words.next()
    if word not in ("left", "right"):
        if needed or not word[:1].isdigit():
            raise words.wrong("turn", column, {"found": word or "…"})
        words.at -= 1
        return 0
    angle = words.number("angle", 1, 270)
    return angle if word == "left" else -angle


def _read_spaces(words: Words, stretch: Stretch) -> list[list[int]]:
    """One list of lengths per lane, such as `6 3+3 2+2+2`; without any, every column is a space of its own."""
    if not words.more():
        return [[1] * stretch.columns for _ in range(stretch.lanes)]
    found: list[list[int]] = []
    start = words.column()
    while words.more():
        column, word = words.column(), words.next()
        lengths = [int(part) if part.isascii() and part.isdigit() and len(part) < 4 else 0 for part in word.split("+")]
        if 0 in lengths:
            raise words.wrong("lengths", column, {"found": word})
        if sum(lengths) != stretch.columns:
            raise words.wrong("sum", column, {"found": word, "sum": sum(lengths), "columns": stretch.columns})
        found.append(lengths)
    if len(found) != stretch.lanes:
        raise words.wrong("lane-lists", start, {"found": len(found), "lanes": stretch.lanes})
    return found


def _check_whole(draft: Draft, end: int) -> None:
    if not draft.name:
        raise complaint("unnamed", end, 1)
    if len(draft.stretches) < 2:
        raise complaint("grid-first" if not draft.stretches else "short", end, 1)
    if len(draft.bets) != BETS:
        raise complaint("bets", draft.bet_lines[-1] if draft.bet_lines else end, 1, {"found": len(draft.bets)})
    first, last = draft.stretches[0], draft.stretches[-1]
    if draft.bets[-1] == draft.columns - 1:
        raise complaint("bet-place", draft.bet_lines[-1], 1)
    if abs(first.lanes - last.lanes) > 1:
        raise complaint("lane-change", last.line, 1, {"before": last.lanes, "lanes": first.lanes})
    turned = sum([stretch.turn for stretch in draft.stretches])
    if abs(turned) != FULL_TURN:
        raise complaint("full-turn", last.line, 1, {"turned": abs(turned), "full": FULL_TURN})
