"""What somebody at a table asks for, by whichever door: the socket (`live.py`) or HTTP (`api/play.py`)."""

from comptoir.kernel.say import Say
from comptoir.server import opening, questions, wire
from comptoir.server.people import Person
from comptoir.server.rooms import Room
from comptoir.server.web import Site


async def carry_out(site: Site, room: Room, person: Person, wish: wire.Logged | wire.Question) -> wire.Message:
    """Answer a question, or do what is asked and say so when it is durable."""
    asker = person.id or "nobody"  # who can only be refused
    if isinstance(wish, wire.Hint) and not site.limits.hints.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if not site.limits.commands.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if isinstance(wish, wire.WhatIf | wire.WhyNot | wire.Hint):
        return await _ask(site, room, person, wish)
    if isinstance(wish, wire.SetOptions | wire.Start):
        given = wish.options if isinstance(wish, wire.SetOptions) else opening.options_of(room.table)
        await site.house.kitchen.prepare(room.table.game.name, given, asker)
    if isinstance(wish, wire.Rematch):
        return await opening.rematch(site.house, room, person, wish)
    return await site.house.perform(room, person, wish)


async def _ask(site: Site, room: Room, person: Person, question: wire.Question) -> wire.Message:
    """Answers tell what the seat's holder may know: who that is, is judged before thinking and after it."""
    await site.house.current(room)
    found = await questions.answer(room.table, person, question, site.house.bots)
    if isinstance(question, wire.Hint):
        await site.house.current(room)
    if question.seat not in room.table.seats_of(person.id):
        return wire.Refused(question.id, Say("server-not-your-seat"))
    return found
