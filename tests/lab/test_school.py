"""Learning what positions are worth: repeatable, resumable, and what bots use is what was taught."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from comptoir.bots.values.network import SCALE, Network
from comptoir.bots.values.shelf import SIGHTS, made
from comptoir.lab.crew import Here
from comptoir.lab.school.lessons import Task, learn, tables_of, unpacked
from comptoir.lab.school.teacher import Adam, Net, Pupils, examine, shares, slope, targets, teach
from comptoir.lab.school.training import Plan, Round, School, plan_for


def school(folder: Path, game: str = "cafe-race", thinking: int = 6) -> School:
    rounds = [Round(30, 0, 20), Round(4, thinking, 3)]
    found = School(Plan(game, 5, rounds), folder, Here(), lambda _: None)
    found.lessons = 20
    return found


def test_one_seed_teaches_one_thing(tmp_path: Path) -> None:
    assert school(tmp_path / "one").run() == school(tmp_path / "two").run()


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = school(tmp_path).run()
    kept = sorted(tmp_path.glob("games-*.bin"))
    assert len(kept) == 4
    before = {file: file.stat().st_mtime_ns for file in kept[1:]}
    kept[0].unlink()
    told: list[int] = []
    again = school(tmp_path)
    again.tell = told.append
    assert again.run() == whole
    assert {file: file.stat().st_mtime_ns for file in kept[1:]} == before, "only what was missing is played again"
    assert sum(told) == 34


@pytest.mark.parametrize("game", SIGHTS)
def test_lessons_tell_how_games_ended(game: str) -> None:
    found = unpacked(learn(Task(game, 3, 2)))
    assert found
    for moment in found:
        assert sum(moment.wins) == pytest.approx(1.0)
        assert len(moment.seen) == len(moment.wins) == len(moment.to_come)


def test_no_more_games_are_played_than_planned(tmp_path: Path) -> None:
    pupils = school(tmp_path)
    pupils.run()
    numbers = {moment.number for moment in pupils.played(0, None)}
    assert numbers == set(range(30))


def test_only_what_a_value_covers_is_played() -> None:
    names = {name for name, _ in tables_of("top-race")}
    assert "top-race/bets" in names
    assert "top-race/bingo" not in names
    assert {seats for name, seats in tables_of("espresso-doppio")} == {2}


def test_the_whole_numbers_say_what_was_taught() -> None:
    net = Net(24, 16, 3)
    dice = np.random.default_rng(4)
    for part in net.parts.values():
        part += dice.standard_normal(part.shape).astype(np.float32) * 0.3
    net.bound()
    weights = net.weights("round")
    network = Network(weights.inputs, weights.first, weights.first_bias, weights.last, weights.direct)
    for _ in range(50):
        seen = bytes(dice.integers(0, 256, 24).tolist())
        network.look(seen)
        _, out = net.rounded().run((np.frombuffer(seen, np.uint8) / 64).astype(np.float32)[None])
        # A unit loses less than a 64th when it is cut to a whole number.
        assert network.prospects / SCALE == pytest.approx(float(out[0, 0]), abs=0.15)
        assert network.points / SCALE == pytest.approx(float(out[0, 1]), abs=0.15)


def test_lessons_make_a_net_foretell_better(tmp_path: Path) -> None:
    moments = unpacked(learn(Task("cafe-race", 1, 300)))
    learned = Pupils([moment for moment in moments if moment.number % 5], 4.0)
    held_out = Pupils([moment for moment in moments if moment.number % 5 == 0], 4.0)
    net = Net(24, 8, 1)
    adam = Adam(net)
    for epoch in range(8):
        teach(net, learned, learned.wins, epoch, 8, 1, adam)
    loss, blank, _, _ = examine(net, held_out)
    assert loss < blank - 0.1


def test_aims_lean_on_what_came_later_in_the_same_game() -> None:
    moments = unpacked(learn(Task("cafe-race", 1, 3)))
    pupils = Pupils(moments, 4.0)
    net = Net(24, 8, 1)
    aims = targets(pupils, net)
    _, out = net.run(pupils.seen)
    thought = shares(out[:, 0], pupils.of, len(pupils.seats))
    last = [
        place
        for place in range(len(moments))
        if place + 1 == len(moments) or moments[place + 1].number != moments[place].number
    ]
    assert len(last) == 3
    for place in last:
        rows = slice(pupils.first[place], pupils.first[place] + pupils.seats[place])
        assert aims[rows] == pytest.approx(pupils.wins[rows])
    first, second = slice(0, pupils.seats[0]), slice(pupils.first[1], pupils.first[1] + pupils.seats[1])
    assert aims[first] == pytest.approx(0.8 * aims[second] + 0.2 * thought[second], abs=1e-6)


def test_the_slope_tells_who_is_too_sure() -> None:
    dice = np.random.default_rng(2)
    sure = dice.standard_normal(20_000)
    won = (dice.random(20_000) < 1 / (1 + np.exp(-sure))).astype(np.float32)
    fair = (1 / (1 + np.exp(-sure))).astype(np.float32)
    boastful = (1 / (1 + np.exp(-2 * sure))).astype(np.float32)
    assert slope(fair, won) == pytest.approx(1.0, abs=0.07)
    assert slope(boastful, won) == pytest.approx(0.5, abs=0.05)


def test_a_page_survives_its_file(tmp_path: Path) -> None:
    page = school(tmp_path).run()
    assert made(msgspec.json.decode(msgspec.json.encode(page), type=type(page))).sight is SIGHTS["cafe-race"]


def test_a_plan_shrinks_to_what_is_asked_for() -> None:
    whole, tenth = plan_for("top-race", 1), plan_for("top-race", 1, 0.1)
    assert tenth.games * 9 < whole.games < tenth.games * 11
