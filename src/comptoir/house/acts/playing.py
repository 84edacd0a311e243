"""Choosing: the heart of it."""

from comptoir.house.acts.base import Draft, LogEntry, Logged, own_seat, playing
from comptoir.house.freezing import guarded
from comptoir.house.match import Draws, Match
from comptoir.house.people import Person
from comptoir.house.table import Change, Table
from comptoir.house.undo import why_not_free
from comptoir.house.wire.terms import ChoiceNumber, SeatNumber
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class Choose(Logged, frozen=True, tag="choose"):
    """Make a choice. `step` is the step of the view it was made on; if the game has moved on, the choice is refused."""

    of_the_day = True

    seat: SeatNumber
    step: int
    choice: ChoiceNumber

    def draft(self, table: Table, person: Person) -> Draft:
        own_seat(table, person, self.seat)
        match = playing(table)
        if table.seats[self.seat].held:
            raise Refused(Say("server-held"))
        if table.clocks.is_out(self.seat) and table.thinks(self.seat):
            raise Refused(Say("server-moved-on"))  # the house will say so in a moment
        if self.step != match.step:
            raise Refused(Say("server-moved-on"))
        dead = replaced(match, self.seat)
        played = match.try_choice(self.seat, self.choice, dead)
        entry = Chosen(
            self.seat, self.choice, match.position.step, played.luck, played.mark(), person.id, dead
        )  # fmt: skip
        return Draft(entry, played)


def replaced(match: Match, seat: int) -> list[int]:
    """A later choice by the same seat in the same step replaces the earlier one."""
    last = match.last_of(seat)
    if last is None or last.step != match.position.step or seat in match.position.waiting():
        return []
    why = why_not_free(match, last)
    if why is not None:
        raise Refused(why)
    return [last.seq]


def bot_choice(table: Table, seat: int, step: int, choice: int) -> Draft:
    """A bot's answer, if the question is still the same one."""
    match = playing(table)
    if step != match.step or not table.seats[seat].by_bot:
        raise Refused(Say("server-moved-on"))
    played = match.try_choice(seat, choice)
    return Draft(Chosen(seat, choice, match.position.step, played.luck, played.mark()), played)


class Chosen(LogEntry, frozen=True, tag="chosen"):
    """A choice, by a person or (`by` empty) a bot. `dead` names an earlier choice of the same step that it replaces."""

    seat: int
    choice: int
    step: int
    luck: Draws
    fingerprint: str
    by: str = ""
    dead: list[int] = []
    forced: bool = False  # the only one there was: the house made it for the person

    def take_effect(self, table: Table, change: Change) -> None:
        guarded(table, change, lambda match: match.choose(change.seq, self, change.played))
        table.undone += self.dead
        change.undone = self.dead
        table.clocks.aside.pop(self.seat, None)
        moved_on = self.by and table.match is not None and table.match.position.step != self.step
        table.clocks.pass_on(self.seat if moved_on else -1)
        if self.by and not self.forced:
            table.person_chose_at = change.at
        if self.by:
            table.clocks.chose(self.seat, self.step)
            # Of a choice that was none, nothing new can be asked.
            own = ("take-back", "" if self.forced else str(self.seat))
            table.has_asked = frozenset(each for each in table.has_asked if each[0] == "take-back" and each != own)
        if table.seats[self.seat].once:
            table.set_seat(self.seat, once=False)
            table.clocks.refill(self.seat)
            change.table = True
        overtake(table, change)
        change.play = True


def overtake(table: Table, change: Change) -> None:
    """A take-back that was asked for is overtaken."""
    change.table = table.proposals.pop("take-back", None) is not None or change.table


def take_back(table: Table, change: Change, dead: list[int], *, free: bool) -> None:
    """These entries count no more."""
    guarded(table, change, lambda match: match.take_back(dead))
    table.undone += dead
    overtake(table, change)
    table.person_chose_at = change.at
    table.marked = table.marked or not free
    if not free:
        table.clocks.aside.clear()
        table.clocks.pass_on(-1)
        table.clocks.given.clear()  # all have agreed that those steps come anew
    change.undone, change.play, change.table = dead, True, change.table or not free
