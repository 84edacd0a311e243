"""How many lines of play there are, depth by depth: a change in the rules that nobody meant shows here first."""

import hashlib

from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

MOST = 3_000


def perft(name: str) -> str:
    """For every number of seats: per depth, the number of lines and a digest of the positions they end in."""
    game, options = rule_sets()[name]
    lines = [name]
    for seats in game.seats:
        if game.clash(options, seats) is not None:
            continue
        luck = Fast(1)
        level = [(game.setup(options, seats, luck), luck)]
        depth = 0
        while level and depth < 40:
            digest = hashlib.sha256(repr([position.facts() for position, _ in level]).encode()).hexdigest()[:12]
            lines.append(f"{seats} seats, depth {depth}: {len(level)} #{digest}")
            if sum(width(position) for position, _ in level) > MOST:
                break
            level = [child for position, luck in level for child in children(position, luck)]
            depth += 1
    return "\n".join(lines) + "\n"


def width(position: Position) -> int:
    """How many lines go on from here; counted first, because playing them all takes long."""
    return sum(len(position.choices(seat)) for seat in position.waiting()[:1])


def children(position: Position, luck: Fast) -> list[tuple[Position, Fast]]:
    """The lowest waiting seat tries every choice, each with its own copy of the luck."""
    found: list[tuple[Position, Fast]] = []
    for seat in position.waiting()[:1]:
        for choice in position.choices(seat):
            twin, own = position.copy(), luck.copy()
            twin.play(seat, choice, own)
            found.append((twin, own))
    return found
