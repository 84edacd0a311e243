"""A position as one line of text, and back: the FEN of these games.

    cafe-race/auction seats=4 rules=2 step=3 round=1 spaces=0,3,5,8 coffees=5*4 dice=6,5,0,0 0.thrusts=4,0,0,0

First the rule set, then the options that are not its own (`races:3`), then what everybody sees by the names of the
view, and behind a seat's number what only this seat sees. Zeros are left out, `0*12` is twelve of them, `/` parts lists
in a list.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias
from urllib.parse import quote, unquote

import msgspec

from comptoir.games import find, full_name, game_of
from comptoir.kernel.game import NEWEST, Game, Options, Refused, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.say import Say
from comptoir.study.lawful import OUT_OF_RANGE, lawful

Value: TypeAlias = "int | list[Value]"
OPTION = re.compile(r"\w+:")
HEAD = ("seat", "seats", "rules", "options", "over")


def line(game: Game, position: Position) -> str:
    """Everything there is at the table, hidden things too."""
    everybody = game.view(position, SPECTATOR)
    views = [game.view(position, seat) for seat in range(position.seats)]
    options: Options = getattr(everybody, "options")  # noqa: B009 - the games' own views have them
    rule_set, own = nearest(game, options)
    words = [full_name(game, rule_set), *(f"{field}:{quote(str(value), safe='')}" for field, value in own.items())]
    words += [f"seats={position.seats}", f"rules={position.edition}", *(["over=1"] if position.over else [])]
    known = _needed(game, views)
    words += [f"{field}={_write(value)}" for field, value in _told(everybody, known) if _flat(value)]
    for seat, view in enumerate(views):
        for field, value in _told(view, known):
            if value != getattr(everybody, field):
                words.append(f"{seat}.{field}={_write(value)}")
    return " ".join(words)


def read(text: str) -> tuple[Game, Options, Position]:
    """The position a line tells, with its game and options; refused, in words, when there is no such position."""
    if not isinstance(text, str):
        raise Refused(Say("study-no-line", {"word": repr(text)}))
    name, *words = text.split() or [""]
    game, base = find(name)
    options = _options(game, base, [word for word in words if OPTION.match(word)])
    given = dict(_parted(word, "=") for word in words if not OPTION.match(word))
    if "seats" not in given:
        raise Refused(Say("study-line-seats"))
    seats, rules = _number(given, "seats"), _number(given, "rules", NEWEST)
    game.check(options, seats)
    views = _views(game, game.setup(options, seats, Fast(0), rules=rules), given)
    return game, options, lawful(game, views, lambda: game.join(views))


def packed(position: Position) -> tuple[object, ...]:
    """How a position travels between processes."""
    return unpacked, (line(game_of(position), position),)


def unpacked(text: str) -> Position:
    return read(text)[2]


def nearest(game: Game, options: Options) -> tuple[str, dict[str, object]]:
    """The rule set nearest to these options, and the options that differ from it."""

    def unlike(own: Options) -> dict[str, object]:
        fields = own.__struct_fields__
        return {name: getattr(options, name) for name in fields if getattr(options, name) != getattr(own, name)}

    found = min(game.rule_sets, key=lambda word: len(unlike(game.rule_sets[word])))
    return found, unlike(game.rule_sets[found])


def _told(view: View, fields: Sequence[str]) -> list[tuple[str, Value]]:
    return [(field, getattr(view, field)) for field in fields]


def _needed(game: Game, views: Sequence[View]) -> list[str]:
    """The fields without which another position would come out: what a view works out from the others is left out."""
    found: list[str] = []
    for field in views[0].__struct_fields__:
        if field in HEAD or not _numbers(getattr(views[0], field)):
            continue
        blank = [msgspec.structs.replace(view, **{field: _blank(getattr(view, field))}) for view in views]
        try:
            again = game.join(blank)
            same = [game.view(again, seat) for seat in range(again.seats)] == views
        except OUT_OF_RANGE:
            same = False
        if not same:
            found.append(field)
    return found


def _numbers(value: object) -> bool:
    if isinstance(value, list):
        return all(_numbers(item) for item in value)
    return isinstance(value, int)


def _flat(value: Value) -> list[int]:
    """The numbers that are not zero."""
    if isinstance(value, int):
        return [value] if value else []
    return [number for item in value for number in _flat(item)]


def _blank(value: Value) -> Value:
    return 0 if isinstance(value, int) else [_blank(item) for item in value]


def _write(value: Value) -> str:
    if isinstance(value, int):
        return str(int(value))
    if value and isinstance(value[0], list):
        return "/".join(_write(item) for item in value)
    runs = [(number, len(list(same))) for number, same in groupby(value)]
    return ",".join(f"{number}*{count}" if count > 2 else ",".join([str(number)] * count) for number, count in runs)


def _read(text: str, like: Value) -> Value:
    """The value of a field that looks like this one in a new game."""
    if isinstance(like, int):
        return int(text)
    if like and isinstance(like[0], list):
        return [_read(part, like[0]) for part in text.split("/")]
    numbers: list[Value] = []
    for part in text.split(",") if text else []:
        number, _, count = part.partition("*")
        numbers += [int(number)] * min(int(count or 1), len(like) + 1)
    if len(numbers) != len(like):
        raise ValueError(text)
    return numbers


def _parted(word: str, by: str) -> tuple[str, str]:
    name, is_, value = word.partition(by)
    if not is_:
        raise Refused(Say("study-no-line", {"word": word}))
    return name, value


def _number(given: dict[str, str], name: str, usual: int = 0) -> int:
    text = given.pop(name, usual)
    try:
        return int(text)
    except ValueError:
        raise Refused(Say("study-no-line", {"word": f"{name}={text}"})) from None


def _options(game: Game, base: Options, words: list[str]) -> Options:
    given = dict(_parted(word, ":") for word in words)
    own = {field: getattr(base, field) for field in base.__struct_fields__}
    return game.make_options({**own, **{name: unquote(value) for name, value in given.items()}})


def _views(game: Game, first: Position, given: dict[str, str]) -> list[View]:
    """What every seat sees: a new game's views with all numbers blank but those that are told."""
    over = bool(_number(given, "over", 0))
    found = []
    for seat in range(first.seats):
        view = game.view(first, seat)
        known = [name for name in view.__struct_fields__ if name not in HEAD and _numbers(getattr(view, name))]
        changes: dict[str, Value] = {name: _blank(getattr(view, name)) for name in known}
        for name, text in given.items():
            whose, dot, field = name.rpartition(".")
            if field not in known or (dot and whose not in [str(other) for other in range(first.seats)]):
                raise Refused(Say("study-no-line", {"word": f"{name}={text}"}))
            if not dot or whose == str(seat):
                try:
                    changes[field] = _read(text, getattr(view, field))
                except ValueError:
                    raise Refused(Say("study-no-line", {"word": f"{name}={text}"})) from None
        found.append(msgspec.structs.replace(view, over=over, **changes))
    return found
