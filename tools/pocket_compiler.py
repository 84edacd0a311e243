"""What compiles the rules for the browser's Python: a compiler, and that Python's headers.

The compiler is `ziglang` from PyPI, which also brings a C library's headers; Python's own headers are this machine's,
or Debian's, unpacked and not installed.
"""

import ast
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from tools import set_up

PYODIDE = set_up.WEB / "node_modules" / "pyodide"
PYTHON = (3, 14)
COMPILER = "ziglang==0.17.*"
SUITE = "forky"  # the first of Debian's that has this Python
WORK = set_up.ROOT / "build" / "pocket-modules"
SETTINGS = ("ALIGNOF_", "DOUBLE_IS_", "HAVE_", "PY", "Py_", "SIZEOF_", "STDC_", "WITH_")


class Missing(Exception):
    """What is needed to compile and cannot be had here."""


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
