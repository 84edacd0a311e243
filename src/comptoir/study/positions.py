"""Positions and luck made up for study: a view with changes becomes a position, luck is told by what it brings."""

from collections.abc import Mapping, Sequence

import msgspec

from comptoir.games import GAMES, find, game_of
from comptoir.kernel.game import Options, Refused, View, in_runs
from comptoir.kernel.luck import Luck, Meant, check_face
from comptoir.kernel.outcomes import MOST
from comptoir.kernel.outcomes import outcomes as walk
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.say import Move, Say
from comptoir.kernel.session import check_luck, check_seat, check_whole, is_number, number_of
from comptoir.study.table import Choice

DICE, NUMBERS = "dice", "numbers"


def position(view: View, luck: Luck, **changes: object) -> Position:
    """The position that this view shows, with some fields changed; what the view does not tell is drawn by `luck`.

    Refused when a field is unknown, of the wrong kind or follows from others, when what comes out breaks a law of the
    game, and when nobody could play on from it.
    """
    from comptoir.study.lawful import lawful  # when first asked for: who only plays need not wait for it

    if not isinstance(view, View):
        raise Refused(Say("study-no-view", {"given": repr(view)}))
    check_luck(luck)
    fields = list(view.__struct_fields__)
    for name in changes:
        if name not in fields:
            raise Refused(Say("study-no-field", {"field": name, "known": [*fields]}))
    shown = view
    for name, value in changes.items():
        shown = _changed(shown, name, value)
    game = GAMES[str(view.__struct_config__.tag)]
    check_seat(shown.seat, shown.seats)
    game.edition(shown.rules)
    made = lawful(game, [shown], lambda: game.imagine(shown, luck))
    _as_asked(game.view(made, shown.seat), shown, changes)
    return made


def _changed(view: View, name: str, value: object) -> View:
    """One field of a view changed, with what stands there now as the example of what can."""
    told = {field: getattr(view, field) for field in view.__struct_fields__}
    try:
        given = {"game": view.__struct_config__.tag, **msgspec.to_builtins(told), name: value}
        found = msgspec.convert(given, type(view))
    except (msgspec.ValidationError, TypeError, OverflowError):
        found = None
    if found is None or _shape(getattr(found, name)) != _shape(told[name]):
        raise Refused(Say("study-wrong-field", {"field": name, "given": repr(value), "like": in_runs(told[name])}))
    return found


def _shape(value: object) -> list[object] | None:
    """Lists in a view have the same length throughout a game, and so have those in them."""
    return [_shape(item) for item in value] if isinstance(value, list) else None


def _as_asked(seen: View, shown: View, changes: Mapping[str, object]) -> None:
    """What a view works out from its other fields cannot be had by itself."""
    for name in changes:
        if getattr(seen, name) != getattr(shown, name):
            raise Refused(Say("study-field-follows", {"field": name, "given": repr(getattr(seen, name))}))


def outcomes(
    at: Position, seat: int, choice: int | str | Move | Choice, most: int = MOST
) -> list[tuple[float, Position]]:
    """Every position this choice may lead to, with its probability; refused where the dice and cards that decide it
    have more than `most` ways to fall. Ways to the same position are one.
    """
    if not isinstance(at, Position):
        raise Refused(Say("study-no-start", {"given": repr(at)}))
    check_seat(seat, at.seats)
    check_whole("most", most)
    game = game_of(at)
    options: Options = getattr(game.view(at, SPECTATOR), "options")  # noqa: B009 - every game's own view has them
    number = number_of(game, options, at, seat, choice.number if isinstance(choice, Choice) else choice)
    code = at.refusal(seat, number)
    if code:
        raise Refused(game.say_refusal(code))
    found = walk(at, [seat], [number], most)
    if found is None:
        raise Refused(Say("study-too-many", {"most": most}))
    return _together(found)


def _together(found: list[tuple[float, Position]]) -> list[tuple[float, Position]]:
    """Four guests of a kind in a bag are four ways to draw one of them."""
    chances, positions = dict[tuple[int, ...], float](), dict[tuple[int, ...], Position]()
    for chance, position in found:
        facts = tuple(position.facts())
        chances[facts] = chances.get(facts, 0.0) + chance
        positions.setdefault(facts, position)
    return [(chance, positions[facts]) for facts, chance in chances.items()]


def meant(name: str, then: Luck, **wishes: int | str | Sequence[int | str]) -> Meant:
    """Luck told by what it brings: `meant("top-race", then=Fast(1), drivers=["R"], cards=["K10"])` turns up red first
    and deals the black ten first. `dice` are faces, `numbers` whatever else is drawn (who begins), the others are the
    game's bags with their kinds as the notation writes them.
    """
    check_luck(then)
    bags = find(name)[0].bags
    wanted = {bag: _wishes(bag, given) for bag, given in wishes.items()}
    for face in wanted.get(DICE, []):
        check_face(face)
    kinds, names = dict[int, list[int]](), dict[int, list[str]]()
    for bag, some in wanted.items():
        if bag in (DICE, NUMBERS):
            continue
        if bag not in bags:
            raise Refused(Say("study-no-bag", {"bag": bag, "known": [DICE, NUMBERS, *bags]}))
        stream, known = bags[bag]
        kinds[stream], names[stream] = [_kind(wish, known) for wish in some], list(known)
    return Meant(then, _numbers(wanted, DICE), _numbers(wanted, NUMBERS), kinds, names)


def _wishes(bag: str, given: object) -> list[object]:
    """One wish, or several in a list."""
    if isinstance(given, (list, tuple)):
        return list(given)
    if is_number(given) or isinstance(given, str):
        return [given]
    raise Refused(Say("study-no-wishes", {"bag": bag, "given": repr(given)}))


def _numbers(wanted: Mapping[str, list[object]], name: str) -> list[int]:
    found = [wish for wish in wanted.get(name, []) if is_number(wish)]
    if len(found) < len(wanted.get(name, [])):
        raise Refused(Say("study-no-number", {"bag": name}))
    return found


def _kind(wish: object, known: Sequence[str]) -> int:
    names = list(known)
    if not isinstance(wish, str) or wish not in names:
        raise Refused(Say("study-no-kind", {"kind": str(wish), "known": [*names]}))
    return names.index(wish)
