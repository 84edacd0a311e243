"""An evening attacked at its door: by links kept for later, and by names that are not what they seem."""

from itertools import combinations

import pytest

from comptoir.house import budgets, jobs, wire
from comptoir.house.evenings import walls
from comptoir.house.evenings.acts.hosting import BecomeHost, Close, RenewLink, SetMenu
from comptoir.house.evenings.acts.joining import Bar, ComeBack, Join, Leave, MoveHere, SetDoor
from comptoir.house.evenings.acts.rounds import NextRound
from comptoir.house.evenings.evening import MOST, Course
from comptoir.house.evenings.evenings import Evenings
from comptoir.house.evenings.views import evening_state
from comptoir.house.evenings.wire import NewEvening
from comptoir.house.likeness import alike
from comptoir.house.memory import MemoryStore
from comptoir.house.people import tidied
from comptoir.house.seating import Seated
from comptoir.house.workshop import Rank
from comptoir.kernel.game import Refused
from tests.house.evenings.party import MENU, party_in
from tests.server.inside import hall_in
from tests.server.running import runs


@runs
async def test_a_guests_link_serves_once_also_when_he_is_back_on_his_first_phone() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        ada, second, thief = party.people["Ada"], await hall.person("Ada"), await hall.person("Ada")
        first = party.evening.guest_key(0)
        await party.do(second, MoveHere, guest=0, key=first)
        await party.do(ada, MoveHere, guest=0, key=party.evening.guest_key(0))
        assert await party.refused(thief, MoveHere, guest=0, key=first) == "evening-refusal-link"


@runs
async def test_whoever_was_shown_out_does_not_come_back_by_a_link_nor_as_a_host() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        key, other = party.evening.guest_key(1), party.evening.guest_key(0)
        await party.do(party.host, SetDoor, open=False)
        await party.do(party.host, Bar, guest=1)
        anew, joker = await hall.person("Anew"), party.people["Blaise"]
        assert await party.refused(anew, MoveHere, guest=1, key=key) == "evening-refusal-barred"
        assert await party.refused(joker, MoveHere, guest=0, key=other) == "evening-refusal-barred"
        assert await party.refused(joker, BecomeHost, key=party.evening.host_key()) == "evening-refusal-barred"


@runs
async def test_whoever_was_shown_out_is_not_told_where_the_others_play_on() -> None:
    """He went on looking at their tables, and talking there."""
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        await party.next_round()
        joker, guest = party.people["Blaise"].id, party.people["Ada"].id
        for out in (False, True):
            if out:
                await party.do(party.host, Bar, guest=1)
            told = {each: evening_state(party.evening, each, 0, frozenset()) for each in (joker, guest)}
            assert all(board.table for board in told[guest].rounds[0].boards)
            assert [bool(board.table) for board in told[joker].rounds[0].boards] == [not out]
            assert bool(told[joker].wall) is not out


@runs
async def test_a_hosts_link_in_the_wrong_hands_can_be_taken_back_by_whoever_opened_the_evening() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        old, joker, friend = party.evening.host_key(), await hall.person("Joker"), await hall.person("Friend")
        await party.do(joker, BecomeHost, key=old)
        [seen, *_] = evening_state(party.evening, joker.id, 0, frozenset()).guests
        assert await party.refused(joker, RenewLink) == "evening-refusal-host-only"
        await party.do(party.host, RenewLink)
        assert await party.refused(joker, Close) == "evening-refusal-host-only"
        assert await party.refused(joker, BecomeHost, key=old) == "evening-refusal-link"
        assert not evening_state(party.evening, joker.id, 0, frozenset()).host_key
        assert await party.refused(joker, MoveHere, guest=seen.number, key=seen.key) == "evening-refusal-link"
        await party.do(friend, BecomeHost, key=party.evening.host_key())
        assert not evening_state(party.evening, friend.id, 0, frozenset()).opener
        assert evening_state(party.evening, party.host.id, 0, frozenset()).opener
        again = await Evenings(hall.house).find(party.evening.id)
        assert (again.state.hosts, again.state.host_key()) == (party.evening.hosts, party.evening.host_key())


@runs
async def test_no_bot_is_taken_for_a_guest_of_its_name() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Moka", "Сrema", menu=[Course("cafe-race")])
        [board] = await party.next_round()
        names = (await party.room(board)).table.names()
        assert len(names) == 3
        assert not any(alike(one, other) for one, other in combinations(names, 2))


@runs
async def test_links_bring_no_more_people_in_than_there_is_room_for() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        await party.do(party.people["Ada"], Leave, guest=0)
        for number in range(MOST):
            await party.do(party.host, Join, name=f"Guest {number}")
        anew = await hall.person("Ada")
        key = party.evening.guest_key(0)
        assert await party.refused(anew, MoveHere, guest=0, key=key) == "evening-refusal-full"


@runs
async def test_no_round_begins_in_an_evening_that_was_closed_while_people_were_seated() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        evening, wish = party.evening, NextRound("n", 0)
        guests = evening.here()
        wish.course(evening, party.host)
        await party.do(party.host, Close)
        with pytest.raises(Refused, match="evening-refusal-closed"):
            wish.begun(evening, party.host, Seated([[0, 1]], []), guests)


@pytest.mark.parametrize(
    "name",
    [
        "Ada\N{VARIATION SELECTOR-16}",
        "A\N{COMBINING GRAPHEME JOINER}da",
        "Ada\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}Ada",
        "\N{FULLWIDTH LATIN CAPITAL LETTER A}da",
        "ADA",
    ],
)
@runs
async def test_nobody_comes_under_a_name_that_looks_like_another(name: str) -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        assert await party.refused(await hall.person("Max"), Join, name=name) == "evening-refusal-name"


@runs
async def test_a_box_is_called_something_that_can_be_seen() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        wish = Course(box="Go\N{RIGHT-TO-LEFT OVERRIDE}ban\n")
        await party.do(party.host, SetMenu, menu=[wish], minutes=20)
        assert [course.box for course in party.evening.menu] == ["Goban"]


@runs
async def test_who_has_rounds_seated_at_many_evenings_waits_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workshop shares its time out by who asks."""
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        asked: list[str] = []
        work = hall.house.workshop.do

        async def do(job: jobs.AnyJob, rank: Rank, asker: str = "") -> bytes:
            asked.append(asker)
            return await work(job, rank, asker)

        monkeypatch.setattr(hall.house.workshop, "do", do)
        await party.next_round()
        assert asked[:1] == [party.host.id]


def test_a_name_covers_no_other_line_and_ends_where_it_seems_to() -> None:
    assert tidied("Zoe" + "\N{COMBINING ACUTE ACCENT}" * 9) == "Zo\u00e9" + "\N{COMBINING ACUTE ACCENT}" * 2
    assert tidied(f"{'A' * 23} B") == "A" * 23


@runs
async def test_a_wall_is_never_too_heavy_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evenings held by the hundred, opened before the first was closed: what is full takes no more, and the next
    one begins another wall.
    """
    monkeypatch.setattr(walls, "MOST", 300)
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        wall, evenings = party.evening.wall, party.evenings
        await party.do(party.host, Close)
        more = [await evenings.open(NewEvening("Again", MENU, wall=wall), party.host) for _ in range(5)]
        assert {one.state.wall for one in more} == {wall}
        for one in more:
            await evenings.carry_out(one, party.host, Close("close"))
        found = await evenings.walls.find(wall)
        assert 1 < len(found.state.posters) < 6
        another = await evenings.open(NewEvening("Again", MENU, wall=wall), party.host)
        assert another.state.wall != wall


@runs
async def test_jokers_who_come_and_go_fill_no_book_but_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between them they could keep the hosts from closing the evening, and its tables from telling their results."""
    monkeypatch.setattr(budgets, "EACH_BEFORE", (10, 10_000))
    monkeypatch.setattr(budgets, "ALL_BEFORE", (20, 20_000))
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        for number, joker in enumerate(party.people.values()):
            turn = 0
            while not isinstance(
                answer := await party.ask(joker, (Leave, ComeBack)[turn % 2], guest=number), wire.Refused
            ):
                turn += 1
            assert answer.words.key == "server-book-full"
        await party.come("Denis")
        await party.do(party.host, Close)


@runs
async def test_nobody_leaves_or_comes_back_twice() -> None:
    """Each time would be one more line for everybody to read, and one more look at the table he plays at."""
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        ada = party.people["Ada"]
        assert await party.refused(ada, ComeBack, guest=0) == "server-already"
        await party.do(ada, Leave, guest=0)
        assert await party.refused(ada, Leave, guest=0) == "server-already"
