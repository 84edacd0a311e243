"""Many tables at once are the same games as one after the other."""

import numpy as np
import pytest

import comptoir
from comptoir.adapters.batch import Batch
from comptoir.adapters.flatten import labels, layout, mask, numbers
from comptoir.adapters.zoo import raw_env


def played(tables: Batch, steps: int, seed: int) -> list[str]:
    rng, found = np.random.default_rng(seed), []
    seen = tables.seen()
    for _ in range(steps):
        weights = rng.random(seen.masks.shape) * seen.masks
        seen = tables.step(weights.argmax(axis=1))
        found.append(f"{seen.observations.sum()} {seen.masks.sum()} {seen.rewards.sum()} {seen.over.sum()}")
    return found


def test_the_same_seed_gives_the_same_batch_and_games_begin_anew() -> None:
    first = played(Batch("cafe-race", 8, seats=3, seed=4), 80, 1)
    assert first == played(Batch("cafe-race", 8, seats=3, seed=4), 80, 1)
    assert first != played(Batch("cafe-race", 8, seats=3, seed=5), 80, 1)
    assert sum(int(row.split()[-1]) for row in first) > 0


def test_rows_masks_and_layout_are_those_of_the_view() -> None:
    tables = Batch("espresso-doppio", 3, seed=1)
    seen = tables.seen()
    for table, position in enumerate(tables.positions):
        seat = int(seen.seats[table])
        view = tables.game.view(position, seat)
        assert seen.observations[table].tolist() == numbers(view)
        assert seen.masks[table].tolist() == mask(position, seat, tables.space)
        assert [choice for choice, may in enumerate(seen.masks[table]) if may] == position.choices(seat)
        for part in layout(view):
            names = labels(view)[part.first : part.first + part.count]
            assert all(name.startswith(part.field) for name in names)
    assert sum(part.count for part in tables.layout) == seen.observations.shape[1]


def test_a_choice_that_may_not_be_made_is_refused_before_anything_is_played() -> None:
    tables = Batch("cafe-race/auction", 2, seats=3, seed=1)
    before = [position.facts() for position in tables.positions]
    with pytest.raises(comptoir.Refused):
        tables.step(np.array([tables.seen().masks[0].argmax(), 0]))
    assert [position.facts() for position in tables.positions] == before


def test_forced_choices_are_skipped_where_wished() -> None:
    tables = Batch("cafe-international", 4, seats=2, seed=2, skip_forced=True)
    seen = tables.seen()
    for _ in range(60):
        assert (seen.masks.sum(axis=1) > 1).all()
        seen = tables.step((seen.masks * np.arange(tables.space)).argmax(axis=1))
    table = raw_env("cafe-international", seats=2, skip_forced=True)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        choices = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        assert len(choices) > 1
        table.step(int(choices[-1]))


def test_options_are_given_by_name_and_what_is_wrong_is_said() -> None:
    assert Batch("top-race", 1, seats=3, races=2).options == raw_env("top-race", seats=3, races=2).options
    tables = Batch("cafe-race", 2, seats=3)
    assert repr(tables) == "<2 tables of cafe-race, 3 seats>"
    for wrong in ([0], ["a", 1], [0.5, 1], [True, False], None):
        with pytest.raises(comptoir.Refused, match="One choice is needed for each of the 2 tables"):
            tables.step(wrong)  # type: ignore[arg-type]
    for count in (0, True, "3"):
        with pytest.raises(comptoir.Refused, match="“count” is a whole number"):
            Batch("cafe-race", count)  # type: ignore[arg-type]
    for made in (Batch, raw_env):
        with pytest.raises(comptoir.Refused, match="seats is a whole number"):
            made("cafe-race", **{"seats": "3", **({"count": 1} if made is Batch else {})})  # type: ignore[arg-type]
        with pytest.raises(comptoir.Refused, match="no option “foo”"):
            made("cafe-race", **{"foo": 1, **({"count": 1} if made is Batch else {})})  # type: ignore[arg-type]
