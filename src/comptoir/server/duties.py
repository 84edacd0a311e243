"""What the server owes a table: a bot's choice, a clock that runs out, a start or a question that nobody finished."""

from msgspec import Struct

from comptoir.server.haste import BOT_PAUSE
from comptoir.server.table import Table

WORD_TIME = 20_000
ANSWER_TIME = 60_000


class BotMoves(Struct, frozen=True):
    seat: int


class TimeOut(Struct, frozen=True):
    seat: int


class NoWord(Struct, frozen=True):
    """A promised word did not come."""


class NoAnswer(Struct, frozen=True):
    """A take-back was asked for and nobody answered."""

    ask: int


Duty = BotMoves | TimeOut | NoWord | NoAnswer


def owed(table: Table, now: int) -> list[Duty]:
    """What is owed at this moment."""
    if table.phase == "dealing":
        return [NoWord()] if now >= word_deadline(table) else []
    if table.phase != "playing" or table.match is None:
        return []
    if table.question is not None:
        return [NoAnswer(table.question.ask)] if now >= table.question.at + ANSWER_TIME else []
    duties: list[Duty] = [TimeOut(seat) for seat in table.clocks.out(now, table.outages)]
    if now >= table.person_chose_at + BOT_PAUSE:
        duties += [BotMoves(seat) for seat in table.match.position.waiting() if table.seats[seat].by_bot]
    return duties


def due(table: Table) -> int | None:
    """When something will next be owed if nothing happens; perhaps a little early, never late."""
    if table.phase == "dealing":
        return word_deadline(table)
    if table.phase != "playing" or table.match is None:
        return None
    if table.question is not None:
        return table.question.at + ANSWER_TIME
    times: list[int] = []
    deadline = table.clocks.deadline()
    if deadline is not None:
        times.append(deadline)
    if any(table.seats[seat].by_bot for seat in table.match.position.waiting()):
        times.append(table.person_chose_at + BOT_PAUSE)
    return min(times) if times else None


def word_deadline(table: Table) -> int:
    """Until when a word may come; nobody owes one while no server is up to take it."""
    start = table.called_at
    closed = sum(ended - max(start, began) for began, ended in table.outages if ended > start)
    return start + WORD_TIME + closed
