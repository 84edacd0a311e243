"""What a long run found, for whoever watches and for the page of figures."""

import os
from pathlib import Path


def tell(line: str) -> None:
    """Print this line; `make soak` keeps it as well."""
    told(line, "- ")


def told(text: str, mark: str = "\n") -> None:
    """The same for a whole table."""
    print(f"\n{text}")
    if kept := os.environ.get("SOAK_REPORT"):
        with Path(kept).open("a", encoding="utf-8") as page:
            page.write(f"{mark}{text}\n")
