"""What the house does for somebody tells the others nothing, and gives him nothing that his own hand would not."""

from pathlib import Path

import msgspec
import pytest

from comptoir.games import GAMES
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.forced import SetForced, forced_seats
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.budgets import EACH_PLAYING, Budget
from comptoir.house.duties import ForcedMove
from comptoir.house.people import Person
from comptoir.house.pondering import to_ponder
from comptoir.house.rooms import Room
from comptoir.house.undo import why_not_free
from tests.server.inside import Hall, hall_at
from tests.server.running import runs


async def two_at(hall: Hall, game: str, rule_set: str) -> tuple[Room, list[Person]]:
    """Zoé and Max, both spared what is forced."""
    people = [await hall.person("Zoé"), await hall.person("Max")]
    options = msgspec.to_builtins(GAMES[game].rule_sets[rule_set])
    room = await hall.open(people[0], game, "person", "open", options=options)
    await hall.do(room, people[1], SetSeat, seat=1, kind="person")
    await hall.start(room, *people)
    for person in people:
        await hall.do(room, person, SetForced, forced=True)
    return room, people


@runs
@pytest.mark.parametrize(
    ("game", "rule_set", "known"), [("cafe-international", "basic", 0), ("top-race", "children", 1)]
)
async def test_in_company_the_house_does_only_what_everybody_knows_to_be_forced(
    tmp_path: Path, game: str, rule_set: str, known: bool
) -> None:
    """Nobody answers as soon as the house does: a choice that comes at once was none, and what made it so is hidden."""
    seen = [0, 0]
    async with hall_at(tmp_path) as hall:
        room, people = await two_at(hall, game, rule_set)
        while (match := room.table.match) is not None and room.table.phase == "playing":
            seat = match.position.waiting()[0]
            if len(match.position.choices(seat)) == 1:
                public = to_ponder(match, seat) is None
                seen[public] += 1
                assert forced_seats(room.table) == ([seat] if public else [])
            await hall.choose(room, people[seat], seat, room.table.seq)
    assert seen[known] > 0


@runs
async def test_what_the_house_did_does_not_let_him_ask_once_more(tmp_path: Path) -> None:
    """The others have said no to a take-back; what is forced afterwards is no new choice to ask for."""
    async with hall_at(tmp_path) as hall:
        room, people = await two_at(hall, "top-race", "children")
        while (match := room.table.match) is not None and room.table.phase == "playing":
            seat = match.position.waiting()[0]
            last = match.last_real_of(seat)
            if not forced_seats(room.table) or last is None or why_not_free(match, last) is None:
                await hall.choose(room, people[seat], seat)
                continue
            await ask_in_vain(hall, room, people, seat, last.seq)
            await hall.sweeper._do(room, ForcedMove(seat))
            assert await hall.refused(room, people[seat], TakeBack, seat=seat, to=last.seq) == "server-ask-once"
            return
    raise AssertionError("nothing was forced")


async def ask_in_vain(hall: Hall, room: Room, people: list[Person], seat: int, to: int) -> None:
    await hall.do(room, people[seat], TakeBack, seat=seat, to=to)
    proposal = room.table.proposals["take-back"]
    await hall.do(room, people[1 - seat], Answer, seat=1 - seat, ask=proposal.ask, yes=False)


def test_the_house_does_not_run_out_of_pages_for_what_is_forced() -> None:
    book = Budget()
    for number in range(EACH_PLAYING[0] + 1):
        book.check(f"forced:{number}", 100, ())
        book.note(f"forced:{number}", 100, playing=True)
