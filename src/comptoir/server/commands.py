"""What somebody at a table asks for, counted: by the socket (`live.py`) or by HTTP (`api/play.py`)."""

from comptoir.house import commands, wire
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.say import Say
from comptoir.server.web import Site


async def carry_out(site: Site, room: Room, person: Person, wish: wire.Logged | wire.Question) -> wire.Message:
    """Have it done, unless this person asks for too much at a time."""
    asker = person.id or "nobody"  # who can only be refused
    if isinstance(wish, wire.Hint) and not site.limits.hints.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if not site.limits.commands.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    return await commands.carry_out(site.house, room, person, wish)
    if isinstance(wish, wire.WhatIf | wire.WhyNot | wire.Hint):
        return await _ask(site, room, person, wish)
    if isinstance(wish, wire.SetOptions | wire.Start):
        given = wish.options if isinstance(wish, wire.SetOptions) else opening.options_of(room.table)
        await site.house.kitchen.prepare(room.table.game.name, given, asker)
    if isinstance(wish, wire.Rematch):
        if not room.table.rematch and not site.limits.tables.allows(asker):  # it opens a table like any other
            return wire.Refused(wish.id, Say("server-too-fast"))
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
