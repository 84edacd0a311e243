"""Questions to the others, and what they lead to."""

from msgspec import structs

from comptoir.house import consent, log
from comptoir.house.effects.playing import take_back
from comptoir.house.match import Played
from comptoir.house.table import Change, Table


def asked(table: Table, change: Change, entry: log.Asked, _: Played | None) -> None:
    person = entry.by or table.seats[entry.seat].plan.holder
    waiting = entry.waiting
    if waiting is None:
        waiting = [n for n, seat in enumerate(table.seats) if seat.by_person and seat.plan.holder != person]
    name = entry.name or table.seats[entry.seat].plan.name
    question = structs.replace(
        consent.question_of(change.seq, change.at, entry, waiting), by=person, name=name
    )  # fmt: skip
    table.questions[entry.what] = question
    table.has_asked |= {consent.mark(question)}
    table.tell(change, f"server-notice-asked-{entry.what}", name=name, number=entry.seat + 1)
    change.table = True
    change.play = entry.what == "take-back"  # which cannot be asked for again


def answered(table: Table, change: Change, entry: log.Answered, _: Played | None) -> None:
    question = next((each for each in table.questions.values() if each.ask == entry.ask), None)
    if question is None:
        return
    change.table = True
    if entry.dead:
        take_back(table, change, entry.dead, free=False)
        table.tell(change, "server-notice-taken-back", seat=f"#{question.seat}")
    elif entry.yes:
        holder = table.seats[entry.seat].plan.holder
        mine = [seat for seat in question.waiting if table.seats[seat].plan.holder == holder]
        waiting = [seat for seat in question.waiting if seat not in mine]
        agreed = [*question.agreed, *mine]
        table.questions[question.what] = structs.replace(question, waiting=waiting, agreed=agreed)
    else:
        del table.questions[question.what]
        table.tell(change, f"server-notice-declined-{question.what}", name=question.name, number=question.seat + 1)


def ended(table: Table, change: Change, _entry: log.Ended, _: Played | None) -> None:
    """From now on the table's entries name a number that no process names which has not read this one."""
    table.phase = "ended"
    table.rules = -abs(table.rules)
    table.questions.clear()
    table.tell(change, "server-notice-ended")
    change.table = change.play = True
