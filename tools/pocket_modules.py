"""The rules and bots for the browser's Python, compiled: build/pocket-modules holds what goes into the bundle.

mypyc writes the C as for the native build, only for words of 32 bits, and its runtime is made quicker for them
(tools/pocket_quick). Where what compiles it cannot be had (tools/pocket_compiler.py) the plain sources are used
instead: everything works, more slowly.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import native, pocket_compiler, set_up
from tools.pocket_compiler import PYODIDE, WORK

if TYPE_CHECKING:
    from setuptools import Extension

LIBRARIES = WORK / "lib"
STAMP = WORK / "whole"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
# Older engines refuse what the compiler would use by itself. Multiplied and added with one rounding instead of two,
# bots would choose otherwise than elsewhere.
FLAGS = (
    "-target", "wasm32-emscripten", "-mcpu=mvp+mutable_globals+sign_ext+bulk_memory+nontrapping_fptoint",
    "-fPIC", "-O2", "-fno-sanitize=all", "-fvisibility=hidden", "-ffp-contract=off", "-w",
    "-DNDEBUG", "-D__EMSCRIPTEN__=1", "-DPY_CALL_TRAMPOLINE", "-nostdinc",
)  # fmt: skip
QUICK = Path(__file__).with_name("pocket_quick")
# What mypyc's own runtime does slowly for this Python, and how it does the same quickly: file, what it says, what it
# shall say.
QUICKER = (
    # Since 3.14 small numbers carry one more mark, so that none of them was taken for small any more.
    ("mypyc_util.h", "((o)->long_value.lv_tag)", "((o)->long_value.lv_tag & ~(uintptr_t)4)"),
    # With words of 32 bits every product with a number from 16,384 on was worked out by Python.
    (
        "CPy.h",
        "return left >= (1U << (CPY_INT_BITS/2 - 1)) || right >= (1U << (CPY_INT_BITS/2 - 1));",
        "Py_ssize_t product;\n    return __builtin_mul_overflow((Py_ssize_t)left, (Py_ssize_t)right >> 1, &product);",
    ),
    # Calls from one module into another cannot be inlined: what is asked most often is done on this side.
    ("mypyc_util.h", "// INCREF and DECREF that assert", '#include "quick.h"\n\n// INCREF and DECREF that assert'),
    ("int_ops.c", "CPyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(x))", "quick_number(CPyTagged_ShortAsSsize_t(x))"),
)
LINKING = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-debug", "--gc-sections")


def bring_up_to_date() -> None:
    """Compile unless nothing changed; where that is not possible one line says so."""
    if is_fresh():
        return
    try:
        zig, headers = pocket_compiler.compiler(), pocket_compiler.python_headers()
    except pocket_compiler.Missing as missing:
        set_up.say(f"the house in the browser runs as plain Python, because {missing}. Everything works, more slowly.")
        return
    set_up.say("compiling the rules for the browser (once; two minutes)")
    now = wanted()  # whatever changes meanwhile is compiled the next time
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    given = [str(zig), str(headers)]
    set_up.run(set_up.BIN / "python", Path(__file__).resolve(), *given, cwd=native.SOURCES)
    STAMP.write_text(now)


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted()


def found() -> dict[str, Path]:
    """What stands in the bundle under these names; empty when there is nothing fresh."""
    if not is_fresh():
        return {}
    return {file.relative_to(LIBRARIES).as_posix(): file for file in sorted(LIBRARIES.rglob(f"*{SUFFIX}"))}


def wanted() -> str:
    """What the result depends on: the interpreted neighbours too, because their types shape the generated C."""
    mypy = next(line for line in set_up.CONSTRAINTS.read_text().splitlines() if line.startswith("mypy=="))
    digest = hashlib.sha256(mypy.encode())
    ours = (Path(__file__), Path(pocket_compiler.__file__), *sorted(QUICK.iterdir()))
    for file in (*ours, PYODIDE / "package.json"):
        digest.update(file.read_bytes())
    modules = native.compiled_modules()
    for package in sorted({module.split("/")[1] for module in modules}):
        for file in sorted((native.SOURCES / "comptoir" / package).rglob("*.py")):
            digest.update(str(file.relative_to(native.SOURCES)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


# The work itself, in a process of its own and in the folder of the sources.


def compile_all(zig: Path, headers: Path) -> None:
    # mypyc writes the size of a word into its C, and asks the Python it runs in for it.
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc.build import mypycify

    # Nothing is taken over from a compilation before: with some of its modules from there mypyc stumbles.
    shutil.rmtree(WORK / "mypy_cache", ignore_errors=True)
    options = ["--config-file=", f"--cache-dir={WORK / 'mypy_cache'}"]
    modules = native.compiled_modules()
    groups: list[tuple[list[str], str | None]] = [(files, name) for name, files in native.libraries_of(modules).items()]
    extensions = mypycify([*options, *modules], separate=groups, target_dir=str(WORK / "c"))
    flags = [*FLAGS, *includes(zig, headers), f"-I{runtime()}"]
    # The libraries of whole packages first: they take longest.
    extensions.sort(key=lambda one: "." in one.name)
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        list(side_by_side.map(lambda extension: compile_one(zig / "zig", flags, extension), extensions))


def includes(zig: Path, headers: Path) -> list[str]:
    """The C library's headers that come with the compiler, for a machine of 32 bits."""
    libc = zig / "lib" / "libc" / "include"
    bits = WORK / "bits"
    shutil.copytree(libc / "x86-linux-musl", bits, dirs_exist_ok=True)
    alltypes = bits / "bits" / "alltypes.h"
    alltypes.write_text(alltypes.read_text().replace("#define _Addr int", "#define _Addr long"))
    system = [f"-isystem{place}" for place in (zig / "lib" / "include", bits, libc / "generic-musl")]
    return [*system, f"-I{headers}"]


def runtime() -> Path:
    """mypyc's own C, a little quicker; found before the one the extensions name."""
    import mypyc

    folder = WORK / "runtime"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(Path(mypyc.__file__).parent / "lib-rt", folder)
    for name, slow, quick in QUICKER:
        file = folder / name
        if slow not in (text := file.read_text()):
            raise SystemExit(f"mypyc's {name} no longer says {slow!r}: look whether it still needs to be quicker")
        file.write_text(text.replace(slow, quick))
    return Path(shutil.copytree(QUICK, folder, dirs_exist_ok=True))


def compile_one(zig: Path, flags: list[str], extension: "Extension") -> None:
    name = extension.name.replace(".", "/")
    folder = WORK / "objects" / name
    folder.mkdir(parents=True, exist_ok=True)
    objects = []
    for number, source in enumerate(extension.sources):
        objects.append(str(folder / f"{number}.o"))
        given = [*flags, *(f"-I{place}" for place in extension.include_dirs)]
        set_up.run(zig, "cc", *given, "-c", source, "-o", objects[-1])
    target = LIBRARIES / f"{name}{SUFFIX}"
    target.parent.mkdir(parents=True, exist_ok=True)
    entry = f"--export-if-defined=PyInit_{extension.name.rpartition('.')[2]}"
    set_up.run(zig, "wasm-ld", *LINKING, entry, *objects, "-o", target)


if __name__ == "__main__":
    compile_all(Path(sys.argv[1]), Path(sys.argv[2]))
