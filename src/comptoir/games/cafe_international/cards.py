"""What is in the box: 96 guests of twelve nations and 24 tables."""

from typing import Final

NATIONS: Final = (
    "africa", "china", "cuba", "england", "france", "germany", "india", "italy", "russia", "spain", "turkey", "usa",
)  # fmt: skip
NATION_COUNT: Final = 12

SEXES: Final = ("woman", "man")
WOMAN: Final = 0
MAN: Final = 1

# A guest's kind is nation * 2 + sex.
KINDS: Final = 24
OF_EACH_GUEST: Final = 4
OF_EACH_TABLE: Final = 2

MOST_SEATS: Final = 5
DEALT: Final = 7
HAND_LIMIT: Final = 12
GUESTS_A_TURN: Final = 3
TABLE_FULL: Final = 4
CARD_COST: Final = 2

# Each pile has its own stream of luck.
GUEST_PILE: Final = 0
TABLE_PILE: Final = 1
