"""A start that is called off leaves nothing behind that somebody could choose the luck by."""

from pathlib import Path

import pytest

from comptoir.cli import run
from comptoir.client.connection import Connection
from comptoir.client.table import Around, RemoteTable, Snapshot, play
from comptoir.house import duties, log, records, views, wire, wire_http
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import Ready, ReadySet, RevealWord, Start
from comptoir.house.carrying import carry
from comptoir.house.fair import promise
from comptoir.house.log import apply
from comptoir.house.people import Person, hashed
from comptoir.house.rooms import Room
from comptoir.house.table import Plan, Table
from comptoir.kernel.game import Refused
from tests.server.inside import Hall, hall_at, new_secret, phase
from tests.server.running import runs


async def three(hall: Hall) -> tuple[Room, list[Person]]:
    """A table of three; Zoé is the host."""
    people = [await hall.person(name) for name in ("Zoé", "Max", "Ida")]
    room = await hall.open(people[0], "cafe-race", "person", "open", "open")
    for seat in (1, 2):
        await hall.do(room, people[seat], SetSeat, seat=seat, kind="person")
    return room, people


async def ready(hall: Hall, room: Room, people: list[Person], round_: str) -> None:
    for person in people:
        await hall.do(room, person, Ready, ready=True, promise=promise(person.id + round_))


async def give(hall: Hall, room: Room, people: list[Person], round_: str) -> None:
    for person in people:
        await hall.do(room, person, RevealWord, word=person.id + round_)


async def call_off(hall: Hall, room: Room) -> None:
    """The time for words passes, and the house does its duty."""
    duty = duties.NoWord()
    table = room.table
    assert duties.owed(table, duties.word_deadline(table)) == [duty]
    table.called_at -= duties.WORD_TIME + 60_000
    await hall.sweeper._do(room, duty)
    assert phase(room) == "lobby"


async def called_off(hall: Hall, silent: int) -> tuple[Room, list[Person]]:
    """Everybody is ready, and one gives no word."""
    room, people = await three(hall)
    await ready(hall, room, people, "a")
    await hall.do(room, people[0], Start)
    await give(hall, room, [person for seat, person in enumerate(people) if seat != silent], "a")
    await call_off(hall, room)
    return room, people


def state(room: Room, person: Person) -> wire.TableState:
    return views.table_state(room.table, person.id, ())


@runs
async def test_the_house_promises_anew_and_all_promises_fall(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=0)
        zoe, max_, ida = people
        assert room.table.secret != room.table.opened.secret
        assert room.table.commitment == promise(room.table.secret)
        assert room.table.ready == {}
        assert await hall.refused(room, zoe, Start) == "server-missing-ready"
        assert [state(room, each).renew for each in people] == [False, True, True]
        assert not state(room, Person("", "")).renew
        await hall.do(room, max_, Ready, ready=True, promise=promise(max_.id + "b"))
        assert not state(room, max_).renew
        assert state(room, max_).promised == promise(max_.id + "b")
        assert promise(max_.id + "b") not in str(state(room, ida))
        woken = (await hall.reread(room)).table
        for name in ("secret", "debts", "spent", "renewing", "call_offs", "ready"):
            assert getattr(woken, name) == getattr(room.table, name), name


@runs
async def test_a_word_serves_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_, max_, _) = await called_off(hall, silent=0)
        again = {"ready": True, "promise": promise(max_.id + "a")}
        assert await hall.refused(room, max_, Ready, **again) == "server-spent-word"


@runs
async def test_whoever_owed_a_word_gives_it_before_the_others_are_asked(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=0)
        zoe, max_, ida = people
        await ready(hall, room, people, "b")
        await hall.do(room, zoe, Start)
        assert [state(room, each).owes_word for each in people] == [True, False, False]
        assert await hall.refused(room, max_, RevealWord, word=max_.id + "b") == "server-no-word"
        room.table.called_at -= 5_000
        await give(hall, room, [zoe], "b")
        assert room.table.called_at == room.table.at
        assert [state(room, each).owes_word for each in people] == [False, True, True]
        await give(hall, room, [ida, max_], "b")
        assert phase(room) == "playing"


@runs
async def test_silence_a_second_time_tells_nothing(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=0)
        for round_ in ("b", "c", "d"):
            await ready(hall, room, people, round_)
            await hall.do(room, people[0], Start)
            assert room.table.words == {}
            await call_off(hall, room)
        assert [each.owed for each in room.table.call_offs] == [["Zoé"]] * 4
        assert len({each.commitment for each in room.table.call_offs} | {room.table.commitment}) == 5


@runs
async def test_a_new_name_does_not_help(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await called_off(hall, silent=2)
        await hall.do(room, ida, SetSeat, seat=2, kind="open")
        eve = await hall.person("Eve")
        await hall.do(room, eve, SetSeat, seat=2, kind="person")
        await ready(hall, room, [zoe, max_, eve], "b")
        await hall.do(room, zoe, Start)
        assert room.table.asked() == [eve.id]


@runs
async def test_nobody_is_carried_away_while_words_are_being_given(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await three(hall)
        await ready(hall, room, people, "a")
        await hall.do(room, people[0], Start)
        await hall.house.store.add_link(hashed("token-token"), room.table.id, 0, people[0].id, 60_000)
        eve = await hall.person("Eve")
        with pytest.raises(Refused, match="server-dealing"):
            await carry(hall.house, eve, "token-token")
        assert room.table.owing() == [person.id for person in people]


@runs
async def test_no_word_is_owed_while_no_server_is_up(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await three(hall)
        await ready(hall, room, people, "a")
        await hall.do(room, people[0], Start)
        at = room.table.called_at
        room.table.outages = [(at - 5_000, at - 1_000), (at + 1_000, at + 61_000)]
        assert duties.owed(room.table, at + 61_000 + duties.WORD_TIME - 1_001) == []
        assert duties.owed(room.table, at + 60_000 + duties.WORD_TIME) == [duties.NoWord()]
        assert duties.due(room.table) == at + 60_000 + duties.WORD_TIME


@runs
async def test_promises_are_shown_as_they_were_promised(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=1)
        await ready(hall, room, people, "b")
        await hall.do(room, people[0], Start)
        await give(hall, room, [people[1], people[0], people[2]], "b")
        await hall.play_out(room, 2)
        rows = await hall.house.store.entries(room.table.id)
        # A word that was changed in the database is found out, which promises made from the words never did.
        room.table.dealt_with = ["forged", *room.table.dealt_with[1:]]
        shown = records.fairness_of(room.table, rows)
        assert shown.promises == [promise(person.id + "b") for person in people]
        first, *_ = room.table.call_offs
        assert shown.call_offs == [wire_http.CalledOffStart(first.seq, promise(room.table.opened.secret), ["Max"])]


@runs
async def test_the_record_tells_of_every_call_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=1)
        await ready(hall, room, people, "b")
        await hall.do(room, people[0], Start)
        await give(hall, room, [people[1], people[0], people[2]], "b")
        await hall.play_out(room, 2)
        text = records.record_text(room.table, await hall.house.store.entries(room.table.id))
        file = tmp_path / "race.txt"
        file.write_text(text, encoding="utf-8")
        assert run(["verify", str(file), "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "the word of Max did not come" in said
        assert promise(room.table.opened.secret)[:16] in said
        forged = text.replace(promise(people[0].id + "b"), promise("another"))
        file.write_text(forged, encoding="utf-8")
        assert run(["verify", str(file), "--lang", "en"]) == 2
        assert "player 1 is not the one that was promised" in capsys.readouterr().err


@runs
async def test_a_server_that_dies_between_two_words_deals_the_same(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await called_off(hall, silent=0)
        await ready(hall, room, people, "b")
        await hall.do(room, people[0], Start)
        await give(hall, room, people[:2], "b")
        woken = await hall.reread(room)
        assert [state(woken, each).owes_word for each in people] == [False, False, True]
        assert duties.due(woken.table) == duties.due(room.table)
        expected = room.table.seed({people[2].id: people[2].id + "b"})
        await give(hall, woken, people[2:], "b")
        assert woken.table.match is not None
        assert woken.table.match.seed == expected


def test_a_script_promises_anew_too() -> None:
    class Scripted(RemoteTable):
        """A table whose start was just called off, and which is over when this is understood."""

        promised: tuple[str, ...] = ()

        def look(self, seat: int | None = None) -> Snapshot:
            phase = "over" if self.promised else "lobby"
            return Snapshot(1, Around("t", "cafe-race", {}, phase, [], renew=not self.promised), None)

        def command(self, what: str, **fields: object) -> dict[str, object]:
            assert what == "ready"
            self.promised += (str(fields["promise"]),)
            return {}

    table = Scripted(Connection("http://nowhere"), "t")
    before = table.word
    play(table, lambda _turn: 0)
    assert table.promised == (promise(table.word),)
    assert table.word != before


def test_a_log_from_before_wakes_as_it_did() -> None:
    table = Table("old")
    plans = [Plan("person", each, each.title()) for each in ("zoe", "max", "ida")]
    entries = [
        b'{"is":"called"}',
        b'{"is":"word","person":"zoe","word":"pear"}',
        b'{"is":"called-off"}',
    ]  # fmt: skip
    apply(table, 1, 0, Opened("cafe-race", {}, plans, False, wire.Clock(), "zoe", new_secret()))
    for seq, (person, word) in enumerate((("zoe", "pear"), ("max", "plum"), ("ida", "fig")), 2):
        apply(table, seq, 0, ReadySet(person, True, promise(word)))
    for seq, body in enumerate(entries, 5):
        apply(table, seq, 0, log.decode(body))
    assert table.phase == "lobby"
    assert table.ready == {"zoe": promise("pear")}
    assert table.secret == table.opened.secret
    assert table.call_offs[0].owed == ["Max", "Ida"]
