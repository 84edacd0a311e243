"""What several routes have in common."""

from starlette.requests import Request

from comptoir.kernel.say import Say
from comptoir.server import wire_http
from comptoir.server.rooms import Room
from comptoir.server.web import Call, Problem, Site


async def room_of(site: Site, request: Request) -> Room:
    """The table as it is now, whichever process served it last: only then is it judged who may see what."""
    room = await site.house.room(request.path_params["table"])
    await site.house.current(room)
    return room


def sum_allowed(call: Call) -> None:
    """What takes long to work out is not asked for in a row."""
    if not call.site.limits.sums.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))


def made(table: str) -> wire_http.TableMade:
    return wire_http.TableMade(table, f"/t/{table}")
