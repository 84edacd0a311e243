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
    assert "There is no port 99999: ports end at 65535." in complaint(capsys, "--port", "99999", "--lang", "en")
    assert "--port must be a number, and not below 0" in complaint(capsys, "--port", "-1", "--lang", "en")
    assert "192.0.2.1" in complaint(capsys, "--host", "192.0.2.1")
    assert "nowhere.invalid" in complaint(capsys, "--host", "nowhere.invalid")


def test_in_french_the_complaint_is_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "finissent à 65535" in complaint(capsys, "--port", "99999", "--lang", "fr")
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


@pytest.mark.parametrize("rate", ["0", "-1", "nan", "inf"])
def test_a_rate_that_lets_nobody_in_or_has_no_end(
    rate: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Should the rate be let through after all, the server must not stay open.
    assert "--rate must be a number above 0" in complaint(
        capsys, "--rate", rate, "--database", "mysql://house", "--lang", "en"
    )
    monkeypatch.setenv("COMPTOIR_RATE", rate)
    assert "COMPTOIR_RATE doit être" in complaint(capsys, "--database", "mysql://house", "--lang", "fr")


@pytest.mark.parametrize("rate", [0.0, -1.0, float("nan"), float("inf")])
def test_no_house_is_set_up_with_such_a_rate_from_python_either(rate: float) -> None:
    """It divided by nought at the first request that had to wait."""
    with pytest.raises(ValueError, match="rate must be a number above 0"):
        Config(rate=rate)


def test_an_unknown_way_of_logging(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    heard = complaint(capsys, "--log", "loud", "--lang", "en")
    assert heard.strip() == "“loud” does not fit --log. Choose from: debug, info, warning, error."
    monkeypatch.setenv("COMPTOIR_LOG", "fort")
    assert "«\u00a0fort\u00a0» ne convient pas à COMPTOIR_LOG" in complaint(capsys, "--lang", "fr")


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
