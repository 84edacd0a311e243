"""The leak hunt: two tables that differ only in what a seat cannot see must send it the same bytes.

The twin of a table is made by asking the game for another world that fits the seat's view (`imagine`), and putting it
on a copy of the table. Whatever then happens alike at both is compared byte by byte, times masked.
"""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from comptoir.games import rule_sets
from comptoir.house import wire
from comptoir.house.acts.base import LogEntry, Question, draft
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.playing import Choose, bot_choice
from comptoir.house.acts.questions import Since, WhatIf, WhyNot, answer
from comptoir.house.acts.starting import Called, deal
from comptoir.house.bots import Bots
from comptoir.house.fair import seed_of
from comptoir.house.log import apply
from comptoir.house.match import Played
from comptoir.house.people import Person
from comptoir.house.rooms import Room, Viewer, encode
from comptoir.house.store import Row
from comptoir.house.table import Change, Plan, Table
from comptoir.house.workshop import ByHand
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Dry, Fast
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.say import Event

TIMES = re.compile(rb'"(at|now)":\d+')
MakeRoom = Callable[[Table], Room]


class Leak(AssertionError):
    """A seat was told something it cannot know."""


def lay(room: Room, row: Row, entry: LogEntry, played: Played | None = None) -> Change:
    """An entry that was just played here, as the house takes it."""
    return room.note(row, apply(room.table, row.seq, row.at, entry, played))


def opened_room(game: Game, options: Options, seats: int, seed: int, make: MakeRoom) -> Room:
    """A running game among people; person pn holds seat n."""
    table = Table(f"table-{seed}")
    plans = [Plan("person", f"p{seat}", f"P{seat}") for seat in range(seats)]
    given = {field: getattr(options, field) for field in options.__struct_fields__}
    room = make(table)
    opened = Opened(game.name, given, plans, False, wire.Clock(), "p0", seed_of(str(seed), []).hex())
    lay(room, Row(1, 1000, "open", b""), opened)
    begun, dealt = deal(table, table.new_match({}))
    lay(room, Row(2, 1000, "start", b""), Called(begun), dealt)
    return room


def copied(room: Room, make: MakeRoom, position: Position | None = None) -> Room:
    twin = make(room.table.copy())
    twin.table.commands = dict(room.table.commands)
    twin.story = dict(room.story)
    if position is not None and twin.table.match is not None:
        twin.table.match.position = position
    return twin


def choose(room: Room, seat: int, choice: int) -> None:
    assert room.table.match is not None
    step, sits = room.table.match.step, room.table.seats[seat]
    if sits.by_bot:
        drafted = bot_choice(room.table, seat, step, choice)
    else:
        person = Person(sits.plan.holder, sits.plan.name)
        drafted = draft(room.table, person, Choose("c", seat, step, choice), {})
    row = Row(room.table.seq + 1, room.table.at + 1000, f"p{seat}:{room.table.seq}", b"")
    room.publish(lay(room, row, drafted.entry, drafted.played))


def masked(body: bytes) -> bytes:
    return TIMES.sub(rb'"\1":0', body)


def traffic(room: Room, seat: int, act: Callable[[Room], None], viewer: Viewer | None = None) -> list[bytes]:
    """What a viewer at this seat, or this one, is sent while something happens."""
    viewer = viewer or Viewer(person_at(seat), seat)
    room.viewers = {viewer}
    act(room)
    sent = [masked(viewer.queue.get_nowait()) for _ in range(viewer.queue.qsize())]
    room.viewers = set()
    return sent


def person_at(seat: int) -> Person:
    return Person(f"p{seat}", f"P{seat}") if seat != SPECTATOR else Person("", "")


def other_world(game: Game, truth: Position, seat: int, luck: Fast) -> Position:
    """Another world the seat cannot tell from the true one; whoever has chosen in secret has chosen there too."""
    world = game.imagine(game.view(truth, seat), luck)
    for other in sorted(set(world.waiting()) - set(truth.waiting())):
        choices = world.choices(other)
        world.play(other, choices[luck.below(len(choices))], Dry())
    return world


def compare(first: list[bytes], second: list[bytes], where: str) -> None:
    if first != second:
        pair = next(((a, b) for a, b in zip(first, second, strict=False) if a != b), (b"", b""))
        place = next((n for n, (a, b) in enumerate(zip(*pair, strict=False)) if a != b), 0)
        raise Leak(f"{where}: …{pair[0][place - 80 : place + 80]!r} against …{pair[1][place - 80 : place + 80]!r}")


def look_at(room: Room, twin: Room, seat: int, where: str, luck: Fast) -> None:
    """What is sent to somebody who comes now, and the answers to his questions."""
    first, second = (masked(encode(each.snapshot(person_at(seat), seat))) for each in (room, twin))
    compare([first], [second], f"{where}, snapshot")
    if seat == SPECTATOR or room.table.match is None:
        return
    space = room.table.match.game.space(room.table.match.options)
    numbers = [luck.below(space) for _ in range(12)] + room.table.match.position.choices(seat)[:6]
    asked: list[Question] = [Since("q", seat)]
    asked += [kind for number in numbers for kind in (WhyNot("q", seat, number), WhatIf("q", seat, [number]))]
    mine, theirs = asyncio.run(answers(room, seat, asked)), asyncio.run(answers(twin, seat, asked))
    for question, first, second in zip(asked, mine, theirs, strict=True):
        compare([first], [second], f"{where}, {question}")


async def answers(room: Room, seat: int, asked: Sequence[Question]) -> list[bytes]:
    nobody_thinks = Bots(ByHand()).advise  # none of these questions needs a bot
    person = person_at(seat)
    return [msgspec.json.encode(await answer(room.table, person, question, nobody_thinks)) for question in asked]


def go_on(
    room: Room, twin: Room, seat: int, where: str, luck: Fast, viewer: Callable[[], Viewer | None] = lambda: None
) -> None:
    """Somebody chooses at both tables. As long as the seat may see no difference, it must be sent none; nor may the
    viewer named, who should see no more than the seat does.
    """
    match, other = room.table.match, twin.table.match
    assert match is not None
    assert other is not None
    waiting, step = match.position.waiting(), match.position.step
    mover = seat if seat in waiting else waiting[luck.below(len(waiting))]
    mine, theirs = match.position.choices(mover), other.position.choices(mover)
    first = mine[luck.below(len(mine))]
    second = first if mover == seat else theirs[luck.below(len(theirs))]
    if len(waiting) == 1 and first in theirs:
        second = first
    sent = traffic(room, seat, lambda room: choose(room, mover, first), viewer())
    also = traffic(twin, seat, lambda twin: choose(twin, mover, second), viewer())
    same_view = match.game.view(match.position, seat) == match.game.view(other.position, seat)
    told = [journal_of(each, seat) for each in (room, twin)]
    if same_view and told[0] == told[1]:
        compare(sent, also, f"{where}, seat {mover} chose")
        if seat != SPECTATOR:  # what stood before it is another world at the twin, and must look the same
            left, other_left = (asyncio.run(answers(each, seat, [Since("q", seat)])) for each in (room, twin))
            compare(left, other_left, f"{where}, since the last turn")
    elif len(waiting) > 1 and 0 < len(match.position.waiting()) < len(waiting) and match.position.step == step:
        raise Leak(f"{where}: a secret choice of seat {mover} was shown")


def journal_of(room: Room, seat: int) -> list[Event]:
    journal = room.story.get(room.table.seq)
    return journal.seen_by(seat) if journal is not None else []


def walk(name: str, seats: int, seed: int, moments: int, make: MakeRoom) -> Iterator[tuple[Room, str, Fast]]:
    """Some moments of a random game, each with its name."""
    game, options = rule_sets()[name]
    room = opened_room(game, options, seats, seed, make)
    luck = Fast(seed)
    for moment in range(moments):
        match = room.table.match
        assert match is not None
        yield room, f"{name}, {seats} seats, game {seed}, moment {moment}", luck
        for _ in range(1 + luck.below(5)):
            if match.position.over:
                return
            seat = match.position.waiting()[luck.below(len(match.position.waiting()))]
            choices = match.position.choices(seat)
            choose(room, seat, choices[luck.below(len(choices))])
        if match.position.over:
            return


def hunt(name: str, seats: int, seed: int, moments: int, make: MakeRoom = Room) -> int:
    """Play a random game, stop at some moments, and look at each from every seat. Returns how many were compared."""
    looked = 0
    for room, moment, luck in walk(name, seats, seed, moments, make):
        for seat in range(SPECTATOR, seats):
            where = f"{moment}, seat {seat}"
            twin = twin_of(room, make, seat, luck)
            look_at(room, twin, seat, where, luck)
            go_on(copied(room, make), twin, seat, where, luck)
            looked += 1
    return looked


def twin_of(room: Room, make: MakeRoom, seat: int, luck: Fast) -> Room:
    match = room.table.match
    assert match is not None
    return copied(room, make, other_world(match.game, match.position, seat, luck))
