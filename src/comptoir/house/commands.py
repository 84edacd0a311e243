"""What somebody at a table asks for, by whichever door."""

import contextlib

from comptoir.house import acts, wire
from comptoir.house.acts import going_on, questions
from comptoir.house.acts.base import Draft, Logged, Question
from comptoir.house.acts.talking import Muted
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.wire import Given
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


async def carry_out(house: House, room: Room, person: Person, wish: acts.TableCommand) -> wire.Message:
    """Answer a question, or do what is asked and say so when it is durable."""
    if isinstance(wish, Question):
        return await _ask(house, room, person, wish)
    if isinstance(wish, going_on.Rematch):
        return await rematch(house, room, person, wish)
    needed = wish.needs(room.table)
    if needed is not None and person.id == room.table.host and room.table.phase == "lobby":
        return await _prepared(house, room, person, wish, needed)
    return await house.perform(room, person, wish)


async def _prepared(house: House, room: Room, person: Person, wish: Logged, needed: Given) -> wire.Message:
    """What is long about these options is worked out before, and held by the table from then on."""
    try:
        held = await house.kitchen.prepare(room.table.game.name, needed, person.id)
    except Refused as refused:
        return wire.Refused(wish.id, refused.say)
    answer = await house.perform(room, person, wish)
    room.held = room.table.game.hold(room.table.options)
    del held  # only until the table holds it
    return answer


async def _ask(house: House, room: Room, person: Person, question: Question) -> wire.Message:
    """Answers tell what the seat's holder may know: who that is, is judged before thinking and after it."""
    await house.current(room)
    found = await questions.answer(room.table, person, question, house.bots.advise)
    if isinstance(question, questions.Hint):
        await house.current(room)
        await _note_hint(house, room, question, found)
    if question.seat not in room.table.seats_of(person.id):
        return wire.Refused(question.id, Say("server-not-your-seat"))
    return found


async def _note_hint(house: House, room: Room, hint: questions.Hint, found: wire.Message) -> None:
    """Before anybody is told it is in the log, once: whatever depends on it finds it there."""
    if isinstance(found, wire.Advice) and hint.seat not in room.table.hinted:
        with contextlib.suppress(Refused):  # the game is over: nothing depends on it any more
            await house.add(room, f"house:hint-{hint.seat}", lambda table: questions.note_hint(table, hint.seat))


async def rematch(house: House, room: Room, person: Person, wish: going_on.Rematch) -> wire.Done | wire.Refused:
    """Another game with the same people. However many ask, it is one table."""
    await house.current(room)
    old = room.table
    if not old.closed or not old.seats_of(person.id):
        return wire.Refused(wish.id, Say("server-not-over" if old.seats_of(person.id) else "server-not-your-seat"))
    if old.rematch:
        return wire.Done(wish.id, old.seq)
    if person.id in old.muted:
        # Or whoever was silenced, or shown out of an evening, would be host there and speak again.
        return wire.Refused(wish.id, Say("server-chat-muted"))
    table = house.mark + going_on.address_of_rematch(old)
    made = await house.create(table, going_on.again(old, person, house.secrets.secret()), "house:open")
    for silent in old.muted & {*old.people()}:
        await house.add(made, f"house:mute-{silent}", lambda _table: Draft(Muted(silent, True)))  # noqa: B023
    seq = await house.add(room, "house:rematch", lambda _table: Draft(going_on.RematchMade(table)))
    return wire.Done(wish.id, seq)
