"""The dataset of the docs is what its hash says and what its command makes."""

import gzip
import hashlib

import msgspec

from comptoir.study.rows import SCHEMA, Decision, Head
from tools import dataset


def test_the_file_is_the_one_that_was_published() -> None:
    packed = (dataset.FOLDER / dataset.NAME).read_bytes()
    assert len(packed) < 300_000
    assert (dataset.FOLDER / "SHA256SUMS").read_text() == f"{hashlib.sha256(packed).hexdigest()}  {dataset.NAME}\n"


def test_its_command_makes_the_same_games_again() -> None:
    """What luck gave is left out: it is judged by what the bots have learned, which may change; the stamp says it."""
    kept = gzip.decompress((dataset.FOLDER / dataset.NAME).read_bytes()).splitlines()
    made = dataset.rows(2).splitlines()
    head = msgspec.json.decode(kept[0], type=Head)
    assert (head.schema, head.series, head.asked) == (SCHEMA, msgspec.json.decode(made[0], type=Head).series, 7)
    for before, now in zip(kept[1:], made[1:], strict=False):
        rows = [msgspec.json.decode(line, type=Decision) for line in (before, now)]
        assert msgspec.structs.replace(rows[0], luck=0, adjusted=0) == msgspec.structs.replace(
            rows[1], luck=0, adjusted=0
        )
    decisions = [msgspec.json.decode(line, type=Decision) for line in kept[1:]]
    assert {row.game for row in decisions} == set(range(dataset.GAMES))
    assert {row.split for row in decisions} == {"train", "valid", "test"}
