"""From a command to the entry it would add to the log, or to a refusal."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from comptoir.house import consent, lobby, log, wire
from comptoir.house.match import Made, Match, Played
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.table import Table
from comptoir.house.undo import why_not_free
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

MOST_MUTED = 100
CHAT_LIMIT = 2_000  # lines in one table's log,
CHAT_BESIDE = 500  # of which those who hold no seat


class Draft(Struct):
    """An entry that fits the table as it is now, with what was played to make it."""

    entry: log.AnyEntry
    played: Played | None = None


def draft(table: Table, person: Person, command: wire.Logged, away: Mapping[str, int]) -> Draft:
    """The entry this command asks for; Refused, with the reason, when it cannot be. `away`: for how many ms people have
    not been seen; who is not in it is here.
    """
    if not person.id:
        raise Refused(Say("server-need-name"))
    if table.phase == "frozen" and table.frozen is not None and not isinstance(command, WHILE_FROZEN):
        raise Refused(table.frozen)
    if isinstance(command, wire.Hold):
        return _hold(table, person, command, away)
    return DRAFTS[type(command)](table, person, command)


# A table that cannot go on can still be talked about, and ended by its people.
WHILE_FROZEN = (wire.Chat, wire.Mute, wire.End, wire.Answer)


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
    others = consent.others_since(table, person.id, command.to)
    name = table.seats[command.seat].plan.name
    return Draft(consent.ask(table, log.Asked(command.seat, command.to, "take-back", person.id, name, None, others)))


def is_free(match: Match, target: Made) -> bool:
    return target == match.last_of(target.seat) and why_not_free(match, target) is None


def _answer(table: Table, person: Person, command: wire.Answer) -> Draft:
    own_seat(table, person, command.seat)
    return Draft(consent.answer(table, person.id, command.seat, command.ask, yes=command.yes))


def _end(table: Table, person: Person, _command: wire.End) -> Draft:
    if table.phase not in ("playing", "frozen"):
        raise Refused(Say("server-not-playing"))
    seats = table.seats_of(person.id)
    if not seats:
        raise Refused(Say("server-not-your-seat"))
    others, name = consent.others_of(table, person.id), table.seats[seats[0]].plan.name
    return Draft(consent.ask(table, log.Asked(-1, 0, "end", person.id, name, None, others)))


def _hold(table: Table, person: Person, command: wire.Hold, away: Mapping[str, int]) -> Draft:
    """One's own seat at any time; another's once nobody has seen its holder for a while, for a line may blink."""
    playing(table)
    seat = table.seats[command.seat] if command.seat < len(table.seats) else None
    if seat is None or not seat.by_person:
        raise Refused(Say("server-no-seat"))
    if not table.seats_of(person.id):
        raise Refused(Say("server-not-your-seat"))
    if seat.plan.holder != person.id and away.get(seat.plan.holder, 0) < PAUSES.absence:
        reason = "server-hold-soon" if seat.plan.holder in away else "server-hold-present"
        raise Refused(Say(reason, {"seat": f"#{command.seat}"}))
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
    seats = table.seats_of(person.id)
    if table.chatted >= CHAT_LIMIT or (not seats and table.chatted_beside >= CHAT_BESIDE):
        raise Refused(Say("server-chat-full"))
    name = table.name_of(person.id) or person.name
    return Draft(log.Chatted(person.id, name, seats[0] if seats else -1, text))


def _mute(table: Table, person: Person, command: wire.Mute) -> Draft:
    lobby.must_host(table, person)
    if (command.person in table.muted) is command.muted:
        raise Refused(Say("server-already"))
    here = {*table.people(), *(line.by for line in table.chat)}
    if command.muted and (command.person not in here or len(table.muted) >= MOST_MUTED):
        raise Refused(Say("server-not-here"))
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
    wire.End: _end,
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
