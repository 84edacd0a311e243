"""My card, my games, my progress: mine alone, carried by a link that serves once, and erased for good."""

from pathlib import Path

import httpx

from comptoir.house import cards, mine, puzzling
from comptoir.house.acts.seats import SetSeat
from comptoir.house.house import Unknown
from comptoir.house.memory import Memory, MemoryStore
from comptoir.house.people import Person, hashed
from comptoir.house.ratings import LEAST
from tests.server.inside import FirstChoice, hall_at, hall_in, kinds
from tests.server.running import runs
from tests.server.test_day import days_of, sat
from tests.server.test_http import open_table, site
from tests.server.test_results import started

DOORS = ("GET /api/mine/games", "GET /api/mine/progress", "POST /api/mine/games", "POST /api/card/carry",
         "POST /api/card/key", "POST /api/card/forget", "POST /api/card/erase")  # fmt: skip


@runs
async def test_a_card_is_carried_once_and_both_devices_are_the_same_person(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        table = await open_table(http)
        me = (await http.get("/api/me")).json()
        made = await http.post("/api/card/carry")
        assert made.json()["minutes"] == 15
        token = made.json()["path"].removeprefix("/card#")
        tablet = httpx.AsyncClient(transport=http._transport, base_url="http://house")
        assert (await tablet.post("/api/carry", json={"token": token})).status_code == 404, "it is no seat's"
        assert (await tablet.post("/api/card/use", json={"token": token})).json()["id"] == me["id"]
        assert [line["id"] for line in (await tablet.get("/api/tables")).json()["mine"]] == [table]
        stranger = httpx.AsyncClient(transport=http._transport, base_url="http://house")
        assert (await stranger.post("/api/card/use", json={"token": token})).status_code == 409
        # A key on paper opens it again and again; what one device forgets, the others do not.
        key = (await tablet.post("/api/card/key")).json()["path"].removeprefix("/card#")
        assert (await http.post("/api/card/forget")).json()["id"] == ""
        assert (await http.get("/api/me")).json()["id"] == ""
        assert (await tablet.get("/api/me")).json()["id"] == me["id"]
        for _ in range(2):
            assert (await http.post("/api/card/use", json={"token": key})).json()["id"] == me["id"]
        assert (await tablet.post("/api/card/erase")).json()["id"] == ""
        for device in (http, tablet):
            assert (await device.get("/api/me")).json()["id"] == ""
        assert (await http.post("/api/card/use", json={"token": key})).status_code == 409
        assert (await http.get(f"/api/tables/{table}")).status_code == 404, "it was hers alone"


@runs
async def test_without_a_card_these_doors_are_shut_and_nobody_asks_for_another(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        for door in DOORS:
            method, path = door.split(" ")
            assert (await http.request(method, path, json={"table": "t"})).status_code == 401, door


@runs
async def test_my_games_are_mine_with_everybodys_name_as_it_is_today() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "espresso-doppio", "person", "open")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.start(room, zoe, max_)
        await hall.play_out(room)
        await hall.house.people.rename(max_, "Maxime")
        (game,) = (await mine.games(hall.house, zoe, 0)).games
        assert [(seat.name, seat.mine) for seat in game.seats] == [("Zoé", True), ("Maxime", False)]
        assert (game.game, game.rule_set, game.unrated, game.kept) == ("espresso-doppio", "basic", [], True)
        assert (await mine.games(hall.house, Person("other", "Ida"), 0)).games == []
        # Whoever is erased has no name any more: not in the list, not at the table.
        await cards.erase(hall.house, max_)
        (game,) = (await mine.games(hall.house, zoe, 0)).games
        assert [seat.name for seat in game.seats] == ["Zoé", ""]
        assert [seat.plan.name for seat in room.table.seats] == ["Zoé", ""]
        assert (await mine.games(hall.house, max_, 0)).games == []


@runs
async def test_who_is_erased_keeps_nobody_waiting() -> None:
    memory = Memory()
    async with hall_in(MemoryStore(memory)) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        running = await hall.open(zoe, "espresso-doppio", "person", "open")
        await hall.do(running, max_, SetSeat, seat=1, kind="person")
        await hall.start(running, zoe, max_)
        lobby = await hall.open(zoe, "espresso-doppio", "person", "open")
        await hall.do(lobby, max_, SetSeat, seat=1, kind="person")
        alone = await hall.open(max_, "espresso-doppio", "person", "bot")
        token = await cards.key(hall.house, max_)
        await cards.erase(hall.house, max_)
        assert (kinds(running), kinds(lobby)) == (["person", "bot"], ["person", "open"])
        assert hashed(token) not in memory.tokens
        try:
            await hall.house.room(alone.table.id)
        except Unknown:
            return
        raise AssertionError("a table of his own is still there")


@runs
async def test_who_is_erased_leaves_no_day_behind_and_nobody_is_compared_with_him(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe, max_ = days_of(hall), await hall.person("Zoé"), await hall.person("Max")
        days.masters.runs, hall.house.bots = 0, FirstChoice()  # who wins does not matter here
        for person in (zoe, max_):
            await hall.play_out(await sat(days, person, "cafe-race"))
            await puzzling.tried(hall.house.store, person, days.today(), days.today(), best_of(days.today()))
            await days.result(person, days.today(), "cafe-race")
            while days.masters.tasks:
                await next(iter(days.masters.tasks))
            await days.result(person, days.today(), "cafe-race")
        running = await sat(days, max_, "espresso-doppio")
        await hall.house.people.rename(zoe, "Zazie")
        found = await days.result(max_, days.today(), "cafe-race")
        assert sorted(end.name for end in found.others) == ["Max", "Zazie"]
        await cards.erase(hall.house, max_)
        assert not [name for name in await hall.house.store.kept("") if max_.id in name]
        assert await hall.house.store.card(running.table.id) is None
        found = await days.result(zoe, days.today(), "cafe-race")
        assert [end.name for end in found.others] == ["Zazie"]


def best_of(date: str) -> int:
    found = puzzling.on_the_table(puzzling.puzzle_of(date))
    assert found is not None
    return found.puzzle.best.choice


@runs
async def test_progress_counts_wins_beside_the_fair_share_and_rates_from_the_tenth_game_on() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe = await hall.person("Zoé")
        told = []
        for number in range(LEAST):
            room = await hall.open(zoe, "espresso-doppio", "person", "bot")
            await hall.start(room, zoe)
            await hall.play_out(room, number)
            told.append((await mine.progress(hall.house, zoe)).courses[0])
        last = told[-1]
        assert [course.rating is not None for course in told] == [False] * (LEAST - 1) + [True]
        assert [course.missing for course in told] == list(range(LEAST - 1, -1, -1))
        assert (last.games, last.fair, len(last.results)) == (LEAST, LEAST / 2, LEAST)
        assert last.won == sum(share for share, _ in last.results)
        assert last.rating is not None
        assert last.rating.low < last.rating.points < last.rating.high
        assert last.rating.levels["novice"] < last.rating.levels["regular"] < last.rating.levels["master"]
        # From rows alone: the same with every log gone.
        for table in list(hall.house.rooms):
            card = await hall.house.store.card(table)
            assert card is not None
            assert await hall.house.store.remove(table, card.seq, even_watched=True)
        hall.house.long_jobs.kept.clear()
        assert (await mine.progress(hall.house, zoe)).courses == [last]


@runs
async def test_at_a_shared_screen_nobody_wins_against_himself() -> None:
    async with hall_in(MemoryStore()) as hall:
        room, zoe = await started(hall, "person", "screen")
        await hall.play_out(room)
        (course,) = (await mine.progress(hall.house, zoe)).courses
        assert (course.games, course.results, course.rated) == (1, [], 0)
