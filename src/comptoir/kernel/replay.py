"""Replaying a record: every position again, checked against what was written down."""

from collections.abc import Iterator

import msgspec

from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import LuckMismatch, Script
from comptoir.kernel.position import Position, fingerprint
from comptoir.kernel.record import SETUP, UNDO, Corrupt, Entry, Record
from comptoir.kernel.say import Say


class Moment(msgspec.Struct):
    """The game just after one entry: its number, the entry, the position, and what happened."""

    number: int
    entry: Entry
    position: Position
    journal: Journal

    def __repr__(self) -> str:
        return f"<Moment {self.number}: {self.position!r}>"


def replay(record: Record, game: Game) -> Iterator[Moment]:
    """Every entry in turn, checked: legal, the same luck asked, the same fingerprint. A take-back steps back.

    Played by the rules number the record began with, however many have followed.
    """
    options = game.make_options(record.options)
    game.check(options, record.seats)
    if not 1 <= record.rules <= game.rules:
        raise Corrupt(Say("record-rules", {"rules": record.rules, "ours": game.rules}))
    if not 1 <= record.facts <= game.fact_list:
        raise Corrupt(Say("facts-unknown", {"facts": record.facts, "ours": game.fact_list}))
    after: list[tuple[int, Position]] = []
    for number, entry in enumerate(record.entries):
        if entry.seat == UNDO:
            after = [pair for pair in after if pair[0] < entry.choice]
            if not after:
                raise Corrupt(Say("record-entry", {"entry": number}))
            yield Moment(number, entry, after[-1][1].copy(), Journal())
            continue
        before = after[-1][1] if after else None
        moment = play_entry(game, options, record.seats, before, number, entry, record.rules, record.facts)
        after.append((number, moment.position.copy()))
        yield moment


def play_entry(
    game: Game, options: Options, seats: int, before: Position | None, number: int, entry: Entry, rules: int, facts: int
) -> Moment:
    """Play one entry on a copy of the position before it (None for the set-up, by these rules), and check it by this
    list of facts.
    """
    journal, luck = Journal(), Script(entry.luck)
    try:
        if before is None or entry.seat == SETUP:
            if before is not None or entry.seat != SETUP:
                raise Corrupt(Say("record-entry", {"entry": number}))
            position = game.setup(options, seats, luck, journal, rules)
        else:
            position = before.copy()
            if position.refusal(entry.seat, entry.choice) != 0:
                raise Corrupt(Say("record-illegal", {"entry": number}))
            position.journal = journal
            position.play(entry.seat, entry.choice, luck)
    except LuckMismatch:
        raise Corrupt(Say("record-luck", {"entry": number})) from None
    if luck.rest():
        raise Corrupt(Say("record-luck", {"entry": number}))
    if entry.fingerprint and entry.fingerprint != fingerprint(position, facts):
        raise Corrupt(Say("record-differs", {"entry": number}))
    return Moment(number, entry, position, journal)
