"""Real races for looking at the board of Top Race: `python web/dev/races.py basic 4 --seed 3 --circuit old-town`.

As `dump.py`, but the players bid, drive and bet with a little sense, so that a picture of it looks like a race.
"""

import argparse
import json
import random
from typing import Any

import msgspec
from dump import FIXTURES

from comptoir.games import GAMES
from comptoir.games.top_race.numbers import ASK_DRIVE, CARD, DRIVE, GOLD_CAR
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session

GAME = GAMES["top-race"]


def moment(session: Session, seat: int, entry: int) -> dict[str, Any]:
    """What the server would send this seat now, and its answers to what a board may ask."""
    options, position = session.options, session.position
    view: Any = session.view(seat)
    choices = session.choices(seat)
    asked = [*choices[:40]]
    if view.ask == ASK_DRIVE:
        asked.append(GOLD_CAR + view.moving)
    if not choices:
        asked += [CARD + kind for kind, count in enumerate(view.hand) if count]
    return {
        "view": view,
        "waiting": session.waiting(),
        "asks": GAME.say_question(position.asks(seat)) if choices else None,
        "choices": [{"number": n, "move": GAME.move(n, options), "words": GAME.say_move(n, options)} for n in choices],
        "events": [{"entry": entry, "event": e, "words": GAME.say_event(e)} for e in session.events(seat)],
        "previews": {n: GAME.preview(view, n) for n in asked},
        "reasons": {},
        "scores": position.scores(),
    }


def sense(session: Session, seat: int, chance: random.Random) -> int:
    choices = session.choices(seat)
    words = {n: GAME.write(n, session.options) for n in choices}
    if any(word == "pass" for word in words.values()):
        if chance.random() < 0.45 or len(choices) < 2:
            return 0
        return choices[min(len(choices) - 1, chance.choice([1, 1, 2, 4]))]
    if any(word.startswith("token") for word in words.values()):
        return chance.choice([n for n, word in words.items() if "+" in word and int(word[5:]) < 30])
    ends = [n for n in choices if n >= DRIVE]
    if ends:
        circuit = session.position.circuit  # type: ignore[attr-defined]
        return min(ends, key=lambda n: [*circuit.progress, 999][n - DRIVE] * -1 + chance.random())
    return chance.choice(choices)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--circuit", default="classic")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--most", type=int, default=900)
    asked = parser.parse_args()
    options = msgspec.structs.replace(GAME.rule_sets[asked.rules], circuit=asked.circuit)
    session = Session(GAME, options, asked.seats, Fast(asked.seed))
    chance = random.Random(asked.seed)
    moments = [moment(session, asked.seat, 0)]
    while not session.over and len(moments) < asked.most:
        seat = chance.choice(session.waiting())
        session.play(seat, sense(session, seat, chance))
        moments.append(moment(session, asked.seat, len(moments)))
    name = asked.rules if asked.circuit == "classic" else f"{asked.rules}-{asked.circuit}"
    target = FIXTURES / f"top-race-{name}-{asked.seats}.json"
    found = {"game": "top-race", "rules": asked.rules, "seat": asked.seat, "moments": moments}
    target.write_bytes(msgspec.json.encode({**found, "scenery": GAME.scenery(options)}))
    mine = [f"{i}:{m['asks'].key[14:]}" for i, m in enumerate(moments) if m["asks"]]
    print(target.name, len(moments), "moments", json.dumps(session.position.scores()), " ".join(mine)[:700])


if __name__ == "__main__":
    main()
