"""Taking a table away for good: whoever opened it and never had company there may."""

from comptoir.house import log
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.seats import SeatSet
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


def sat_there(rows: list[Row]) -> set[str]:
    """Everybody who has ever held a seat, by the log."""
    people: set[str] = set()
    for row in rows:
        entry = log.decode(row.body)
        if isinstance(entry, Opened):
            people |= {plan.holder for plan in entry.seats}
        elif isinstance(entry, SeatSet):
            people.add(entry.plan.holder)
    return people - {""}


async def take_away(house: House, room: Room, person: Person) -> None:
    """Refused where it is somebody else's memory as well."""
    async with room.lock:
        await house.catch_up(room)
        store, table = house.store, room.table
        if sat_there(await store.entries(table.id)) != {person.id}:
            raise Refused(Say("server-others-sat"))
        if not await store.remove(table.id, table.seq, even_watched=True):  # by himself, a moment ago
            raise Refused(Say("server-busy"))
    house.let_go(room)
