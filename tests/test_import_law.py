"""The import law notices every kind of breach. (That the sources keep it is part of `make check`.)"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Where a line is planted, the module it imports, and the contract that must break.
BREACHES = [
    ("kernel/luck.py", "comptoir.games.cafe_race.board", "kernel ← games"),
    ("games/cafe_race/board.py", "comptoir.bots.levels", "kernel ← games"),
    ("bots/levels.py", "comptoir.lab.arena", "kernel ← games"),
    ("bots/levels.py", "comptoir.review.result", "kernel ← games"),
    ("review/result.py", "comptoir.lab.arena", "kernel ← games"),
    ("review/result.py", "comptoir.server.wire", "only the command line imports the server"),
    ("review/result.py", "comptoir.words", "rules and bots know codes"),
    ("games/cafe_race/board.py", "comptoir.games.cafe_international.cards", "games do not import each other"),
    ("games/cafe_race/board.py", "comptoir.games", "games do not import each other"),
    ("lab/arena.py", "comptoir.server.web", "only the command line imports the server"),
    ("house/table.py", "comptoir.server.web", "only the command line imports the server"),
    ("house/table.py", "sqlite3", "the house and the pocket know no socket"),
    ("house/rooms.py", "threading", "the house and the pocket know no socket"),
    ("house/rooms.py", "time", "the house has time and secrets"),
    ("house/people.py", "secrets", "the house has time and secrets"),
    ("games/cafe_race/board.py", "comptoir.words", "rules and bots know codes"),
    ("words/__init__.py", "comptoir.games.cafe_race.board", "the client and the words know no game"),
]


@pytest.mark.parametrize(("place", "module", "contract"), BREACHES)
def test_a_planted_import_breaks_the_law(place: str, module: str, contract: str, tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "comptoir", tmp_path / "comptoir", ignore=ignored)
    with (tmp_path / "comptoir" / place).open("a") as file:
        file.write(f"\nimport {module}\n")
    command = [
        str(Path(sys.executable).parent / "lint-imports"),
        "--no-cache",
        "--config",
        str(ROOT / "pyproject.toml"),
    ]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, text=True, capture_output=True, check=False)
    broken = [line for line in done.stdout.splitlines() if " BROKEN" in line]
    assert done.returncode != 0
    assert any(line.startswith(contract) for line in broken)


FORBIDDEN = {"to_thread", "run_in_executor", "create_subprocess_exec", "create_subprocess_shell", "add_signal_handler"}


def test_the_house_asks_asyncio_for_neither_threads_nor_processes() -> None:
    """asyncio itself is allowed; what it can start beside the loop is not."""
    sources = list((ROOT / "src" / "comptoir" / "house").rglob("*.py"))
    assert len(sources) > 30
    names = {
        node.attr: file.name
        for file in sources
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute)
    }
    assert {"create_task", "sleep"} <= set(names), "names of what is called are seen"
    assert not FORBIDDEN & set(names)
