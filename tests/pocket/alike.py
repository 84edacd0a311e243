"""The same games and choices asked of this Python and of the browser's, which runs in node for it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools import pocket, set_up

PROGRAM = Path(__file__).with_name("fingerprints.py")
NODE = set_up.ROOT / "tools" / "pocket_node.mjs"


def asked(command: list[str], *wish: object) -> dict[str, Any]:
    """The Python this test runs on is told where its own comptoir is by the environment."""
    given = [*command, *map(str, wish)]
    done = subprocess.run(
        given, cwd=set_up.ROOT, env=set_up.node_environment(), text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def here(*wish: object) -> dict[str, Any]:
    return asked([sys.executable, str(PROGRAM)], *wish)


def in_the_pocket(*wish: object) -> dict[str, Any]:
    assert pocket.stamp().exists(), "there is no bundle: run `python -m tools.pocket`"
    return asked(["node", str(NODE), str(pocket.BUNDLE), str(PROGRAM)], *wish)
