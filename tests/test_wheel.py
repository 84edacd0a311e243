"""The wheel: compiled where possible, pure when asked, complete either way, and playable in an empty folder."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tools import native

SQUEEZED = {".br", ".gz", ".png", ".woff2"}
DATA = (".ftl", ".sql", ".txt", ".toml", ".circuit", ".typed")


def build_wheel(folder: Path, pure: bool) -> Path:
    environment = {**os.environ, "COMPTOIR_PURE": "1" if pure else "0"}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=native.ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpacked(wheel: Path, folder: Path) -> dict[str, str]:
    """The environment in which Python finds the wheel's files, in a folder away from the sources."""
    zipfile.ZipFile(wheel).extractall(folder)
    return {**os.environ, "PYTHONPATH": str(folder)}


def python_from(wheel: Path, folder: Path, program: str) -> str:
    environment = unpacked(wheel, folder)
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=folder, env=environment, check=True, text=True, capture_output=True).stdout


def fetch(server: subprocess.Popen[bytes], address: str) -> bytes:
    """What stands at this address, as soon as the server is up."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError("the server ended")


def tracked_data() -> set[str]:
    """Words, migrations, circuits and whatever else the package reads at run time."""
    files = [file for file in native.SOURCES.rglob("*") if file.suffix in DATA and "static" not in file.parts]
    return {str(file.relative_to(native.SOURCES)) for file in files}


PROGRAM = """
import comptoir.kernel.luck, comptoir.words
from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out
for game, options in rule_sets().values():
    seats = [seats for seats in game.seats if game.clash(options, seats) is None]
    play_out(game.setup(options, seats[0], Fast(1)), Fast(2))
print(comptoir.kernel.luck.__file__)
"""


@pytest.mark.parametrize("pure", [False, True], ids=["compiled", "pure"])
def test_a_wheel_plays_every_rule_set(pure: bool, tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "dist", pure)
    compiled = not pure and not native.why_not()
    assert wheel.name.endswith("-py3-none-any.whl") == (not compiled)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert tracked_data() <= names
    assert {module for module in native.compiled_modules() if module not in names} == set()
    page = {Path(name) for name in names if name.startswith("comptoir/server/static/")}
    assert {file for file in page if file.suffix not in SQUEEZED} == set()
    assert Path("comptoir/server/static/pocket/licences.txt.br") in page
    used = python_from(wheel, tmp_path / "empty", PROGRAM).strip()
    assert Path(used).is_relative_to(tmp_path)
    assert used.endswith(native.SUFFIX if compiled else ".py")


def test_a_wheel_opens_the_house_and_brings_the_page_along(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "dist", pure=True)
    environment = unpacked(wheel, tmp_path / "empty")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "comptoir", "serve", "--port", str(port), "--database", str(tmp_path / "house.db")]
    with subprocess.Popen(command, cwd=tmp_path / "empty", env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            assert b'"ok":true' in fetch(server, f"http://127.0.0.1:{port}/healthz")
            assert b"<title>Comptoir" in fetch(server, f"http://127.0.0.1:{port}/")
        finally:
            server.terminate()
