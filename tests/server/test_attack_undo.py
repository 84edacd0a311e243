"""What was worked out for a choice that was only tried must not be believed of another one that took its place."""

from pathlib import Path

from comptoir.games import rule_sets
from comptoir.house import views
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.seats import Hold, Return, SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.acts.talking import Chat
from comptoir.house.duties import BotMoves
from comptoir.house.rooms import Room
from comptoir.house.undo import undo_for
from comptoir.kernel.luck import Dry
from tests.server.inside import hall_around, hall_at
from tests.server.running import runs


def asked(room: Room) -> list[int]:
    assert room.table.match is not None
    return room.table.match.position.waiting()


@runs
async def test_a_choice_that_came_too_late_lends_its_innocence_to_no_other(tmp_path: Path) -> None:
    """Ida steps aside and a bot closes the secret step for her, in one house. At that moment Zoé thinks better of her
    choice, in a house that has not heard: hers taught her nothing. Ida comes back, and has seen everybody's cards.
    """
    async with hall_at(tmp_path) as hall:
        hall.house.store.shared = True
        other = await hall_around(hall.house.store)
        game, options = rule_sets()["top-race/total"]
        people = [await hall.person(name) for name in ("Zoé", "Max", "Ida")]
        given = {field: getattr(options, field) for field in options.__struct_fields__}
        room = await hall.open(people[0], game.name, "person", "open", "open", options=given)
        for seat in (1, 2):
            await hall.do(room, people[seat], SetSeat, seat=seat, kind="person")
        await hall.start(room, *people)
        while (waiting := asked(room)) != [0, 1, 2]:
            await hall.choose(room, people[waiting[0]], waiting[0])
        mine = views.play_state(room.table, 0)
        assert mine is not None
        for seat in (0, 1):
            await hall.choose(room, people[seat], seat)
        await hall.do(room, people[2], Hold, seat=2)
        there = await other.house.room(room.table.id)
        await other.sweeper._do(there, BotMoves(2))
        assert there.table.seq == room.table.seq + 1
        late = await hall.refused(room, people[0], Choose, seat=0, step=mine.step, choice=mine.choices[1].number)
        assert late == "server-moved-on"
        await hall.do(room, people[2], Return, seat=2)
        await other.house.current(there)
        assert room.table.match is not None
        assert there.table.match is not None
        assert undo_for(there.table.match, 2).can == "ask"
        assert undo_for(room.table.match, 2).can == "ask"


@runs
async def test_a_choice_that_taught_is_not_judged_by_where_a_bot_chose_later(tmp_path: Path) -> None:
    """Somebody closes the secret step, sees it opened, is asked again and lets a bot answer. Another house, which reads
    all that from the log, is asked when its bots are due: it must not work out from the bot's moment what the person's
    choice had shown, or he takes back the bot's choice, then his own, freely and unasked.
    """
    async with hall_at(tmp_path) as hall:
        hall.house.store.shared = True
        game, options = rule_sets()["top-race/total"]
        people = [await hall.person(name) for name in ("Zoé", "Max", "Ida")]
        given = {field: getattr(options, field) for field in options.__struct_fields__}
        room = await hall.open(people[0], game.name, "person", "open", "open", options=given)
        for seat in (1, 2):
            await hall.do(room, people[seat], SetSeat, seat=seat, kind="person")
        await hall.start(room, *people)
        while (waiting := asked(room)) != [0, 1, 2]:
            await hall.choose(room, people[waiting[0]], waiting[0])
        match = room.table.match
        assert match is not None
        position = match.position
        for seat in (0, 1, 2):
            position = match._play(position, seat, position.choices(seat)[0], Dry()).position
        (last,) = position.waiting()
        for seat in sorted((0, 1, 2), key=lambda each: each == last):
            taught = await hall.choose(room, people[seat], seat)
        await hall.do(room, people[last], Hold, seat=last)
        await hall.sweeper._do(room, BotMoves(last))
        (following,) = asked(room)
        if following != last:
            await hall.do(room, people[following], Hold, seat=following)
        other = await hall_around(hall.house.store)
        there = await other.house.room(room.table.id)
        await other.do(there, people[last], Chat, text="Hm.")  # when are its bots due?
        await other.do(there, people[last], Return, seat=last)
        assert there.table.match is not None
        bots = there.table.match.last_of(last)
        assert bots is not None
        assert not bots.person
        await other.do(there, people[last], TakeBack, seat=last, to=bots.seq)
        assert undo_for(there.table.match, last).can == "ask"
        await other.do(there, people[last], TakeBack, seat=last, to=taught)
        assert "take-back" in there.table.proposals
