"""Asking the others: one way for a take-back, for a bot's seat and for ending the game.

Who asks, what for and who has a say stand in the log (`Asked`), the answers too (`Answered`); the last yes is not an
answer but the thing itself. Whom to ask is decided when the question is put, from the log alone.
"""

from msgspec import structs

from comptoir.house import log
from comptoir.house.clocks import open_hours
from comptoir.house.table import Question, Table
from comptoir.house.undo import dead_by_consent
from comptoir.house.wire import Asking
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

MINUTE = 60_000
LASTS: dict[Asking, int] = {"take-back": MINUTE, "seat": MINUTE, "end": 24 * 60 * MINUTE}


def others_of(table: Table, person: str) -> list[int]:
    """The seats of all other people, of those who are away as well."""
    return [number for number, seat in enumerate(table.seats) if seat.plan.holder not in ("", person)]


def others_since(table: Table, person: str, to: int) -> list[int]:
    """The others, but for those whose seat a bot already held before entry `to`: what is taken back is not theirs."""
    return [
        number
        for number in others_of(table, person)
        if not table.seats[number].held or table.seats[number].held_at > to
    ]


def ask(table: Table, asked: log.Asked) -> log.AnyEntry:
    """The question as an entry, or at once what it asks for when nobody else has a say."""
    question = question_of(0, 0, asked, asked.waiting or [])
    if not question.waiting:
        return grant(table, question)
    if asked.what in table.questions:
        raise Refused(Say("server-ask-open"))
    if mark(question) in table.has_asked and table.phase == "playing":
        raise Refused(Say("server-ask-once"))
    return asked


def question_of(seq: int, at: int, asked: log.Asked, waiting: list[int]) -> Question:
    return Question(seq, at, asked.what, asked.by, asked.name, asked.seat, asked.to, asked.plan, waiting)


def mark(question: Question) -> tuple[Asking, str]:
    """Under which a question is remembered until somebody has chosen: a take-back by its seat, else by the person."""
    return question.what, str(question.seat) if question.what == "take-back" else question.by


def answer(table: Table, person: str, seat: int, number: int, *, yes: bool) -> log.AnyEntry:
    question = next((each for each in table.questions.values() if each.ask == number), None)
    if question is None or seat not in question.waiting:
        raise Refused(Say("server-undo-no-question"))
    if table.frozen is not None and question.what != "end":
        raise Refused(table.frozen)
    left = [each for each in question.waiting if table.seats[each].plan.holder != person]
    return grant(table, question, seat) if yes and not left else log.Answered(seat, number, yes)


def grant(table: Table, question: Question, last: int = -1) -> log.AnyEntry:
    """What was asked for. `last` is the seat with the last yes; without one nobody had to be asked."""
    match question.what, question.plan:
        case "end", _:
            return log.Ended(question.by, table.game.rules)
        case "seat", log.Plan() as plan:
            return log.SeatSet(question.seat, plan, question.by)
    dead = dead_by_consent(table.match, question.to) if table.match is not None else []
    if last < 0:
        # Alone against bots, consent is one's own; the record is marked.
        return log.TakenBack(question.seat, question.to, dead, free=False)
    return log.Answered(last, question.ask, True, dead)


def silence(table: Table, question: Question) -> log.AnyEntry:
    """What follows when not everybody has answered in time."""
    return grant(table, question) if question.what == "end" else log.Answered(-1, question.ask, False)


def until(table: Table, question: Question) -> int:
    """When silence decides. While no server was up nobody could answer."""
    return open_hours(question.at, LASTS[question.what], table.outages)


def seat_changed(table: Table, number: int, before: log.Plan, after: log.Plan) -> None:
    """Questions about seats and the end follow whoever sits there; a take-back concerns those who were asked."""
    wish = table.questions.get("seat")
    if wish is not None and (number == wish.seat or wish.by in (before.holder, after.holder)):
        forget(table, wish)
    for question in [each for each in table.questions.values() if each.what != "take-back"]:
        if after.holder and question.by == before.holder:
            question = structs.replace(question, by=after.holder)  # carried to another device
        waiting = [seat for seat in question.waiting if seat != number]
        if after.holder not in ("", question.by) and (after.holder != before.holder or number in question.waiting):
            waiting = sorted([*waiting, number])
        gone = question.what == "end" and question.by not in table.people()
        if waiting and not gone:
            table.questions[question.what] = structs.replace(question, waiting=waiting)
        else:
            forget(table, question)


def forget(table: Table, question: Question) -> None:
    """As if it had never been asked."""
    table.questions.pop(question.what, None)
    table.has_asked -= {mark(question)}
