"""What can be on the table: a position made up by somebody is tried before it is handed out."""

from collections.abc import Callable, Iterator, Sequence

from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

LARGEST = 20_000  # no number of any game comes near; a hand of millions would take the machine's memory
TRIED = 60  # steps; what a number out of range breaks, it breaks soon
# What the rules, which trust their callers, meet in numbers that no game has.
OUT_OF_RANGE = (IndexError, KeyError, ValueError, TypeError, ZeroDivisionError, OverflowError)


def lawful(game: Game, views: Sequence[View], make: Callable[[], Position]) -> Position:
    """What `make` makes of these views; refused in words when it breaks a law of the game, or when the game cannot go
    on from it.
    """
    for view in views:
        _within_range(view)
    try:
        made = make()
        _keep_the_laws(game, made)
        if not made.over and not _somebody_chooses(made):
            raise Refused(Say("study-nobody-chooses"))
        _goes_on(game, made.copy())
        for seat in range(made.seats):
            game.view(made, seat)
    except Refused:
        raise
    except OUT_OF_RANGE:
        raise Refused(Say("study-out-of-range")) from None
    return made


def _within_range(view: View) -> None:
    """No seat that is not there, nothing below none, and nothing larger than any game has."""
    for field in view.__struct_fields__:
        least = -LARGEST if field in view.signed else -1
        most = view.seats - 1 if field in view.people else LARGEST
        for number in _numbers(getattr(view, field)):
            if not least <= number <= most:
                raise Refused(Say("study-number", {"field": field, "given": number, "least": least, "most": most}))


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from _numbers(item)
    elif isinstance(value, int):
        yield value


def _keep_the_laws(game: Game, position: Position) -> None:
    broken = game.audit(position)
    if broken:
        raise Refused(Say("study-no-position", {"problem": broken}))


def _somebody_chooses(position: Position) -> bool:
    waiting = position.waiting()
    known = range(position.seats)
    return bool(waiting) and all(seat in known and position.choices(seat) for seat in waiting)


def _goes_on(game: Game, position: Position) -> None:
    """Random choices for a while, with the laws of the game kept at every step."""
    luck = Fast(position.step)
    for _ in range(TRIED):
        if position.over:
            return
        random_step(position, luck)
        _keep_the_laws(game, position)
