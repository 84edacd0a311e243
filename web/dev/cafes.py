"""Real games for looking at the board of Café International: `python web/dev/cafes.py ladies 3 --seed 3`.

As `dump.py`, but the players seat guests where they pay, so that a picture of it looks like a game.
"""

import argparse
import json
import random
from typing import Any

import msgspec
from dump import FIXTURES, moment

from comptoir.games import GAMES
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session

GAME = GAMES["cafe-international"]


def sense(session: Session, seat: int, chance: random.Random, draws: float) -> int:
    """Mostly the best-paid choice; now and then something else, and a card when little pays."""
    choices = session.choices(seat)
    view = session.view(seat)
    paid = {n: getattr(GAME.preview(view, n), "total", 0) for n in choices}
    words = {n: GAME.write(n, session.options) for n in choices}
    if "draw" in words.values() and chance.random() < draws:
        return next(n for n, word in words.items() if word == "draw")
    stops = [n for n, word in words.items() if word in ("stop", "draw")]
    if stops and max(paid.values()) < 3 and chance.random() < 0.7:
        return stops[0]
    if chance.random() < 0.15:
        return chance.choice(choices)
    return max(choices, key=lambda n: (paid[n], chance.random()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--most", type=int, default=90)
    parser.add_argument("--draws", type=float, default=0.2, help="how often somebody draws for no reason")
    asked = parser.parse_args()
    options = GAME.rule_sets[asked.rules]
    session = Session(GAME, options, asked.seats, Fast(asked.seed))
    chance = random.Random(asked.seed)
    moments = [moment(session, GAME, asked.seat, 0)]
    while not session.over and len(moments) < asked.most:
        seat = session.waiting()[0]
        session.play(seat, sense(session, seat, chance, asked.draws))
        moments.append(moment(session, GAME, asked.seat, len(moments)))
    moves: list[Any] = [GAME.move(n, options) for n in range(GAME.space(options))]
    found = {"game": GAME.name, "rules": asked.rules, "seat": asked.seat, "moments": moments, "moves": moves}
    FIXTURES.mkdir(exist_ok=True)
    target = FIXTURES / f"{GAME.name}-{asked.rules}-{asked.seats}.json"
    target.write_bytes(msgspec.json.encode(found))
    print(target.name, len(moments), "moments", json.dumps(session.position.scores()))
    for number, one in enumerate(moments):
        kinds = {choice["words"].key.rpartition("-")[2] for choice in one["choices"]}
        told = [event["words"].key.rpartition("event-")[2] for event in one["events"]]
        print(number, one["view"].turn, sum(one["view"].hand), len(one["choices"]), *sorted(kinds), "|", *told)


if __name__ == "__main__":
    main()
