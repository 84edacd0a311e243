"""What people do during a round reaches the table they play at: they go on with another phone, or they leave."""

from collections.abc import Callable
from functools import partial

from comptoir.house.acts.base import Draft
from comptoir.house.acts.gathering import put_aside
from comptoir.house.carrying import handed_over
from comptoir.house.evenings.evening import Evening
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.table import Table
from comptoir.kernel.game import Refused


async def follow(house: House, evening: Evening) -> None:
    """Whoever has changed phones goes on at his table, whoever has left is played by a bot there; each once, however
    often this is done. A table may say no (it is being dealt, or somebody would see a second hand): the next look asks
    it again.
    """
    for number, (guest, giver, taker) in enumerate(evening.moves):
        if giver != taker:
            await at_table(house, evening, guest, f"moved:{number}", partial(carried, giver=giver, taker=taker))
    latest = {guest: (number, out) for number, (guest, out) in enumerate(evening.gone)}  # some come and go all evening
    for guest, (number, out) in latest.items():
        if out or not evening.guests[guest].here:
            await at_table(house, evening, guest, f"gone:{number}", partial(put_aside, out=out))


def carried(table: Table, seat: int, giver: str, taker: str) -> Draft:
    return Draft(handed_over(table, seat, giver, Person(taker, "")))


async def at_table(house: House, evening: Evening, guest: int, key: str, make: Callable[[Table, int], Draft]) -> None:
    """Add what `make` drafts for somebody's seat at the table he plays at now, if there is one and it agrees."""
    at = evening.board_of(guest)
    board = evening.rounds[at[0]].boards[at[1]] if at is not None else None
    if board is None or not board.table or await house.store.card(board.table) is None:
        return
    room, seat = await house.room(board.table), board.chairs.index(guest)
    await house.current(room)
    try:
        await house.add(room, key, lambda table: make(table, seat))
    except Refused:
        return
    holder = room.table.seats[seat].plan.holder
    if holder:
        await house.store.sit(holder, room.table.id)
