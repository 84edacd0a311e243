"""What to expect alone at the table is written down for every rule set that can be played alone."""

from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.review.eyes import EndValue, house_value
from comptoir.review.fair import expected_scores


def test_every_rule_set_for_one_has_its_score_to_expect() -> None:
    alone = {name for name, (game, options) in rule_sets().items() if game.clash(options, 1) is None}
    assert expected_scores().keys() == alone
    for found in expected_scores().values():
        assert found.deals >= 1000
        assert found.doubt < 0.05 * found.deviation


def test_alone_every_trial_goes_to_its_end() -> None:
    """A score judged halfway was biased by four points of twenty-eight."""
    for game, options in rule_sets().values():
        if game.clash(options, 1) is None:
            assert isinstance(house_value(game.name, game.setup(options, 1, Fast(1))), EndValue)
