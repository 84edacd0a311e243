"""The house's tables of a round: laying them, hearing how they ended, ending one that drags on."""

from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from comptoir.house.acts.base import Draft
from comptoir.house.acts.ending import Ended
from comptoir.house.acts.opening import Opened
from comptoir.house.evenings.acts.results import Resulted
from comptoir.house.evenings.evening import BOT, Board, Evening, How, Result
from comptoir.house.house import House
from comptoir.house.likeness import told_apart
from comptoir.house.people import bot_name
from comptoir.house.table import Plan, Table
from comptoir.house.wire.terms import Clock
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

CLOSED = ("over", "ended")


async def lay(house: House, evening: Evening) -> None:
    """Open every table of the round that is not there yet; another process may be doing the same."""
    played = evening.rounds[-1]
    for board in played.boards:
        if board.table and board.result is None and await house.store.card(board.table) is None:
            options = msgspec.to_builtins(played.course.options())
            held = await house.kitchen.prepare(played.course.game, options, evening.id)
            plans = plans_of(evening, board)
            opened = Opened(
                played.course.game, options, plans, False, Clock(), evening.id, house.secrets.secret()
            )  # fmt: skip
            await house.create(board.table, opened, "house:open")
            del held  # only until the table holds it


def plans_of(evening: Evening, board: Board) -> list[Plan]:
    """Whoever shares a device has a seat on its screen; bots take the chairs that are left."""
    guests = [evening.guests[number] for number in board.chairs if number != BOT]
    holders, names = Counter(guest.holder for guest in guests), [guest.name for guest in guests]
    plans = []
    for chair, number in enumerate(board.chairs):
        if number == BOT:
            plans.append(Plan("bot", "", told_apart(bot_name(chair), names), evening.level))
        else:
            guest = evening.guests[number]
            plans.append(Plan("screen" if holders[guest.holder] > 1 else "person", guest.holder, guest.name))
    return plans


async def results(house: House, evening: Evening) -> AsyncIterator[tuple[str, Resulted]]:
    """How the tables ended that the evening does not know to be over."""
    for number, played in enumerate(evening.rounds):
        for index, board in enumerate(played.boards):
            if not board.table or board.result is not None:
                continue
            card = await house.store.card(board.table)
            if card is not None and card.phase in CLOSED:
                room = await house.room(board.table)
                await house.current(room)
                if room.table.closed:
                    yield board.table, Resulted(number, index, result_of(evening, board, room.table))


def result_of(evening: Evening, board: Board, table: Table) -> Result:
    """As the table stands. A chair counts for whoever it was given to, a bot's for a guest who took it over."""
    seats = [seat.plan.holder for seat in table.seats]
    guests = [
        number if number != BOT else taken_over(evening, seats[chair]) for chair, number in enumerate(board.chairs)
    ]
    if table.match is None:
        return Result([], guests, how="void")
    position = table.match.position
    how: How = "over" if position.over else "ended"
    return Result(position.ranking(), guests, position.scores(), how)


def taken_over(evening: Evening, holder: str) -> int:
    """A late arrival who took a bot's seat by the others' leave; not somebody who already has a chair in the round."""
    busy = {number for other in evening.rounds[-1].boards for number in other.chairs}
    free = [guest.number for guest in evening.of(holder) if guest.here and guest.number not in busy]
    return free[0] if free else BOT


async def end_table(house: House, evening: Evening, board: Board) -> None:
    """As it stands, by the leave everybody gave who came in."""
    room = await house.room(board.table)

    def ended(table: Table) -> Draft:
        if table.closed:
            raise Refused(Say("server-not-playing"))
        return Draft(Ended(evening.id, table.game.rules))

    await house.add(room, "evening:end", ended)
