"""What the server owes a table: a bot's choice, a clock that runs out, a start or a proposal that nobody finished."""

from msgspec import Struct

from comptoir.house.acts import asking
from comptoir.house.acts.forced import forced_seats
from comptoir.house.acts.gathering import patience
from comptoir.house.clocks import open_hours
from comptoir.house.pauses import PAUSES
from comptoir.house.table import Proposal, Table
from comptoir.house.undo import why_not_free

WORD_TIME = 20_000
FUTURE = 10_000  # what lies further ahead was noted before the machine's clock was set back


class BotMoves(Struct, frozen=True):
    seat: int


class ForcedMove(Struct, frozen=True):
    """Somebody has one thing to do, and wants it done for him."""

    seat: int


class TimeOut(Struct, frozen=True):
    seat: int


class NoWord(Struct, frozen=True):
    """A promised word did not come."""


class StartDue(Struct, frozen=True):
    """All who are expected at an evening's table are there, or have been waited for long enough."""


class NoAnswer(Struct, frozen=True):
    """Something was asked for and not everybody answered."""

    ask: int


Duty = BotMoves | ForcedMove | TimeOut | NoWord | StartDue | NoAnswer


def bots_only(table: Table) -> bool:
    """Whether only bots are left to play: then the game goes on while somebody looks, and pauses otherwise."""
    return table.phase == "playing" and all(seat.plan.kind in ("bot", "open") or seat.held for seat in table.seats)


def owed(table: Table, now: int) -> list[Duty]:
    """What is owed at this moment."""
    if table.phase == "dealing":
        return [NoWord()] if now >= word_deadline(table) or table.called_at > now + FUTURE else []
    gathering = patience(table)
    if gathering is not None:
        return [StartDue()] if now >= gathering or gathering > now + FUTURE + PAUSES.gathering else []
    duties: list[Duty] = [NoAnswer(each.ask) for each in table.proposals.values() if unanswered(table, each, now)]
    if table.phase != "playing" or table.match is None:
        return duties
    # Time first: whoever asks the others does not stop the clock.
    duties += [TimeOut(seat) for seat in table.clocks.out(now, table.outages)]
    if passed(table.person_chose_at, bots_pause(table), now):
        duties += [BotMoves(seat) for seat in bots_asked(table)]
        duties += [ForcedMove(seat) for seat in forced_seats(table)]
    return duties


def bots_pause(table: Table) -> int:
    """How long bots wait after a person's choice: while it could be taken back freely, or that would be fiction."""
    match = table.match
    made = match.made if match is not None else []
    last = next((each for each in reversed(made) if each.person and not each.forced), None)
    if match is None or last is None or why_not_free(match, last) is not None:
        return 0
    return PAUSES.bot


def bots_asked(table: Table) -> list[int]:
    """The seats that owe a choice and are played by a bot. While a take-back is asked for bots wait, but not the one
    that plays for whoever asks: he could think for nothing.
    """
    waiting = table.match.position.waiting() if table.match is not None else []
    seats, proposal = [seat for seat in waiting if table.seats[seat].by_bot], table.proposals.get("take-back")
    if proposal is None:
        return seats
    return [seat for seat in seats if seat == proposal.seat or table.last_holder.get(seat) == proposal.by]


def passed(since: int, length: int, now: int) -> bool:
    return now >= since + length or since > now + FUTURE


def unanswered(table: Table, proposal: Proposal, now: int) -> bool:
    """Whether silence decides. It never agrees early, whatever the clocks say."""
    if now >= asking.until(table, proposal):
        return True
    return proposal.what != "end" and proposal.at > now + FUTURE


def due(table: Table) -> int | None:
    """When something will next be owed if nothing happens; perhaps a little early, never late."""
    if table.phase == "dealing":
        return word_deadline(table)
    gathering = patience(table)
    if gathering is not None:
        return gathering
    times = [asking.until(table, proposal) for proposal in table.proposals.values()]
    if table.phase == "playing" and table.match is not None:
        deadline = table.clocks.deadline(table.outages)
        if deadline is not None:
            times.append(deadline)
        # Where only bots play, whoever looks on keeps it going.
        if not bots_only(table) and (bots_asked(table) or forced_seats(table)):
            times.append(table.person_chose_at + bots_pause(table))
    return min(times) if times else None


def word_deadline(table: Table) -> int:
    """Until when a word may come; nobody owes one while no server is up to take it."""
    return open_hours(table.called_at, WORD_TIME, table.outages)
