"""Positions and luck made up for study: a view with changes becomes a position, luck is told by what it brings."""

from collections.abc import Mapping, Sequence

import msgspec

from comptoir.games import find
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Luck, Meant
from comptoir.kernel.outcomes import MOST
from comptoir.kernel.outcomes import outcomes as walk
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.say import Say

DICE, NUMBERS = "dice", "numbers"


def position(game: Game, view: View, luck: Luck, **changes: object) -> Position:
    """The position that this view shows, with some fields changed; what the view does not tell is drawn by `luck`.

    Refused when a field is unknown or of the wrong kind, and when what comes out breaks a law of the game.
    """
    fields = list(view.__struct_fields__)
    for name in changes:
        if name not in fields:
            raise Refused(Say("study-no-field", {"field": name, "known": [*fields]}))
    try:
        shown = msgspec.convert({**_told(view), **changes}, type(view))
    except msgspec.ValidationError as error:
        raise Refused(Say("study-wrong-field", {"problem": str(error)})) from None
    return _lawful(game, shown, luck)


def _told(view: View) -> dict[str, object]:
    told = {name: getattr(view, name) for name in view.__struct_fields__}
    return {"game": view.__struct_config__.tag, **msgspec.to_builtins(told)}


def _lawful(game: Game, view: View, luck: Luck) -> Position:
    """Lists of the wrong length and cards that are not there are found by the rules as they read the view."""
    try:
        made = game.imagine(view, luck)
        broken = game.audit(made)
    except (IndexError, ValueError, TypeError, ZeroDivisionError) as error:
        raise Refused(Say("study-no-position", {"problem": str(error)})) from None
    if broken:
        raise Refused(Say("study-no-position", {"problem": broken}))
    return made


def outcomes(game: Game, at: Position, seat: int, choice: int | str, most: int = MOST) -> list[tuple[float, Position]]:
    """Every position this choice, a number or notation, may lead to, with its probability; refused when there are more
    than `most`.
    """
    if isinstance(choice, str):
        options = getattr(game.view(at, SPECTATOR), "options")  # noqa: B009 - every game's own view has them
        try:
            choice = game.read(choice, options)
        except ValueError:
            known: list[int | str] = [game.write(number, options) for number in at.choices(seat)]
            raise Refused(Say("choice-unknown", {"choice": choice, "known": known or ["–"]})) from None
    code = at.refusal(seat, choice)
    if code:
        raise Refused(game.say_refusal(code))
    found = walk(at, [seat], [choice], most)
    if found is None:
        raise Refused(Say("study-too-many", {"most": most}))
    return found


def meant(name: str, then: Luck, **wishes: Sequence[int | str]) -> Meant:
    """Luck told by what it brings: `meant("top-race", then=Fast(1), drivers=["R"], cards=["K10"])` turns up red first
    and deals the black ten first. `dice` are faces, `numbers` whatever else is drawn (who begins), the others are the
    game's bags with their kinds as the notation writes them.
    """
    bags = find(name)[0].bags
    faces, numbers, kinds = _numbers(wishes, DICE), _numbers(wishes, NUMBERS), dict[int, list[int]]()
    for bag, wanted in wishes.items():
        if bag in (DICE, NUMBERS):
            continue
        if bag not in bags:
            raise Refused(Say("study-no-bag", {"bag": bag, "known": [DICE, NUMBERS, *bags]}))
        stream, known = bags[bag]
        kinds[stream] = [_kind(wish, known) for wish in wanted]
    return Meant(then, faces, numbers, kinds)


def _numbers(wishes: Mapping[str, Sequence[int | str]], name: str) -> list[int]:
    given = list(wishes.get(name, ()))
    if not all(isinstance(wish, int) and not isinstance(wish, bool) for wish in given):
        raise Refused(Say("study-no-number", {"bag": name}))
    return [int(wish) for wish in given]


def _kind(wish: int | str, known: Sequence[str]) -> int:
    if wish not in known:
        raise Refused(Say("study-no-kind", {"kind": str(wish), "known": [*known]}))
    return list(known).index(str(wish))
