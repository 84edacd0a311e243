"""What races between sensible drivers are like: `python -m bench.top_race_figures [RACES] [CIRCUIT …]`.

Prints, for each circuit: how often each colour wins, the points lost to traffic, the cards played until the first car
is home, and the mean long-distance positions of the six places with four and five players.
"""

import sys
from statistics import mean

import msgspec

from comptoir.bots.judgement.top_race_heuristic import choose
from comptoir.games.top_race import GAME
from comptoir.games.top_race.circuits import SHIPPED
from comptoir.games.top_race.events import Moved, Stuck
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.variants.long_distance import position_of
from comptoir.games.top_race.wording import COLOURS
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast

SEATS = (2, 3, 4, 5, 6)
LONG_SEATS = (4, 5)


class Figures(msgspec.Struct):
    """Sums over many races."""

    wins: list[int]  # by colour
    finishers: int = 0
    lost: list[int] = []
    cards_to_first_home: list[int] = []


def run(race: Race, luck: Fast) -> int:
    """Play a race to the end; how many cards were played until the first car was home, or -1."""
    first_home = -1
    while not race.over:
        for seat in race.waiting():
            race.play(seat, choose(race, seat, luck), luck)
        if first_home < 0 and race.places_taken > 0 and not race.over:
            first_home = sum(race.played) + (1 if race.card >= 0 else 0)
    return first_home


def points_lost(journal: Journal) -> int:
    return sum(event.lost for event, _ in journal.entries if isinstance(event, (Moved, Stuck)))


def races(options: TopRaceOptions, count: int, seed: int) -> Figures:
    figures = Figures(wins=[0] * 6)
    for number in range(count):
        luck = Fast(seed + number)
        journal = Journal()
        race = GAME.setup(options, SEATS[number % len(SEATS)], luck, journal)
        first_home = run(race, luck)
        figures.wins[race.place.index(1)] += 1
        figures.finishers += sum(1 for space in race.space if space < 0)
        figures.lost.append(points_lost(journal))
        if first_home >= 0:
            figures.cards_to_first_home.append(first_home)
    return figures


def long_races(options: TopRaceOptions, count: int, seed: int) -> list[float]:
    """The mean position of each place."""
    positions: list[list[int]] = [[] for _ in range(6)]
    for number in range(count):
        luck = Fast(seed + number)
        race = GAME.setup(options, LONG_SEATS[number % len(LONG_SEATS)], luck)
        run(race, luck)
        for car, place in enumerate(race.place):
            positions[place - 1].append(position_of(race.left[car]))
    return [mean(place) for place in positions]


def report(circuit: str, count: int) -> None:
    figures = races(TopRaceOptions(circuit=circuit), count, 1)
    shares = " ".join(
        f"{colour} {100 * wins / count:.1f} %" for colour, wins in zip(COLOURS, figures.wins, strict=True)
    )
    print(f"{circuit}, {count} races, 2 to 6 players")
    print(f"  wins            {shares}")
    print(f"  points lost     {mean(figures.lost):.1f} a race")
    print(f"  cars home       {figures.finishers / count:.2f} of 6")
    homes = figures.cards_to_first_home
    if homes:
        print(f"  first car home  after {mean(homes):.1f} cards, in {100 * len(homes) / count:.1f} % of the races")
    places = long_races(TopRaceOptions(circuit=circuit, long_distance=True), max(1, count // 4), 1)
    print(f"  long distance   {' '.join(f'{place:+.1f}' for place in places)} (4 and 5 players)", flush=True)


def main(words: list[str]) -> None:
    count = int(words[0]) if words else 2000
    for circuit in words[1:] or SHIPPED:
        report(circuit, count)


if __name__ == "__main__":
    main(sys.argv[1:])
