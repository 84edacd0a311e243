"""Taking a table away for good: whoever opened it and never had company there may."""

from comptoir.house.dates import date_at
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


async def take_away(house: House, room: Room, person: Person, for_good: bool = False) -> None:
    """Refused where it is somebody else's memory as well. `for_good`: nobody comes back who could sit down anew."""
    async with room.lock:
        await house.catch_up(room)
        store, table = house.store, room.table
        if table.sat != {person.id}:
            raise Refused(Say("server-others-sat"))
        if table.day >= date_at(house.now()) and not for_good:  # he would sit down anew, and know what comes
            raise Refused(Say("server-day-fixed"))
        if not await store.remove(table.id, table.seq, even_watched=True):  # by himself, a moment ago
            raise Refused(Say("server-busy"))
    house.let_go(room)
