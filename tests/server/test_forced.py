"""Where there is only one thing to do, the house does it for whoever wants that; nobody else can tell."""

from pathlib import Path

from comptoir.house import log
from comptoir.house.acts.forced import SetForced, forced_seats
from comptoir.house.acts.playing import Choose, Chosen
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.duties import ForcedMove, due, owed
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.views import play_state, table_state
from tests.server.inside import Hall, hall_at
from tests.server.running import runs


async def until_forced(hall: Hall, zoe: Person, *, wants: bool = True) -> tuple[Room, int]:
    """Espresso Doppio up to the third action of a turn with nothing to score: all that is left is to end the turn,
    and no card is turned for it.
    Returns the entry of the last real choice as well.
    """
    for attempt in range(20):
        room = await hall.open(zoe, "espresso-doppio", "person", "bot")
        await hall.start(room, zoe)
        if wants:
            await hall.do(room, zoe, SetForced, forced=True)
        last = 0
        for number in range(60):
            match = room.table.match
            assert match is not None
            if room.table.phase != "playing":
                break
            if match.position.waiting() != [0]:
                await hall.bots_move(room)
                continue
            choices, mine = match.position.choices(0), bool(match.made) and match.made[-1].seat == 0
            if len(choices) == 1 and mine and not match.try_choice(0, choices[0]).luck:
                return room, last
            # Not the first ones, which lay pieces in order, nor any that ends the turn.
            last = await hall.choose(room, zoe, 0, (number + attempt) % 3 + 1)
    raise AssertionError("no turn came to that")


@runs
async def test_the_only_choice_is_made_after_the_pause_bots_wait_and_only_its_maker_is_told(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room, _ = await until_forced(hall, zoe)
        table, chosen_at = room.table, room.table.person_chose_at
        assert owed(table, chosen_at + PAUSES.bot - 1) == []
        assert due(table) == chosen_at + PAUSES.bot
        assert owed(table, chosen_at + PAUSES.bot) == [ForcedMove(0)]
        await hall.sweeper._do(room, ForcedMove(0))
        entry = log.decode((await hall.house.store.entries(table.id))[-1].body)
        assert isinstance(entry, Chosen)
        assert (entry.forced, entry.by) == (True, zoe.id)
        mine, others = play_state(table, 0), play_state(table, 1)
        assert mine is not None
        assert others is not None
        assert (mine.forced, others.forced) == (table.seq, 0)
        assert table.person_chose_at == chosen_at, "bots have waited for the real choice already"
        again = await hall.reread(room)
        assert again.table.match is not None
        assert again.table.match.made[-1].forced


@runs
async def test_taking_back_skips_what_was_forced_and_goes_to_the_last_real_choice(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room, real = await until_forced(hall, zoe)
        await hall.sweeper._do(room, ForcedMove(0))
        forced, play = room.table.seq, play_state(room.table, 0)
        assert play is not None
        assert (play.undo.can, play.undo.to) == ("free", real)
        assert await hall.refused(room, zoe, TakeBack, seat=0, to=forced) == "server-undo-nothing"
        await hall.do(room, zoe, TakeBack, seat=0, to=real)
        assert set(room.table.undone) == {real, forced}
        assert forced_seats(room.table) == []


@runs
async def test_nobody_is_spared_who_did_not_ask_for_it_and_it_can_be_switched_off(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, ada = await hall.person("Zoé"), await hall.person("Ada")
        room, _ = await until_forced(hall, zoe, wants=False)
        assert forced_seats(room.table) == []
        assert await hall.refused(room, ada, SetForced, forced=True) == "server-not-your-seat"
        await hall.do(room, zoe, SetForced, forced=True)
        assert await hall.refused(room, zoe, SetForced, forced=True) == "server-already"
        assert table_state(room.table, zoe.id, ()).forced
        assert not table_state(room.table, ada.id, ()).forced
        assert forced_seats(room.table) == [0]
        await hall.do(room, zoe, SetForced, forced=False)
        assert forced_seats(room.table) == []
        play = play_state(room.table, 0)
        assert play is not None
        await hall.do(room, zoe, Choose, seat=0, step=play.step, choice=play.choices[0].number)
        assert room.table.match is not None
        assert not room.table.match.made[-1].forced


def test_logs_of_before_know_no_forced_choices() -> None:
    old = b'{"is":"chosen","seat":0,"choice":3,"step":1,"luck":[],"fingerprint":"","by":"x","dead":[]}'
    entry = log.decode(old)
    assert isinstance(entry, Chosen)
    assert not entry.forced
