"""Who sits on which chair: in many games the first has an advantage, so everybody has it equally often."""

from itertools import permutations

from comptoir.house.seating.past import BOT, Past


def take_chairs(past: Past, people: list[int], size: int) -> list[int]:
    """The table by chair. First of all first seats go round, among those who have played as much; then the others.
    Where everybody has had his share a bot may begin, if there is one.
    """
    bots = [BOT] * (size - len(people))
    wish = min(people, key=lambda number: (lead(past, number), -past.games[number], past.chairs[number, 0], number))
    first = bots.pop() if bots and lead(past, wish) > 0 else wish
    others = [number for number in people if number != first] + bots
    rest = min(permutations(others), key=lambda order: (worn(past, order), order))
    return [first, *rest]


def lead(past: Past, number: int) -> int:
    """How far somebody is ahead of his share of first seats: as many to a game as everybody has had together."""
    return past.chairs[number, 0] * past.played - past.games[number] * past.begun


def worn(past: Past, order: tuple[int, ...]) -> int:
    """How often people have sat on these chairs already; often is worse than proportionately."""
    return sum((past.chairs[number, chair] + 1) ** 2 for chair, number in enumerate(order, 1) if number != BOT)
