"""The table of the day in the pocket: dealt ahead, played by the house's rules, its results apart."""

from typing import Any

import pytest

from comptoir.house.daily import PUBLIC, RULE_SETS, day_seed, pocket_seed
from comptoir.house.dates import days_before
from comptoir.house.pauses import PAUSES
from comptoir.pocket.ports import Pockets
from tests.pocket.pages import Sitter
from tests.server.running import runs

GAME = "espresso-doppio"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PAUSES, "thinking", 0.02)


async def somebody(drawer: Pockets, secret: str = "") -> Sitter:
    """With what a house of this secret has dealt ahead, if any."""
    me = Sitter(drawer)
    await me.pocket.open(haste=True)
    me.pocket.house.reviews.thinking = 0.0005
    await me.ask("POST", "/api/me", {"name": "Zoé"})
    if secret:
        today = me.pocket.days.today()
        dates = (days_before(today, 1), today, days_before(today, -1))
        days = [
            {"date": date, "seeds": {game: pocket_seed(secret, date, game) for game in RULE_SETS}} for date in dates
        ]
        assert (await me.ask("POST", "/api/day/ahead", {"days": days}))[0] == 200
    return me


async def sat(me: Sitter, game: str = GAME, practice: bool = False) -> str:
    status, made = await me.ask("POST", f"/api/day/{game}", {"practice": practice})
    assert status == 201, made
    me.sit(made["id"])
    me.desk.play = (await me.hears(lambda message: message["type"] == "snapshot"))["play"]
    return str(made["id"])


async def played_out(me: Sitter) -> None:
    while not me.desk.play.get("over"):
        await me.choose()


async def told(me: Sitter) -> dict[str, Any]:
    """The result, once its review is there."""
    while True:
        status, found = await me.ask("GET", f"/api/day/{me.pocket.days.today()}/{GAME}")
        assert status == 200, found
        if found["mine"]["figures"] is not None:
            return dict(found)
        for task in list(me.pocket.days.masters.tasks):
            await task


@runs
async def test_a_day_is_played_to_its_result_without_a_house_and_its_first_try_counts() -> None:
    drawer = Pockets()
    me = await somebody(drawer, "one")
    assert (await me.ask("GET", "/api/day"))[1]["dealt"] == "ahead"
    table = await sat(me)
    assert table.startswith("pocket-")
    assert await sat(me) == table
    assert (await me.ask("POST", f"/api/day/{GAME}", {"practice": True}))[1]["words"]["key"] == "server-day-first"
    assert (await me.ask("GET", f"/api/tables/{table}/parcel"))[1]["words"]["key"] == "server-parcel-day"
    assert (await me.ask("POST", f"/api/tables/{table}/remove"))[1]["words"]["key"] == "server-day-fixed"
    await played_out(me)
    found = await told(me)
    assert (found["dealt"], found["unit"], found["mine"]["practice"]) == ("ahead", "score", False)
    assert (found["master"]["runs"], [end["mine"] for end in found["others"]]) == (0, [True])
    assert (await sat(me, practice=True)).startswith("pocket-")
    await me.leave()
    again = await somebody(drawer)
    today = (await again.ask("GET", "/api/day"))[1]
    assert (today["dealt"], today["streak"], today["calendar"][0]["games"]) == ("ahead", 1, [GAME])
    (game,) = (await again.ask("GET", "/api/mine/games"))[1]["games"]
    assert "pocket" in game["unrated"]
    await again.leave()


@runs
async def test_a_hint_makes_it_practice_in_the_pocket_too() -> None:
    me = await somebody(Pockets())
    await sat(me)
    await me.do("hint", seat=0)
    await me.hears(lambda message: (message.get("table") or {}).get("practice"))
    await me.leave()


async def seed_of(me: Sitter, game: str) -> str:
    room = await me.pocket.house.room(await sat(me, game))
    assert room.table.phase == "playing"
    return room.table.secret


@runs
async def test_pockets_of_one_house_have_one_deal_and_those_of_none_the_dates() -> None:
    one, twin, other, none = [await somebody(Pockets(), secret) for secret in ("one", "one", "other", "")]
    date = one.pocket.days.today()
    for game in RULE_SETS:
        first, second, third, public = [await seed_of(me, game) for me in (one, twin, other, none)]
        assert first == second == pocket_seed("one", date, game)
        assert len({first, third, public, day_seed("one", date, game)}) == 4
        assert public == pocket_seed(PUBLIC, date, game)
    assert (await none.ask("GET", "/api/day"))[1]["dealt"] == "date"
    # What comes when the day has begun changes nothing of it; what is past is not kept.
    await none.ask("POST", "/api/day/ahead", {"days": [{"date": date, "seeds": dict.fromkeys(RULE_SETS, "0" * 64)}]})
    assert (await none.ask("GET", "/api/day"))[1]["dealt"] == "date"
    assert sorted(await one.pocket.store.kept("ahead:")) == [f"ahead:{date}", f"ahead:{days_before(date, -1)}"]
    for me in (one, twin, other, none):
        await me.leave()


@runs
async def test_the_puzzle_of_the_day_is_asked_and_answered_in_the_pocket() -> None:
    me = await somebody(Pockets())
    date = me.pocket.days.today()
    asked = (await me.ask("GET", f"/api/puzzle/{date}"))[1]
    choice = asked["play"]["choices"][0]["number"]
    answer = (await me.ask("POST", f"/api/puzzle/{date}", {"choice": choice}))[1]
    assert (await me.ask("GET", "/api/day"))[1]["puzzle"] == answer["right"]
    assert (await me.ask("GET", f"/api/puzzle/{days_before(date, -1)}"))[1]["words"]["key"] == "server-day-unknown"
    await me.leave()
