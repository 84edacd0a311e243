"""Live positions for the rulebook: `python -m tools.examples` writes web/src/learn/examples/*.json.

Each is a moment of a real game with everything one seat could do there and what would come of it, so that a reader can
try a choice without a server. They are found by playing random games until one shows what the chapter is about.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from comptoir.games import rule_sets
from comptoir.games.cafe_international import numbers as cafe
from comptoir.games.cafe_race.numbers import ASK_RAISE
from comptoir.games.espresso_doppio import numbers as espresso
from comptoir.games.top_race import numbers as top
from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

FOLDER = Path(__file__).parent.parent / "web" / "src" / "learn" / "examples"
SEAT = 0
MOST = 72

Shows = Callable[[Any], bool]


def barrier_ahead(race: Any) -> bool:
    """Two clerks stand close before ours."""
    own = race.space[SEAT]
    return race.round > 2 and any(race.crowd[space] == 2 for space in range(own + 1, min(own + 5, 28)))


def many_chairs(room: Any) -> bool:
    return room.asks(SEAT) == cafe.ASK_TURN and len([n for n in room.choices(SEAT) if n < cafe.DRAW]) >= 8


def a_card_is_near(table: Any) -> bool:
    return table.asks(SEAT) in (espresso.ASK_ACTION, espresso.ASK_MASTER)


def a_road_to_choose(race: Any) -> bool:
    # The question names the car as well, in steps of twenty.
    return race.asks(SEAT) % 20 == top.ASK_DRIVE and len(race.choices(SEAT)) >= 4


# Chapter → the rule set, the number of seats, and what the moment must show.
WANTED: dict[str, dict[str, tuple[str, int, Shows]]] = {
    "cafe-race": {
        "thrust": ("cafe-race", 4, barrier_ahead),
        "auction": ("cafe-race/auction", 3, lambda race: race.asks(SEAT) == ASK_RAISE and race.round > 1),
    },
    "cafe-international": {"seating": ("cafe-international", 3, many_chairs)},
    "espresso-doppio": {"action": ("espresso-doppio", 2, a_card_is_near)},
    "top-race": {"race": ("top-race", 4, a_road_to_choose)},
}


def found(name: str, seats: int, shows: Shows) -> Position:
    """The first moment of a random game, seed after seed, that shows what is wanted."""
    game, options = rule_sets()[name]
    for seed in range(1, 400):
        luck = Fast(seed)
        position = game.setup(options, seats, luck)
        while not position.over:
            if SEAT in position.waiting() and shows(position):
                return position
            for seat in position.waiting():
                position.play(seat, position.pick(seat, luck), luck)
    raise LookupError(f"no game of {name} shows it")


def outcome(game: Game, position: Position, choice: int) -> dict[str, Any]:
    """What the seat sees happen when it chooses this and the others choose at random."""
    twin, luck, journal = position.copy(), Fast(choice + 5), Journal()
    twin.journal = journal
    twin.play(SEAT, choice, luck)
    while twin.step == position.step and not twin.over:
        for seat in twin.waiting():
            twin.play(seat, twin.pick(seat, luck), luck)
    events = [{"entry": 0, "event": event, "words": game.say_event(event)} for event in journal.seen_by(SEAT)]
    return {"events": events, "view": game.view(twin, SEAT)}


def example(game: Game, options: Options, position: Position) -> dict[str, Any]:
    view = game.view(position, SEAT)
    choices = position.choices(SEAT)[:MOST]
    return {
        "view": view,
        "waiting": position.waiting(),
        "asks": game.say_question(position.asks(SEAT)),
        "choices": [{"number": n, "move": game.move(n, options), "words": game.say_move(n, options)} for n in choices],
        "previews": {n: game.preview(view, n) for n in choices},
        "outcomes": {n: outcome(game, position, n) for n in choices},
        "scores": position.tally(),
    }


def book(name: str) -> bytes:
    """All live positions of one game's rulebook."""
    chapters = {}
    for chapter, (rule_set, seats, shows) in WANTED[name].items():
        game, options = rule_sets()[rule_set]
        chapters[chapter] = example(game, options, found(rule_set, seats, shows))
    return msgspec.json.encode(chapters) + b"\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game_name in WANTED:
        (FOLDER / f"{game_name}.json").write_bytes(book(game_name))
