"""A game being played from Python: a position, its luck, and the record that grows with every choice."""

from pathlib import Path
from typing import Any, TypeGuard

import msgspec

from comptoir.kernel.game import NEWEST, Game, Options, Refused, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck, LuckMismatch, LuckNeeded, Recorder
from comptoir.kernel.playout import forced
from comptoir.kernel.position import SPECTATOR, Position, fingerprint
from comptoir.kernel.record import SETUP, Entry, Record, write_record
from comptoir.kernel.say import Event, Move, Say

MOST_NAMED = 20  # choices that a refusal lists


def is_number(given: object) -> TypeGuard[int]:
    """Python counts True as 1; who plays it has mixed something up."""
    return isinstance(given, int) and not isinstance(given, bool)


def check_luck(given: object) -> None:
    """Found out before the game begins, not at its first die."""
    if not isinstance(given, Luck):
        raise Refused(Say("study-no-luck", {"given": repr(given)}))


def check_switch(name: str, given: object) -> None:
    """Python takes any text for true, "no" too."""
    if not isinstance(given, bool):
        raise Refused(Say("study-no-switch", {"name": name, "given": repr(given)}))


def check_whole(name: str, given: object, least: int = 1) -> None:
    """How many of something."""
    if not is_number(given) or given < least:
        raise Refused(Say("study-no-whole", {"name": name, "least": least, "given": repr(given)}))


def number_of(game: Game, options: Options, position: Position, seat: int, choice: object) -> int:
    """The number of a choice given by number, notation or name; refused with what is possible when it is none."""
    if is_number(choice):
        return choice
    try:
        if isinstance(choice, str):
            return game.read(choice, options)
        if isinstance(choice, Move):
            return game.number(choice, options)
    except ValueError:
        pass
    known = [game.write(number, options) for number in position.choices(seat)] if seat != SPECTATOR else []
    shown: list[int | str] = [*known[:MOST_NAMED], *(["…"] if len(known) > MOST_NAMED else [])]
    raise Refused(Say("choice-unknown", {"choice": str(choice), "known": shown or ["–"]}))


def check_seat(seat: object, seats: int) -> None:
    """Positions trust their callers, and Python's lists would answer seat -2 with the last but one."""
    if not is_number(seat):
        raise Refused(Say("seat-no-number", {"seat": repr(seat)}))
    if not SPECTATOR <= seat < seats:
        raise Refused(Say("seat-unknown", {"seat": seat, "seats": seats}))


class Session:
    """Start one with `comptoir.start`. Choices may be numbers, named moves or notation; illegal ones are refused."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        luck: Luck,
        rules: int = NEWEST,
        *,
        skip_forced: bool = False,
        at: Position | None = None,
    ) -> None:
        """A new game, or one that goes on from a position: that cannot be saved, since no set-up led there."""
        if not is_number(seats):
            raise Refused(Say("seats-no-number", {"seats": repr(seats)}))
        check_luck(luck)
        check_switch("skip_forced", skip_forced)
        game.check(options, seats)
        self.game = game
        self.options = options
        self.luck = luck
        given: dict[str, Any] = msgspec.to_builtins(options)
        self.record = Record(game.name, game.edition(rules), seats, given, embedded=game.embedded(options))
        self.record.facts = game.fact_list
        self.journal = Journal()
        self.made_up = at is not None
        recorder = Recorder(luck)
        self.position = game.setup(options, seats, recorder, self.journal, rules) if at is None else at.copy()
        self._write(SETUP, 0, recorder)
        self.skip_forced = skip_forced
        self._go_on()

    @property
    def over(self) -> bool:
        return self.position.over

    def waiting(self) -> list[int]:
        """The seats that owe a choice."""
        return self.position.waiting()

    def choices(self, seat: int) -> list[int]:
        """What this seat may choose, as numbers."""
        self._check(seat)
        return [] if seat == SPECTATOR else self.position.choices(seat)

    def play(self, seat: int, choice: int | str | Move) -> list[Event]:
        """Make a choice; returns what this seat sees happen. Where luck runs out, nothing has happened."""
        self._check(seat)
        number = number_of(self.game, self.options, self.position, seat, choice)
        code = self.position.refusal(seat, number)
        if code:
            raise Refused(self.game.say_refusal(code))
        before, written, journal = self.position.copy(), len(self.record.entries), self.journal
        self.journal = Journal()
        self.position.journal = self.journal
        try:
            self._make(seat, number)
            self._go_on()
        except (LuckMismatch, LuckNeeded):
            self.position, self.journal = before, journal
            del self.record.entries[written:]
            raise
        return self.events(seat)

    def _make(self, seat: int, number: int) -> None:
        recorder = Recorder(self.luck)
        self.position.play(seat, number, recorder)
        self._write(seat, number, recorder)

    def _go_on(self) -> None:
        """Where wished, choices between one thing are made unasked; they are written down like all others."""
        while self.skip_forced:
            seat, choice = forced(self.position)
            if seat < 0:
                return
            self._make(seat, choice)

    def events(self, seat: int = SPECTATOR) -> list[Event]:
        """What this seat saw happen at the last choice."""
        self._check(seat)
        return self.journal.seen_by(seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat sees; by default what everybody sees."""
        self._check(seat)
        return self.game.view(self.position, seat)

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8")

    def text(self) -> str:
        """The record so far, in text notation."""
        if self.made_up:
            raise Refused(Say("study-no-record"))
        return write_record(self.record, self.game)

    def _check(self, seat: int) -> None:
        check_seat(seat, self.position.seats)

    def _write(self, seat: int, choice: int, luck: Recorder) -> None:
        self.record.entries.append(Entry(seat, choice, luck.draws, self._mark()))

    def _mark(self) -> str:
        return fingerprint(self.position, self.record.facts)
