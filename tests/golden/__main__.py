"""`python -m tests.golden [RULE SET …]`: write the golden files anew after a change of rules that is meant."""

import sys
from pathlib import Path

from comptoir.games import rule_sets
from tests.golden.perft import perft
from tests.golden.playthrough import playthrough
from tests.golden.records import endings, find

HERE = Path(__file__).parent


def file_name(name: str) -> str:
    return name.replace("/", "--")


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(rule_sets())
    for name in wanted:
        (HERE / "playthroughs" / f"{file_name(name)}.txt").write_text(playthrough(name), encoding="utf-8")
        (HERE / "perft" / f"{file_name(name)}.txt").write_text(perft(name), encoding="utf-8")
    for name, ending in endings():
        rules = rule_sets()[name][0].rules
        path = HERE / "records" / f"{file_name(name)}--{ending}--rules-{rules}.txt"
        if name in wanted and not path.exists():
            path.write_text(find(name, ending), encoding="utf-8")
