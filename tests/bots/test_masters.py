"""What a master does beyond thinking longer."""

from comptoir.bots.choosing import ALIKE, alike, mixed
from comptoir.bots.judgement import judgement_for
from comptoir.bots.judgement.espresso_doppio import FURTHER, PATIENCE
from comptoir.bots.levels import level_for
from comptoir.bots.search import Search
from comptoir.bots.thinking import think
from comptoir.bots.tree import Edge, mixture
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


def test_a_master_answers_what_masters_would_do_in_the_other_seats() -> None:
    """Half of the time to find that out, the other half against it; a regular goes on wondering to the end."""
    game, options = find("cafe-race")
    view = game.view(game.setup(options, 4, Fast(3)), 1)
    master, regular = (think(view, level_for(name, game.name), 1, 0.05) for name in ("master", "regular"))
    assert master.foreseen
    assert not regular.foreseen
    assert 2 * tries_of(master) >= 0.9 * master.iterations


def test_others_are_foreseen_by_what_their_weighing_came_to() -> None:
    game, options = find("cafe-race")
    world = game.setup(options, 4, Fast(3))
    search = Search(judgement_for(game.name), 1, 1)
    edges = search.edges_of(search.root, world, 0, world.choices(0))
    edges[2].share, edges[4].share, edges[5].share = 60.0, 36.0, 4.0
    own = search.edges_of(search.root, world, 1, world.choices(1))
    own[0].learn(1.0, 1.0, 5.0)
    search.foresee(world)
    assert mixture(edges) == [0.0, 0.0, 60 / 96, 0.0, 36 / 96, 0.0]
    guessed = [search.guess(world, 0) for _ in range(600)]
    assert 450 < guessed.count(edges[2].choice) + guessed.count(edges[4].choice) < 600, "some choose as anyone might"
    assert own[0].visits == 0, "worth nothing while they were making up their minds"


def tries_of(search: Search) -> int:
    return sum(edge.visits for (seat, _), edge in search.root.edges.items() if seat == search.seat)


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
