"""Real games for looking at boards without a server: `python web/dev/dump.py cafe-race basic 4 --seed 3`.

Plays a random game and writes, for each moment, what one seat would be sent: view, choices, events, previews and the
reasons why not. The pages in `web/dev` read the result.
"""

import argparse
import importlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from comptoir.kernel.game import Game
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session

FIXTURES = Path(__file__).parent / "fixtures"


def moment(session: Session, game: Game, seat: int, entry: int) -> dict[str, Any]:
    """What the server would send this seat now."""
    options, position = session.options, session.position
    view = session.view(seat)
    choices = session.choices(seat)
    refused = {n: position.refusal(seat, n) for n in range(game.space(options)) if n not in choices}
    return {
        "view": view,
        "waiting": session.waiting(),
        "asks": game.say_question(position.asks(seat)) if choices else None,
        "choices": [{"number": n, "move": game.move(n, options), "words": game.say_move(n, options)} for n in choices],
        "events": [{"entry": entry, "event": e, "words": game.say_event(e)} for e in session.events(seat)],
        "previews": {n: game.preview(view, n) for n in choices},
        "reasons": {
            n: {"words": game.say_refusal(code), "chapter": game.refusals[code].chapter} for n, code in refused.items()
        },
        "scores": position.scores(),
    }


def chosen(session: Session, seat: int, chance: random.Random) -> int:
    """Random, but with enough sense that a picture of it looks like a game."""
    choices = session.choices(seat)
    best = [n for n in choices if session.game.write(n, session.options).startswith("card")]
    return chance.choice(best or choices)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("rules")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--most", type=int, default=160)
    asked = parser.parse_args()
    game: Game = importlib.import_module(f"comptoir.games.{asked.game.replace('-', '_')}").GAME
    session = Session(game, game.rule_sets[asked.rules], asked.seats, Fast(asked.seed))
    chance = random.Random(asked.seed)
    moments = [moment(session, game, asked.seat, 0)]
    while not session.over and len(moments) < asked.most:
        seat = chance.choice(session.waiting())
        session.play(seat, chosen(session, seat, chance))
        moments.append(moment(session, game, asked.seat, len(moments)))
    FIXTURES.mkdir(exist_ok=True)
    target = FIXTURES / f"{asked.game}-{asked.rules}-{asked.seats}.json"
    moves: list[Any] = [game.move(n, session.options) for n in range(game.space(session.options))]
    found = {"game": asked.game, "rules": asked.rules, "seat": asked.seat, "moments": moments, "moves": moves}
    target.write_bytes(msgspec.json.encode(found))
    print(target.name, len(moments), "moments", json.dumps(session.position.scores()))


if __name__ == "__main__":
    main()
