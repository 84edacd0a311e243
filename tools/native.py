"""Compile the rules with mypyc into build/compiled, a folder laid over the sources.

`PYTHONPATH=build/compiled` runs the compiled build, no PYTHONPATH the interpreted one, both from the same checkout.
`python -m tools.native cafe_race` compiles one game only, into build/compiled-cafe_race: quicker while working on it.
This file alone says which modules are compiled. Used by `make compile`, the tests and the wheel (hatch_build.py).
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
# Linked as a folder, not file by file: the page may be built after the rules, or at the same time.
PAGE = Path("comptoir/server/static")
# Lies in the folder only while all of it belongs together: who finds it may use the folder.
STAMP = "whole"

# Every module of these packages is compiled …
PACKAGES = ("kernel", "games")
# … except those with these names. They define msgspec Structs, whose class keywords (frozen, tag) mypyc would drop.
INTERPRETED = frozenset(
    {
        "__init__",
        "choices",
        "events",
        "faces",
        "game",
        "options",
        "previews",
        "record",
        "replay",
        "say",
        "scenery",
        "session",
        "shelf",
        "view",
    }
)
# And these, which are hot although their package is not compiled as a whole.
ALSO = (
    "bots/search.py", "bots/tree.py", "bots/judgement/*.py", "bots/values/*.py",
    "review/eyes.py", "review/guesses.py", "review/playing.py",
)  # fmt: skip

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def compiled_modules(games: Sequence[str] = ()) -> list[str]:
    """The files to compile, as paths below src, in a stable order; with `games` only theirs and the kernel's."""
    package = SOURCES / "comptoir"
    folders = [package / name for name in PACKAGES]
    if games:
        folders = [package / "kernel", *(package / "games" / game for game in games)]
    found = [file for folder in folders for file in folder.rglob("*.py") if file.stem not in INTERPRETED]
    if not games:
        found += [file for name in ALSO for file in package.glob(name) if file.stem not in INTERPRETED]
    return sorted(str(file.relative_to(SOURCES)) for file in found)


def libraries_of(modules: Sequence[str]) -> dict[str, list[str]]:
    """One library for the kernel, one for each game, one for the bots: a changed game leaves the others as they are."""
    found: dict[str, list[str]] = {}
    for module in modules:
        _, package, below = module.split("/", 2)
        found.setdefault(f"comptoir_{below.split('/')[0] if package == 'games' else package}", []).append(module)
    return found


def why_not() -> str:
    """Why nothing can be compiled here, or an empty string."""
    if os.environ.get("COMPTOIR_PURE") == "1":
        return "COMPTOIR_PURE=1 asks for pure Python"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are not installed"
    return ""


class Build:
    """One folder laid over the sources, and the folder with its C files and stamp."""

    def __init__(self, games: Sequence[str] = ()) -> None:
        name = "-".join(["compiled", *games])
        self.modules = compiled_modules(games)
        self.target = COMPILED.with_name(name)
        self.work = COMPILED.parent / "native" / name
        self.stamp = self.target / STAMP

    def is_up_to_date(self) -> bool:
        """Without compiling anything, and without waiting for somebody who does."""
        self.work.mkdir(parents=True, exist_ok=True)
        try:
            with self._alone(fcntl.LOCK_NB):
                self._lay_over()
                self._sweep()
                return self._has(self._wanted())
        except BlockingIOError:
            return False

    def bring_up_to_date(self) -> None:
        """Compile unless nothing changed; CalledProcessError when the sources do not compile."""
        self.work.mkdir(parents=True, exist_ok=True)
        with self._alone():
            self._lay_over()
            self._sweep()  # a link to a file that is gone cannot be read
            wanted = self._wanted()
            if not self._has(wanted):
                self.stamp.unlink(missing_ok=True)
                print(f"· compiling {len(self.modules)} modules of rules (once; a minute or two)", flush=True)
                self._compile()
                self.stamp.write_text(wanted)
            self._sweep()

    def libraries(self) -> list[Path]:
        return sorted(self.target.rglob("*" + SUFFIX))

    def _has(self, wanted: str) -> bool:
        return self.stamp.exists() and self.stamp.read_text() == wanted

    @contextmanager
    def _alone(self, how: int = 0) -> Iterator[None]:
        """Two builds at once would overwrite each other's files."""
        with (self.work / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | how)
            yield

    def _lay_over(self) -> None:
        """Copies of what is compiled, links to everything else."""
        compiled = {Path(module) for module in self.modules}
        for relative in _source_files():
            target = self.target / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            (_copy if relative in compiled else _link)(SOURCES / relative, target)
        (SOURCES / PAGE).mkdir(exist_ok=True)
        self._link_page()

    def _link_page(self) -> None:
        page = self.target / PAGE
        if page.is_dir() and not page.is_symlink():
            shutil.rmtree(page)
        _link(SOURCES / PAGE, page)

    def _sweep(self) -> None:
        """Remove what is gone from the sources, and libraries of modules that are no longer compiled."""
        names = [module.removesuffix(".py") for module in self.modules]
        names += [f"{library}__mypyc" for library in libraries_of(self.modules)]
        kept = {PAGE, Path(STAMP)} | _source_files() | {Path(name + SUFFIX) for name in names}
        for file in self.target.rglob("*"):
            if not file.is_dir() and "__pycache__" not in file.parts and file.relative_to(self.target) not in kept:
                file.unlink()

    def _wanted(self) -> str:
        """What the result depends on: the interpreted neighbours too, because their types shape the generated C."""
        digest = hashlib.sha256(f"{SUFFIX} {sys.version} {version('mypy')}".encode() + Path(__file__).read_bytes())
        folders = {self.target / "comptoir" / module.split("/")[1] for module in self.modules}
        for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
            digest.update(str(file.relative_to(self.target)).encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def _compile(self) -> None:
        """In its own process: mypyc ends the process it runs in when it finds an error."""
        command = [sys.executable, str(Path(__file__).resolve()), "--worker", str(self.work), *self.modules]
        done = subprocess.run(command, cwd=self.target, text=True, capture_output=True, check=False)
        if done.returncode != 0 and (self.work / "mypy_cache").exists():
            # What mypyc remembers of an earlier build can trip it up when a class has gained a field: begin afresh.
            shutil.rmtree(self.work / "mypy_cache")
            done = subprocess.run(command, cwd=self.target, text=True, capture_output=True, check=False)
        if done.returncode != 0:
            sys.stderr.write(done.stdout + done.stderr)
        done.check_returncode()
        for library in (self.work / "lib").rglob("*" + SUFFIX):
            target = self.target / library.relative_to(self.work / "lib")
            fresh = target.with_name(target.name + ".new")
            shutil.copy2(library, fresh)
            fresh.replace(target)  # a process that runs the old one keeps it


def _source_files() -> set[Path]:
    found = [file for file in SOURCES.rglob("*") if file.suffix not in {".so", ".pyc"} and file.is_file()]
    return {file.relative_to(SOURCES) for file in found if not file.is_relative_to(SOURCES / PAGE)}


def _copy(source: Path, target: Path) -> None:
    content = source.read_bytes()
    if target.is_symlink() or not target.exists() or target.read_bytes() != content:
        target.unlink(missing_ok=True)
        target.write_bytes(content)


def _link(source: Path, target: Path) -> None:
    if not target.is_symlink():
        target.unlink(missing_ok=True)
        target.symlink_to(os.path.relpath(source, target.parent))


def _work(work: Path, modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    options = ["--config-file=", f"--cache-dir={work / 'mypy_cache'}"]
    groups: list[tuple[list[str], str | None]] = [(files, name) for name, files in libraries_of(modules).items()]
    extensions = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", separate=groups, target_dir=str(work / "c")
    )
    for extension in extensions:
        # A warning of a compiler we have never met is no reason to give up.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # Multiplied and added with one rounding instead of two, bots would choose otherwise than elsewhere.
            extension.extra_compile_args.append("-ffp-contract=off")
    command = build_ext(Distribution({"name": "comptoir", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main(games: Sequence[str]) -> int:
    reason = why_not()
    if reason:
        print(f"The rules run as plain Python, because {reason}. Everything works, more slowly.")
        return 0
    try:
        Build(games).bring_up_to_date()
    except subprocess.CalledProcessError:
        print("The rules do not compile; see above.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        _work(Path(sys.argv[2]), sys.argv[3:])
    else:
        sys.exit(main(sys.argv[1:]))
