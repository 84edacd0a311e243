"""The page is light: what a browser must fetch before it is at a table stays under 110 kB of squeezed JavaScript."""

import json
import re
from pathlib import Path
from typing import TypedDict

import pytest

from comptoir.games import GAMES
from comptoir.server.static import ROOT
from comptoir.words import LANGUAGES

LIMIT = 110_000
LANGUAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "language.svelte.ts"


class Chunk(TypedDict, total=False):
    file: str
    imports: list[str]


def chunks() -> dict[str, Chunk]:
    found: dict[str, Chunk] = json.loads((ROOT / ".vite" / "manifest.json").read_text())
    return found


def needed(sources: list[str]) -> set[str]:
    """The files behind these sources, with all they import at once."""
    known, files, todo = chunks(), set[str](), list(sources)
    while todo:
        chunk = known[todo.pop()]
        if chunk["file"] not in files:
            files.add(chunk["file"])
            todo += chunk.get("imports", [])
    return files


def words(language: str, game: str) -> list[str]:
    """The Fluent files a table of this game reads before it is played: those of every page, and the game's own."""
    common = re.search(r"const COMMON: .*? = \[(.*?)\];", LANGUAGE.read_text(encoding="utf-8"))
    assert common
    names = [*re.findall(r"'([a-z-]+)'", common[1]), game]
    ends = tuple(f"/words/{language}/{name}.ftl?raw" for name in names)
    # Those of every page come as one file; `web/chunks.ts`.
    return [source for source in chunks() if source.endswith(ends) or source.startswith(f"_words-common-{language}")]


def weight(files: set[str]) -> int:
    return sum((ROOT / f"{file}.gz").stat().st_size for file in files if file.endswith(".js"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(game: str, language: str) -> None:
    sources = ["index.html", "src/pages/Table.svelte", f"src/boards/{game}/index.ts", *words(language, game)]
    assert len(words(language, game)) >= 2
    assert weight(needed(sources)) <= LIMIT


def test_the_home_page_is_light() -> None:
    sources = ["index.html", "src/pages/Home.svelte"]
    assert weight(needed(sources)) <= 60_000
