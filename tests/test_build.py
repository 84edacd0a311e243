"""One source, two builds: compiled and interpreted play the same games, move for move."""

import importlib
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import comptoir.kernel.luck
from comptoir.games import rule_sets
from tools import native

GAMES = 400
PLAYOUTS = native.ROOT / "tests" / "playouts.py"


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The compiled build, brought up to date. Where nothing can be compiled there is nothing to compare."""
    reason = native.why_not()
    if reason:
        pytest.skip(f"the compiled build is not compared with the interpreted one, because {reason}")
    build = native.Build()
    build.bring_up_to_date()
    return build.target


def start_playouts(name: str, build: Path, seed: int = 1, games: int = GAMES) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(build)}
    command = [sys.executable, str(PLAYOUTS), name, str(games), str(seed)]
    return subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE)


def told(process: subprocess.Popen[str]) -> tuple[Path, dict[str, int]]:
    output, _ = process.communicate()
    assert process.returncode == 0
    answer = json.loads(output)
    return Path(answer["build"]), answer["sums"]


@pytest.mark.parametrize("name", rule_sets())
def test_both_builds_play_the_same_games(name: str, compiled: Path) -> None:
    slow, quick = start_playouts(name, native.SOURCES), start_playouts(name, compiled)
    slow_file, slow_sums = told(slow)
    quick_file, quick_sums = told(quick)
    assert slow_file.suffix == ".py"
    assert quick_file.suffix == ".so"
    assert slow_sums == quick_sums


def test_other_luck_gives_another_checksum() -> None:
    """The comparison can fail: a single game that goes differently changes the sum."""
    name = next(iter(rule_sets()))
    _, one = told(start_playouts(name, native.SOURCES, seed=1, games=30))
    _, other = told(start_playouts(name, native.SOURCES, seed=2, games=30))
    assert all(one[seats] != other[seats] for seats in one)


def test_this_run_uses_the_build_it_was_asked_to() -> None:
    asked = str(native.COMPILED) in os.environ.get("PYTHONPATH", "").split(os.pathsep)
    assert comptoir.kernel.luck.__file__.endswith(native.SUFFIX if asked else ".py")


@pytest.mark.parametrize("module", native.compiled_modules())
def test_no_compiled_module_defines_a_struct(module: str) -> None:
    """mypyc drops a Struct's keywords (frozen, tag): move it to one of the modules that stay interpreted."""
    assert structs_in(module) == []


def structs_in(module: str) -> list[str]:
    name = module.removesuffix(".py").replace("/", ".")
    classes = [thing for _, thing in inspect.getmembers(importlib.import_module(name), inspect.isclass)]
    return [thing.__name__ for thing in classes if thing.__module__ == name and issubclass(thing, msgspec.Struct)]


def test_a_struct_that_strayed_would_be_found_and_a_new_file_is_compiled_unless_listed() -> None:
    assert structs_in("comptoir/kernel/choices.py") == ["Run"]
    files = {str(file.relative_to(native.SOURCES)) for file in (native.SOURCES / "comptoir" / "kernel").glob("*.py")}
    listed = {file for file in files if Path(file).stem in native.INTERPRETED}
    assert files - listed == {module for module in native.compiled_modules() if "/kernel/" in module}


def test_pure_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPTOIR_PURE", "1")
    assert "COMPTOIR_PURE" in native.why_not()


def test_a_machine_without_a_compiler_is_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMPTOIR_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert native.why_not() == "there is no C compiler (no-such-compiler)"
