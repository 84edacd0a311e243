"""`comptoir serve` when it cannot: one sentence, exit code 2."""

import socket
from pathlib import Path

import pytest

from comptoir.cli import run
from comptoir.server.config import Config, open_store
from comptoir.server.running import JsonLines, bind
from comptoir.server.storage.postgres import PostgresStore
from comptoir.server.storage.sqlite import SqliteStore


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["serve", *arguments]) == 2
    heard = capsys.readouterr().err
    assert "Traceback" not in heard
    return heard


def test_a_taken_port(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "not free" in complaint(capsys, "--port", str(taken.getsockname()[1]))


def test_a_port_or_an_address_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not free" in complaint(capsys, "--port", "99999")
    assert "192.0.2.1" in complaint(capsys, "--host", "192.0.2.1")
    assert "nowhere.invalid" in complaint(capsys, "--host", "nowhere.invalid")


def test_in_french_the_complaint_is_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "n’est pas libre" in complaint(capsys, "--port", "99999", "--lang", "fr")
    assert "ne s’ouvre pas" in complaint(capsys, "--database", "/dev/null/house", "--lang", "fr")


def test_a_database_of_another_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert "mysql://" in complaint(capsys, "--database", "mysql://house", "--lang", "en")


def test_a_database_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "not-a-database"
    file.write_text("once upon a time " * 100)
    assert "cannot be opened" in complaint(capsys, "--database", str(file))
    assert "cannot be opened" in complaint(capsys, "--database", "postgresql://nobody@127.0.0.1:1/none", "--lang", "en")


def test_a_wrong_variable(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPTOIR_RATE", "fast")
    assert "COMPTOIR_RATE" in complaint(capsys)
    monkeypatch.setenv("COMPTOIR_PORT", "eighty")
    assert "COMPTOIR_PORT" in complaint(capsys)


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with bind("127.0.0.1", 0) as one, bind("127.0.0.1", 0) as two:
        assert one.getsockname()[1] != two.getsockname()[1]


def test_addresses_name_their_database() -> None:
    assert isinstance(open_store("postgresql://x@y/z"), PostgresStore)
    assert isinstance(open_store("sqlite:/tmp/x.sqlite3"), SqliteStore)
    assert not Config().secure
    assert Config(site="https://x").secure


def test_logs_are_one_json_object_per_line() -> None:
    import json
    import logging

    record = logging.LogRecord("comptoir.x", logging.INFO, "", 0, "hello %s", ("you",), None)
    record.route = "/api/games"
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["route"]) == ("hello you", "info", "/api/games")
