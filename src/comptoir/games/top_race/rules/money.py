"""Money: every sum goes between a player and the bank and into the ledger. What must be paid is owed."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

# The columns of the ledger.
DRIVERS: Final = 0
PRIZE: Final = 1
BETTING: Final = 2
TOKENS: Final = 3
COLUMNS: Final = 4
COLUMN_WORDS: Final = ["drivers", "prizes", "bets", "tokens"]


def receive(race: "Race", seat: int, amount: int, column: int) -> None:
    """The bank pays a player; with a negative amount the player pays, even what he does not have."""
    race.money[seat] += amount
    race.bank -= amount
    race.ledger[(race.number * COLUMNS + column) * race.seats + seat] += amount
