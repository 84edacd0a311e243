"""The message keys of what is named in sentences, cars and cards, and the word of each question."""

from comptoir.games.top_race import numbers
from comptoir.games.top_race.cards import DECK

COLOURS = ("blue", "red", "black", "yellow", "white", "green")
CAR_NAMES = [f"top-race-car-{colour}" for colour in COLOURS]
CARD_NAMES = [f"top-race-card-{kind}" for kind in range(len(DECK))]

NAMES = {
    "car": CAR_NAMES,
    "rival": CAR_NAMES,
    "line": [*CAR_NAMES, "top-race-car-gold"],
    "card": CARD_NAMES,
    "cards": CARD_NAMES,
}

ASKED = {
    numbers.ASK_BID: "bid",  # for a hand and a car, when hands are open
    numbers.ASK_HAND: "hand",
    numbers.ASK_CAR: "car",
    numbers.ASK_CARD: "card",
    numbers.ASK_LINE: "line",
    numbers.ASK_GOLD: "gold",
    numbers.ASK_LINK: "link",
    numbers.ASK_DRAW: "draw",
    numbers.ASK_SECRET: "secret",
}
ASKED_ABOUT_A_CAR = {
    numbers.ASK_BID: "bid",
    numbers.ASK_PLACE: "place",
    numbers.ASK_TOKEN: "token",
    numbers.ASK_DRIVE: "drive",
}
QUESTIONS = {
    **ASKED,
    **{
        code + numbers.ABOUT * number: f"{word}-{colour}"
        for code, word in ASKED_ABOUT_A_CAR.items()
        for number, colour in enumerate(COLOURS, 1)
    },
    **{numbers.ASK_BET + numbers.ABOUT * number: f"bet-{number}" for number in (1, 2, 3)},
}
