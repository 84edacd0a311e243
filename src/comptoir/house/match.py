"""The game at a table: its position, the choices that count, and the luck. Knows the kernel's games and no more."""

from collections.abc import Collection
from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec import Struct

from comptoir.bots.memory import heard
from comptoir.house.fair import luck_for
from comptoir.kernel.address import Addressed
from comptoir.kernel.game import NEWEST, Game, Options, Refused
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck, Recorder, Script
from comptoir.kernel.position import Position, fingerprint
from comptoir.kernel.record import SETUP, Entry
from comptoir.kernel.replay import play_entry

if TYPE_CHECKING:
    from comptoir.house.acts.playing import Chosen

Draws = list[tuple[int, int]]
EPOCH = 1_000_000
REMEMBERED = 32  # choices that are taken back without playing the whole game again

# By log entry: the position in which it was made, and those in which each seat had last chosen.
Trail = dict[int, tuple[Position, dict[int, Position]]]


class Begun(Struct, frozen=True):
    """The set-up: the luck it used, the fingerprint of the first position, and the list of facts that this and all
    later ones are made of.
    """

    rules: int
    luck: Draws
    fingerprint: str
    facts: int = 1


class Made(Struct, frozen=True):
    """A choice that counts: the log entry it came with, and whether a person made it."""

    seq: int
    seat: int
    choice: int
    step: int
    luck: Draws
    person: bool
    heard: list[int] = []  # what it told everybody that a bot may draw conclusions from
    forced: bool = False


class Played(Struct):
    """A position after a choice or the set-up, with what happened and the luck it took."""

    position: Position
    journal: Journal
    luck: Draws
    facts: int  # the list of facts the match is marked by

    def mark(self) -> str:
        return fingerprint(self.position, self.facts)


class Match:
    """Positions are never changed in place: every choice is played on a copy."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        seed: bytes,
        prefix: list[Entry],
        rules: int = NEWEST,
        facts: int = NEWEST,
        end: Position | None = None,
    ) -> None:
        self.game = game
        self.rules = rules or game.rules  # the number it is played by to its end
        self.facts = facts or game.fact_list  # the list it is marked by to its end
        self.options = options
        self.seats = seats
        self.seed = seed
        self.prefix = prefix
        self.prefix_end = end  # where the earlier game is left, once it is known
        self.begun = 0
        self.setup_luck: Draws = []
        self.heard_first: list[int] = []  # at the set-up, as in `Made`
        self.made: list[Made] = []
        self.before: dict[int, Position] = {}  # for each seat, the position in which it last chose
        self.trail: Trail = {}  # where the game stood before each of the last choices
        self.epoch = 0  # how often the game went back to an earlier step
        self.by_address = False  # a table of the day: its luck goes by what a draw is for
        self.lucky = 0  # entries of the log that used luck, dead ones included
        self.position: Position
        # For choices asked about: whether their maker learned something. An entry's number alone does not name a
        # choice: what was only tried may have lost its place in the log to another.
        self.learned: dict[tuple[int, int, int], bool] = {}
        self.public: tuple[Position, int, bool] | None = (
            None  # whether all know that a seat had nothing to choose there
        )

    def copy(self) -> "Match":
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.made = self.made.copy()
        twin.before = self.before.copy()
        twin.trail = self.trail.copy()
        return twin

    # Looking ahead: nothing here changes the match.

    def deal(self) -> Played:
        """The first position, or the moment of an earlier game from which this one goes on."""
        if not self.prefix:
            return self._set_up(self._luck())
        return self._go_on()

    def _luck(self) -> Luck:
        """Of the next entry."""
        return Addressed(self.seed) if self.by_address else luck_for(self.seed, self.lucky)

    def _go_on(self) -> Played:
        return Played(self._prefix_end(), Journal(), [], self.facts)

    def _set_up(self, luck: Luck) -> Played:
        journal, recorder = Journal(), Recorder(luck)
        position = self.game.setup(self.options, self.seats, recorder, journal, self.rules)
        return Played(position, journal, recorder.draws, self.facts)

    def _prefix_end(self) -> Position:
        position = self.prefix_end
        if position is None:
            by = (self.rules, self.facts)
            for number, entry in enumerate(self.prefix):
                played = play_entry(self.game, self.options, self.seats, position, number, entry, *by)
                position = played.position
        if position is None:
            raise ValueError("an empty prefix has no end")
        self.prefix_end = position
        return position

    def try_choice(self, seat: int, choice: int, dead: Collection[int] = ()) -> Played:
        """What this choice leads to, with the table's own luck; Refused, with the rule, when it is not allowed."""
        base = self.without(dead) if dead else self.position
        code = base.refusal(seat, choice)
        if code:
            raise Refused(self.game.say_refusal(code))
        return self._play(base, seat, choice, self._luck())

    def _play(self, base: Position, seat: int, choice: int, luck: Luck) -> Played:
        journal, recorder = Journal(), Recorder(luck)
        position = base.copy()
        position.journal = journal
        position.play(seat, choice, recorder)
        position.journal = None
        return Played(position, journal, recorder.draws, self.facts)

    def without(self, dead: Collection[int]) -> Position:
        """The position as if these entries had never been."""
        return self._replayed(dead)[0]

    def _replayed(self, dead: Collection[int]) -> tuple[Position, dict[int, Position], Trail]:
        """Played again without these entries: from where the first of them was made, if that is still known."""
        first = next((number for number, made in enumerate(self.made) if made.seq in dead), 0)
        known = self.trail.get(self.made[first].seq) if self.made else None
        if known is None:
            start = self._prefix_end() if self.prefix else self._set_up(Script(self.setup_luck)).position
            start.journal = None
            first, known = 0, (start, {})
        position, before = known[0], known[1].copy()
        trail = {seq: past for seq, past in self.trail.items() if first and seq < self.made[first].seq}
        for each in self.made[first:]:
            if each.seq not in dead:
                leave_mark(trail, each.seq, position, before)
                before[each.seat] = position
                position = self._play(position, each.seat, each.choice, Script(each.luck)).position
        return position, before, trail

    # What the log does to the match.

    def begin(self, seq: int, begun: Begun, dealt: Played | None) -> Journal:
        """Set up, by the rules number and the list of facts the log names; from the log when it was not just dealt."""
        self.rules = self.game.edition(begun.rules)
        self.facts = self.game.marked_by(begun.facts)
        if dealt is None:
            dealt = self._go_on() if self.prefix else self._set_up(Script(begun.luck))
            check(dealt, begun.luck, begun.fingerprint)
        self.begun = seq
        self.setup_luck = begun.luck
        self.lucky += 1 if begun.luck else 0
        dealt.position.journal = None
        self.position = dealt.position
        self.heard_first = heard(dealt.journal)
        return dealt.journal

    def choose(self, seq: int, entry: "Chosen", played: Played | None) -> Journal:
        """Make a choice; from the log when it was not just played."""
        if played is None:
            played = self._read(entry)
        if entry.dead:
            self.take_back(entry.dead)
        leave_mark(self.trail, seq, self.position, self.before)
        self.before[entry.seat] = self.position
        self.position = played.position
        notes = heard(played.journal)
        by = (bool(entry.by), notes, entry.forced)
        self.made.append(Made(seq, entry.seat, entry.choice, entry.step, entry.luck, *by))
        self.lucky += 1 if entry.luck else 0
        return played.journal

    def _read(self, entry: "Chosen") -> Played:
        """What a choice in the log leads to; nothing is changed if it no longer does."""
        base = self.without(entry.dead) if entry.dead else self.position
        if base.refusal(entry.seat, entry.choice):
            raise Diverged("the choice is not allowed")
        played = self._play(base, entry.seat, entry.choice, Script(entry.luck))
        check(played, entry.luck, entry.fingerprint)
        return played

    def take_back(self, dead: Collection[int]) -> None:
        step = self.position.step
        self.position, self.before, self.trail = self._replayed(dead)
        self.made = [made for made in self.made if made.seq not in dead]
        self.epoch += self.position.step != step

    @property
    def step(self) -> int:
        """The step as players name it: the game's own, told apart from the same step before a take-back."""
        return self.epoch * EPOCH + self.position.step

    def last_of(self, seat: int) -> Made | None:
        """The seat's last choice that counts."""
        for made in reversed(self.made):
            if made.seat == seat:
                return made
        return None

    def since(self, last: Made) -> list[Made]:
        """The choices that count and were made after this one, newest first."""
        found: list[Made] = []
        for made in reversed(self.made):
            if made.seq <= last.seq:
                break
            found.append(made)
        return found

    def chosen_before(self, last: Made) -> list[int]:
        """The other seats that had already chosen in its step, in secret: whoever chooses openly ends the step."""
        found: list[int] = []
        for made in reversed(self.made):
            if made.seq < last.seq and made.step != last.step:
                break
            if made.seq < last.seq and made.seat != last.seat:
                found.append(made.seat)
        return sorted({*found})

    def forced_after(self, last: Made) -> list[Made]:
        """What followed from a choice by itself."""
        return [made for made in reversed(self.since(last)) if made.seat == last.seat and made.forced]

    def memory(self) -> list[int]:
        """What everybody has heard so far, for the bots. Of an earlier game that this one goes on from, nothing."""
        return [*self.heard_first, *(note for made in self.made for note in made.heard)]

    def last_real_of(self, seat: int) -> Made | None:
        """The seat's last choice that was one: what the house did because nothing else could be done is skipped."""
        for made in reversed(self.made):
            if made.seat == seat and not made.forced:
                return made
        return None

    def last_own_of(self, seat: int) -> Made | None:
        """The seat's last choice that its player made himself."""
        return next(
            (made for made in reversed(self.made) if made.seat == seat and made.person and not made.forced), None
        )

    def turn_before(self, seat: int) -> Made | None:
        """The last choice its player made himself before somebody else did; none where there was none."""
        others = False
        for made in reversed(self.made):
            others = others or made.seat != seat
            if others and made.seat == seat and made.person and not made.forced:
                return made
        return None

    def moments_from(self, last: Made) -> list[tuple[int, Position]]:
        """This choice and each made after it, as far as they are still known, with the position it led to; first how
        it was before them.
        """
        made = [*takewhile(lambda each: each.seq in self.trail, [*self.since(last), last])][::-1]
        stood = [*[self.trail[each.seq][0] for each in made], self.position]
        return list(zip([0, *[each.seq for each in made]], stood, strict=True))

    def stood_before(self, made: Made) -> Position | None:
        """The position in which a choice was made, if it is still known."""
        if made == self.last_of(made.seat):
            return self.before[made.seat]
        known = self.trail.get(made.seq)
        return known[0] if known is not None else None

    def recorded(self) -> list[Entry]:
        """The choices that count, set-up first, in the kernel's words."""
        start = self.prefix or [Entry(SETUP, 0, self.setup_luck)]
        return [*start, *[Entry(made.seat, made.choice, made.luck) for made in self.made]]


def leave_mark(trail: Trail, seq: int, position: Position, before: dict[int, Position]) -> None:
    trail[seq] = position, before.copy()
    if len(trail) > REMEMBERED:
        del trail[next(iter(trail))]


class Diverged(Exception):
    """The log no longer replays under these rules."""


def check(played: Played, luck: Draws, mark: str) -> None:
    if played.luck != luck:
        raise Diverged("the luck was another")
    if mark and played.mark() != mark:
        raise Diverged("the position is another one")
