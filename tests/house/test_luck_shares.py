"""The lobby tells how much luck decides, for every rule set we ship."""

from comptoir.games import GAMES
from comptoir.house.luck_shares import SHARES


def test_every_rule_set_has_its_share_of_luck() -> None:
    """If this fails: `python -m tools.luck_shares`."""
    assert {name: set(shares) for name, shares in SHARES.items()} == {
        name: set(game.rule_sets) for name, game in GAMES.items()
    }
    assert all(0 <= share <= 1 and doubt > 0 for shares in SHARES.values() for share, doubt, _ in shares.values())
