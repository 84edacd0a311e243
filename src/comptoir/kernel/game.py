"""What a game is to those who know no rules: name, seats, options, words, how to set it up and look at it."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import ClassVar, Generic, Literal, TypeVar, cast

import msgspec

from comptoir.kernel.choices import Runs
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, Fast, Luck, LuckNeeded
from comptoir.kernel.position import Position
from comptoir.kernel.say import Event, Move, Names, Say, in_short, say

NEWEST = 0  # stands for a game's newest rules number


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, read at set-up and never during play."""


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What one seat may see, built field by field; a spectator's seat is -1."""

    seat: int
    seats: int
    step: int
    over: bool
    rules: int  # the number the game is played by, so that whoever thinks from the view alone knows it

    # For positions somebody makes up: the fields that name seats, and those that may be below -1, which is "none".
    unsaid: ClassVar[frozenset[str]] = frozenset({"options"})  # what stays as it is from the set-up on
    people: ClassVar[frozenset[str]] = frozenset()
    signed: ClassVar[frozenset[str]] = frozenset()

    def __repr__(self) -> str:
        """In one line: what is nothing is left out, and rows of the same number are written once."""
        told = [
            (name, getattr(self, name)) for name in self.__struct_fields__ if name != "seat" and name not in self.unsaid
        ]
        shown = [f"{name}={in_runs(value)}" for name, value in told if something(value)]
        return f"<{' '.join([type(self).__name__, f'seat={self.seat}', *shown])}>"

    def __str__(self) -> str:
        return drawn(self) or repr(self)


def something(value: object) -> bool:
    """Whether a view's field tells anything: a number but 0, a truth, a text, or a list that holds one."""
    return any(something(item) for item in value) if isinstance(value, list) else bool(value)


def in_runs(value: object) -> str:
    """`[0*5, 3]` for five zeros and a three."""
    if not isinstance(value, list):
        return repr(value)
    runs = [(in_runs(item), len(list(same))) for item, same in groupby(value)]
    return f"[{', '.join(f'{item}*{count}' if count > 2 else ', '.join([item] * count) for item, count in runs)}]"


def place_of(name: object, known: Sequence[str] | range) -> int:
    """The place of a name among those there are, for views asked by the notation; else a ValueError in words."""
    names = list(known)
    if isinstance(name, bool) or type(name) is not type(names[0]) or name not in names:
        choices = f"{known[0]} to {known[-1]}" if isinstance(known, range) else ", ".join(known)
        raise ValueError(f"There is no “{name}” here. Known: {choices}.")
    return names.index(name)


def undrawn(_view: View) -> str:
    """The kernel draws no boards."""
    return ""


drawn: Callable[[View], str] = undrawn  # put here by whoever can draw (`comptoir/__init__.py` does)


class Preview(msgspec.Struct, frozen=True, tag_field="game"):
    """What a choice leads to, as far as the seat can know: odds and points."""


class Scenery(msgspec.Struct, frozen=True, tag_field="game"):
    """What a drawing needs and no view carries, since it never changes during a game: the shape of a circuit."""


class OptionField(msgspec.Struct, frozen=True):
    """How an option is shown in a lobby: a switch, one of some values, or a text such as a circuit."""

    name: str
    kind: Literal["switch", "choice", "text"]
    default: bool | int | str
    values: list[int | str] = []


def no_such_value(field: OptionField, value: str) -> Say:
    """What an option may be, when it was given something else."""
    known: list[int | str] = [*field.values] or (["true", "false"] if field.kind == "switch" else [])
    if not known:
        return Say("option-no-text", {"option": field.name, "value": value})
    return Say("option-value", {"option": field.name, "value": value, "known": known})


class Held:
    """Something that took long to work out, and about how many bytes it takes."""

    def __init__(self, size: int) -> None:
        self.size = size


class Refusal(msgspec.Struct, frozen=True):
    """Why a choice is refused: the word's suffix, and the chapter of the rulebook that says so."""

    word: str
    chapter: str


class Refused(ValueError):
    """Something a player asked for cannot be done; `say` tells why in his language."""

    def __init__(self, reason: Say) -> None:
        super().__init__(reason)  # all of it, so that a worker process can hand it on
        self.say = reason

    def __str__(self) -> str:
        return in_short(self.say)


OptionsT = TypeVar("OptionsT", bound=Options)
PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=View)


class GameOf(Generic[OptionsT, PositionT, ViewT]):
    """One game of the house, with its own options, position and view. The four games subclass it."""

    name: ClassVar[str]
    rules: ClassVar[int]  # the newest rules number; games begun under a former one are still played by it
    fact_list: ClassVar[int] = 1  # the newest list of facts; games begun under a former one are still marked by it
    seats: ClassVar[range]
    company: ClassVar[int]  # how many sit down when nobody says otherwise: the number it is most fun with
    options: type[OptionsT]
    view_type: type[ViewT]
    fields: ClassVar[tuple[OptionField, ...]]
    rule_sets: Mapping[str, OptionsT]
    questions: ClassVar[Mapping[int, str]]
    refusals: ClassVar[Mapping[int, Refusal]]
    chapters: ClassVar[Sequence[str]]
    names: ClassVar[Names]
    # What is drawn from: the name of each bag, its stream, and the notation of each kind in it.
    bags: ClassVar[Mapping[str, tuple[int, Sequence[str]]]] = {}
    answers: ClassVar[bool] = False
    """Whether scores tell, turn by turn, what the others make of what one leaves them."""
    moves: ClassVar[tuple[type[Move], ...]]
    foreseen: ClassVar[tuple[type[Move], ...]] = ()
    """Moves that show their maker nothing he could not foresee, unless they take luck or end the game."""
    events: ClassVar[tuple[type[Event], ...]]

    def __repr__(self) -> str:
        return f"<{self.name}, {self.seats[0]} to {self.seats[-1]} seats, rules number {self.rules}>"

    # What each game must say.

    def clash(self, options: OptionsT, seats: int) -> Say | None:
        """Why these options or this number of seats cannot be played together; None when they can."""
        if seats in self.seats:
            return None
        return Say("clash-seats", {"least": self.seats[0], "most": self.seats[-1], "seats": seats})

    def setup(
        self, options: OptionsT, seats: int, luck: Luck, journal: Journal | None = None, rules: int = NEWEST
    ) -> PositionT:
        """The first position, by the newest rules or by those of a former number."""
        raise NotImplementedError

    def runs(self, options: OptionsT) -> Runs:
        """All choices there are with these options: their names, their notation, their numbers."""
        raise NotImplementedError

    def view(self, position: PositionT, seat: int) -> ViewT:
        raise NotImplementedError

    def recall(self, view: ViewT) -> PositionT:
        """The position as far as the view tells it. Others' choices of the current step are unmade in it."""
        raise NotImplementedError

    def join(self, views: Sequence[ViewT]) -> PositionT:
        """The position that the views of all seats show together: everything there is, somebody sees or it lies in a
        bag. One view is enough in a game where all lies open.
        """
        return self.recall(views[0])

    def guess(self, world: PositionT, view: ViewT, luck: Luck) -> None:
        """Fill in what the view does not tell, at random; nothing in a game where all lies open."""

    def preview(self, view: ViewT, choice: int) -> Preview | None:
        """Odds and points of a choice, from the view alone; None when there is nothing to tell."""
        return None

    def why(self, view: ViewT, choice: int, reply: int | None) -> list[Say]:
        """What speaks for a choice or against it, in a few words each, from the view alone. `reply`: the most another
        seat is expected to make before this one is asked again; None when nobody has a turn in between.
        """
        return []

    def scenery(self, options: OptionsT) -> Scenery | None:
        """What a drawing needs beside the view; None when the view is enough."""
        return None

    def audit(self, position: PositionT) -> str:
        """The conservation law that this position breaks, or an empty string."""
        raise NotImplementedError

    def endings(self, options: OptionsT) -> tuple[str, ...]:
        """The ways a game with these options can end, as short words; one, unless the game says otherwise."""
        return ("end",)

    def ending(self, position: PositionT) -> str:
        """Which of them this finished game met."""
        return "end"

    def embedded(self, options: OptionsT) -> dict[str, str]:
        """Decks and circuits a record must carry: name → full text, or `sha256:…` of one that ships with the game."""
        return {}

    # What takes long to work out, such as the payments of a deck: another process does it, and hands it over.

    def at_hand(self, options: OptionsT) -> bool:
        """Whether a set-up with these options has nothing long to work out first."""
        return True

    def work_out(self, options: OptionsT) -> bytes:
        """The long part for these options; `take_in` in another process understands it."""
        return b""

    def take_in(self, options: OptionsT, found: bytes) -> None:
        """Keep what another process worked out."""

    def hold(self, options: OptionsT) -> Held | None:
        """What keeps it at hand for as long as somebody holds it; None where nothing is ever lost."""
        return None

    # What follows from it.

    def space(self, options: OptionsT) -> int:
        """How many choice numbers there are."""
        return self.runs(options).space

    def move(self, choice: int, options: OptionsT) -> Move:
        """The choice by its name."""
        return self.runs(options).move(choice)

    def number(self, move: Move, options: OptionsT) -> int:
        """The number of a named choice; ValueError when there is none."""
        return self.runs(options).number(move)

    def write(self, choice: int, options: OptionsT) -> str:
        """The choice in text notation: one word without spaces."""
        return self.runs(options).write(choice)

    def read(self, text: str, options: OptionsT) -> int:
        """The choice that this notation names; ValueError when there is none."""
        return self.runs(options).read(text)

    def imagine(self, view: ViewT, luck: Luck) -> PositionT:
        """A possible world, from the view alone."""
        world = self.recall(view)
        self.guess(world, view, luck)
        return world

    def what_if(self, view: ViewT, choices: Sequence[int]) -> list[Event]:
        """What would happen, as far as no luck is needed and as far as the seat may know."""
        position = self.imagine(view, Fast(view.step))
        journal = Journal()
        position.journal = journal
        try:
            for choice in choices:
                if position.refusal(view.seat, choice) != 0:
                    break
                position.play(view.seat, choice, Dry())
        except LuckNeeded:
            pass
        return journal.seen_by(view.seat)

    def say_event(self, event: Event) -> Say:
        return say(f"{self.name}-event-", event, self.names)

    def say_move(self, choice: int, options: OptionsT) -> Say:
        return say(f"{self.name}-move-", self.move(choice, options), self.names)

    def say_question(self, code: int) -> Say:
        return Say(f"{self.name}-asks-{self.questions[code]}")

    def say_subject(self, code: int) -> Say | None:
        """What this question is about, where its answers do not say it: what a bid is for, or which car drives on."""
        return None

    def say_refusal(self, code: int) -> Say:
        refusal = self.refusals[code]
        return Say(f"{self.name}-refusal-{refusal.word}", {"chapter": refusal.chapter})

    def make_options(self, given: Mapping[str, object], *, strict: bool = False) -> OptionsT:
        """Options from a mapping of names to values; a clear refusal when a name or value is unknown. Files and command
        lines give words for numbers and truths; whoever calls from Python gives them as they are (`strict`).
        """
        known = {field.name: field for field in self.fields}
        for name in given:
            if name not in known:
                raise Refused(Say("option-unknown", {"option": name, "known": [*sorted(known)] or ["-"]}))
        try:
            return msgspec.convert(dict(given), self.options, strict=strict)
        except msgspec.ValidationError as error:
            name = str(error).rpartition("$.")[2].rstrip("`") if "$." in str(error) else next(iter(given))
            value = repr(given.get(name)) if strict else str(given.get(name))
            raise Refused(no_such_value(known[name], value)) from None

    def edition(self, rules: int) -> int:
        """The rules number to play by: every one from 1 to the newest; a newer one than we know is refused."""
        if rules == NEWEST:
            return self.rules
        if not 1 <= rules <= self.rules:
            raise Refused(Say("rules-unknown", {"rules": rules, "ours": self.rules}))
        return rules

    def marked_by(self, number: int) -> int:
        """The list of facts to mark positions by: any from 1 to the newest; one we do not know is refused."""
        if not 1 <= number <= self.fact_list:
            raise Refused(Say("facts-unknown", {"facts": number, "ours": self.fact_list}))
        return number

    def check(self, options: OptionsT, seats: int) -> None:
        """Refuse clashing options with a reason a player understands."""
        reason = self.clash(options, seats)
        if reason is not None:
            raise Refused(reason)


# To those who know no rules: whichever game it is, they hand it only what it gave them.
Game = GameOf[Options, Position, View]


def whichever(game: GameOf[OptionsT, PositionT, ViewT]) -> Game:
    """A game for those who need not know which one they hold."""
    return cast(Game, game)
