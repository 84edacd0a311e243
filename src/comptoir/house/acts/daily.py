"""Sitting down at a table of the day."""

from comptoir.house.acts.opening import Opened
from comptoir.house.people import Person, bot_name
from comptoir.house.table import Change, Plan, Table
from comptoir.house.wire.terms import Clock, Dealt, LevelName
from comptoir.kernel.game import Game, Options

LEVEL: LevelName = "regular"  # of everybody's bots


class DayOpened(Opened, frozen=True, tag="day-opened"):
    """Somebody sat down at the table of a day. Its secret is the day's: everybody's deal and luck are the same."""

    day: str = ""
    practice: bool = False
    dealt: Dealt = "house"

    def take_effect(self, table: Table, change: Change) -> None:
        Opened.take_effect(self, table, change)
        table.day, table.again, table.dealt = self.day, self.practice, self.dealt


def day_opened(
    game: Game, options: Options, person: Person, seed: str, day: str, practice: bool, dealt: Dealt = "house"
) -> DayOpened:
    """I sit in the first seat; who begins is drawn like everything else."""
    seats = 1 if game.clash(options, game.company) is not None else game.company
    plans = [Plan("person", person.id, person.name)]
    plans += [Plan("bot", "", bot_name(number), LEVEL) for number in range(1, seats)]
    given = {field: getattr(options, field) for field in options.__struct_fields__}
    return DayOpened(
        game.name, given, plans, False, Clock(), person.id, seed, day=day, practice=practice, dealt=dealt
    )  # fmt: skip
