"""The rules and bots for the browser's Python, compiled: build/pocket-modules holds what goes into the bundle.

mypyc writes the C as for the native build, only for words of 32 bits; the compiler is `ziglang` from PyPI, which also
brings a C library's headers; Python's own headers are this machine's, or Debian's, unpacked and not installed. Where
any of it cannot be had the plain sources are used instead: everything works, more slowly.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import native, set_up

if TYPE_CHECKING:
    from setuptools import Extension

PYODIDE = set_up.WEB / "node_modules" / "pyodide"
PYTHON = (3, 14)
COMPILER = "ziglang==0.17.*"
SUITE = "forky"  # the first of Debian's that has this Python
WORK = set_up.ROOT / "build" / "pocket-modules"
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
SETTINGS = ("ALIGNOF_", "DOUBLE_IS_", "HAVE_", "PY", "Py_", "SIZEOF_", "STDC_", "WITH_")
SMALL = """
static PyObject *small_numbers[262];

static inline PyObject *small_or_new(Py_ssize_t value) {
    if (unlikely((size_t)value + 5 >= 262)) return PyLong_FromLong(value);
    PyObject *known = small_numbers[value + 5];
    return likely(known != NULL) ? known : (small_numbers[value + 5] = PyLong_FromLong(value));
}

"""
APPEND = """
static inline int append_in_place(PyObject *list, PyObject *item) {
    PyListObject *known = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(list);
    if (unlikely(size >= known->allocated)) return PyList_Append(list, item);
    known->ob_item[size] = Py_NewRef(item);
    Py_SET_SIZE(known, size + 1);
    return 0;
}
#define PyList_Append append_in_place
"""
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
    # Calls from one module into another cannot be inlined: where there is room, none is needed.
    ("CPy.h", '#include "mypyc_util.h"', f'#include "mypyc_util.h"\n{APPEND}'),
    # Python's small numbers live for ever: whoever remembers where need not ask for them.
    ("int_ops.c", "PyObject *CPyTagged_AsObject(", f"{SMALL}PyObject *CPyTagged_AsObject("),
    ("int_ops.c", "CPyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(x))", "small_or_new(CPyTagged_ShortAsSsize_t(x))"),
)
LINKING = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-debug", "--gc-sections")


class Missing(Exception):
    """What is needed to compile and cannot be had here."""


def bring_up_to_date() -> None:
    """Compile unless nothing changed; where that is not possible one line says so."""
    if is_fresh():
        return
    try:
        zig, headers = compiler(), python_headers()
    except Missing as missing:
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
    digest = hashlib.sha256(mypy.encode() + Path(__file__).read_bytes())
    digest.update((PYODIDE / "package.json").read_bytes())
    modules = native.compiled_modules()
    for package in sorted({module.split("/")[1] for module in modules}):
        for file in sorted((native.SOURCES / "comptoir" / package).rglob("*.py")):
            digest.update(str(file.relative_to(native.SOURCES)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


# What is needed for it.


def compiler() -> Path:
    folder = WORK / "compiler"
    if not (folder / "ziglang" / "zig").exists():
        set_up.say("fetching a compiler for the browser's Python (100 MB, once)")
        quietly = ("--quiet", "--no-input", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:")
        command = [str(set_up.BIN / "python"), "-m", "pip", "install", *quietly, "--target", str(folder), COMPILER]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            raise Missing("its compiler cannot be had here")
    return folder / "ziglang"


def python_headers() -> Path:
    """The headers of the browser's Python version, with the settings of its own build."""
    folder = WORK / "headers"
    if not (folder / "pyconfig.h").exists():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(own_headers() or debian_headers(), folder, ignore=shutil.ignore_patterns("pyconfig.h"))
        (folder / "pyconfig.h").write_text(settings())
    return folder


def own_headers() -> Path | None:
    name = f"python{PYTHON[0]}.{PYTHON[1]}"
    if sys.version_info[:2] == PYTHON:
        place = Path(sysconfig.get_path("include"))
    elif (other := shutil.which(name)) is not None:
        asked = "import sysconfig; print(sysconfig.get_path('include'))"
        told = subprocess.run([other, "-c", asked], text=True, capture_output=True, check=False).stdout
        place = Path(told.strip())
    else:
        return None
    return place if (place / "Python.h").exists() else None


def debian_headers() -> Path:
    """From the mirror this machine uses, asked by its own package manager, which checks the signatures."""
    folder = WORK / "debian"
    mirrors = said("apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages").splitlines()
    mirror = next((line.split()[1] for line in mirrors if line.startswith("Debian ") and "security" not in line), "")
    keys = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
    if not mirror or not keys.exists():
        raise Missing("the headers of its Python are neither here nor at a Debian mirror")
    for name in ("lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "sources.list").write_text(f"deb [signed-by={keys}] {mirror} {SUITE} main\n")
    places = {
        "Dir::Etc::SourceList": folder / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::Lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "Acquire::Languages": "none",
    }
    apt = ["apt-get", "-qq", *(part for name, place in places.items() for part in ("-o", f"{name}={place}"))]
    said(*apt, "update")
    said(*apt, "download", f"libpython{PYTHON[0]}.{PYTHON[1]}-dev", folder=folder)
    for package in folder.glob("*.deb"):
        said("dpkg-deb", "-x", str(package), str(folder / "unpacked"))
    return folder / "unpacked" / "usr" / "include" / f"python{PYTHON[0]}.{PYTHON[1]}"


def said(*command: str, folder: Path = set_up.ROOT) -> str:
    try:
        done = subprocess.run(command, cwd=folder, text=True, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise Missing("the headers of its Python cannot be had here") from None
    return done.stdout


def settings() -> str:
    """`pyconfig.h` as it was when the browser's Python was built: that Python still knows every line of it."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        source = library.read("_sysconfigdata__emscripten_wasm32-emscripten.py").decode()
    # Its strings name folders of whoever built it, and are no constants: the numbers are what we look for.
    table = next(part for part in ast.walk(ast.parse(source)) if isinstance(part, ast.Dict))
    pairs = [
        (str(name.value), value.value)
        for name, value in zip(table.keys, table.values, strict=True)
        if isinstance(name, ast.Constant) and isinstance(value, ast.Constant)
    ]
    set_here = [pair for pair in pairs if pair[0].startswith(SETTINGS) and isinstance(pair[1], int) and pair[1]]
    return "".join(f"#define {name} {value!r}\n" for name, value in set_here)


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
    return folder


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
