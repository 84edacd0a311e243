"""`python -m tools.pages`: run the games' study pages, and keep the plots they draw beside the docs' other pictures."""

import doctest
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory

DOCS = Path(__file__).resolve().parent.parent / "docs"
PLOTS = DOCS / "images" / "study"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(page: Path) -> int:
    """Run a page's examples in this folder; returns how many did not give what the page says."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    code = "\n".join(BLOCK.findall(page.read_text(encoding="utf-8")))
    test = doctest.DocTestParser().get_doctest(code, {"__name__": "example"}, page.name, str(page), 0)
    return runner.run(test).failed


def draw() -> int:
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        failed = sum(run(page) for page in sorted((DOCS / "study" / "games").glob("*.md")))
        for plot in Path(folder).glob("*.svg"):
            (PLOTS / plot.name).write_bytes(plot.read_bytes())
    return failed


if __name__ == "__main__":
    raise SystemExit(draw())
