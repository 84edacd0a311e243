"""Finished games: the record to keep, the frames to replay, what the luck was made of, and going on from any moment."""

import msgspec

from comptoir.house import log, views
from comptoir.house.acts.asking import Answered
from comptoir.house.acts.base import LogEntry
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.starting import Called, Revealed
from comptoir.house.acts.taking_back import TakenBack
from comptoir.house.fair import seed_of
from comptoir.house.log import apply
from comptoir.house.match import Draws
from comptoir.house.store import Row
from comptoir.house.table import Table
from comptoir.house.wire_http import CalledOffStart, FairDraws, Fairness, Frame, Replay
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.position import fingerprint
from comptoir.kernel.record import SETUP, Entry, Record, undo, write_record
from comptoir.kernel.replay import play_entry
from comptoir.kernel.say import Say


def must_be_over(table: Table) -> None:
    if not table.closed:
        raise Refused(Say("server-not-over"))


def record_of(table: Table, rows: list[Row], sealed: bool = False) -> Record:
    """The game as the kernel records it, taken-back choices included. `sealed`: without what its luck was made of."""
    given = msgspec.to_builtins(table.options)
    rules = table.match.rules if table.match is not None else abs(table.rules)
    record = Record(table.game.name, rules, len(table.seats), given)
    record.names = [seat.plan.name for seat in table.seats]
    record.facts = table.match.facts if table.match is not None else 1
    record.embedded = table.game.embedded(table.options)
    record.commitment = table.commitment
    record.secrets = {} if sealed else {"secret": table.secret}
    if table.day:
        record.secrets["day"] = table.day
    record.secrets |= {f"word-{number}": word for number, word in enumerate(table.dealt_with)}
    record.secrets |= {f"promise-{number}": promised for number, promised in enumerate(table.promised) if promised}
    record.secrets |= {
        f"called-off-{number}": f"{each.commitment} {', '.join(each.owed)}"
        for number, each in enumerate(table.call_offs)
    }
    if table.opened.prefix:
        record.secrets["continued"] = str(len(table.opened.prefix))
    if table.marked:
        record.secrets["taken-back"] = "by consent"
    if table.phase == "ended":
        record.secrets["ended"] = "by agreement"
    record.entries = Notation(table).entries(rows)
    return record


def record_text(table: Table, rows: list[Row], sealed: bool = False) -> str:
    must_be_over(table)
    return write_record(record_of(table, rows, sealed), table.game)


class Notation:
    """Turns the log into the kernel's entries. A take-back that spares later choices writes those again after it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[Entry] = list(table.opened.prefix)
        self.counting: list[tuple[int, int, Entry]] = []  # log seq, line number, entry

    def entries(self, rows: list[Row]) -> list[Entry]:
        for row in rows:
            entry = log.decode(row.body)
            match entry:
                case Called(begun=begun) | Revealed(begun=begun):
                    if begun is not None and not self.table.opened.prefix:
                        self.write(row.seq, Entry(SETUP, 0, begun.luck, begun.fingerprint))
                case Chosen():
                    self._take_back(entry.dead)
                    self.write(row.seq, Entry(entry.seat, entry.choice, entry.luck, entry.fingerprint))
                case TakenBack(dead=dead) | Answered(dead=dead):
                    self._take_back(dead)
        return self.lines

    def write(self, seq: int, entry: Entry) -> None:
        self.counting.append((seq, len(self.lines), entry))
        self.lines.append(entry)

    def _take_back(self, dead: list[int]) -> None:
        first = next((place for place, (seq, _, _) in enumerate(self.counting) if seq in dead), None)
        if first is None:
            return
        spared = [(seq, entry) for seq, _, entry in self.counting[first:] if seq not in dead]
        self.lines.append(undo(self.counting[first][1]))
        del self.counting[first:]
        for seq, entry in spared:
            # Written again in another order, the position after it is another one than it was.
            self.write(seq, msgspec.structs.replace(entry, fingerprint=""))


def replay_of(table: Table, rows: list[Row], seat: int) -> Replay:
    """Every moment that counts, as one seat saw it; a finished game has no secrets left."""
    must_be_over(table)
    return replay_from(table.id, table.undone, rows, seat)


def replay_from(table: str, undone: list[int], rows: list[Row], seat: int) -> Replay:
    """The same from the log alone. It takes seconds for a long game: the server asks the workshop."""
    dead = set(undone)
    past = Table(table)
    frames: list[Frame] = []
    for row in rows:
        entry = log.decode(row.body)
        if isinstance(entry, Chosen) and row.seq in dead:
            continue
        change = apply(past, row.seq, row.at, _without_dead(entry) if dead else entry, replaying=True)
        if past.match is None or change.journal is None:
            continue
        play = views.play_state(past, seat, past=True)
        if play is not None:
            number = entry.choice if isinstance(entry, Chosen) else -1
            frames.append(
                Frame(
                    entry=row.seq,
                    seat=entry.seat if isinstance(entry, Chosen) else -1,
                    choice=number,
                    words=past.game.say_move(number, past.options) if number >= 0 else None,
                    play=play,
                    events=views.happenings(past.game, row.seq, change.journal.seen_by(seat)),
                )
            )
    return Replay(frames)


def _without_dead(entry: LogEntry) -> LogEntry:
    """What was taken back is left out beforehand, so the positions on the way are not those that were marked."""
    if isinstance(entry, Chosen):
        return msgspec.structs.replace(entry, dead=[], fingerprint="")
    if isinstance(entry, TakenBack | Answered):
        return msgspec.structs.replace(entry, dead=[])
    return entry


def fairness_of(table: Table, rows: list[Row]) -> Fairness:
    """What the luck was made of; only when nothing depends on it any more."""
    must_be_over(table)
    if table.day:
        raise Refused(Say("server-day-seed"))
    entries: list[FairDraws] = []
    for row in rows:
        luck = luck_in(log.decode(row.body))
        if luck:
            entries.append(FairDraws(row.seq, len(entries), [list(draw) for draw in luck]))
    words = table.dealt_with
    return Fairness(
        commitment=table.commitment,
        secret=table.secret,
        promises=table.promised,
        words=words,
        seed=seed_of(table.secret, words).hex(),
        entries=entries,
        call_offs=[CalledOffStart(each.seq, each.commitment, each.owed) for each in table.call_offs],
        finished=table.match is not None and table.match.position.over,
    )


def luck_in(entry: LogEntry) -> Draws:
    if isinstance(entry, Chosen):
        return entry.luck
    if isinstance(entry, Called | Revealed) and entry.begun is not None:
        return entry.begun.luck
    return []


def moves_up_to(table: Table, rows: list[Row], last: int) -> list[Entry]:
    """The moves that count up to log entry `last`, to go on from there."""
    must_be_over(table)
    if table.match is None or not table.match.begun <= last:
        raise Refused(Say("server-no-moment"))
    dead = set(table.undone)
    moves = list(table.opened.prefix) or [Entry(SETUP, 0, table.match.setup_luck)]
    for row in rows:
        entry = log.decode(row.body)
        if isinstance(entry, Chosen) and row.seq <= last and row.seq not in dead:
            moves.append(Entry(entry.seat, entry.choice, entry.luck))
    return moves


def marked(game: Game, options: Options, seats: int, moves: list[Entry], rules: int, facts: int) -> list[Entry]:
    """The same moves with the mark of every position; none when the game is over after them. Done in the workshop."""
    position = None
    found: list[Entry] = []
    for number, entry in enumerate(moves):
        bare = msgspec.structs.replace(entry, fingerprint="")
        position = play_entry(game, options, seats, position, number, bare, rules, facts).position
        found.append(msgspec.structs.replace(bare, fingerprint=fingerprint(position, facts)))
    return [] if position is None or position.over else found
