"""Finished games: records, verification, replay, rematch, going on."""

import asyncio
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import run
from comptoir.games import rule_sets
from comptoir.house import records, wire, wire_http
from comptoir.house.acts import going_on
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.going_on import Rematch
from comptoir.house.acts.opening import SetOptions
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.acts.talking import Chat, Mute
from comptoir.house.commands import rematch
from comptoir.house.fair import promise
from comptoir.kernel.game import Refused
from comptoir.kernel.luck import Fair
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in, new_id, new_secret, phase
from tests.server.running import runs
from tests.server.test_undo import race


@runs
async def test_a_finished_game_verifies_take_backs_included(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        first = await hall.choose(room, zoe, 0, 5)
        await hall.choose(room, max_, 1, 2)
        await hall.do(room, zoe, TakeBack, seat=0, to=first)
        await hall.choose(room, zoe, 0, 3)
        last = await hall.choose(room, ida, 2, 1)
        await hall.do(room, ida, TakeBack, seat=2, to=last)
        assert "take-back" in room.table.proposals
        for seat, person in ((0, zoe), (1, max_)):
            await hall.do(room, person, Answer, seat=seat, ask=room.table.proposals["take-back"].ask, yes=True)
        with pytest.raises(Refused):
            records.record_text(room.table, await hall.house.store.entries(room.table.id))
        await hall.play_out(room, 3)
        rows = await hall.house.store.entries(room.table.id)
        file = tmp_path / "race.txt"
        file.write_text(records.record_text(room.table, rows), encoding="utf-8")
        last_moment = list(comptoir.replay(comptoir.load(file)))[-1]
        assert room.table.match is not None
        assert last_moment.position.facts() == room.table.match.position.facts()
        assert run(["verify", str(file), "--lang", "fr"]) == 0
        assert run(["verify", str(file).replace("race", "none")]) == 2
        text = file.read_text(encoding="utf-8")
        place = text.index("setup ") + 6
        file.write_text(text[:place] + str((int(text[place]) + 1) % 6) + text[place + 1 :], encoding="utf-8")
        assert run(["verify", str(file)]) == 2


@runs
async def test_what_the_luck_was_made_of_is_shown_at_the_end(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await race(hall, "Zoé", "Max", "Ida")
        with pytest.raises(Refused):
            records.fairness_of(room.table, await hall.house.store.entries(room.table.id))
        await hall.do(room, people[1], SetSeat, seat=1, kind="bot")
        await hall.play_out(room, 2)
        shown = records.fairness_of(room.table, await hall.house.store.entries(room.table.id))
        assert promise(shown.secret) == shown.commitment == room.table.commitment
        assert shown.words == [person.id for person in people]
        assert shown.promises == [promise(word) for word in shown.words]
        for entry in shown.entries:
            luck = Fair(bytes.fromhex(shown.seed), entry.k)
            assert [[luck.below(bound), bound] for _, bound in entry.draws] == entry.draws


@runs
async def test_a_finished_game_replays_frame_by_frame(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", bots=2)
        mine = await hall.choose(room, zoe, 0, 4)
        await hall.bots_move(room)
        await hall.do(room, zoe, TakeBack, seat=0, to=mine)
        await hall.play_out(room, 3)
        rows = await hall.house.store.entries(room.table.id)
        frames = records.replay_of(room.table, rows, 0).frames
        assert room.table.match is not None
        assert len(frames) == 1 + len(room.table.match.made)
        assert [frame.entry for frame in frames[1:]] == [made.seq for made in room.table.match.made]
        assert frames[-1].play.over
        assert frames[-1].play.sheet
        assert frames[0].words is None


@runs
async def test_any_moment_can_be_gone_on_from(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", bots=2)
        await hall.play_out(room, 3)
        rows = await hall.house.store.entries(room.table.id)
        frames = records.replay_of(room.table, rows, -1).frames
        middle = frames[len(frames) // 2]
        stranger = await hall.person("Léo")
        moves = await hall.house.long_jobs.moves_up_to(room.table, rows, middle.entry, "")
        opened = going_on.continued(room.table, moves, wire_http.Continue(middle.entry, 1), stranger, new_secret())
        again = await hall.house.create(new_id(), opened, "x:open")
        options = await hall.refused(again, stranger, SetOptions, options={"auction": True})
        assert options == "server-continued"
        await hall.start(again, stranger)
        here = again.snapshot(stranger, -1).play
        assert here is not None
        assert here.view == middle.play.view
        await hall.play_out(again, 1)
        assert phase(again) == "over"
        file = tmp_path / "again.txt"
        text = records.record_text(again.table, await hall.house.store.entries(again.table.id))
        file.write_text(text, encoding="utf-8")
        assert run(["verify", str(file)]) == 2
        last = frames[-1].entry
        moves = await hall.house.long_jobs.moves_up_to(room.table, rows, last, "")
        with pytest.raises(Refused):
            going_on.continued(room.table, moves, wire_http.Continue(last, 0), zoe, new_secret())


@runs
async def test_a_rematch_is_one_table_however_many_ask(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        early = await rematch(hall.house, room, zoe, Rematch("a"))
        assert isinstance(early, wire.Refused)
        await hall.play_out(room, 3)
        behind = await hall.reread(room)
        await rematch(hall.house, room, zoe, Rematch("a"))
        await rematch(hall.house, behind, max_, Rematch("b"))
        again = (await hall.reread(room)).table.rematch
        assert again == room.table.rematch == behind.table.rematch
        next_room = await hall.house.room(again)
        assert next_room.table.people() == room.table.people()
        assert phase(next_room) == "lobby"


@runs
async def test_whoever_was_silenced_calls_no_rematch_and_stays_silent_in_it(tmp_path: Path) -> None:
    """He was its host, spoke again and could silence the others."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        await hall.do(room, zoe, Mute, person=max_.id, muted=True)
        await hall.play_out(room, 3)
        refused = await rematch(hall.house, room, max_, Rematch("a"))
        assert isinstance(refused, wire.Refused)
        assert refused.words.key == "server-chat-muted"
        await rematch(hall.house, room, zoe, Rematch("b"))
        again = await hall.house.room(room.table.rematch)
        assert await hall.refused(again, max_, Chat, text="Here I am.") == "server-chat-muted"
        await hall.do(again, zoe, Mute, person=max_.id, muted=False)
        await hall.do(again, max_, Chat, text="Here I am.")


def test_rematches_asked_for_at_the_same_moment_are_one_table(make_store: StoreMaker) -> None:
    @runs
    async def body() -> None:
        async with hall_in(make_store()) as hall:
            room, people = await race(hall, "Zoé", "Max", "Ida")
            await hall.play_out(room, 3)
            behind = await hall.reread(room)
            asked = [
                rematch(hall.house, asker, person, Rematch(f"again-{number}"))
                for number in range(7)
                for person in people
                for asker in (room, behind)
            ]
            answers = await asyncio.gather(*asked)
            assert {type(answer) for answer in answers} == {wire.Done}
            assert (await hall.reread(room)).table.rematch == behind.table.rematch != ""

    body()


@pytest.mark.parametrize("name", sorted(rule_sets()))
def test_every_rule_set_plays_to_a_record_that_verifies(name: str, tmp_path: Path) -> None:
    @runs
    async def body() -> None:
        game, options = rule_sets()[name]
        async with hall_at(tmp_path) as hall:
            zoe = await hall.person("Zoé")
            seats = next(n for n in game.seats if game.clash(options, n) is None)
            values = {field: getattr(options, field) for field in options.__struct_fields__}
            room = await hall.open(zoe, game.name, *["screen"] * seats, options=values)
            await hall.start(room, zoe)
            moves = 0
            while room.table.phase == "playing" and room.table.match is not None and moves < 3000:
                seat = room.table.match.position.waiting()[0]
                await hall.choose(room, zoe, seat, moves * 7919)
                moves += 1
            assert phase(room) == "over"
            rows = await hall.house.store.entries(room.table.id)
            file = tmp_path / "game.txt"
            file.write_text(records.record_text(room.table, rows), encoding="utf-8")
            assert run(["verify", str(file)]) == 0
            woken = await hall.reread(room)
            assert woken.table.match is not None
            assert woken.table.match.position.facts() == room.table.match.position.facts()

    body()
