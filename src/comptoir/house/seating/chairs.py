"""Who sits on which chair: in many games the first has an advantage, so everybody has it equally often."""

from functools import cache

from comptoir.house.seating.past import BOT, Past


def take_chairs(past: Past, people: list[int], size: int) -> list[int]:
    """The table by chair. First of all first seats go round, among those who have played as much; then the others.
    Where everybody has had his share a bot may begin, if there is one.
    """
    bots = [BOT] * (size - len(people))
    wish = min(people, key=lambda number: turn_to_begin(past, number))
    first = bots.pop() if bots and (lead(past, wish) > 0 or not past.may_begin(wish)) else wish
    others = [number for number in people if number != first] + bots
    return [first, *least_worn(past, tuple(sorted(others)))[1]]


def turn_to_begin(past: Past, number: int) -> tuple[int, ...]:
    """The smaller, the sooner somebody is first."""
    return (not past.may_begin(number), lead(past, number), -past.games[number], past.chairs[number, 0], number)


def lead(past: Past, number: int) -> int:
    """How far somebody is ahead of his share of first seats: as many to a game as everybody has had together."""
    return past.chairs[number, 0] * past.played - past.games[number] * past.begun


def least_worn(past: Past, people: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The other chairs, so that people have sat on theirs as seldom as can be; often is worse than proportionately."""

    @cache
    def best(left: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        chair = 1 + len(people) - len(left)
        ways = []
        for index, number in enumerate(left):
            if index and left[index - 1] == number:  # one bot is as good as another
                continue
            cost, rest = best(left[:index] + left[index + 1 :])
            ways.append((cost + (0 if number == BOT else (past.chairs[number, chair] + 1) ** 2), (number, *rest)))
        return min(ways, default=(0, ()))

    return best(people)
