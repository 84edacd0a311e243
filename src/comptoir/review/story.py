"""A record as a review reads it: moments, and the steps between them.

A step is all choices of one question: one entry, or the whole secret round. What was taken back without any luck having
been seen is as if it had never been; where luck was seen the steps stay, and the taking back is a step of its own.
"""

import msgspec

from comptoir.bots.memory import heard
from comptoir.games import GAMES
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.journal import Journal
from comptoir.kernel.position import Position
from comptoir.kernel.record import SETUP, UNDO, Corrupt, Entry, Record
from comptoir.kernel.replay import replay
from comptoir.kernel.say import Say


class Scene(msgspec.Struct):
    """One step: from which moment to which, and who chose what. A take-back has no choosers."""

    before: int
    after: int = -1  # while not everyone has chosen
    entries: dict[int, Entry] = {}
    undo: bool = False

    def seats(self) -> list[int]:
        return sorted(entry.seat for entry in self.entries.values())

    def choices(self) -> list[int]:
        """In the order of seats."""
        return [entry.choice for entry in sorted(self.entries.values(), key=lambda entry: entry.seat)]

    def drew(self) -> bool:
        """Whether luck had a part in it."""
        return any(entry.luck for entry in self.entries.values())


class Story:
    """The moments of a game in the order they came about, and the scenes that led from one to the next."""

    def __init__(self, record: Record) -> None:
        self.game: Game = GAMES[record.game]
        self.options: Options = self.game.make_options(record.options)
        self.seats = record.seats
        self.prefix = prefix_of(record)
        self.moments: list[Position] = []
        self._heard: list[int] = []  # what everybody has heard so far, without what was taken back,
        self._before: dict[int, int] = {}  # how much of it before each entry,
        self._memories: list[tuple[list[int], int]] = []  # and at each moment: a copy for each would be long
        self.scenes: list[Scene] = []
        self._live: list[Scene] = []
        for moment in replay(record, self.game):
            self._hear(moment.number, moment.entry, moment.journal)
            self._read(moment.number, moment.entry, moment.position.copy())
        if not self.moments or not self.end.over:
            raise Refused(Say("review-unfinished"))

    @property
    def continued(self) -> bool:
        return self.prefix > 0

    @property
    def end(self) -> Position:
        return self.moments[self.scenes[-1].after if self.scenes else 0]

    def memory(self, moment: int) -> list[int]:
        """What everybody had heard by then."""
        heard_there, much = self._memories[moment]
        return heard_there[:much]

    def rest_of_turn(self, number: int) -> list[int]:
        """What the only chooser of a step went on to choose, as long as nothing new was seen: no luck, nobody else."""
        found: list[int] = []
        last = self.scenes[number - 1]
        for scene in self.scenes[number:]:
            alone = scene.seats() == last.seats() and len(scene.seats()) == 1
            if last.drew() or scene.undo or not alone or scene.before != last.after:
                break
            found += scene.choices()
            last = scene
        return found

    def _hear(self, number: int, entry: Entry, journal: Journal) -> None:
        if entry.seat == UNDO:
            gone = [early for early in self._before if early >= entry.choice]
            much = min((self._before.pop(early) for early in gone), default=len(self._heard))
            self._heard = self._heard[:much]  # another list: earlier moments remember what they heard
        else:
            self._before[number] = len(self._heard)
            self._heard.extend(heard(journal))

    def _come_to(self, position: Position) -> None:
        self.moments.append(position)
        self._memories.append((self._heard, len(self._heard)))

    def _read(self, number: int, entry: Entry, position: Position) -> None:
        if number < self.prefix or entry.seat == SETUP:
            self.moments, self._memories = [], []
            self._come_to(position)
        elif entry.seat == UNDO:
            self._take_back(number, entry.choice)
        else:
            self._choose(number, entry, position)

    def _choose(self, number: int, entry: Entry, position: Position) -> None:
        if not self._live or self._live[-1].after >= 0:
            self._open(Scene(self._here()))
        scene = self._live[-1]
        scene.entries[number] = entry
        if position.over or position.step != self.moments[scene.before].step:
            self._come_to(position)
            scene.after = len(self.moments) - 1

    def _open(self, scene: Scene) -> None:
        self._live.append(scene)
        self.scenes.append(scene)

    def _here(self) -> int:
        """The moment the game has come to."""
        return self._live[-1].after if self._live else 0

    def _take_back(self, number: int, to: int) -> None:
        kept = [scene for scene in self._live if max(scene.entries) < to]
        gone = self._live[len(kept) :]
        if not gone:
            if to < self.prefix:
                raise Corrupt(Say("record-entry", {"entry": number}))
            return
        # Choices of the same secret round that were made before and stay.
        pending = {early: entry for early, entry in gone[0].entries.items() if early < to}
        first = self.scenes.index(gone[0])
        seen = any(scene.drew() for scene in gone) or self.scenes[first:] != gone
        self._live = kept
        if seen:
            self._remember(gone, number, to)
        else:
            self.scenes = self.scenes[:first]
        if pending:
            self._open(Scene(gone[0].before, entries=pending))

    def _remember(self, gone: list[Scene], number: int, to: int) -> None:
        if self.scenes[-1].after < 0:
            self.scenes.pop()  # nobody had seen anything of that round yet
        if not self.scenes or self.scenes[-1].after == gone[0].before:
            return
        back = Scene(self.scenes[-1].after, gone[0].before, {number: Entry(UNDO, to)}, undo=True)
        self.scenes.append(back)


def prefix_of(record: Record) -> int:
    """How many entries a continued game took over from the one before; 0 for a game of its own."""
    told = record.secrets.get("continued", "0")
    return int(told[:9]) if told.isascii() and told.isdigit() else 0
