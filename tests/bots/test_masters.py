"""What a master does beyond thinking longer."""

from comptoir.bots.choosing import ALIKE, alike, mixed
from comptoir.bots.tree import Edge
from comptoir.kernel.luck import Fast


def tried(choice: int, mean: float, share: float) -> Edge:
    edge = Edge(choice, 0.2)
    edge.learn(mean, mean, 0.0)
    edge.share = share
    return edge


def test_a_master_mixes_only_what_is_worth_the_same() -> None:
    """However much of its thinking went into another choice: that was to find out."""
    edges = [tried(0, 0.3, 10.0), tried(1, 0.3 - ALIKE / 2, 10.0), tried(2, 0.3 - ALIKE * 2, 80.0)]
    luck = Fast(1)
    assert {mixed(edges, luck) for _ in range(50)} == {0, 1, 2}
    assert {mixed(alike(edges), luck) for _ in range(50)} == {0, 1}
