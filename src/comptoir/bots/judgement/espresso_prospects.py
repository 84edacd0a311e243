"""Espresso Doppio: the best that some cards can pay within a few actions, exactly, from the arrangement tables."""

from typing import Final

from mypy_extensions import i64

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.payments import Deck
from comptoir.games.espresso_doppio.rules.turns import ACTIONS
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGED, PAIRS

# Gains are counted in half beans: a card scored is worth a little beyond its beans, for it brings the end nearer.
BEAN: Final = 2
SCORED: Final = 1
MOST_GAIN: Final = 60  # of one card, so that three fit into a byte together with
MOST_ANSWER: Final = 60  # what the opponent's answer may cost
REPLY: Final = 0.7  # how much of the best turn of the one to move is counted on

MOST_KEPT: Final = 100  # sets of cards whose prospects are remembered
MOST_KNOWN: Final = 60_000  # arrangements remembered for each


class Prospects:
    """What a set of shown cards pays in every arrangement, and the best within one or two actions of it."""

    def __init__(self, gain: bytes) -> None:
        self.gain = gain
        self.within_one: dict[int, int] = {}
        self.within_two: dict[int, int] = {}

    def best(self, arrangement: int, actions: int) -> int:
        """The most half beans these cards can pay after at most so many actions."""
        if actions <= 0:
            return self.gain[arrangement]
        if actions == 1:
            return self.one(arrangement)
        if actions == 2:
            return self.two(arrangement)
        most = self.two(arrangement)
        for near in neighbours(arrangement):
            most = max(most, self.two(near))
        return most

    def one(self, arrangement: int) -> int:
        known = self.within_one.get(arrangement, -1)
        if known < 0:
            known = best_beside(self.gain, arrangement)
            if len(self.within_one) > MOST_KNOWN:
                self.within_one.clear()
            self.within_one[arrangement] = known
        return known

    def two(self, arrangement: int) -> int:
        known = self.within_two.get(arrangement, -1)
        if known < 0:
            known = self.one(arrangement)
            for near in neighbours(arrangement):
                known = max(known, self.one(near))
            if len(self.within_two) > MOST_KNOWN:
                self.within_two.clear()
            self.within_two[arrangement] = known
        return known


def best_beside(gain: bytes, arrangement: int) -> int:
    """The best gain here or one action away: on every pair of spaces, every set of types may change places.

    Plain comparisons and no `max`: compiled, this innermost loop is then nothing but machine words.
    """
    whole: i64 = arrangement
    spoons: i64 = whole % 60
    cups: i64 = whole // 60 % 60
    saucers: i64 = whole // 3600
    most: i64 = gain[whole]
    pair: i64 = 0
    while pair < 10:
        other_saucers: i64 = EXCHANGED[saucers * 10 + pair]
        other_cups: i64 = EXCHANGED[cups * 10 + pair]
        other_spoons: i64 = EXCHANGED[spoons * 10 + pair]
        move: i64 = other_spoons - spoons
        corner: i64 = 0
        while corner < 4:
            first = other_saucers if corner & 1 else saucers
            second = other_cups if corner & 2 else cups
            place: i64 = first * 3600 + second * 60 + spoons
            found: i64 = gain[place]
            if found > most:
                most = found
            found = gain[place + move]
            if found > most:
                most = found
            corner += 1
        pair += 1
    return most


def neighbours(arrangement: int) -> list[int]:
    """The arrangements one action away; some of them twice, or no different."""
    spoons: i64 = arrangement % 60
    cups: i64 = arrangement // 60 % 60
    saucers: i64 = arrangement // 3600
    found: list[int] = []
    for pair in range(PAIRS):
        other_saucers: i64 = EXCHANGED[saucers * PAIRS + pair]
        other_cups: i64 = EXCHANGED[cups * PAIRS + pair]
        other_spoons: i64 = EXCHANGED[spoons * PAIRS + pair]
        found.append(saucers * 3600 + cups * 60 + other_spoons)
        found.append(saucers * 3600 + other_cups * 60 + spoons)
        found.append(saucers * 3600 + other_cups * 60 + other_spoons)
        found.append(other_saucers * 3600 + cups * 60 + spoons)
        found.append(other_saucers * 3600 + cups * 60 + other_spoons)
        found.append(other_saucers * 3600 + other_cups * 60 + spoons)
        found.append(other_saucers * 3600 + other_cups * 60 + other_spoons)
    return found


def best_everywhere(gain: bytes) -> bytes:
    """In every arrangement, the most that can be had within one action.

    A runner seen from its other end pays the same, and the two arrangements' numbers add up to the last one.
    """
    half = bytes([best_beside(gain, arrangement) for arrangement in range(ARRANGEMENTS // 2)])
    return half + half[::-1]


class Tables:
    """The prospects of one deck. Adding whole tables as long numbers adds all 216,000 bytes at once."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.columns: list[int] = []
        for card in range(CARDS):
            paid = deck.times[card * ARRANGEMENTS : (card + 1) * ARRANGEMENTS]
            worth = bytes([card_worth(deck, card, times) for times in range(256)])
            self.columns.append(int.from_bytes(paid.translate(worth), "little"))
        self.kept: dict[int, Prospects] = {}
        self.answers: dict[int, bytes] = {}

    def prospects(self, cards: list[int]) -> Prospects:
        """The prospects of at most three cards."""
        key = key_of(cards)
        found = self.kept.get(key)
        if found is None:
            found = self.keep(key, Prospects(self.gains(cards, 0)))
        return found

    def contested(self, mine: list[int], theirs: list[int]) -> Prospects:
        """The prospects of one's cards, less what the best turn of somebody showing others would cost in answer."""
        key = (1 << CARDS | key_of(mine)) << CARDS | key_of(theirs)
        found = self.kept.get(key)
        if found is None:
            found = self.keep(key, Prospects(self.gains(mine, self.answered(theirs))))
        return found

    def keep(self, key: int, prospects: Prospects) -> Prospects:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[key] = prospects
        return prospects

    def gains(self, cards: list[int], more: int) -> bytes:
        """What the cards pay in every arrangement, and this table of something more."""
        for card in cards:
            more += self.columns[card]
        return more.to_bytes(ARRANGEMENTS, "little")

    def answered(self, cards: list[int]) -> int:
        """In every arrangement, how far the best turn of somebody showing these cards stays below the most it may cost.

        Added to one's own gains it makes them those of a turn and its answer.
        """
        key = key_of(cards)
        best = self.answers.get(key, b"")
        if len(best) == 0:
            best = self.gains(cards, 0)
            for _ in range(ACTIONS):
                best = best_everywhere(best)
            if len(self.answers) >= MOST_KEPT:
                self.answers.clear()
            self.answers[key] = best
        spared = bytes([MOST_ANSWER - min(MOST_ANSWER, round(REPLY * gain)) for gain in range(256)])
        return int.from_bytes(best.translate(spared), "little")


def key_of(cards: list[int]) -> int:
    key = 0
    for card in cards:
        key |= 1 << card
    return key


def card_worth(deck: Deck, card: int, times: int) -> int:
    """Half beans for a card that pays so many times."""
    return min(MOST_GAIN, times * deck.beans[card] * BEAN + SCORED) if times > 0 else 0


KEPT: Final[dict[str, Tables]] = {}


def tables_of(deck: Deck) -> Tables:
    """The tables of a deck; those of the last one asked for are kept."""
    if deck.text not in KEPT:
        KEPT.clear()
        KEPT[deck.text] = Tables(deck)
    return KEPT[deck.text]
