"""What Python shows of errors, positions, views, events and moves: in English, as a player would say it.

A `repr` never fails: what belongs to no game of the house is told without words.
"""

from comptoir.games import GAMES, game_of
from comptoir.kernel.game import View
from comptoir.kernel.position import Position, plainly
from comptoir.kernel.say import Event, Move, Say, say
from comptoir.study.boards import draw
from comptoir.study.lines import line
from comptoir.words import words

MOST_SEATS = 6


def sentence(said: Say) -> str:
    """The sentence, if there is one."""
    return words("en").say(said, []) if words("en").has(said.key) else ""


def names() -> list[str]:
    return [words("en").text("study-seat", seat=seat) for seat in range(MOST_SEATS)]


def line_of(position: Position) -> str:
    try:
        return line(game_of(position), position)
    except (KeyError, IndexError, AttributeError):  # of no game of the house, or not filled yet
        return plainly(position)


def board_of(view: View) -> str:
    return draw(view, names(), words("en"))


def as_told(thing: Event | Move) -> str:
    """An event or a move as the sentence players read."""
    kind = "event" if isinstance(thing, Event) else "move"
    place = type(thing).__module__.split(".")
    game = GAMES.get(place[2].replace("_", "-")) if len(place) > 2 else None
    if game is None:
        return ""
    said = say(f"{game.name}-{kind}-", thing, game.names)
    return words("en").say(said, names()) if words("en").has(said.key) else ""
