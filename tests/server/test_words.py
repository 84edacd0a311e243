"""Everything the server can say is said in both languages."""

import re
from pathlib import Path

import comptoir
from comptoir.words import words

SOURCES = Path(comptoir.__file__).parent
WHOLE = re.compile(r'"((?:server|evening-refusal)-[a-z-]+[a-z])"')
MADE = {
    "server-notice-seat-": ("open", "person", "bot", "screen"),
    "server-notice-ran-out-": ("bot", "choice"),
    "server-notice-asked-": ("take-back", "seat", "end"),
    "server-notice-declined-": ("take-back", "seat", "end"),
    "server-tables-": ("finished", "abandoned", "unbegun"),
}


def keys() -> set[str]:
    folders = [SOURCES / "house", SOURCES / "server", SOURCES / "pocket"]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    files += [SOURCES / "cli" / f"{command}.py" for command in ("serve", "tables", "verify")]
    found = {key for file in files for key in WHOLE.findall(file.read_text(encoding="utf-8"))}
    return found | {start + end for start, ends in MADE.items() for end in ends}


def test_every_sentence_exists_in_both_languages() -> None:
    missing = {language: sorted(key for key in keys() if not words(language).has(key)) for language in ("en", "fr")}
    assert not any(missing.values()), f"to be written in words/*/server.ftl: {missing}"


def test_no_sentence_is_left_over() -> None:
    written = re.findall(r"^(server-[a-z-]+) =", (SOURCES / "words/en/server.ftl").read_text(encoding="utf-8"), re.M)
    assert sorted(set(written) - keys()) == []
