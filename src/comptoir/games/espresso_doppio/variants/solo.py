"""Espresso solo: one pile of sixteen cards, every action costs a bean, cards are scored at any time."""

from typing import TYPE_CHECKING, Final

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.events import Graded, Purse, Spent, grade_of
from comptoir.games.espresso_doppio.numbers import ASK_LAST, ASK_SOLO, BEANS_LEFT, NO_BEAN
from comptoir.games.espresso_doppio.rules.book import RuleBook
from comptoir.games.espresso_doppio.rules.scoring import card_lines, count_cards, pay, put_away
from comptoir.games.espresso_doppio.rules.showing import show_cards
from comptoir.games.espresso_doppio.rules.turns import Turn
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Line

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso

FIRST_BEANS: Final = 3


class SoloTurn(Turn):
    """No turns: spend beans on actions, earn them with cards, until the sixteenth card or the last bean."""

    def begin_laying(self, table: "Espresso", luck: Luck) -> None:
        table.left = [CARDS]
        table.mover = 0

    def begin_play(self, table: "Espresso", luck: Luck) -> None:
        """The runner is laid: take three beans and reveal three cards."""
        table.beans[0] = FIRST_BEANS
        if table.journal is not None:
            table.journal.tell(Purse(0, FIRST_BEANS))
        show_cards(table, 0, luck)

    def asks(self, table: "Espresso") -> int:
        return ASK_SOLO if table.beans[0] > 0 else ASK_LAST

    def refuses_action(self, table: "Espresso") -> int:
        """Each action costs one bean."""
        return NO_BEAN if table.beans[0] == 0 else 0

    def refuses_scoring(self, table: "Espresso") -> int:
        return 0

    def refuses_stop(self, table: "Espresso") -> int:
        """You may not stop while you have beans."""
        return BEANS_LEFT if table.beans[0] > 0 else 0

    def acted(self, table: "Espresso") -> None:
        """A bean goes back; with the last one gone and no card to score, that was all."""
        table.actions += 1
        table.beans[0] -= 1
        if table.journal is not None:
            table.journal.tell(Spent(0, table.beans[0]))
        if table.beans[0] == 0 and not table.can_score():
            end_solo(table)

    def score(self, table: "Espresso", card: int, luck: Luck) -> None:
        """Take the beans, the special card's too, and reveal the next card; the sixteenth ends the game."""
        pay(table, 0, card, put_away(table, 0, card))
        if count_cards(table.away[0]) == CARDS:
            end_solo(table)
        else:
            show_cards(table, 0, luck)

    def purse(self, table: "Espresso") -> int:
        """The beans to begin with, less one for each action."""
        return FIRST_BEANS - table.actions if table.half > 0 else 0

    def sheet(self, table: "Espresso", seat: int) -> list[Line]:
        """The beans to begin with, every card that paid, and what the actions cost."""
        if table.half == 0:
            return []
        lines = [Line("espresso-doppio-sheet-purse", FIRST_BEANS), *card_lines(table, seat)]
        lines.append(Line("espresso-doppio-sheet-actions", -table.actions, {"actions": table.actions}))
        return lines

    def endings(self) -> list[str]:
        """All cards scored, no bean left, or no bean left and a last card refused."""
        return ["cards", "beans", "stop"]

    def ending(self, table: "Espresso") -> str:
        if count_cards(table.away[0]) == CARDS:
            return "cards"
        return "stop" if table.can_score() else "beans"

    def stop(self, table: "Espresso", luck: Luck) -> None:
        end_solo(table)


def end_solo(table: "Espresso") -> None:
    table.over = True
    if table.journal is not None:
        table.journal.tell(Graded(0, table.beans[0], grade_of(table.beans[0])))


def with_solo(book: RuleBook) -> None:
    book.turns = SoloTurn()
