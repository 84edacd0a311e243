"""Thinking ahead in imagined worlds: information-set Monte-Carlo tree search that knows only the kernel.

Every iteration walks one imagined world down the tree, adds a node, plays the rest quickly, and lets each seat's
choices remember what came of them. Where one seat chooses, it takes what looks best for itself; where several choose at
once, each mixes by regret. Chance is drawn afresh each time: a node stands for what was chosen, not for what was rolled.
"""

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.tree import Edge, Node, alone, in_secret, regret_all
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position


class Search:
    """The thoughts of one seat about one decision."""

    def __init__(self, judgement: Judgement, seat: int, luck: Fast) -> None:
        self.judgement = judgement
        self.seat = seat
        self.luck = luck
        self.root = Node()
        self.iterations = 0
        self.decisions = 0  # choices made in the tree and in playouts, for the record of speed
        self.lines: list[list[Edge]] = []  # the sets of edges that several seats chose from at once, on this walk
        self.taken: list[Edge] = []  # the edges of this walk,
        self.takers: list[int] = []  # and who chose them

    def explore(self, world: Position, times: int) -> None:
        """So many iterations in copies of one imagined world."""
        for _ in range(times):
            self.iterate(world.copy())

    def iterate(self, world: Position) -> None:
        self.lines.clear()
        self.taken.clear()
        self.takers.clear()
        self.descend(world)
        self.play_out(world)
        self.remember(world)
        self.iterations += 1

    def descend(self, world: Position) -> None:
        """Down the tree until a node is new, the game is over, or dice end what the tree can hold."""
        node = self.root
        while not world.over:
            before = self.luck.counter
            key = self.decide(node, world)
            if self.luck.counter != before and not self.judgement.through_luck:
                return
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                return
            node = child

    def decide(self, node: Node, world: Position) -> int:
        """Every waiting seat chooses; returns what the thinking seat sees of it, as one number."""
        waiting = world.waiting()
        chosen: list[int] = []
        key = 7
        for seat in waiting:
            edge = self.choose(node, world, seat, len(waiting) == 1)
            self.taken.append(edge)
            self.takers.append(seat)
            chosen.append(edge.choice)
            seen = edge.choice if seat == self.seat else self.judgement.seen_as(world, seat, edge.choice)
            key = (key * 1_000_003 + seat * 4099 + seen) % 2_305_843_009_213_693_951
        for place in range(len(waiting)):
            world.play(waiting[place], chosen[place], self.luck)
        self.decisions += len(waiting)
        return key

    def choose(self, node: Node, world: Position, seat: int, lone: bool) -> Edge:
        choices = world.choices(seat)
        if not node.known(seat, choices):
            node.grow(seat, choices, self.judgement.priors(world, seat, choices))
        edges = node.offered(seat, choices)
        if lone:
            return alone(edges)
        self.lines.append(edges)
        return in_secret(edges, self.luck)

    def play_out(self, world: Position) -> None:
        steps = 0
        judgement = self.judgement
        while not world.over and steps < judgement.horizon:
            waiting = world.waiting()
            for seat in waiting:
                world.play(seat, judgement.pick(world, seat, self.luck), self.luck)
            self.decisions += len(waiting)
            steps += 1

    def remember(self, world: Position) -> None:
        """Each edge of this walk learns what its own seat got in the end."""
        points = [float(score) for score in world.scores()] if world.over else self.judgement.outlook(world)
        wins = victory(world) if world.over else self.judgement.chances(world, points)
        values = worth(wins, points, self.judgement.spread, self.judgement.greed)
        for place in range(len(self.taken)):
            seat = self.takers[place]
            self.taken[place].learn(values[seat], wins[seat], points[seat])
        for edges in self.lines:
            regret_all(edges)


def victory(world: Position) -> list[float]:
    """One for the winner; winners who share it share the one."""
    ranking = world.ranking()
    winners = ranking.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranking]


def worth(wins: list[float], points: list[float], spread: float, greed: float) -> list[float]:
    """What a bot strives for: winning above all, and a good score beside it. Alone, only the score counts."""
    seats = len(points)
    if seats == 1:
        return [0.5 + 0.5 * bounded(points[0] / spread)]
    total = sum(points)
    values: list[float] = []
    for seat in range(seats):
        lead = points[seat] - (total - points[seat]) / (seats - 1)
        values.append((1.0 - greed) * wins[seat] + greed * (0.5 + 0.5 * bounded(lead / spread)))
    return values


def bounded(share: float) -> float:
    return min(1.0, max(-1.0, share))
