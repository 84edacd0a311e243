"""What a board is drawn from is told to anybody who asks, for circuits of the house and those a table brings along."""

from pathlib import Path

from comptoir.games.top_race.circuits import circuit_text
from tests.server.running import runs
from tests.server.test_http import site


@runs
async def test_a_circuit_is_told_by_its_name_and_by_its_text(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        named = await http.post("/api/scenery", json={"game": "top-race", "options": {"circuit": "old-town"}})
        assert named.status_code == 200
        assert named.json()["name"] == "Old Town"
        spelled = {"circuit": circuit_text("old-town")}
        assert (await http.post("/api/scenery", json={"game": "top-race", "options": spelled})).json() == named.json()


@runs
async def test_a_game_whose_view_is_enough_has_none(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        assert (await http.post("/api/scenery", json={"game": "cafe-race"})).json() is None


@runs
async def test_what_cannot_be_drawn_is_refused_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        broken = await http.post("/api/scenery", json={"game": "top-race", "options": {"circuit": "circuit Nowhere"}})
        assert broken.status_code == 409
        assert broken.json()["words"]["key"].startswith("top-race-circuit-")
        unknown = await http.post("/api/scenery", json={"game": "ludo"})
        assert unknown.json()["words"]["key"] == "game-unknown"
