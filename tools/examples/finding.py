"""Playing random games until a moment shows what is wanted, and writing such a moment down."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.kernel.say import Event

SEAT = 0  # the reader sits here
TRIED = 6  # choices looked at in every moment
OTHERS = 3  # choices a reader may make beside the one that shows the rule
WHOLE = 72  # and where a chapter lives from trying everything


class Found(msgspec.Struct, frozen=True):
    """Where an example was found: after so many turns of the random game with this seed, by this choice."""

    rules: str
    seats: int
    seed: int
    turn: int
    choice: int


class Scene:
    """One choice of the reader's in one moment; what comes of it is worked out when it is asked for."""

    def __init__(self, game: Game, options: Options, before: Position, choice: int) -> None:
        self.game, self.options, self.before, self.choice = game, options, before, choice
        self._played: tuple[Any, list[Event]] | None = None

    def _play(self) -> tuple[Any, list[Event]]:
        """The others choose at random."""
        if self._played is None:
            twin, luck, journal = self.before.copy(), Fast(self.choice + 5), Journal()
            twin.journal = journal
            twin.play(SEAT, self.choice, luck)
            while twin.step == self.before.step and not twin.over:
                for seat in twin.waiting():
                    twin.play(seat, twin.pick(seat, luck), luck)
            self._played = twin, journal.seen_by(SEAT)
        return self._played

    @property
    def now(self) -> Any:
        """The position before the choice, with its game's own fields."""
        return self.before

    @property
    def after(self) -> Any:
        return self._play()[0]

    @property
    def asked(self) -> int:
        return self.before.asks(SEAT)

    @property
    def legal(self) -> bool:
        return self.before.refusal(SEAT, self.choice) == 0

    @property
    def happened(self) -> list[Event]:
        return self._play()[1]

    def told(self, tag: str) -> list[Any]:
        """The events of this name."""
        return [event for event in self.happened if type(event).__struct_config__.tag == tag]


Shows = Callable[[Scene], bool]


class Want(msgspec.Struct, frozen=True):
    """An example wanted: with which rules and seats, and what a choice in it, or what is forbidden, must show."""

    rules: str
    seats: int
    shows: Shows
    refused: int = 0  # the code of a refusal
    whole: bool = False  # the reader may try everything
    lay: Callable[[Any], None] | None = None  # what no random game comes to is laid out, by the rules' own laws


def is_refused(code: int, scene: Scene) -> bool:
    return scene.before.refusal(SEAT, scene.choice) == code


def refusals(game: Game) -> dict[str, Want]:
    """Every reason why not, with the rules under which it is given; they are found by trying everything."""
    return {
        f"why-{refusal.word}": Want("", 0, partial(is_refused, code), refused=code)
        for code, refusal in game.refusals.items()
        if refusal.word != "no-such-choice"  # no board offers what there is not
    }


def turns(game: Game, options: Options, seats: int, seed: int) -> Iterator[tuple[int, Position]]:
    """The moments of one random game. The position goes on changing: copy what is kept."""
    luck = Fast(seed)
    position = game.setup(options, seats, luck)
    turn = 0
    while not position.over:
        yield turn, position
        for seat in position.waiting():
            position.play(seat, position.pick(seat, luck), luck)
        turn += 1


def tried(game: Game, options: Options, position: Position, seed: int, want: Want) -> list[int]:
    """What the reader might do here: some of what is allowed, or all that is forbidden for this reason."""
    if want.refused:
        return [n for n in range(game.space(options)) if position.refusal(SEAT, n) == want.refused][:1]
    if SEAT not in position.waiting():
        return []
    choices, luck = position.choices(SEAT), Fast(seed)
    return choices if len(choices) <= TRIED else [choices[luck.below(len(choices))] for _ in range(TRIED)]


def find(name: str, want: Want, seeds: int) -> Found | None:
    """The first moment, seed after seed, that shows what is wanted."""
    game, options = rule_sets()[name]
    for seed in range(1, seeds):
        for turn, position in turns(game, options, want.seats, seed):
            moment = laid(position, want)
            for choice in tried(game, options, moment, seed * 1000 + turn, want):
                if want.shows(Scene(game, options, moment, choice)):
                    return Found(name, want.seats, seed, turn, choice)
    return None


def laid(position: Position, want: Want) -> Position:
    moment = position.copy()
    if want.lay is not None:
        want.lay(moment)
    return moment


def scene_of(found: Found, want: Want) -> Scene:
    """The moment an example was found in."""
    game, options = rule_sets()[found.rules]
    for turn, position in turns(game, options, found.seats, found.seed):
        if turn == found.turn:
            return Scene(game, options, laid(position, want), found.choice)
    raise LookupError(f"the game ends before: {found}")


def written(found: Found, want: Want) -> dict[str, Any]:
    """The moment, what the reader is shown to do, and what comes of that and of some other choices."""
    scene = scene_of(found, want)
    game, options, position = scene.game, scene.options, scene.before
    view, waiting = game.view(position, SEAT), SEAT in position.waiting()
    numbers = offered(scene, WHOLE if want.whole else OTHERS) if waiting else []
    return {
        "found": found,
        "view": view,
        "waiting": position.waiting(),
        "asks": game.say_question(position.asks(SEAT)) if waiting else None,
        "does": named(game, options, found.choice),
        "refused": game.say_refusal(want.refused) if want.refused else None,
        "choices": [named(game, options, n) for n in numbers],
        "previews": {n: game.preview(view, n) for n in numbers},
        "outcomes": {n: outcome(Scene(game, options, position, n)) for n in numbers},
        "scores": position.tally(),
    }


def offered(scene: Scene, most: int) -> list[int]:
    """The choice that shows the rule, and others spread over what there is."""
    choices = scene.before.choices(SEAT)
    spread = choices[:: max(1, len(choices) // most)][:most]
    return sorted({*spread, *([scene.choice] if scene.legal else [])})


def named(game: Game, options: Options, number: int) -> Mapping[str, Any]:
    return {"number": number, "move": game.move(number, options), "words": game.say_move(number, options)}


def outcome(scene: Scene) -> dict[str, Any]:
    say = scene.game.say_event
    events = [{"entry": 0, "event": event, "words": say(event)} for event in scene.happened]
    return {"events": events, "view": scene.game.view(scene.after, SEAT)}
