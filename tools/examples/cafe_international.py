"""What the rulebook of Café International wants shown."""

from comptoir.games.cafe_international.cards import SEXES
from comptoir.games.cafe_international.numbers import ASK_MORE, ASK_TURN, DRAW, STOP
from comptoir.games.cafe_international.plan import TABLES_AT
from tools.examples.finding import SEAT, Scene, Want

BASIC, LADIES = "cafe-international", "cafe-international/ladies"
CENTRE = 2  # the table whose chairs are all shared


def nation(guest: int) -> int:
    return guest // len(SEXES)


def many_chairs(scene: Scene) -> bool:
    chairs = [choice for choice in scene.now.choices(SEAT) if choice < DRAW]
    return scene.asked == ASK_TURN and len(chairs) >= 8 and scene.choice < DRAW


def first_turn(scene: Scene) -> bool:
    return scene.now.step == 0 and scene.choice < DRAW


def stopped(scene: Scene) -> bool:
    return scene.asked == ASK_MORE and scene.choice == STOP


def doubled(scene: Scene) -> bool:
    return any(6 in event.points for event in scene.told("seated"))


def two_couples(scene: Scene) -> bool:
    return any(8 in event.points for event in scene.told("seated"))


def strangers_of_one_nation(scene: Scene) -> bool:
    """Two of one nation at a table of another: two points, not four."""
    for event in scene.told("seated"):
        for table, points in zip(event.tables, event.points, strict=True):
            guests = [scene.after.room.guests[place] for place, at in enumerate(TABLES_AT) if table in at]
            there = {nation(guest) for guest in guests if guest >= 0}
            if points == 2 and len(there) == 1 and there != {scene.now.room.tables[table]}:
                return True
    return False


def alone_at_one_of_them(scene: Scene) -> bool:
    return any(len(event.tables) < len(TABLES_AT[event.place]) for event in scene.told("seated"))


def two_tables_at_once(scene: Scene) -> bool:
    return any(len(event.tables) > 1 for event in scene.told("cleared")) and len(scene.told("table")) > 1


def empty_handed(scene: Scene) -> bool:
    return bool(scene.now.cards[SEAT] == 0) and scene.now.choices(SEAT) == [DRAW]


def couple(scene: Scene) -> bool:
    """One woman and one man: company."""
    return any(event.points == [2] for event in scene.told("seated"))


WANTED = {
    "cafe": Want(BASIC, 3, first_turn),
    "turn": Want(BASIC, 3, stopped),
    "seating": Want(BASIC, 3, many_chairs, whole=True),
    "opening": Want(BASIC, 3, lambda scene: bool(scene.told("opened"))),
    "scoring": Want(BASIC, 3, doubled),
    "clearing": Want(BASIC, 3, lambda scene: bool(scene.told("cleared"))),
    "drawing": Want(BASIC, 3, lambda scene: bool(scene.told("drawn"))),
    "end": Want(BASIC, 3, lambda scene: bool(scene.told("penalty"))),
    "ladies": Want(LADIES, 3, lambda scene: bool(scene.told("salon"))),
    "R1": Want(BASIC, 3, two_couples),
    "R2": Want(BASIC, 3, strangers_of_one_nation),
    "R3": Want(BASIC, 3, alone_at_one_of_them),
    "R4": Want(BASIC, 3, two_tables_at_once),
    "R5": Want(LADIES, 3, lambda scene: any(event.table == CENTRE for event in scene.told("salon"))),
    "R6": Want(BASIC, 3, empty_handed),
    "R7": Want(BASIC, 3, couple),
}
