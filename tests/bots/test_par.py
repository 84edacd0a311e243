"""The par of Espresso alone: nobody could have made more of the deal, and somebody could have made as much."""

from comptoir.bots.judgement.espresso_everywhere import HALF
from comptoir.bots.judgement.espresso_par import Solver, first_stage, richest
from comptoir.bots.par import SoFar, has_par, solver_of
from comptoir.games import find
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.numbers import EXCHANGE, SCORE
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import LAYOUTS
from comptoir.kernel.address import Addressed

GAME, OPTIONS = find("espresso-doppio/solo")
ALL = (1 << CARDS) - 1


def table_at(arrangement: int, beans: int, left: list[int]) -> Espresso:
    """Alone, all other cards scored."""
    table = GAME.setup(OPTIONS, 1, Addressed(b"x"), None)
    assert isinstance(table, Espresso)
    table.half, table.beans, table.left, table.shown = 1, [beans], [0], [sorted(left)]
    table.saucers, table.cups, table.spoons = (
        arrangement // 3600,
        arrangement // LAYOUTS % LAYOUTS,
        arrangement % LAYOUTS,
    )
    table.away = [ALL & ~sum(1 << card for card in left)]
    return table


def best_played(table: Espresso, known: dict[tuple[int, int, int], int]) -> int:
    """By trying everything that the rules allow."""
    if table.over:
        return table.scores()[0]
    key = (table.arrangement(), table.beans[0], table.away[0])
    if key not in known:
        known[key] = 0
        for choice in table.choices(0):
            if choice >= SCORE or choice < EXCHANGE + 70:
                after = table.copy()
                after.play(0, choice, Addressed(b"x"))
                known[key] = max(known[key], best_played(after, known))
    return known[key]


def solved(solver: Solver, arrangement: int, beans: int, left: list[int]) -> int:
    stage = {ALL & ~sum(1 << card for card in left): bytes([0] * arrangement + [beans + 1]).ljust(HALF, b"\0")}
    for _ in left:
        stage = solver.next_stage(stage, 0)
    return max(0, richest(stage))


def test_the_solver_finds_what_trying_everything_finds() -> None:
    solver = solver_of(GAME, OPTIONS, b"seed")
    found = set[int]()
    for arrangement in (0, 777, 31_415, 54_321, 99_999, 107_999):
        for left in ([0], [4], [13], [15]):
            best = best_played(table_at(arrangement, 2, left), {})
            assert solved(solver, arrangement, 2, left) == best, (arrangement, left)
            found.add(best)
    both = [0, 12]
    assert solved(solver, 4_242, 1, both) == best_played(table_at(4_242, 1, both), {})
    assert len(found) > 3


def test_whoever_cannot_come_to_what_is_wanted_is_left_out() -> None:
    solver = solver_of(GAME, OPTIONS, b"seed")
    assert sorted(solver.order) == list(range(CARDS))
    assert solver.most() == 52
    assert solver.next_stage(first_stage(), 53) == {}
    assert SoFar(52).par is None
    assert has_par(GAME, 1)
    assert not has_par(GAME, 2)
