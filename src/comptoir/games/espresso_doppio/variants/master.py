"""The espresso master: cards may be scored before, between and after the actions."""

from typing import TYPE_CHECKING

from comptoir.games.espresso_doppio.numbers import ASK_MASTER, ASK_MORE, ASK_SCORE, THREE_ACTIONS
from comptoir.games.espresso_doppio.rules.book import RuleBook
from comptoir.games.espresso_doppio.rules.turns import ACTIONS, Turn

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso


class MasterTurn(Turn):
    """Actions and scoring in any order; one action stays compulsory; cards are drawn only at the end of the turn."""

    def asks(self, table: "Espresso") -> int:
        if table.actions == 0:
            return ASK_MASTER
        return ASK_MORE if table.actions < ACTIONS else ASK_SCORE

    def refuses_action(self, table: "Espresso") -> int:
        return THREE_ACTIONS if table.actions == ACTIONS else 0

    def refuses_scoring(self, table: "Espresso") -> int:
        return 0


def with_master(book: RuleBook) -> None:
    book.turns = MasterTurn()
