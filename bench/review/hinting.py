"""Does a hint at the table come true? One in each of many games: taken, and then the reference goes on for all."""

from bench.bots.calibration import Saying
from bench.review.games import TABLES
from comptoir.games import find
from comptoir.house.hinting import hints
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.eyes import Reference, house_reference, result_of


def played_on(position: Position, reference: Reference, luck: Fast, told: dict[int, int]) -> None:
    """All waiting seats choose as usual; but one that was told what to do does that."""
    waiting = position.waiting()
    chosen = [told[seat] if seat in told else reference.pick(position, seat, luck) for seat in waiting]
    for seat, choice in zip(waiting, chosen, strict=True):
        position.play(seat, choice, luck)


def free_moment(rule_set: str, luck: Fast) -> tuple[Position, int]:
    """A seat with something to choose, at a moment of a quick game, each as likely as another."""
    game, options = find(rule_set)
    reference = house_reference(game.name)
    position = game.setup(options, TABLES[rule_set], luck)
    found: tuple[Position, int] | None = None
    met = 0
    while not position.over:
        for seat in position.waiting():
            if len(position.choices(seat)) > 1:
                met += 1
                if luck.below(met) == 0:
                    found = position.copy(), seat
        played_on(position, reference, luck, {})
    assert found is not None
    return found


def taken(rule_set: str, number: int) -> Saying:
    """What the first hint told, and how the game went on for whoever took it."""
    game, _ = find(rule_set)
    luck = Fast((1 << 42) + number)
    position, seat = free_moment(rule_set, luck)
    first = hints(game, game.view(position, seat), number, 1.0, [])[0]
    reference = house_reference(game.name)
    played_on(position, reference, luck, {seat: first.choice})
    while not position.over:
        played_on(position, reference, luck, {})
    return Saying(first.win, result_of(position)[seat])
