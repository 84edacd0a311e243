"""What the server owes a table: a bot's choice, a clock that runs out, a start or a question that nobody finished."""

from msgspec import Struct

from comptoir.house import consent
from comptoir.house.clocks import open_hours
from comptoir.house.pauses import PAUSES
from comptoir.house.table import Question, Table
from comptoir.house.undo import why_not_free

WORD_TIME = 20_000
FUTURE = 10_000  # what lies further ahead was noted before the machine's clock was set back


class BotMoves(Struct, frozen=True):
    seat: int


class TimeOut(Struct, frozen=True):
    seat: int


class NoWord(Struct, frozen=True):
    """A promised word did not come."""


class NoAnswer(Struct, frozen=True):
    """Something was asked for and not everybody answered."""

    ask: int


Duty = BotMoves | TimeOut | NoWord | NoAnswer


def bots_only(table: Table) -> bool:
    """Whether only bots are left to play: then the game goes on while somebody looks, and pauses otherwise."""
    return table.phase == "playing" and all(seat.plan.kind in ("bot", "open") or seat.held for seat in table.seats)


def owed(table: Table, now: int) -> list[Duty]:
    """What is owed at this moment."""
    if table.phase == "dealing":
        return [NoWord()] if now >= word_deadline(table) or table.called_at > now + FUTURE else []
    duties: list[Duty] = [NoAnswer(each.ask) for each in table.questions.values() if unanswered(table, each, now)]
    if table.phase != "playing" or table.match is None:
        return duties
    # Time first: whoever asks the others does not stop the clock.
    duties += [TimeOut(seat) for seat in table.clocks.out(now, table.outages)]
    if passed(table.person_chose_at, bots_pause(table), now):
        duties += [BotMoves(seat) for seat in bots_asked(table)]
    return duties


def bots_pause(table: Table) -> int:
    """How long bots wait after a person's choice: while it could be taken back freely, or that would be fiction."""
    match = table.match
    last = next((made for made in reversed(match.made) if made.person), None) if match is not None else None
    if match is None or last is None or why_not_free(match, last) is not None:
        return 0
    return PAUSES.bot


def bots_asked(table: Table) -> list[int]:
    """The seats that owe a choice and are played by a bot. While a take-back is asked for bots wait, but not the one
    that plays for whoever asks: he could think for nothing.
    """
    waiting = table.match.position.waiting() if table.match is not None else []
    seats, question = [seat for seat in waiting if table.seats[seat].by_bot], table.questions.get("take-back")
    if question is None:
        return seats
    return [seat for seat in seats if seat == question.seat or table.last_holder.get(seat) == question.by]


def passed(since: int, length: int, now: int) -> bool:
    return now >= since + length or since > now + FUTURE


def unanswered(table: Table, question: Question, now: int) -> bool:
    """Whether silence decides. It never agrees early, whatever the clocks say."""
    if now >= consent.until(table, question):
        return True
    return question.what != "end" and question.at > now + FUTURE


def due(table: Table) -> int | None:
    """When something will next be owed if nothing happens; perhaps a little early, never late."""
    if table.phase == "dealing":
        return word_deadline(table)
    times = [consent.until(table, question) for question in table.questions.values()]
    if table.phase == "playing" and table.match is not None:
        deadline = table.clocks.deadline(table.outages)
        if deadline is not None:
            times.append(deadline)
        # Where only bots play, whoever looks on keeps it going.
        if not bots_only(table) and bots_asked(table):
            times.append(table.person_chose_at + bots_pause(table))
    return min(times) if times else None


def word_deadline(table: Table) -> int:
    """Until when a word may come; nobody owes one while no server is up to take it."""
    return open_hours(table.called_at, WORD_TIME, table.outages)
