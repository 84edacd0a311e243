"""A turn: one to three actions, then the cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from comptoir.games.espresso_doppio.events import Began
from comptoir.games.espresso_doppio.numbers import (
    ACT_FIRST,
    AFTER_SCORING,
    ASK_ACTION,
    ASK_MORE,
    ASK_SCORE,
    FOR_STARTER,
    THREE_ACTIONS,
)
from comptoir.games.espresso_doppio.rules.halves import NOBODY, QUIET_TURNS, begin_turn, finish_half, pass_turn, stall
from comptoir.games.espresso_doppio.rules.scoring import card_lines, count_cards, pay, put_away, take_beans
from comptoir.games.espresso_doppio.rules.showing import show_cards
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Line

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso

ACTIONS: Final = 3
CARDS_EACH: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn:
    """One action is compulsory, two more are free; after the last of them any shown cards that hold may be scored."""

    def begin_laying(self, table: "Espresso", luck: Luck) -> None:
        """A random player lays first; both show the top three of their piles before anything is laid."""
        table.left = [CARDS_EACH, CARDS_EACH]
        luck.at(FOR_STARTER, 0, EVERYBODY)
        table.mover = luck.below(table.seats)
        if table.journal is not None:
            table.journal.tell(Began(table.mover))
        for seat in range(table.seats):
            show_cards(table, seat, luck)

    def begin_play(self, table: "Espresso", luck: Luck) -> None:
        """The runner is laid: whoever did not lay the last spoon takes the first turn."""
        begin_turn(table, table.mover)

    def asks(self, table: "Espresso") -> int:
        if table.actions == 0:
            return ASK_ACTION
        return ASK_MORE if self.refuses_action(table) == 0 else ASK_SCORE

    def refuses_action(self, table: "Espresso") -> int:
        """At most three actions, all of them before the first card is scored."""
        if table.scored > 0:
            return AFTER_SCORING
        return THREE_ACTIONS if table.actions == ACTIONS else 0

    def refuses_scoring(self, table: "Espresso") -> int:
        """Cards are scored after the actions."""
        return ACT_FIRST if table.actions == 0 else 0

    def refuses_stop(self, table: "Espresso") -> int:
        """A turn needs at least one action."""
        return ACT_FIRST if table.actions == 0 else 0

    def acted(self, table: "Espresso") -> None:
        """An action was taken."""
        table.actions += 1

    def score(self, table: "Espresso", card: int, luck: Luck) -> None:
        """Take the beans and put the card away; the eighth ends the half at once."""
        seat = table.mover
        times = put_away(table, seat, card)
        if table.deck.special[card]:
            take_beans(table, seat, card, times)
        else:
            pay(table, seat, card, times)
        if count_cards(table.away[seat]) == CARDS_EACH:
            finish_half(table, seat, luck)

    def purse(self, table: "Espresso") -> int:
        """Beans that no card paid or took."""
        return 0

    def sheet(self, table: "Espresso", seat: int) -> list[Line]:
        """Every card that paid, and what the special card took away."""
        lines = card_lines(table, seat)
        if table.lost[seat] > 0:
            lines.append(Line("espresso-doppio-sheet-lost", -table.lost[seat]))
        return lines

    def endings(self) -> list[str]:
        """The ways a game can end: won by beans, by the tie-break, and after a stall won or shared."""
        return ["finished", "tie", "stall", "shared"]

    def ending(self, table: "Espresso") -> str:
        equal = table.beans[0] == table.beans[1]
        if table.finisher == NOBODY:
            return "shared" if equal else "stall"
        return "tie" if equal else "finished"

    def stop(self, table: "Espresso", luck: Luck) -> None:
        """The turn ends: draw back to three, and the other player's turn begins."""
        show_cards(table, table.mover, luck)
        table.quiet = 0 if table.scored > 0 else table.quiet + 1
        if table.quiet == QUIET_TURNS:
            stall(table, luck)
        else:
            pass_turn(table)
