"""Lighthouse of the home page and of a table: whether carrying a house along has made the page heavier for everybody.

The median of three visits, by phone and at a desk. Its packages are fetched for the purpose and belong to nobody here.
"""

import json
import shutil
import statistics
import subprocess
from typing import Any

from tools import set_up

PACKAGE = "lighthouse@12"
VISITS = 3
FORMS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
KINDS = ("performance", "accessibility", "best-practices")
FLAGS = "--headless --no-sandbox --disable-gpu"


def looked_at(pages: dict[str, str]) -> list[str]:
    """A line for each page, by its name and address."""
    if not can_be_had():
        return ["Lighthouse was not asked: it cannot be had here."]
    return [f"Lighthouse, median of {VISITS} visits:", "", *table({name: both(url) for name, url in pages.items()})]


def table(found: dict[str, dict[str, list[int]]]) -> list[str]:
    lines = ["| page | " + " | ".join(f"{kind}, {form}" for form in FORMS for kind in KINDS) + " |"]
    lines.append("|---|" + "---:|" * (len(FORMS) * len(KINDS)))
    for name, scores in found.items():
        lines.append(f"| {name} | " + " | ".join(str(score) for form in FORMS for score in scores[form]) + " |")
    return lines


def can_be_had() -> bool:
    command = ["npx", "--yes", PACKAGE, "--version"]
    return subprocess.run(command, env=surroundings(), capture_output=True, check=False).returncode == 0


def both(url: str) -> dict[str, list[int]]:
    return {form: medians([visit(url, given) for _ in range(VISITS)]) for form, given in FORMS.items()}


def medians(visits: list[dict[str, int]]) -> list[int]:
    return [round(statistics.median(one[kind] for one in visits)) for kind in KINDS]


def visit(url: str, given: list[str]) -> dict[str, int]:
    command = ["npx", "--yes", PACKAGE, url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}", *given]
    done = subprocess.run(command, env=surroundings(), text=True, capture_output=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return {kind: round(100 * report["categories"][kind]["score"]) for kind in KINDS}


def surroundings() -> dict[str, str]:
    found = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), "")
    return {**set_up.node_environment(), "CHROME_PATH": found}
