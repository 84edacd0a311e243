"""What somebody at a table asks for, by whichever door."""

from comptoir.house import opening, questions, wire
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.say import Say


async def carry_out(house: House, room: Room, person: Person, wish: wire.Logged | wire.Question) -> wire.Message:
    """Answer a question, or do what is asked and say so when it is durable."""
    if isinstance(wish, wire.WhatIf | wire.WhyNot | wire.Hint):
        return await _ask(house, room, person, wish)
    if isinstance(wish, wire.SetOptions | wire.Start):
        given = wish.options if isinstance(wish, wire.SetOptions) else opening.options_of(room.table)
        await house.kitchen.prepare(room.table.game.name, given, person.id)
    if isinstance(wish, wire.Rematch):
        return await opening.rematch(house, room, person, wish)
    return await house.perform(room, person, wish)


async def _ask(house: House, room: Room, person: Person, question: wire.Question) -> wire.Message:
    """Answers tell what the seat's holder may know: who that is, is judged before thinking and after it."""
    await house.current(room)
    found = await questions.answer(room.table, person, question, house.bots)
    if isinstance(question, wire.Hint):
        await house.current(room)
    if question.seat not in room.table.seats_of(person.id):
        return wire.Refused(question.id, Say("server-not-your-seat"))
    return found
