"""What a master does beyond thinking longer."""

from comptoir.bots.choosing import ALIKE, alike, mixed
from comptoir.bots.judgement import judgement_for
from comptoir.bots.judgement.espresso_doppio import FURTHER, PATIENCE
from comptoir.bots.tree import Edge
from comptoir.games import find
from comptoir.games.espresso_doppio.position import Espresso
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


def test_a_master_of_espresso_looks_beyond_the_turn_until_it_has_waited_long_enough() -> None:
    """Neither of two masters likes to end a half: they must not wait for each other until the rules end it."""
    game, options = find("espresso-doppio")
    luck = Fast(1)
    table = game.setup(options, 2, luck)
    assert isinstance(table, Espresso)
    usual = judgement_for(game.name)
    assert usual.studied(table, table.mover).horizon == usual.horizon  # while the runner is laid
    while table.half == 0:
        table.play(table.mover, usual.pick(table, table.mover, luck), luck)
    table.quiet = PATIENCE - 1
    assert usual.studied(table, table.mover).horizon == FURTHER > usual.horizon
    table.quiet = PATIENCE
    assert usual.studied(table, table.mover).horizon == usual.horizon
