"""My card: a name and a secret, without an account. Carried to other devices, kept on paper, forgotten or erased."""

import contextlib

from comptoir.house import keepsakes
from comptoir.house.acts.base import Draft
from comptoir.house.acts.seats import SeatSet
from comptoir.house.acts.starting import CalledOff
from comptoir.house.house import House, Trouble, Unknown, Unsure
from comptoir.house.people import Person, bot_name, hashed
from comptoir.house.removing import take_away
from comptoir.house.rooms import Room
from comptoir.house.table import Plan, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

WHOLE = ""  # stands for the table of a link that carries a card rather than a seat
EVERY = 10_000


async def link(house: House, person: Person) -> str:
    """A token that brings the card to another device, once."""
    return await house.people.link(WHOLE, 0, person)


async def key(house: House, person: Person) -> str:
    """A token for paper: it opens the card wherever it is used, until the card is erased."""
    return await fresh(house, person)


async def fresh(house: House, person: Person) -> str:
    token = house.secrets.secret()
    if not await house.store.add_token(person.id, hashed(token)):
        raise Refused(Say("server-need-name"))
    return token


async def use(house: House, token: str) -> tuple[Person, str]:
    """Whose card a link or a key opens, and a token of this device's own for it."""
    found = await house.store.link(hashed(token))
    if found is not None and found[0] == WHOLE:
        if not await house.store.use_link(hashed(token)):
            raise Refused(Say("server-link-used"))
        names = await house.store.names([found[2]])
        person = Person(found[2], names.get(found[2], ""))
    else:
        person = await house.people.by_token(token)
    if not person.id or not person.name:
        raise Refused(Say("server-link-used"))
    return person, await fresh(house, person)


async def forget(house: House, token: str) -> None:
    await house.store.drop_token(hashed(token))
    house.people.let_go(hashed(token))


async def erase(house: House, person: Person) -> None:
    """Seats first: nobody shall wait for somebody who is gone. Then the card, and with it whose the results were."""
    for card in await house.store.tables_of(person.id, EVERY):
        try:
            room = await house.room(card.id)
            await get_up(house, room, person)
        except (Trouble, Unknown, Unsure, Refused):
            continue  # it rests, or is gone: its lists no longer find anybody by this id
    await keepsakes.forget(house.store, person.id)
    await house.store.erase(person.id)
    house.people.erase(person.id)


async def get_up(house: House, room: Room, person: Person) -> None:
    """A table that was his alone goes; at others a bot plays on, and what is over forgets the name."""
    await house.current(room)
    if room.table.sat == {person.id}:
        await take_away(house, room, person, for_good=True)
        return
    if room.table.phase == "dealing":
        # Others' words may be out: whoever goes instead of giving his is told of like anybody who gave none.
        with contextlib.suppress(Refused):  # it was called off just now
            await house.add(room, f"erase:{house.secrets.id()}", lambda table: gone(house, table, person))
    for seat in room.table.seats_of(person.id):
        key = f"erase:{hashed(f'{person.id} {seat} {room.table.seq}')[:22]}"
        await house.add(room, key, lambda table, seat=seat: Draft(left(table.phase, seat)))  # type: ignore[misc]


def gone(house: House, table: Table, person: Person) -> Draft:
    if table.phase != "dealing":
        raise Refused(Say("server-moved-on"))
    return Draft(CalledOff(house.secrets.secret(), left=person.id))


def left(phase: str, seat: int) -> SeatSet:
    if phase in ("over", "ended"):
        return SeatSet(seat, Plan("person"), "")
    plan = Plan("bot", "", bot_name(seat)) if phase == "playing" else Plan("open")
    return SeatSet(seat, plan, "")
