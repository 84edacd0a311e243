"""Write out how positions are copied and how empty ones look, from the fields their classes declare.

`python -m tools.fields` writes it into the files below, under a line that says so; `tests/test_fields.py` tells when
that was forgotten. Written out rather than looked up, because searches copy positions millions of times.
"""

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "comptoir" / "games"
KERNEL = ROOT / "src" / "comptoir" / "kernel" / "position.py"
LINE = "# From here on written by `python -m tools.fields` from the fields of {}: change those, and run it."

# What is declared where, and what an empty one is called.
TABLES = (
    ("cafe_race/position.py", "Race", "empty_race"),
    ("cafe_international/room.py", "Room", "empty_room"),
    ("cafe_international/position.py", "Cafe", "empty_cafe"),
    ("espresso_doppio/position.py", "Espresso", "empty_table"),
    ("top_race/position.py", "Race", "empty_race"),
)
# How the fields that every position has begin; `seats` is given, and `rules`, its rule book.
KERNELS = {"step": "0", "over": "False", "edition": "rules.edition", "journal": "None"}


@dataclass(frozen=True)
class Field:
    """One field: its type, how it begins (nothing when it is given), how it is copied, whether it begins again."""

    name: str
    type: str
    empty: str
    copied: str
    anew: bool = False


def fields_of(source: str, name: str) -> list[Field]:
    """The fields that a class declares itself, in order."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name]
    return [field_of(node) for node in found[0].body if isinstance(node, ast.AnnAssign)]


def field_of(node: ast.AnnAssign) -> Field:
    name, kind = ast.unparse(node.target), node.annotation
    if node.value is not None:
        if ast.unparse(kind) not in {"int", "bool", "i64"}:
            raise ValueError(f"{name}: only numbers have a default in the class; say Fresh")
        return Field(name, ast.unparse(kind), ast.unparse(node.value), f"old.{name}")
    if not isinstance(kind, ast.Subscript) or ast.unparse(kind.value) != "Annotated":
        return Field(name, ast.unparse(kind).strip("'"), "", f"old.{name}")
    assert isinstance(kind.slice, ast.Tuple)
    said = kind.slice.elts[1]
    assert isinstance(said, ast.Call)
    texts = [ast.literal_eval(text) for text in said.args]
    written = ast.unparse(kind.slice.elts[0])
    copied = texts[1] if len(texts) > 1 else own(name, written)
    return Field(
        name, written, texts[0], f"old.{name}" if copied == "shared" else copied, ast.unparse(said.func) == "Anew"
    )


def own(name: str, kind: str) -> str:
    """A copy's own list, list of lists, or bag."""
    if kind in {"int", "bool"}:
        return f"old.{name}"
    if kind.startswith("list[") and kind != "list[int]":
        return f"[each.copy() for each in old.{name}]"
    return f"old.{name}.copy()"


def written(source: str, name: str, empty: str) -> str:
    """The source with its last part written anew."""
    line = LINE.format(name)
    fields = fields_of(source, name)
    is_position = f"class {name}(Position):" in source
    parts = [copy_text(name, fields, is_position), empty_text(name, empty, fields, is_position)]
    if any(field.anew for field in fields):
        parts.append(clear_text(name, fields))
    return "\n\n\n".join([source.partition(line)[0].rstrip(), line, *parts]) + "\n"


def copy_text(name: str, fields: list[Field], is_position: bool) -> str:
    lines = [f"def copied(old: {name}) -> {name}:", '    """An independent one, without the journal."""']
    lines.append(f"    twin = {name}()")
    if is_position:
        lines += [f"    twin.{field} = old.{field}" for field in kernel_fields() if field != "journal"]
        lines.append("    twin.journal = None")
    lines += [f"    twin.{field.name} = {field.copied}" for field in fields]
    return "\n".join([*lines, "    return twin"])


def empty_text(name: str, empty: str, fields: list[Field], is_position: bool) -> str:
    given = [f"{field.name}: {field.type}" for field in fields if not field.empty]
    if is_position:
        given = ["seats: int", *given]
    lines = [f"def {empty}({', '.join(given)}) -> {name}:", '    """As it is before anything has happened."""']
    lines.append(f"    new = {name}()")
    if is_position:
        lines += [f"    new.{field} = {KERNELS.get(field, field)}" for field in kernel_fields()]
    lines += [f"    new.{field.name} = {field.empty or field.name}" for field in fields if not field.anew]
    lines += ["    cleared(new)"] if any(field.anew for field in fields) else []
    return "\n".join([*lines, "    return new"])


def clear_text(name: str, fields: list[Field]) -> str:
    """Given fields keep their names in what is said about others."""
    anew = [field for field in fields if field.anew]
    names = {node.id for field in anew for node in ast.walk(ast.parse(field.empty)) if isinstance(node, ast.Name)}
    known = ["seats", *[field.name for field in fields if not field.empty]]
    lines = [f"def cleared(new: {name}) -> None:", '    """What begins anew."""']
    lines += [f"    {given} = new.{given}" for given in known if given in names]
    return "\n".join([*lines, *[f"    new.{field.name} = {field.empty}" for field in anew]])


def kernel_fields() -> list[str]:
    return [field.name for field in fields_of(KERNEL.read_text(encoding="utf-8"), "Position")]


def main() -> int:
    for file, name, empty in TABLES:
        path = GAMES / file
        source = path.read_text(encoding="utf-8")
        path.write_text(written(source, name, empty), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
