"""Whatever is wrong in a call from Python is said in a sentence, in both builds: never the name of a type alone."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import comptoir
from comptoir import bots
from comptoir.adapters import flatten
from comptoir.adapters.batch import Batch
from comptoir.adapters.zoo import env
from comptoir.review import review_game
from comptoir.study.experiments import arena, asked, export, puzzles, read_head, read_rows, review
from comptoir.study.plots import bars

SENTENCE = re.compile(r"^[“A-Z].* .*[.](?: \[[a-z0-9-]+\])?$", re.DOTALL)
TABLE = comptoir.start("cafe-race", 3, comptoir.Fast(1))
OTHER = comptoir.start("espresso-doppio", 2, comptoir.Fast(1))
RACE = comptoir.start("top-race/bets", 3, comptoir.Fast(1))
VIEW, ONLOOKER, POSITION = TABLE.view(0), OTHER.view(), TABLE.position
# What people give by mistake: nothing, a truth, a word for a number, a part, too little, too much, another game's move.
ODD: tuple[Any, ...] = (
    None, True, "3", 3.5, float("nan"), -2, 2**70, b"x", [], {}, [None], ["a"], [(1,)], [(True, 6)], object,
    OTHER.moves(0)[0], OTHER.moves(0)[0].move, ONLOOKER,
)  # fmt: skip
MAY: dict[str, tuple[Any, ...]] = {
    "Fast": (-2, 2**70), "Fair seed": (b"x",), "Fair entry": (2**70,), "Script": ([],), "Meant faces": ([],),
    "choose seed": (-2, 2**70), "choose budget": (3.5,), "choose memory": (b"x", []), "numbers": (ONLOOKER,),
    "reset": (None, 2**70), "bars title": ("3",), "bars values": ({},), "bars line": (None, 3.5, -2, 2**70),
}  # fmt: skip
CALLS: dict[str, Callable[[Any], object]] = {
    "Fast": comptoir.Fast,
    "dice": comptoir.dice,
    "Fair seed": lambda odd: comptoir.Fair(odd, 0),
    "Fair entry": lambda odd: comptoir.Fair(b"x", odd),
    "Script": comptoir.Script,
    "Then first": lambda odd: comptoir.Then(odd, comptoir.Fast(1)),
    "Then after": lambda odd: comptoir.Then(comptoir.dice(1), odd),
    "Recorder": comptoir.Recorder,
    "Meant faces": lambda odd: comptoir.Meant(comptoir.Fast(1), odd, [], {}),
    "Meant after": lambda odd: comptoir.Meant(odd, [], [], {}),
    "fingerprint": comptoir.fingerprint,
    "play": lambda odd: TABLE.copy().play(0, odd),
    "read": lambda odd: TABLE.game.read(odd, TABLE.options),
    "write": lambda odd: TABLE.game.write(odd, TABLE.options),
    "number": lambda odd: TABLE.game.number(odd, TABLE.options),
    "choose view": lambda odd: bots.choose(odd, "novice", 1),
    "choose level": lambda odd: bots.choose(VIEW, odd, 1),
    "choose seed": lambda odd: bots.choose(VIEW, "novice", odd),
    "choose budget": lambda odd: bots.choose(VIEW, "novice", 1, odd),
    "choose memory": lambda odd: bots.choose(VIEW, "novice", 1, memory=odd),
    "advise": lambda odd: bots.advise(odd, 1),
    "standing": bots.standing,
    "heard": bots.heard,
    "review_game": review_game,
    "asked": asked,
    "numbers": flatten.numbers,
    "mask": lambda odd: flatten.mask(odd, 0, 6),
    "mask space": lambda odd: flatten.mask(POSITION, 0, odd),
    "env options": lambda odd: env("cafe-race", 3, options=OTHER.options if odd is None else odd),
    "reset": lambda odd: env("cafe-race", 3).reset(seed=odd),
    "Batch seed": lambda odd: Batch("cafe-race", 2, seed=odd if odd != 2**70 else -1),
    "pay": lambda odd: OTHER.view(0).pay(odd),  # type: ignore[attr-defined]
    "face_up": lambda odd: OTHER.view(0).face_up(odd),  # type: ignore[attr-defined]
    "car": lambda odd: RACE.view(0).car(odd),  # type: ignore[attr-defined]
    "bet": lambda odd: RACE.view(0).bet(1, 1, odd),  # type: ignore[attr-defined]
    "bars title": lambda odd: bars(odd, {"a": 1.0}),
    "bars values": lambda odd: bars("a", odd),
    "bars digits": lambda odd: bars("a", {"a": 1.0}, odd),
    "bars line": lambda odd: bars("a", {"a": 1.0}, line=odd),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_thing_is_refused_in_a_sentence(name: str) -> None:
    for odd in ODD:
        if any(odd is may or (type(odd) is type(may) and odd == may) for may in MAY.get(name, ())):
            CALLS[name](odd)
            continue
        with pytest.raises(ValueError) as caught:  # noqa: PT011 - each has a sentence of its own
            CALLS[name](odd)
        assert SENTENCE.match(str(caught.value)), f"{odd!r}: {caught.value}"


@pytest.mark.parametrize("bound", [0, -1, 2**70])
def test_no_luck_draws_below_nothing_or_more_than_it_has(bound: int) -> None:
    for luck in (comptoir.Fast(1), comptoir.Fair(b"x", 0), comptoir.Paired(1)):
        with pytest.raises(ValueError, match="Luck draws below a number from 1"):
            luck.below(bound)


FILES: dict[str, Callable[[Any], object]] = {
    "load": comptoir.load,
    "replay": comptoir.replay,
    "save": TABLE.save,
    "review": lambda path: review(path, thinking=0.001),
    "arena": lambda path: arena("cafe-race", "random", games=1, luck=False, results=path),
    "puzzles": lambda path: puzzles("espresso-doppio", book=path),
    "export": lambda path: export("cafe-race", "random", to=path, games=1, luck=False),
    "read_rows": read_rows,
    "read_head": read_head,
}


@pytest.mark.parametrize("name", FILES)
def test_files_that_cannot_be_used_are_named_in_a_sentence(name: str, tmp_path: Path) -> None:
    call, kind = FILES[name], ".jsonl"
    (tmp_path / f"folder{kind}").mkdir()
    wrong: list[Any] = [7, True, b"x", "", "\0", tmp_path / f"folder{kind}", tmp_path / "nowhere" / f"x{kind}"]
    if name not in ("save", "arena", "puzzles", "export"):
        wrong.append(tmp_path / f"missing{kind}")
    if name != "save":
        for word, body in (("noise", bytes(range(256))), ("words", b"my own notes\n")):
            (tmp_path / f"{word}{kind}").write_bytes(body)
            wrong.append(tmp_path / f"{word}{kind}")
    for path in wrong:
        with pytest.raises(comptoir.Refused) as caught:
            call(path)
        assert SENTENCE.match(str(caught.value)), f"{path!r}: {caught.value}"


def test_a_missing_file_is_still_pythons_own_error() -> None:
    with pytest.raises(FileNotFoundError, match=r"There is no file “nowhere\.txt”"):
        comptoir.load("nowhere.txt")
    with pytest.raises(FileNotFoundError, match="There is no folder “nowhere”"):
        TABLE.save("nowhere/game.txt")


def test_exported_rows_that_were_damaged_are_not_half_read(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    export("cafe-race", "random", to=whole, games=2, seats=3, luck=False)
    packed = gzip.compress(whole.read_bytes())
    for name, body in (("cut.jsonl.gz", packed[:-20]), ("odd.jsonl.gz", b"plain"), ("cut.parquet", b"PAR1")):
        (tmp_path / name).write_bytes(body)
        with pytest.raises(comptoir.Refused, match="holds no exported decisions, or is damaged"):
            list(read_rows(tmp_path / name))
    assert len(list(read_rows(whole))) > 10


def test_a_copy_takes_no_odd_luck_for_its_own() -> None:
    with pytest.raises(comptoir.Refused, match="Luck is something like"):
        TABLE.copy(False)  # type: ignore[arg-type]


def test_bars_below_zero_hang_from_it() -> None:
    drawn = bars("a", {"up": 2.0, "down": -1.0})
    tops = [float(found) for found in re.findall(r'<rect x="[\d.]+" y="([\d.]+)"', drawn)]
    heights = [float(found) for found in re.findall(r'height="([\d.]+)" rx="3"', drawn)]
    assert tops[0] + heights[0] == pytest.approx(tops[1], abs=0.2)
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.3)
