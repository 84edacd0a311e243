"""What several routes have in common."""

from comptoir.house import wire_http
from comptoir.house.rooms import Room
from comptoir.kernel.say import Say
from comptoir.server.web import Call, Problem


async def room_of(call: Call) -> Room:
    return await call.site.room(call.request, call.person)


def sum_allowed(call: Call) -> None:
    """What takes long to work out is not asked for in a row."""
    if not call.site.limits.sums.allows(call.asker):
        raise Problem(429, Say("server-too-fast"))


def made(table: str) -> wire_http.TableMade:
    return wire_http.TableMade(table, f"/t/{table}")
