"""A learned value: how a game looks to its seats, and the networks that have learned what that is worth."""

from comptoir.bots.values.network import SCALE, Misfit, Network
from comptoir.bots.values.shares import shares
from comptoir.bots.values.sight import Sight
from comptoir.kernel.position import Position


class Learned:
    """Says of a calm position each seat's chance of winning, and the scores to expect."""

    def __init__(self, sight: Sight, networks: list[Network]) -> None:
        if [network.inputs for network in networks] != list(sight.inputs):
            raise Misfit("the networks were taught to see something else")
        self.sight = sight
        self.networks = networks

    def verdict(self, position: Position) -> tuple[list[float], list[float]]:
        network = self.networks[self.sight.chapter(position)]
        points = self.sight.points(position)
        prospects: list[int] = []
        scores: list[float] = []
        seen = self.sight.seen(position)
        for seat in range(position.seats):
            network.look(seen[seat])
            prospects.append(network.prospects)
            scores.append(points[seat] + self.sight.unit * network.points / SCALE)
        return shares(prospects), scores
