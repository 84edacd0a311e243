"""What is in the box: six cars, 48 movement cards, prizes and the betting table. Sums are in thousands."""

from typing import Final

BLUE: Final = 0
RED: Final = 1
BLACK: Final = 2
YELLOW: Final = 3
WHITE: Final = 4
GREEN: Final = 5
CARS: Final = 6
GOLD: Final = 6  # in place of a car on a card: any car the card does not show

LETTERS: Final = "BRKYWG*"

# One word per kind of card, the cars from top to bottom, `*` for gold; a link is two cars joined by `=`.
DECK: Final = [
    "G6K5W4Y3B2R1", "R6G5K4W3Y2B1", "B6R5G4K3W2Y1", "Y6B5R4G3K2W1", "W6Y5B4R3G2K1", "K6W5Y4B3R2G1",
    "B6W4G2R1", "Y6W4R2G1", "W6B4K2G1", "W6Y4K2R1", "B6Y4G2K1", "Y6B4R2K1",
    "G6K4B2Y1", "R6K4Y2B1", "K6G4W2B1", "K6R4W2Y1", "G6R4B2W1", "R6G4Y2W1",
    "B6W4*2Y1", "Y6B4*2W1", "W6Y4*2B1", "K6G4*2R1", "G6R4*2K1", "R6K4*2G1",
    "B10", "R10", "K10", "Y10", "W10", "G10",
    "B5", "R5", "K5", "Y5", "W5", "G5",
    "*5B2", "*5R2", "*5K2", "*5Y2", "*5W2", "*5G2",
    "*5", "B=R", "K=Y", "W=G",
]  # fmt: skip

KINDS: Final = 46
LONE_GOLD: Final = 42
FIRST_LINK: Final = 43
COPIES: Final = [3 if kind == LONE_GOLD else 1 for kind in range(KINDS)]
CHILDREN_COPIES: Final = [*COPIES[:FIRST_LINK], 0, 0, 0]

PRIZES: Final = [200, 150, 100, 60, 30, 10]
START_MONEY: Final = 200
NOTES: Final = [200, 100, 50, 20, 10]
ALL_MONEY: Final = 8300  # 20 notes of 200, 20 of 100, 30 of 50, 30 of 20, 20 of 10
LAST_DRIVER: Final = 30  # the price of the last driver, for a player who has none
UNWANTED: Final = 10  # the price of what nobody bid for
RAISE: Final = 10
HIGHEST_BID: Final = 990
BET_PAYS: Final = [
    [90, 60, 30, 0, -10, -30],
    [60, 40, 20, -10, -30, -60],
    [30, 20, 10, -20, -60, -90],
]
BETS: Final = 3


def _numbers(card: str) -> tuple[list[int], list[int]]:
    """The cars and the numbers of a card, from the top."""
    cars: list[int] = []
    points: list[int] = []
    for letter in card:
        if letter in LETTERS:
            cars.append(LETTERS.index(letter))
            points.append(0)
        elif letter != "=":
            points[-1] = points[-1] * 10 + int(letter)
    return cars, points


CARD_CARS: Final = [_numbers(card)[0] for card in DECK]
CARD_POINTS: Final = [_numbers(card)[1] for card in DECK]
TOTALS: Final = [sum(points) for points in CARD_POINTS]
PARTNER: Final = [RED, BLUE, YELLOW, BLACK, GREEN, WHITE]
