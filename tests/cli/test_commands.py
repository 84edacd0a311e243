"""The command line as a person meets it: answers, languages, and one clear sentence when something is wrong."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import COMMANDS, run
from comptoir.cli.mistakes import EXTRAS
from comptoir.games import GAMES
from tests.cli import Told


def test_games_names_every_game_with_its_seats_and_options(told: Told) -> None:
    code, out, _ = told("games")
    assert code == 0
    for name in GAMES:
        assert f"({name})" in out
    assert "-o auction=true | false" in out


def test_simulate_gives_the_same_figures_whatever_the_jobs(told: Told) -> None:
    figures = []
    for jobs in ("1", "2"):
        _, out, _ = told("simulate", "cafe-race", "--seats", "3", "--games", "600", "--jobs", jobs, "--json")
        figures.append({key: value for key, value in json.loads(out).items() if "second" not in key})
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 600
    assert abs(sum(seat["wins"] for seat in figures[0]["by_seat"]) - 1) < 0.01


def test_simulate_speaks_french(told: Told) -> None:
    code, out, _ = told("simulate", "cafe-race/auction", "--games", "20", "--lang", "fr")
    assert code == 0
    assert "décisions par seconde" in out
    assert re.search(r"\d+,\d\xa0% de victoires, score moyen \d,\d", out)
    assert not re.search(r"\d\.\d", out), "a French number has a comma"


def keep_a_race(path: Path) -> str:
    """A whole race of Café Race, saved here."""
    session = comptoir.start("cafe-race", 3, comptoir.Fast(4))
    while not session.over:
        for seat in session.waiting():
            session.play(seat, 3)
    session.save(path)
    return str(path)


def test_replay_tells_the_story_and_verifies_it(told: Told, tmp_path: Path) -> None:
    race = keep_a_race(tmp_path / "race.txt")
    code, out, _ = told("replay", race)
    assert code == 0
    assert "Player 2: Thrust 4" in out
    assert "(Player 2) You chose thrust 4." in out
    assert "every one of them holds" in out
    code, short, _ = told("replay", race, "--to", "2")
    assert code == 0
    assert len(short) < len(out)
    assert "not over yet" in short
    assert "not over yet" not in out
    assert not re.search(r"^ *\d+\. ", short, re.MULTILINE), "nobody has a place yet"


def test_replay_puts_a_colon_as_each_language_does(told: Told, tmp_path: Path) -> None:
    """In French after a space, before a choice and before points."""
    race = keep_a_race(tmp_path / "race.txt")
    _, whole, _ = told("replay", race, "--lang", "fr")
    _, short, _ = told("replay", race, "--to", "2", "--lang", "fr")
    assert "Joueur 2\u00a0: Élan 4" in whole
    assert re.search(r"^ *1\. Joueur \d\u00a0: \d+$", whole, re.MULTILINE)
    assert re.search(r"^ +Joueur 1\u00a0: \d+$", short, re.MULTILINE)
    assert not re.search(r"Joueur \d:", whole + short)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game “chess”"),
        (("play", "cafe-race/blitz"), "There is no rule set “cafe-race/blitz”"),
        (("simulate", "cafe-race", "--seats", "2"), "takes 3 to 6 players, not 2"),
        (("simulate", "cafe-race", "-o", "sugar=true"), "no option “sugar”"),
        (("simulate", "cafe-race", "-o", "auction=often"), "“often” is no value"),
        (("simulate", "cafe-race", "-o", "auction"), "not of the form option=value"),
        (("simulate", "cafe-race", "--games", "0"), "at least one"),
        (("simulate", "cafe-race", "--games", "many"), "“many” does not fit --games. (comptoir simulate --help"),
        (("simulate", "cafe-race", "--gamez", "3"), "no option --gamez; perhaps --games?"),
        (("simulate", "cafe-race", "--seed"), "Something is missing: --seed."),
        (("simulate",), "Something is missing: GAME."),
        (("simulate", "cafe-race", "for", "fun"), "Too much was said: for fun."),
        (("play", "cafe-race", "--level", "champion"), "Choose from: novice, regular, master."),
        (("play", "cafe-race", "--save", "nowhere/race.txt"), "nowhere/race.txt cannot be written"),
        (("arena", "cafe-race", "random", "--report", "nowhere/race.html"), "nowhere/race.html cannot be written"),
        (("replay", f"{__file__}/race.txt"), "cannot be read"),
        (("dance",), "dance"),
        (("replay", "nowhere.txt"), "There is no file “nowhere.txt”."),
        (("replay", "nowhere.txt", "--lang", "fr"), "Il n’y a pas de fichier «\u00a0nowhere.txt\u00a0»."),
        (("replay", sys.executable), "not a Comptoir record"),
        (("verify", sys.executable), "not a Comptoir record"),
        (("circuit", sys.executable), f"The file {sys.executable} cannot be read"),
        (("simulate", "top-race", "-o", f"circuit={sys.executable}"), f"The file {sys.executable} cannot be read"),
        (("circuit", "nope"), "There is no file “nope”, and no circuit of that name. Known: classic,"),
        (("circuit", "classic", "--svg", "nowhere/classic.svg"), "nowhere/classic.svg cannot be written"),
        (("arena", "cafe-race", "random", "--results", "nowhere/race.jsonl"), "nowhere/race.jsonl cannot be written"),
        (("games", "--lang", "de"), "language is not spoken"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(told: Told, words: tuple[str, ...], sentence: str) -> None:
    code, _, err = told(*words)
    assert code == 2
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_help_speaks_the_language_of_the_reader(told: Told, command: str) -> None:
    """Nothing of what the library behind the command line would say by itself."""
    code, out, _ = told(command, "--help", "--lang", "fr")
    assert code == 0
    assert out.startswith(f"Usage\u00a0: comptoir {command}")
    assert not {"Parameters", "[default", "[required", "[choices", "Display"} & set(out.split())


@pytest.mark.parametrize(
    ("module", "extra"),
    [("altair.vegalite", "lab"), ("distributed", "lab"), ("uvicorn", "server"), ("asyncpg", "server")],
)
def test_of_what_is_not_installed_only_the_part_that_is_needed_is_named(
    told: Told, monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    def unable(_: object) -> None:
        raise ImportError(name=module)

    monkeypatch.setattr("comptoir.cli.games.show", unable)
    code, _, err = told("games")
    assert code == 2
    assert err.endswith(f'({module}): pip install "comptoir[{extra}]".\n')


def test_every_extra_named_brings_what_is_missing() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for module, extra in EXTRAS.items():
        assert module.replace("_", "-").replace("distributed", "dask[distributed]") in " ".join(
            project["optional-dependencies"][extra]
        )


def test_the_help_of_the_arena_says_who_plays_unless_told_otherwise(told: Told) -> None:
    out = " ".join(told("arena", "--help")[1].split())
    assert "master regular, who play if none are named" in out
    assert "otherwise one for each bot" in out
    assert "otherwise as many as the game allows, up to four" in " ".join(told("simulate", "--help")[1].split())


def test_an_unknown_language_is_refused_in_the_language_of_the_terminal(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "langue" in told("games", "--lang", "de")[2]


def test_a_corrupt_record_is_refused_without_a_traceback(told: Told, tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe\x00", b"comptoir 1\ngame cafe-race\nrules 1\nseats 3\n--\n0 setup 9/6\n"):
        (tmp_path / "bad.txt").write_bytes(content)
        code, _, err = told("replay", str(tmp_path / "bad.txt"))
        assert code == 2
        assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("answers", [["2", "q"], ["2"]])
def test_who_leaves_keeps_the_game_so_far(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str]
) -> None:
    """By q, or by closing the terminal."""
    saved, left = tmp_path / "left.txt", iter(answers)

    def answer(_: str) -> str:
        for word in left:
            return word
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    quick = ("--seats", "3", "--level", "novice", "--seed", "5")
    code, out, _ = told("play", "cafe-race", *quick, "--save", str(saved))
    assert code == 130
    assert f"The game so far is in {saved}." in out.replace("\n", " ")
    code, out, _ = told("replay", str(saved))
    assert code == 0
    assert "The game is not over yet. Points so far:" in out


def test_a_whole_game_can_be_played_in_a_plain_terminal(tmp_path: Path) -> None:
    """A person who mistypes, asks for what is refused, and always takes the first choice still reaches the end."""
    saved = tmp_path / "played.txt"
    command = [sys.executable, "-m", "comptoir", "play", "cafe-race", "--seats", "3", "--level", "novice"]
    answers = "what\n99\nthrust-9\nu\nh\n3\nu\n" + "2\n" * 60
    done = subprocess.run(
        [*command, "--seed", "5", "--save", str(saved), "--lang", "fr"],
        input=answers, capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "TERM": "dumb"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Répondez par un numéro de 1 à 6" in done.stdout
    assert "Vous n’avez rien à reprendre." in done.stdout
    assert "fois sur cent" in done.stdout
    assert "Cafés restés dans la tasse" in done.stdout
    assert "Traceback" not in done.stderr
    record = comptoir.load(saved)
    assert list(comptoir.replay(record))[-1].position.over
    assert "undo" in saved.read_text(encoding="utf-8")
    assert run(["verify", str(saved)]) == 0
