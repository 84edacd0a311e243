"""What somebody at a table asks for, counted: by the socket (`live.py`) or by HTTP (`api/play.py`)."""

from comptoir.house import acts, commands, wire
from comptoir.house.acts.going_on import Rematch
from comptoir.house.acts.questions import Hint
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.say import Say
from comptoir.server.web import Site


async def carry_out(site: Site, room: Room, person: Person, wish: acts.TableCommand) -> wire.Message:
    """Have it done, unless this person asks for too much at a time."""
    asker = person.id or "nobody"  # who can only be refused
    if isinstance(wish, Hint) and not site.limits.hints.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if not site.limits.commands.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    opens = isinstance(wish, Rematch) and not room.table.rematch  # a table like any other
    if opens and not site.limits.tables.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    return await commands.carry_out(site.house, room, person, wish)
