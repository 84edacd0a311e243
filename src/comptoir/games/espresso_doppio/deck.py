"""The cards: a small vocabulary of conditions, read from a text that an owner of the game can correct."""

from typing import Final

CARDS: Final = 16
LONGEST_TEXT: Final = 6000  # a deck is a page of text, whoever sends it
MOST_BEANS: Final = 9

ROW: Final = 0
SET: Final = 1
LONE: Final = 2
STACK: Final = 3
PAIRED: Final = 4
DUO: Final = 5
RUN: Final = 6
SPECIAL: Final = 7
CONDITIONS: Final = ["row", "set", "lone", "stack", "pair", "duo", "run", "special"]

# What a condition is about: a piece ("white-cup"), a type ("cup") or a colour ("white"), as type * 4 + colour.
ANY: Final = 3
MOST_PARTS: Final = 4
TYPE_WORDS: Final = ["saucer", "cup", "spoon"]
COLOUR_WORDS: Final = ["white", "caramel", "brown"]


def part_words() -> list[str]:
    """The word of every part, by its number."""
    colours, types = [*COLOUR_WORDS, ""], [*TYPE_WORDS, ""]
    return [f"{colour}-{kind}".strip("-") for kind in types for colour in colours]


PARTS: Final = part_words()[:-1]


class DeckError(ValueError):
    """A deck that cannot be read: the line (0 when no single line is to blame) and what is wrong with it."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(f"{reason}, line {line}")
        self.reason = reason
        self.line = line


class Card:
    """One card: its condition, what that is about, the beans it pays each time, and whether they are a guess."""

    def __init__(self, condition: int, parts: list[int], beans: int, guess: bool) -> None:
        self.condition = condition
        self.parts = parts
        self.beans = beans
        self.guess = guess


def read_deck(text: str) -> list[Card]:
    """The sixteen cards of a deck, card 1 first; DeckError when the text cannot be read."""
    if len(text) > LONGEST_TEXT:
        raise DeckError("long", 0)
    found: dict[int, Card] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) < 3 or not is_number(words[0], CARDS) or int(words[0]) in found:
            raise DeckError("line", number)
        found[int(words[0])] = read_card(words[1], words[2], words[3:], number)
    if len(found) != CARDS:
        raise DeckError("count", 0)
    return [found[number] for number in range(1, CARDS + 1)]


def is_number(word: str, most: int) -> bool:
    """Whether a word is a number from 1 to `most`."""
    return word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= most


def read_card(beans: str, condition: str, words: list[str], line: int) -> Card:
    value = beans.removesuffix("?")
    if not is_number(value, MOST_BEANS):
        raise DeckError("beans", line)
    if condition not in CONDITIONS:
        raise DeckError("condition", line)
    for word in words:
        if word not in PARTS:
            raise DeckError("parts", line)
    parts = [PARTS.index(word) for word in words]
    kind = CONDITIONS.index(condition)
    if not fits(kind, parts):
        raise DeckError("parts", line)
    return Card(kind, parts, int(value), beans.endswith("?"))


def fits(condition: int, parts: list[int]) -> bool:
    """Whether a condition can be about these parts."""
    types = [part // 4 for part in parts]
    pieces = len([part for part in parts if part // 4 != ANY and part % 4 != ANY])
    if condition == ROW:
        coloured = ANY not in [part % 4 for part in parts]
        return len(parts) == 3 and len(set(parts)) == 3 and len(set(types)) == 1 and coloured
    if condition == SET:
        return pieces == len(parts) == len(set(parts)) == 3
    if condition == LONE:
        return pieces == 0 and len(parts) == 1 and types[0] != ANY
    if condition == STACK:
        return 1 <= pieces == len(parts) == len(set(types))
    if condition == PAIRED:
        return pieces == 0 and len(parts) == len(set(types)) == 2 and ANY not in types
    if condition == DUO:
        return pieces == len(parts) == len(set(parts)) == 4 and types[0] != types[1] and types[2] != types[3]
    return not parts
