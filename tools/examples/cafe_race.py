"""What the rulebook of Café Race wants shown."""

from comptoir.games.cafe_race.board import FINISH, IS_STEP, LAST, START
from comptoir.games.cafe_race.events import BY_DICE
from comptoir.games.cafe_race.numbers import ASK_RAISE
from comptoir.games.cafe_race.rules.moving import standing_on
from tools.examples.finding import SEAT, Scene, Want

BASIC, AUCTION = "cafe-race", "cafe-race/auction"


def barrier_ahead(scene: Scene) -> bool:
    """Two clerks stand close before ours."""
    race = scene.now
    own = race.space[SEAT]
    return race.round > 2 and any(standing_on(race, space) == 2 for space in range(own + 1, min(own + 5, 28)))


def all_at_the_machines(scene: Scene) -> bool:
    return all(space == START for space in scene.now.space)


def a_round(scene: Scene) -> bool:
    return len(scene.told("moved")) == scene.now.seats and bool(scene.told("round"))


def braked(scene: Scene) -> bool:
    return any(event.seat == SEAT for event in scene.told("braked"))


def spilled(scene: Scene) -> bool:
    return any(event.seat == SEAT and event.spilled for event in scene.told("balance"))


def ended(scene: Scene) -> bool:
    return bool(scene.after.over)


def overshot(scene: Scene) -> bool:
    return any(event.seat == SEAT for event in scene.told("overshot"))


def last_cup_spilled(scene: Scene) -> bool:
    return ended(scene) and 0 in scene.after.coffee


def stuck_at_the_machines(scene: Scene) -> bool:
    return any(event.space == START for event in scene.told("braked"))


def both_newspapers(scene: Scene) -> bool:
    return ended(scene) and {FINISH, LAST} <= set(scene.after.space)


def tie_rolled(scene: Scene) -> bool:
    return any(event.reason == BY_DICE for event in scene.told("tie"))


def on_a_landing(scene: Scene) -> bool:
    space = scene.after.space[SEAT]
    dry = not any(event.seat == SEAT for event in scene.told("balance"))
    return dry and START < space < FINISH and not IS_STEP[space]


def rolled_again(scene: Scene) -> bool:
    seats = [event.seat for event in scene.told("white-dice")]
    return len(seats) > len(set(seats)) > 1


WANTED = {
    "board": Want(BASIC, 4, all_at_the_machines),
    "round": Want(BASIC, 4, a_round),
    "thrust": Want(BASIC, 4, barrier_ahead, whole=True),
    "moving": Want(BASIC, 4, braked),
    "balance": Want(BASIC, 4, spilled),
    "score": Want(BASIC, 4, ended),
    "auction": Want(AUCTION, 3, lambda scene: scene.asked == ASK_RAISE and scene.now.round > 1, whole=True),
    "R1": Want(BASIC, 4, overshot),
    "R2": Want(BASIC, 4, last_cup_spilled),
    "R3": Want(BASIC, 6, stuck_at_the_machines),
    "R4": Want(BASIC, 4, both_newspapers),
    "R5": Want(BASIC, 4, tie_rolled),
    "R6": Want(BASIC, 4, on_a_landing),
    "R7": Want(BASIC, 5, rolled_again),
}
