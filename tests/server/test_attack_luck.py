"""Steering the luck: how many looks at the others' words silence can buy."""

from pathlib import Path

from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import Start
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from tests.server.inside import Hall, hall_at
from tests.server.running import runs
from tests.server.test_call_offs import call_off, give, ready


async def looks(hall: Hall, room: Room, schemer: Person, people: list[Person], rounds: str) -> int:
    """How many starts of these the schemer can call off having seen everybody else's word."""
    seen = 0
    for round_ in rounds:
        await ready(hall, room, people, round_)
        await hall.do(room, people[0], Start)
        for _ in people:
            await give(hall, room, [p for p in people if p.id in room.table.asked() and p != schemer], round_)
        seen += len(room.table.words) == len(people) - 1
        await call_off(hall, room)
    return seen


@runs
async def test_call_offs_before_somebody_came_buy_no_looks_at_his_word(tmp_path: Path) -> None:
    """Two cards of one person call some starts off among themselves. A guest comes, counts as having missed them all,
    and gives his word first: each of those call-offs must not be worth another look.
    """
    async with hall_at(tmp_path) as hall:
        zoe, card, guest = [await hall.person(name) for name in ("Zoé", "Zoé's other card", "Max")]
        room = await hall.open(zoe, "cafe-race", "person", "open", "open", "bot")
        await hall.do(room, card, SetSeat, seat=1, kind="person")
        await hall.do(room, zoe, SetSeat, seat=2, kind="bot")
        for round_ in "abcde":
            await ready(hall, room, [zoe, card], round_)
            await hall.do(room, zoe, Start)
            await give(hall, room, [each for each in (zoe,) if each.id in room.table.asked()], round_)
            await call_off(hall, room)
        await hall.do(room, zoe, SetSeat, seat=2, kind="open")
        await hall.do(room, guest, SetSeat, seat=2, kind="person")
        assert await looks(hall, room, zoe, [zoe, card, guest], "fghijklm") <= 1


@runs
async def test_somebody_who_was_late_often_costs_the_others_one_look_each_time(tmp_path: Path) -> None:
    """Max's phone sleeps three times: that is no reason why Zoé may afterwards look four times in a row."""
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        for round_ in "abc":
            await ready(hall, room, [zoe, max_], round_)
            await hall.do(room, zoe, Start)
            await give(hall, room, [each for each in (zoe,) if each.id in room.table.asked()], round_)
            await call_off(hall, room)
        assert await looks(hall, room, zoe, [zoe, max_], "defghi") <= 1
