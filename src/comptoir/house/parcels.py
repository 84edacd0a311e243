"""Carrying a game home: one that was begun in a pocket goes on at a table here, if it replays and its luck is its own.

Nobody was there when its seed was made, so it may have been chosen among many: such a table is marked by where it
comes from, and its luck goes on from a new secret.
"""

from msgspec import Struct

from comptoir.games import GAMES
from comptoir.house import records, wire_http
from comptoir.house.acts.opening import Opened, plans_for
from comptoir.house.fair import luck_for, promise, seed_of
from comptoir.house.people import Person
from comptoir.house.store import Row
from comptoir.house.table import Table
from comptoir.house.wire.terms import Clock
from comptoir.kernel.game import Refused
from comptoir.kernel.record import UNDO, Entry, Record, read_record, write_record
from comptoir.kernel.replay import replay
from comptoir.kernel.say import Say


class Unpacked(Struct, frozen=True):
    """What a parcel holds, or why it is not taken."""

    refused: Say | None = None
    game: str = ""
    options: dict[str, bool | int | str] = {}
    seats: int = 0
    moves: list[Entry] = []
    rules: int = 1
    facts: int = 1


def packed(table: Table, rows: list[Row]) -> wire_http.Parcel:
    """A game that is being played, with the secret of its luck: only for whoever's own house this is."""
    if table.phase != "playing" or table.match is None:
        raise Refused(Say("server-parcel-not-playing"))
    if table.day:
        raise Refused(Say("server-parcel-day"))
    seats = [
        wire_http.NewSeat(seat.plan.kind if seat.plan.kind != "open" else "bot", seat.plan.level, seat.plan.name)
        for seat in table.seats
    ]
    return wire_http.Parcel(write_record(records.record_of(table, rows), table.game), seats, table.id)


def unpack(text: str) -> Unpacked:
    """Read, check and replay a parcel's record. It takes a while: the workshop does it."""
    try:
        record = read_record(text, GAMES)
        check_luck(record)
        game = GAMES[record.game]
        position = None
        for moment in replay(record, game):
            position = moment.position
        if position is None or position.over:
            raise Refused(Say("server-parcel-over"))
        options = game.make_options(record.options)
        moves = standing(record.entries)
        marked = records.marked(game, options, record.seats, moves, record.rules, record.facts)
    except Refused as refused:
        return Unpacked(refused.say)
    return Unpacked(None, record.game, record.options, record.seats, marked, record.rules, record.facts)


def check_luck(record: Record) -> None:
    """Every draw follows from the seed the record itself names."""
    secret = record.secrets.get("secret", "")
    if not secret or promise(secret) != record.commitment:
        raise Refused(Say("server-parcel-secret"))
    if "continued" in record.secrets:
        raise Refused(Say("server-parcel-continued"))
    seed, lucky = seed_of(secret, words_in(record)), 0
    for number, entry in enumerate(record.entries):
        if not entry.luck or entry.seat == UNDO:
            continue
        luck = luck_for(seed, lucky)
        if any(luck.below(bound) != value for value, bound in entry.luck):
            raise Refused(Say("server-parcel-draw", {"entry": number}))
        lucky += 1


def standing(entries: list[Entry]) -> list[Entry]:
    """Those that still count, after all take-backs."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        if entry.seat == UNDO:
            kept = [pair for pair in kept if pair[0] < entry.choice]
        else:
            kept.append((number, entry))
    return [entry for _, entry in kept]


def words_in(record: Record) -> list[str]:
    words: list[str] = []
    while f"word-{len(words)}" in record.secrets:
        words.append(record.secrets[f"word-{len(words)}"])
    return words


def opened(parcel: wire_http.Parcel, found: Unpacked, person: Person, secret: str) -> Opened:
    """The table on which it goes on: everybody where he sat."""
    if found.refused is not None:
        raise Refused(found.refused)
    if len(parcel.seats) != found.seats or sum(seat.kind == "person" for seat in parcel.seats) > 1:
        raise Refused(Say("server-parcel-seats"))
    plans = plans_for(parcel.seats, person)
    return Opened(
        found.game, found.options, plans, False, Clock(), person.id, secret, parcel.origin, found.moves,
        found.rules, found.facts,
    )  # fmt: skip
