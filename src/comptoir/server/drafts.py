"""From a command to the entry it would add to the log, or to a refusal."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.server import lobby, log, wire
from comptoir.server.match import Made, Match, Played
from comptoir.server.people import Person
from comptoir.server.table import Table
from comptoir.server.undo import dead_by_consent, why_not_free

CHAT_LIMIT = 2_000  # lines in one table's log


class Draft(Struct):
    """An entry that fits the table as it is now, with what was played to make it."""

    entry: log.AnyEntry
    played: Played | None = None


def draft(table: Table, person: Person, command: wire.Logged, present: Collection[str]) -> Draft:
    """The entry this command asks for; Refused, with the reason, when it cannot be."""
    if not person.id:
        raise Refused(Say("server-need-name"))
    if table.frozen is not None and not isinstance(command, wire.Chat | wire.Mute):
        raise Refused(table.frozen)
    if isinstance(command, wire.Hold):
        return _hold(table, person, command, present)
    return DRAFTS[type(command)](table, person, command)


def own_seat(table: Table, person: Person, seat: int) -> None:
    if seat not in table.seats_of(person.id):
        raise Refused(Say("server-not-your-seat"))


def playing(table: Table) -> Match:
    if table.phase != "playing" or table.match is None:
        raise Refused(Say("server-not-playing"))
    return table.match


def _choose(table: Table, person: Person, command: wire.Choose) -> Draft:
    own_seat(table, person, command.seat)
    match = playing(table)
    if table.seats[command.seat].held:
        raise Refused(Say("server-held"))
    if command.step != match.step:
        raise Refused(Say("server-moved-on"))
    dead = replaced(match, command.seat)
    played = match.try_choice(command.seat, command.choice, dead)
    entry = log.Chosen(
        command.seat, command.choice, match.position.step, played.luck, played.mark(), person.id, dead
    )  # fmt: skip
    return Draft(entry, played)


def bot_choice(table: Table, seat: int, step: int, choice: int) -> Draft:
    """A bot's answer, if the question is still the same one."""
    match = playing(table)
    if step != match.step or not table.seats[seat].by_bot:
        raise Refused(Say("server-moved-on"))
    played = match.try_choice(seat, choice)
    return Draft(log.Chosen(seat, choice, match.position.step, played.luck, played.mark()), played)


def replaced(match: Match, seat: int) -> list[int]:
    """A later choice by the same seat in the same step replaces the earlier one."""
    last = match.last_of(seat)
    if last is None or last.step != match.position.step or seat in match.position.waiting():
        return []
    why = why_not_free(match, last)
    if why is not None:
        raise Refused(why)
    return [last.seq]


def _take_back(table: Table, person: Person, command: wire.TakeBack) -> Draft:
    own_seat(table, person, command.seat)
    match = playing(table)
    target = next((made for made in match.made if made.seq == command.to and made.seat == command.seat), None)
    if target is None:
        raise Refused(Say("server-undo-nothing"))
    if is_free(match, target):
        return Draft(log.TakenBack(command.seat, command.to, [target.seq], free=True))
    if table.question is not None:
        raise Refused(Say("server-undo-asked"))
    others = [seat for seat in table.seats if seat.by_person and seat.plan.holder != person.id]
    if not others:
        # Alone against bots, consent is one's own; the record is marked.
        return Draft(log.TakenBack(command.seat, command.to, dead_by_consent(match, command.to), free=False))
    return Draft(log.Asked(command.seat, command.to))


def is_free(match: Match, target: Made) -> bool:
    return target == match.last_of(target.seat) and why_not_free(match, target) is None


def _answer(table: Table, person: Person, command: wire.Answer) -> Draft:
    own_seat(table, person, command.seat)
    match, question = playing(table), table.question
    if question is None or question.ask != command.ask or command.seat not in question.waiting:
        raise Refused(Say("server-undo-no-question"))
    left = [seat for seat in question.waiting if table.seats[seat].plan.holder != person.id]
    dead = dead_by_consent(match, question.to) if command.yes and not left else []
    return Draft(log.Answered(command.seat, command.ask, command.yes, dead))


def _hold(table: Table, person: Person, command: wire.Hold, present: Collection[str]) -> Draft:
    playing(table)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else None
    if seat is None or not seat.by_person:
        raise Refused(Say("server-no-seat"))
    if not table.seats_of(person.id):
        raise Refused(Say("server-not-your-seat"))
    if seat.plan.holder != person.id and seat.plan.holder in present:
        raise Refused(Say("server-hold-present", {"seat": f"#{command.seat}"}))
    return Draft(log.HeldSeat(command.seat, person.id))


def _return(table: Table, person: Person, command: wire.Return) -> Draft:
    own_seat(table, person, command.seat)
    playing(table)
    seat = table.seats[command.seat]
    if not seat.held:
        raise Refused(Say("server-not-held"))
    if seat.out:
        raise Refused(Say("server-out-of-time"))
    return Draft(log.Returned(command.seat))


def _chat(table: Table, person: Person, command: wire.Chat) -> Draft:
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused(Say("server-chat-empty"))
    if person.id in table.muted:
        raise Refused(Say("server-chat-muted"))
    if table.chatted >= CHAT_LIMIT:
        raise Refused(Say("server-chat-full"))
    seats = table.seats_of(person.id)
    name = table.name_of(person.id) or person.name
    return Draft(log.Chatted(person.id, name, seats[0] if seats else -1, text))


def _mute(table: Table, person: Person, command: wire.Mute) -> Draft:
    lobby.must_host(table, person)
    return Draft(log.Muted(command.person, command.muted))


def _simple(make: Callable[[Table, Person, Any], log.AnyEntry]) -> Callable[[Table, Person, Any], Draft]:
    return lambda table, person, command: Draft(make(table, person, command))


def _start(table: Table, person: Person, command: wire.Start) -> Draft:
    entry, dealt = lobby.start(table, person, command)
    return Draft(entry, dealt)


def _reveal(table: Table, person: Person, command: wire.RevealWord) -> Draft:
    entry, dealt = lobby.reveal(table, person, command)
    return Draft(entry, dealt)


DRAFTS: dict[type, Callable[[Table, Person, Any], Draft]] = {
    wire.Choose: _choose,
    wire.TakeBack: _take_back,
    wire.Answer: _answer,
    wire.Return: _return,
    wire.Chat: _chat,
    wire.Mute: _mute,
    wire.SetOptions: _simple(lobby.set_options),
    wire.SetTable: _simple(lobby.set_table),
    wire.SetSeat: _simple(lobby.set_seat),
    wire.Ready: _simple(lobby.ready),
    wire.Start: _start,
    wire.RevealWord: _reveal,
}
