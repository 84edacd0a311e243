"""A recorded game: header and entries, and their text notation — the PGN of these games.

One line per entry, `number seat choice luck… #fingerprint`:

    comptoir 1
    game cafe-race
    rules 1
    seats 3
    option auction false
    --
    0 setup 3/6 0/6 5/6 #1f0c5a9e7d3b2468
    1 0 thrust-4 #…
    2 undo 1

Luck is written as value/bound, the value counted from 0. `undo n` takes back every entry from number n on; what was
taken back stays in the record, because fair luck counts it. Entry 0 is the set-up.
"""

import json

import msgspec

from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.say import Say

FORMAT = "comptoir 1"
SETUP = -1
UNDO = -2
HIGHEST = 2**32  # no game asks for a number below more, and fair luck could not give it


class Entry(msgspec.Struct, frozen=True):
    """One line: who chose what, the luck it used, and the fingerprint of the position after it."""

    seat: int
    choice: int
    luck: list[tuple[int, int]] = []
    fingerprint: str = ""


class Record(msgspec.Struct):
    """A whole game, enough to replay it without any generator."""

    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str] = {}
    names: list[str] = []
    commitment: str = ""
    secrets: dict[str, str] = {}  # after the end: what fair luck was made of
    embedded: dict[str, str] = {}
    entries: list[Entry] = []
    facts: int = 1  # the list of facts that the fingerprints are made of

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, rules number {self.rules}, {len(self.entries)} entries>"


class Corrupt(Refused):
    """A record that cannot be read or does not replay."""


def undo(to: int) -> Entry:
    """The entry that takes back everything from entry `to` on."""
    return Entry(UNDO, to)


def write_record(record: Record, game: Game) -> str:
    """The record as text."""
    lines = [FORMAT, f"game {record.game}", f"rules {record.rules}"]
    lines += [f"facts {record.facts}"] if record.facts != 1 else []  # whoever knows one list only, knows the first
    lines.append(f"seats {record.seats}")
    lines += [f"option {name} {json.dumps(value)}" for name, value in record.options.items()]
    lines += [f"name {json.dumps(name, ensure_ascii=False)}" for name in record.names]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    lines += [f"secret {name} {json.dumps(value)}" for name, value in record.secrets.items()]
    lines += [f"embedded {name} {json.dumps(text, ensure_ascii=False)}" for name, text in record.embedded.items()]
    lines.append("--")
    options = game.make_options(record.options)
    for number, entry in enumerate(record.entries):
        lines.append(_write_entry(number, entry, game, options))
    return "\n".join(lines) + "\n"


def _write_entry(number: int, entry: Entry, game: Game, options: Options) -> str:
    if entry.seat == UNDO:
        return f"{number} undo {entry.choice}"
    parts = [str(number)]
    parts += ["setup"] if entry.seat == SETUP else [str(entry.seat), game.write(entry.choice, options)]
    parts += [f"{value}/{bound}" for value, bound in entry.luck]
    if entry.fingerprint:
        parts.append(f"#{entry.fingerprint}")
    return " ".join(parts)


def read_record(text: str, games: dict[str, Game]) -> Record:
    """The record a text holds; Corrupt, naming the line, when it cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise Corrupt(Say("record-not-ours"))
    record = Record("", 0, 0)
    number = 1
    try:
        while lines[number] != "--":
            _read_header(record, lines[number])
            number += 1
    except (ValueError, IndexError, RecursionError):
        raise Corrupt(Say("record-line", {"line": number + 1})) from None
    if record.game not in games:
        raise Corrupt(Say("game-unknown", {"game": record.game, "known": [*games]}))
    _read_entries(record, games[record.game], lines, number + 1)
    return record


def _read_header(record: Record, line: str) -> None:
    word, _, rest = line.partition(" ")
    name, _, value = rest.partition(" ")
    if word == "game":
        record.game = rest
    elif word == "rules":
        record.rules = int(rest)
    elif word == "facts":
        record.facts = int(rest)
    elif word == "seats":
        record.seats = int(rest)
    elif word == "option":
        record.options[name] = json.loads(value)
    elif word == "name":
        record.names.append(_text(rest))
    elif word == "commitment":
        record.commitment = rest
    elif word == "secret":
        record.secrets[name] = _text(value)
    elif word == "embedded":
        record.embedded[name] = _text(value)
    else:
        raise ValueError(line)


def _text(value: str) -> str:
    """JSON can hold halves of signs that no text can."""
    text = str(json.loads(value))
    text.encode()
    return text


def _read_entries(record: Record, game: Game, lines: list[str], first: int) -> None:
    options = game.make_options(record.options)
    for number in range(first, len(lines)):
        if not lines[number].strip():
            continue
        try:
            record.entries.append(_read_entry(lines[number], len(record.entries), game, options))
        except (ValueError, IndexError):
            raise Corrupt(Say("record-line", {"line": number + 1})) from None


def _read_entry(line: str, expected: int, game: Game, options: Options) -> Entry:
    words = line.split()
    if int(words[0]) != expected:
        raise ValueError(line)
    if words[1] == "undo":
        return undo(int(words[2]))
    seat, choice, rest = SETUP, 0, words[2:]
    if words[1] != "setup":
        seat, choice, rest = int(words[1]), game.read(words[2], options), words[3:]
    mark = rest.pop()[1:] if rest and rest[-1].startswith("#") else ""
    return Entry(seat, choice, [_read_draw(word) for word in rest], mark)


def _read_draw(word: str) -> tuple[int, int]:
    value, bound = word.split("/")
    if not 0 <= int(value) < int(bound) <= HIGHEST:
        raise ValueError(word)
    return int(value), int(bound)
