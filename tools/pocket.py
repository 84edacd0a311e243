"""The house in the pocket: what a browser needs to run our Python, put together in build/pocket.

    python -m tools.pocket [page]

The interpreter is npm's `pyodide`, its standard library cut to what the house uses; msgspec comes as the wheel built
for it; our sources come as bytecode, rules and bots compiled where that was done (tools/pocket_modules.py). `vite
build` then takes build/pocket into the page (web/pocket.ts). Nothing is fetched that is there already.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import pocket_compiler, pocket_modules, set_up

ROOT = set_up.ROOT
SOURCES = ROOT / "src"
BUNDLE = ROOT / "build" / "pocket"
SITE = ROOT / "build" / "pocket-site"
WHEELS = ROOT / "build" / "pocket-wheels"
PYODIDE = pocket_compiler.PYODIDE
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
# What the wheels are called and from which version on we know them.
NEEDED = ("msgspec==0.22.*", "mypy_extensions==1.*")
# What has no place in a browser: the other door, laboratories, the terminal. The page brings the words itself.
LEFT = frozenset({"server", "lab", "adapters", "cli", "client", "words", "__pycache__"})

# The part of the standard library that the house loads when it plays, and what that may reach for in trouble.
# `tests/web/test_pocket.py` plays with nothing else; a module that is missing here fails there.
NAMES = """
    __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins _ssl
    _sysconfigdata__emscripten_wasm32-emscripten _weakrefset abc annotationlib ast asyncio base64 bisect bz2
    calendar codecs codeop collections compression concurrent contextlib contextvars copy copyreg dataclasses
    datetime decimal dis encodings enum fnmatch functools genericpath glob gzip hashlib heapq hmac importlib
    inspect io ipaddress json keyword linecache locale logging lzma ntpath numbers opcode operator os pathlib
    posixpath pyodide queue random re reprlib secrets selectors shutil signal site socket ssl stat string struct
    subprocess tempfile textwrap threading token tokenize traceback types typing urllib uuid warnings weakref
    zipfile zipimport
"""
LIBRARY = frozenset(NAMES.split())
ENCODINGS = frozenset({"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "idna", "raw_unicode_escape"})
SKIPPED = (
    "urllib/request",
    "urllib/robotparser",
    "urllib/error",
    "urllib/response",
    "logging/config",
    "logging/handlers",
    "asyncio/__main__",
    "asyncio/proactor_events",
    "asyncio/tools",
    "asyncio/windows_",
    "concurrent/futures/process",
    "concurrent/interpreters",
    "json/tool",
    "pyodide/console",
)


def main(what: list[str]) -> int:
    """As good as it can be, since it is published: compiled, and squeezed well. `page` leaves the folder out."""
    set_up.packages(set_up.EXTRAS["play"])
    set_up.web_packages(set_up.node_environment())
    pocket_modules.bring_up_to_date()
    os.environ["COMPTOIR_BEST"] = "1"
    set_up.web_page()
    if what != ["page"]:
        static_folder()
    return 0


def static_folder() -> None:
    """The page once more, for any web server and no house behind it."""
    set_up.say("building the folder for any web server")
    environment = {**set_up.node_environment(), "COMPTOIR_ALONE": "1"}
    set_up.run("npm", "run", "--silent", "build", cwd=set_up.WEB, env=environment)
    set_up.say(f"ready: {SITE.relative_to(ROOT)}")


def build() -> None:
    """Bring build/pocket up to date. Compiled modules are used where they are there and fresh, and not waited for."""
    now = wanted()
    if stamp().exists() and stamp().read_text() == now:
        return
    put_together()
    stamp().write_text(now)


def stamp() -> Path:
    return BUNDLE / "stamp"


def wanted() -> str:
    """What the bundle is made from."""
    found = hashlib.sha256(f"{NEEDED} {PLATFORM}".encode())
    for file in (Path(__file__), Path(__file__).with_name("pocket_bytecode.py"), PYODIDE / "package.json"):
        found.update(file.read_bytes())
    for name, file in [*our_files(), *pocket_modules.found().items()]:
        found.update(name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def our_files() -> Iterator[tuple[str, Path]]:
    for file in sorted((SOURCES / "comptoir").rglob("*")):
        name = file.relative_to(SOURCES)
        if name.parts[1] not in LEFT and file.is_file() and file.suffix not in {".so", ".pyc"}:
            yield name.as_posix(), file


def put_together() -> None:
    shutil.rmtree(BUNDLE, ignore_errors=True)
    BUNDLE.mkdir(parents=True)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, BUNDLE / name)
    # Of its packages we use none.
    known = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (BUNDLE / "pyodide-lock.json").write_text(json.dumps({"info": known["info"], "packages": {}}))
    cut_library(PYODIDE / "python_stdlib.zip", BUNDLE / "python_stdlib.zip")
    pack_house(BUNDLE / "house.zip")
    translate()
    (BUNDLE / "licences.txt").write_text(licences())


def cut_library(whole: Path, cut: Path) -> None:
    """Stored, not squeezed: the whole file is squeezed on its way, and better so."""
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(cut, "w") as new:
        for name in old.namelist():
            if not name.endswith("/") and belongs(name):
                put(new, name, old.read(name))


def belongs(name: str) -> bool:
    top, _, below = name.removesuffix(".py").partition("/")
    if top == "encodings":
        return below in ENCODINGS
    return top in LIBRARY and not name.startswith(SKIPPED)


def pack_house(target: Path) -> None:
    """Our sources, msgspec, and the names mypyc's types have."""
    with zipfile.ZipFile(target, "w") as house:
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as parts:
                for name in parts.namelist():
                    if not name.endswith((".pyi", "/")) and ".dist-info/" not in name:
                        put(house, name, parts.read(name))
        modules = pocket_modules.found()
        for name, file in [*our_files(), *modules.items()]:
            if name.removesuffix(".py") + pocket_modules.SUFFIX not in modules:
                put(house, name, file.read_bytes())


def translate() -> None:
    """Every source as the interpreter's own bytecode, made by itself: else a browser does it anew at every start."""
    run_inside(Path(__file__).with_name("pocket_bytecode.py"))
    for name in ("python_stdlib.zip", "house.zip"):
        (BUNDLE / f"{name}.new").replace(BUNDLE / name)


def run_inside(script: Path, *given: str) -> None:
    """Run a script in the bundle's own Python, in node."""
    node = Path(__file__).with_name("pocket_node.mjs")
    set_up.run("node", node, BUNDLE, script, *given, env=set_up.node_environment())


def put(archive: zipfile.ZipFile, name: str, body: bytes) -> None:
    """Without its time, so that equal contents make equal files."""
    archive.writestr(zipfile.ZipInfo(name), body)


def wheels() -> list[Path]:
    for need in NEEDED:
        name = need.partition("=")[0]
        if not list(WHEELS.glob(f"{name}-*.whl")):
            fetch(need, "--platform", PLATFORM, "--python-version", PYTHON)
    return sorted(WHEELS.glob("ms*.whl")) + sorted(WHEELS.glob("mypy_extensions*.whl"))


def fetch(need: str, *how: str, into: Path = WHEELS) -> None:
    pip = ("-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:")
    set_up.run(set_up.BIN / "python", *pip, *how, "--dest", into, need)


# Licences: what the bundle is made of is free software whose terms travel with it. None of their texts is ours to keep,
# so they are gathered from packages that are installed anyway and come under the same terms.


def licences() -> str:
    parts = [
        ("Pyodide (its sources: https://github.com/pyodide/pyodide), Mozilla Public License 2.0", text_of("pathspec")),
        ("CPython and its standard library, Python Software Foundation License", text_of("typing_extensions")),
        ("msgspec", text_in("msgspec")),
        ("mypy_extensions", text_in("mypy_extensions")),
        ("Comptoir", (ROOT / "LICENSE").read_text()),
    ]
    return "\n\n".join(f"{title}\n{'=' * len(title)}\n\n{text.strip()}" for title, text in parts) + "\n"


def text_of(package: str) -> str:
    """A licence from an installed package."""
    folders = (set_up.VENV / "lib").glob(f"python*/site-packages/{package}-*.dist-info")
    texts = [file for folder in folders for file in folder.rglob("LICEN[CS]E*") if file.is_file()]
    if not texts:
        raise SystemExit(f"set-up stopped: {package} came without its licence")
    return texts[0].read_text(encoding="utf-8")


def text_in(package: str) -> str:
    """A licence from a wheel."""
    wheel = next(WHEELS.glob(f"{package}-*.whl"))
    with zipfile.ZipFile(wheel) as parts:
        name = next(name for name in parts.namelist() if "LICENSE" in name.upper() and ".dist-info/" in name)
        return parts.read(name).decode()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError:
        sys.exit(1)
