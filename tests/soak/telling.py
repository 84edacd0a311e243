"""What a long run found, for whoever watches and for the page of figures."""

import os
from pathlib import Path


def tell(line: str) -> None:
    """Print this line; `make soak` keeps it as well."""
    print(f"\n{line}")
    if kept := os.environ.get("SOAK_REPORT"):
        with Path(kept).open("a", encoding="utf-8") as page:
            page.write(f"- {line}\n")
