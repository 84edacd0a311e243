"""Thinking ahead in imagined worlds: information-set Monte-Carlo tree search that knows only the kernel.

A sweep takes one imagined world and one run of luck, and tries every choice still in question in both: what differs
then is the choice, not the dice. Each trial walks down the tree as far as it has grown, adds a node, plays on quickly,
and every choice on the way remembers what came of it. Where one seat chooses it takes what looks best for itself; where
several choose at once each mixes by regret. A node stands for what was chosen, whatever was rolled or drawn.
"""

import math
from typing import Final

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.tree import ROOT, Edge, Node, alone, drawn, in_secret, matched, mixture, regret, regret_all
from comptoir.bots.values.shares import added
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

# The half of the time others are thought to choose as anyone might, the other half as cleverly as they can.
NAIVE: Final = 2
# And now and then still, once it is found out how masters would choose: not everybody is one.
STILL_NAIVE: Final = 8
TRUST: Final = 4.0  # how many tries a promising look is worth
UNSEEN: Final = Node()  # stands for all nodes that nobody has come to a second time: that is most of them
ENOUGH: Final = 16  # tries before anything can be clear
CLEAR: Final = 3.0  # a lead of so many deviations is


class Search:
    """The thoughts of one seat about one decision."""

    def __init__(self, judgement: Judgement, seat: int, seed: int) -> None:
        self.judgement = judgement
        self.seat = seat
        self.seeds = Fast(seed)
        self.whims = Fast(seed)  # what players do at random in this trial,
        self.luck = Fast(seed)  # and what the game does
        self.root = Node()
        self.nodes = [self.root]  # the whole tree
        self.live: list[Edge] = []  # the choices still in question
        self.iterations = 0
        self.foreseen = False  # whether what the others are up to is settled
        self.decisions = 0  # choices made in the tree and in playouts, for the record of speed
        self.lines: list[list[Edge]] = []  # the sets of edges that several seats chose from at once, on this walk
        self.taken: list[Edge] = []  # the edges of this walk,
        self.takers: list[int] = []  # and who chose them

    def start(self, world: Position, most: int, sensibly: bool = False) -> None:
        """Look at the choices of the thinking seat; at most so many of them, the most promising, will be tried."""
        choices = world.choices(self.seat)
        edges = self.edges_of(self.root, world, self.seat, choices)
        if sensibly:
            kept = self.judgement.sensible(world, self.seat, choices)
            edges = [edge for edge in edges if edge.choice in kept]
        self.live = sorted(edges, key=promise)[:most]

    def edges_of(self, node: Node, world: Position, seat: int, choices: list[int]) -> list[Edge]:
        line = node.offered(seat, choices)
        if len(line) == 0:
            node.grow(seat, choices, self.judgement.priors(world, seat, choices))
            line = node.offered(seat, choices)
        return line

    def sweep(self, world: Position) -> None:
        """Every choice still in question, once, in the same world with the same luck."""
        seed = self.seeds.below(1 << 30)
        luck, whims = Fast(seed), Fast(seed + (1 << 32))
        last = len(self.live) - 1
        for place in range(last + 1):
            repeat(self.luck, luck)
            repeat(self.whims, whims)
            self.try_out(world if place == last else world.copy(), self.live[place])

    def try_out(self, world: Position, edge: Edge) -> None:
        self.lines.clear()
        self.taken.clear()
        self.takers.clear()
        self.take(edge, self.seat)
        before = self.luck.counter
        world.play(self.seat, edge.choice, self.luck)
        self.decisions += 1
        if self.luck.counter == before or self.judgement.through_luck:
            self.descend(world, edge)
        self.play_out(world)
        self.remember(world)

    def take(self, edge: Edge, seat: int) -> None:
        self.taken.append(edge)
        self.takers.append(seat)

    def descend(self, world: Position, edge: Edge) -> None:
        """Down the tree until a node is new, the game is over, or dice end what the tree can hold."""
        key = edge.choice
        node = self.root
        while not world.over:
            place = node.child(key)
            if place == ROOT:
                node.put(key, len(self.nodes))
                self.nodes.append(UNSEEN)
                return
            node = self.nodes[place]
            if node is UNSEEN:
                node = self.nodes[place] = Node()
            before = self.luck.counter
            key = self.decide(node, world)
            if self.luck.counter != before and not self.judgement.through_luck:
                return

    def decide(self, node: Node, world: Position) -> int:
        """Every waiting seat chooses; returns what the thinking seat sees of it, as one number."""
        waiting = world.waiting()
        chosen: list[int] = []
        key = 7
        for seat in waiting:
            edges = self.edges_of(node, world, seat, self.judgement.sensible(world, seat, world.choices(seat)))
            if len(waiting) == 1:
                edge = alone(edges)
            else:
                self.lines.append(edges)
                edge = in_secret(edges, self.whims)
            self.take(edge, seat)
            chosen.append(edge.choice)
            seen = edge.choice if seat == self.seat else self.judgement.seen_as(world, seat, edge.choice)
            key = (key * 1_000_003 + seat * 4099 + seen) % 2_305_843_009_213_693_951
        for place in range(len(waiting)):
            world.play(waiting[place], chosen[place], self.luck)
        self.decisions += len(waiting)
        return key

    def sweep_in_secret(self, world: Position, chooser: int) -> None:
        """Several choose at once: every choice of one of them, against choices drawn for the others."""
        waiting = world.waiting()
        seed = self.seeds.below(1 << 30)
        repeat(self.whims, Fast(seed + 1 + (1 << 32)))
        chosen = [self.guess(world, seat) for seat in waiting]
        place = waiting.index(chooser)
        edges = self.edges_of(self.root, world, chooser, world.choices(chooser))
        values: list[float] = []
        luck, whims = Fast(seed), Fast(seed + (1 << 32))
        for edge in edges:
            repeat(self.luck, luck)
            repeat(self.whims, whims)
            twin = world.copy()
            chosen[place] = edge.choice
            for number in range(len(waiting)):
                twin.play(waiting[number], chosen[number], self.luck)
            self.decisions += len(waiting)
            self.lines.clear()
            self.taken.clear()
            self.takers.clear()
            self.take(edge, chooser)
            self.play_out(twin)
            before = edge.value
            self.remember(twin)
            values.append(edge.value - before)
        regret(edges, values)

    def foresee(self, world: Position) -> None:
        """From now on the others mostly choose as all the weighing found they would, and one's own choices begin anew:
        what they were worth while the others were still making up their minds tells little.
        """
        self.foreseen = True
        for edge in self.edges_of(self.root, world, self.seat, world.choices(self.seat)):
            edge.forget()

    def guess(self, world: Position, seat: int) -> int:
        """What another seat may be choosing: as anyone might, or by its regrets; once foreseen, by its shares."""
        if self.whims.below(STILL_NAIVE if self.foreseen else NAIVE) == 0:
            return self.judgement.pick(world, seat, self.whims)
        edges = self.edges_of(self.root, world, seat, world.choices(seat))
        weights = mixture(edges) if self.foreseen else matched(edges)
        return edges[drawn(weights, self.whims)].choice

    def play_out(self, world: Position) -> None:
        steps = 0
        judgement = self.judgement
        while not world.over and (steps < judgement.horizon or not judgement.calm(world)):
            waiting = world.waiting()
            for seat in waiting:
                world.play(seat, judgement.pick(world, seat, self.whims), self.luck)
            self.decisions += len(waiting)
            steps += 1

    def remember(self, world: Position) -> None:
        """Each edge of this walk learns what its own seat got in the end."""
        if world.over:
            wins, points = victory(world), [float(score) for score in world.scores()]
        else:
            wins, points = self.judgement.verdict(world)
        spread, greed = self.judgement.spread, self.judgement.greed
        total = added(points)
        for place in range(len(self.taken)):
            seat = self.takers[place]
            worth = worth_to(seat, wins, points, total, spread, greed)
            self.taken[place].learn(worth, wins[seat], points[seat])
        for edges in self.lines:
            regret_all(edges)
        self.iterations += 1

    def narrow(self) -> None:
        """Only the better half of the choices stays in question."""
        self.live = sorted(self.live, key=shortfall)[: (len(self.live) + 1) // 2]

    def favourite(self) -> Edge:
        """The best of those in question to the end."""
        return sorted(self.live, key=shortfall)[0]

    def decided(self) -> bool:
        """Whether the best is so far ahead of the next that more tries would not change it."""
        if len(self.live) < 2:
            return True
        first, second = self.live[0], self.live[1]
        least, next_least = shortfall(first), shortfall(second)
        if next_least < least:
            first, second = second, first
            least, next_least = next_least, least
        for place in range(2, len(self.live)):
            edge = self.live[place]
            short = shortfall(edge)
            if short < least:
                first, second = edge, first
                least, next_least = short, least
            elif short < next_least:
                second = edge
                next_least = short
        if second.visits < ENOUGH:
            return False
        return first.mean() - second.mean() > CLEAR * math.sqrt(first.doubt() + second.doubt() + 1.0e-9)


def repeat(luck: Fast, from_here: Fast) -> None:
    """The one will go on as the other did."""
    luck.a = from_here.a
    luck.b = from_here.b
    luck.c = from_here.c
    luck.counter = from_here.counter


def promise(edge: Edge) -> float:
    """To sort by: the most promising first."""
    return -edge.prior


def shortfall(edge: Edge) -> float:
    """To sort by: the best so far first. What looked promising is trusted until tries tell otherwise."""
    return -edge.mean() - TRUST * edge.prior / (1.0 + edge.visits)


def victory(world: Position) -> list[float]:
    """One for the winner; winners who share it share the one."""
    ranking = world.ranking()
    winners = ranking.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranking]


def worth_to(seat: int, wins: list[float], points: list[float], total: float, spread: float, greed: float) -> float:
    """What a bot strives for: winning above all, and a good score beside it. Alone, only the score counts."""
    others = len(points) - 1
    mine = points[seat]
    if others == 0:
        return 0.5 + 0.5 * bounded(mine / spread)
    lead = mine - (total - mine) / float(others)
    return (1.0 - greed) * wins[seat] + greed * (0.5 + 0.5 * bounded(lead / spread))


def bounded(share: float) -> float:
    if share > 1.0:
        return 1.0
    return share if share > -1.0 else -1.0
