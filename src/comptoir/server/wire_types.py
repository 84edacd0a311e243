"""TypeScript types of everything on the wire: `python -m comptoir.server.wire_types > web/src/lib/wire.ts`.

Structs become interfaces, tagged unions discriminated unions. The games' own structs are named after their game
(`CafeRaceView`), and the kernel's bases (`View`, `Move`, `Event`, `Preview`, `Options`) become unions over the games.
"""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from comptoir.games import GAMES
from comptoir.house import acts, wire, wire_day, wire_http, wire_mine, wire_review
from comptoir.house.evenings import acts as evening_acts
from comptoir.house.evenings import wire as wire_evening
from comptoir.house.wire import messages, state, terms
from comptoir.kernel.game import Game, Options, Preview, Scenery, View
from comptoir.kernel.say import Event, Move

HEAD = "// Generated from the Python structs by `python -m comptoir.server.wire_types`. Do not edit.\n"
BASES: tuple[type, ...] = (View, Move, Event, Preview, Options, Scenery)
UNIONS: dict[str, Sequence[type]] = {
    "Message": wire.Message.__args__,
    "Logged": acts.LOGGED,
    "Question": acts.QUESTIONS,
    "Command": acts.COMMANDS,
    "EveningCommand": evening_acts.COMMANDS,
}


class Emitter:
    """Collects interfaces by name; a struct is written once, with all it mentions."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.folders: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def type_of(self, info: inspect.Type) -> str:
        match info:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"{self.grouped(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type_of(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type_of(each) for each in types))
            case inspect.StructType(cls=cls):
                return self.struct(cls, info)
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
        raise TypeError(f"no TypeScript for {info}")

    def grouped(self, info: inspect.Type) -> str:
        text = self.type_of(info)
        return f"({text})" if "|" in text else text

    def name_of(self, cls: type) -> str:
        """A game's struct carries its game's name; a second one of the same name carries its file's name too."""
        if cls not in self.names:
            prefix = next((word for folder, word in self.folders.items() if cls.__module__.startswith(folder)), "")
            name = cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__
            if name in self.names.values():
                name = prefix + camel(cls.__module__.rpartition(".")[2]) + cls.__name__
            self.names[cls] = name
        return self.names[cls]

    def struct(self, cls: type, info: inspect.StructType) -> str:
        if cls in BASES:
            return f"Any{cls.__name__}"
        name = self.name_of(cls)
        if name not in self.written:
            self.written[name] = ""  # stops a struct that mentions itself
            self.written[name] = self.interface(name, cls, info)
        return name

    def interface(self, name: str, cls: type, info: inspect.StructType) -> str:
        lines = [f"/** {' '.join((cls.__doc__ or '').split())} */"] if cls.__doc__ else []
        lines.append(f"export interface {name} {{")
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        # What the server sends is always whole; what the client sends may leave out what has a default.
        sent = name in SENT_BY_CLIENT
        for field in info.fields:
            optional = "?" if sent and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type_of(field.type)};")
        lines.append("}")
        return "\n".join(lines)

    def add(self, cls: type) -> str:
        return self.type_of(inspect.type_info(cls))


def structs_of(module: Any) -> list[type]:
    """The structs a module defines, in the order of its text."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [cls for cls in found if cls.__module__ == module.__name__]


SENT_BY_CLIENT = {cls.__name__ for cls in (*acts.COMMANDS, *evening_acts.COMMANDS)} | {
    cls.__name__
    for cls in (
        wire_http.NewName,
        wire_http.NewSeat,
        wire_http.NewTable,
        wire_http.CarrySeat,
        wire_http.UseCarryLink,
        wire_http.Continue,
        wire_http.Setting,
        wire_day.SitDown,
        wire_evening.NewEvening,
        wire_day.PuzzleTry,
        wire_mine.Arrange,
    )
}


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def folder_of(game: Game) -> str:
    """The package of the game: `comptoir.games.cafe_race`."""
    return ".".join(type(game).__module__.split(".")[:3])


def own_kinds(base: type[msgspec.Struct], game: Game) -> list[type]:
    """The structs of this kind (previews, scenery) defined in the game's folder."""
    return [cls for cls in base.__subclasses__() if cls.__module__.startswith(folder_of(game))]


def emit(games: Iterable[Game]) -> str:
    """The whole file."""
    emitter = Emitter()
    unions: dict[str, list[str]] = {base.__name__: [] for base in BASES}
    aliases: list[str] = []
    for game in games:
        prefix = camel(game.name)
        emitter.folders[folder_of(game)] = prefix
        parts: dict[str, Sequence[type]] = {
            "View": [game.view_type],
            "Move": game.moves,
            "Event": game.events,
            "Preview": own_kinds(Preview, game),
            "Options": [game.options],
            "Scenery": own_kinds(Scenery, game),
        }
        for base, classes in parts.items():
            names = [emitter.add(cls) for cls in classes]
            alias = f"{prefix}{base}"
            if names and names != [alias]:
                aliases.append(f"export type {alias} = {' | '.join(names)};")
            if names:
                unions[base].append(alias)
    told = [cls for module in (terms, state, messages) for cls in structs_of(module)]
    bodies = (wire_http, wire_review, wire_day, wire_mine, wire_evening)
    asked = [cls for module in bodies for cls in structs_of(module)]
    for cls in (*told, *acts.COMMANDS, *evening_acts.COMMANDS, *asked):
        emitter.add(cls)
    for base, names in unions.items():
        aliases.append(f"export type Any{base} = {' | '.join(names) or 'never'};")
    for name, classes in UNIONS.items():
        aliases.append(f"export type {name} = {' | '.join(emitter.name_of(cls) for cls in classes)};")
    return "\n\n".join([HEAD.rstrip(), *emitter.written.values(), *aliases]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(emit(GAMES.values()))
