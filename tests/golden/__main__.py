"""`python -m tests.golden [RULE SET …]`: write the golden files anew after a change of rules that is meant."""

import sys
from pathlib import Path

from comptoir.games import rule_sets
from tests.golden.perft import perft
from tests.golden.playthrough import playthrough
from tests.golden.records import CHANGES, endings, file_of, find, find_changed

HERE = Path(__file__).parent


def file_name(name: str) -> str:
    return name.replace("/", "--")


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(rule_sets())
    for name in wanted:
        (HERE / "playthroughs" / f"{file_name(name)}.txt").write_text(playthrough(name), encoding="utf-8")
        (HERE / "perft" / f"{file_name(name)}.txt").write_text(perft(name), encoding="utf-8")
    # A record that is there is never written anew: it is what proves that its number is still played as it was.
    for name, rules, ending in endings():
        path = HERE / "records" / file_of(name, rules, ending)
        if name in wanted and not path.exists():
            path.write_text(find(name, rules, ending), encoding="utf-8")
    for name, rules, seats, word in CHANGES:
        path = HERE / "records" / file_of(name, rules, word)
        if name in wanted and not path.exists():
            path.write_text(find_changed(name, rules, seats), encoding="utf-8")
