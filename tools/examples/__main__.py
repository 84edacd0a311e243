"""`python -m tools.examples [GAME …]` writes the examples anew; only what shows its rule no more is sought again."""

import sys
from typing import Any

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.game import Game
from tools.examples import FOLDER, WANTED, places, still_shows
from tools.examples.finding import Found, Want, find, written

SEEDS = 400  # random games looked through for one example
FOR_REFUSALS = 400  # and for one refusal, in each rule set


def sought(game: Game, want: Want) -> Found | None:
    """By the rules it is about; a refusal by whatever rules give it."""
    if not want.refused or want.rules:
        return find(want.rules, want, SEEDS)
    for rule_set, options in game.rule_sets.items():
        name = game.name if rule_set == "basic" else f"{game.name}/{rule_set}"
        seats = min((n for n in game.seats if game.clash(options, n) is None), key=lambda n: abs(n - game.company))
        found = find(name, msgspec.structs.replace(want, rules=name, seats=seats), FOR_REFUSALS)
        if found:
            return found
    return None


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    for name in names or WANTED:
        before, book = places(name), dict[str, Any]()
        for key, want in WANTED[name].items():
            old = before.get(key)
            found = old if old and still_shows(old, want) else sought(GAMES[name], want)
            if found:
                book[key] = written(found, want)
            else:
                missing.append(f"{name} {key}")
            print(name, key, found, flush=True)
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(book) + b"\n")
    if missing:
        raise SystemExit(f"nothing shows: {', '.join(missing)}")


if __name__ == "__main__":
    main(sys.argv[1:])
