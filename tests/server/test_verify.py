"""`comptoir verify` succeeds only when every draw was made again and the game came to its end."""

import re
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import run
from comptoir.house import records, wire_http
from comptoir.house.acts import going_on
from tests.server.inside import Hall, hall_at, new_id, new_secret
from tests.server.running import runs
from tests.server.test_undo import race


async def finished(hall: Hall) -> str:
    room, _ = await race(hall, "Zoé", bots=2)
    await hall.play_out(room, 3)
    return records.record_text(room.table, await hall.house.store.entries(room.table.id))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    kept: list[str] = []

    @runs
    async def body() -> None:
        async with hall_at(tmp_path_factory.mktemp("house")) as hall:
            kept.append(await finished(hall))

    body()
    return kept[0]


def verified(folder: Path, text: str, language: str = "en") -> int:
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    return run(["verify", str(file), "--lang", language])


def with_header(record: str, line: str) -> str:
    return record.replace("\n--\n", f"\n{line}\n--\n")


def loaded(folder: Path, record: str) -> str:
    """A game played with dice of one's own, under the header of an honest one."""
    table = comptoir.start("cafe-race", seats=3, luck=comptoir.Fast(seed=3))
    while not table.over:
        table.play(table.waiting()[0], table.choices(table.waiting()[0])[0])
    table.save(folder / "loaded.txt")
    return record.partition("\n--\n")[0] + "\n--\n" + (folder / "loaded.txt").read_text().partition("\n--\n")[2]


def test_an_honest_game_verifies(record: str, tmp_path: Path) -> None:
    assert verified(tmp_path, record) == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("number", ["1", "7", "999", "9" * 12, "9" * 5000])
def test_a_forged_continuation_is_no_success(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, number: str
) -> None:
    forged = with_header(loaded(tmp_path, record), f'secret continued "{number}"')
    assert verified(tmp_path, forged, language) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1, complaint


def test_how_many_draws_were_not_checked_is_said(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(tmp_path, with_header(record, 'secret continued "999"')) == 2
    draws = len(re.findall(r" \d+/\d+", record))
    assert f"{draws} draws were not checked" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["-1", "x", "٣", "", "1.5"])
def test_what_is_no_number_is_refused(record: str, tmp_path: Path, number: str) -> None:
    assert verified(tmp_path, with_header(record, f'secret continued "{number}"')) == 2


def test_a_record_cut_short_is_no_success(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, _, moves = record.partition("\n--\n")
    lines = moves.splitlines()
    for left in {0, 1, 2, len(lines) // 2, len(lines) - 1}:
        assert verified(tmp_path, f"{head}\n--\n" + "".join(f"{line}\n" for line in lines[:left])) == 2
        complaint = capsys.readouterr().err
        assert "not finished" in complaint or "no game at all" in complaint


def test_a_finished_game_with_its_end_taken_back_is_no_success(record: str, tmp_path: Path) -> None:
    last = int(record.splitlines()[-1].split()[0])
    assert verified(tmp_path, f"{record}{last + 1} undo {last}\n") == 2


@pytest.mark.parametrize("gone", ["secret word-0", "secret promise-0", "secret secret", "commitment"])
def test_a_header_with_something_missing_is_no_success(record: str, tmp_path: Path, gone: str) -> None:
    kept = [line for line in record.splitlines(keepends=True) if not re.match(rf"{gone} ", line)]
    assert len(kept) == len(record.splitlines()) - 1
    assert verified(tmp_path, "".join(kept)) == 2


@runs
async def test_a_continued_game_says_what_only_its_origin_can_tell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", bots=2)
        await hall.play_out(room, 3)
        rows = await hall.house.store.entries(room.table.id)
        frames = records.replay_of(room.table, rows, -1).frames
        moves = await hall.house.long_jobs.moves_up_to(room.table, rows, frames[4].entry, "")
        opened = going_on.continued(room.table, moves, wire_http.Continue(frames[4].entry, 0), zoe, new_secret())
        again = await hall.house.create(new_id(), opened, "x:open")
        await hall.start(again, zoe)
        await hall.play_out(again, 1)
        text = records.record_text(again.table, await hall.house.store.entries(again.table.id))
    draws = sum(len(entry.luck) for entry in opened.prefix)
    assert verified(tmp_path, text) == 2
    told = capsys.readouterr()
    assert "every one is what the seed gives" in told.out
    assert f"{draws} draws were not checked" in told.err
