"""What the rulebook of Espresso Doppio wants shown."""

from functools import partial

from comptoir.games.espresso_doppio import numbers
from tools.examples.finding import SEAT, Scene, Want, is_refused

DUEL, SOLO, MASTER = "espresso-doppio", "espresso-doppio/solo", "espresso-doppio/master"


def first_action(scene: Scene) -> bool:
    return scene.asked == numbers.ASK_ACTION and scene.choice < numbers.PLACE


def scored(scene: Scene) -> bool:
    return bool(scene.told("scored"))


def kept_a_card(scene: Scene) -> bool:
    """Ends the turn though a card would pay."""
    return scene.choice == numbers.STOP and scene.now.can_score()


def twice(scene: Scene) -> bool:
    return any(event.times > 1 for event in scene.told("scored"))


def pairs_overlap(scene: Scene) -> bool:
    return any(event.times > 1 and event.card == 13 for event in scene.told("scored"))


def guessed(scene: Scene) -> bool:
    return any(scene.now.deck.cards[event.card - 1].guess for event in scene.told("scored"))


def stalled(scene: Scene) -> bool:
    return bool(scene.told("stalled"))


def before_acting(scene: Scene) -> bool:
    return scored(scene) and scene.now.actions == 0


def rich(scene: Scene) -> bool:
    return scored(scene) and sum(scene.after.beans) > 40


WANTED = {
    "setup": Want(DUEL, 2, lambda scene: bool(scene.told("placed"))),
    "turn": Want(DUEL, 2, lambda scene: scene.asked == numbers.ASK_MORE and scene.now.can_score()),
    "action": Want(DUEL, 2, first_action, whole=True),
    "scoring": Want(DUEL, 2, scored),
    "cards": Want(DUEL, 2, twice),
    "halves": Want(DUEL, 2, lambda scene: bool(scene.told("finished") and scene.told("received"))),
    "solo": Want(SOLO, 1, lambda scene: bool(scene.told("spent"))),
    "master": Want(MASTER, 2, before_acting),
    "R1": Want(DUEL, 2, kept_a_card),
    "R2": Want(DUEL, 2, lambda scene: bool(scene.told("took"))),
    "R3": Want(DUEL, 2, rich),
    "R4": Want(DUEL, 2, partial(is_refused, numbers.ACT_FIRST), refused=numbers.ACT_FIRST),
    "R5": Want(DUEL, 2, lambda scene: any(event.seat == SEAT for event in scene.told("finished"))),
    "R6": Want(DUEL, 2, stalled),
    "R7": Want(DUEL, 2, pairs_overlap),
    "R8": Want(DUEL, 2, guessed),
    "R9": Want(DUEL, 2, lambda scene: stalled(scene) and bool(scene.told("revealed"))),
    "R10": Want(SOLO, 1, lambda scene: scene.asked == numbers.ASK_LAST and scored(scene)),
}
