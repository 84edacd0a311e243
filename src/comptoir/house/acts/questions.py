"""Questions that change nothing: what if, why can't I, what would you do. All answered from the asker's own view."""

from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta

from comptoir.house import views
from comptoir.house.acts.base import Adviser, Draft, LogEntry, Question, own_seat, playing
from comptoir.house.match import Match
from comptoir.house.people import Person
from comptoir.house.table import Change, Table
from comptoir.house.wire.messages import Advice, Advised, Imagined, Message, Missed, Reason
from comptoir.house.wire.messages import Refused as Refusal
from comptoir.house.wire.terms import ChoiceNumber
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Dry, Fast, LuckNeeded
from comptoir.kernel.say import Say


async def answer(table: Table, person: Person, question: Question, advise: Adviser) -> Message:
    try:
        own_seat(table, person, question.seat)
        if table.match is None:
            raise Refused(Say("server-not-playing"))
        return await question.answer(table, table.match, person.id, advise)
    except Refused as refused:
        return Refusal(question.id, refused.say)


class WhatIf(Question, frozen=True, tag="what-if"):
    """What would these choices, one after another, lead to? Answered by `Imagined`."""

    choices: Annotated[list[ChoiceNumber], Meta(min_length=1, max_length=12)]

    async def answer(self, _table: Table, match: Match, _asker: str, _advise: Adviser) -> Imagined:
        game, space = match.game, match.game.space(match.options)
        if any(choice >= space for choice in self.choices):
            raise Refused(Say("server-no-such-move"))
        view = game.view(match.position, self.seat)
        events = game.what_if(view, self.choices)
        preview = game.preview(view, self.choices[0]) if len(self.choices) == 1 else None
        happenings = views.happenings(game, 0, events)
        return Imagined(self.id, happenings, preview, board_after(game, view, self.choices))


def board_after(game: Game, view: View, choices: list[int]) -> View | None:
    """The board after these choices, if neither luck nor what the seat cannot see has a say in it."""
    boards = [_board_in(game, view, choices, Fast(world)) for world in (1, 2)]
    return boards[0] if boards[0] == boards[1] else None


def _board_in(game: Game, view: View, choices: list[int], luck: Fast) -> View | None:
    position = game.imagine(view, luck)
    try:
        for choice in choices:
            if position.refusal(view.seat, choice):
                return None
            position.play(view.seat, choice, Dry())
    except LuckNeeded:
        return None
    return game.view(position, view.seat)


class WhyNot(Question, frozen=True, tag="why-not"):
    """Why can't I? The choice by its number, or by its name: `move` as in `Choice.move`. Answered by `Reason`."""

    choice: ChoiceNumber | None = None
    move: dict[str, bool | int | str | list[int]] | None = None

    async def answer(self, _table: Table, match: Match, _asker: str, _advise: Adviser) -> Reason:
        game = match.game
        code = match.position.refusal(self.seat, self._number(match))
        if not code:
            return Reason(self.id, None)
        return Reason(self.id, game.say_refusal(code), game.refusals[code].chapter)

    def _number(self, match: Match) -> int:
        """The choice asked about, by number or by name."""
        if self.choice is not None:
            return self.choice
        kinds: Any = Union[match.game.moves]  # noqa: UP007 (made of a tuple)
        try:
            move = msgspec.convert(self.move, kinds)
            return match.game.number(move, match.options)
        except (msgspec.ValidationError, ValueError):
            raise Refused(Say("server-no-such-move")) from None


class Hint(Question, frozen=True, tag="hint"):
    """What would a good player do? Answered by `Advice`."""

    async def answer(self, table: Table, match: Match, asker: str, advise: Adviser) -> Advice:
        """What a good player would do with this view."""
        position, game = match.position, match.game
        if table.phase != "playing" or self.seat not in position.waiting():
            raise Refused(Say("server-not-asked"))
        found = await advise(game.name, game.view(position, self.seat), asker, match.memory())
        if not found:
            raise Refused(Say("server-no-hint"))
        return Advice(
            self.id,
            [
                Advised(
                    one.choice,
                    game.say_move(one.choice, match.options),
                    round(1000 * one.win),
                    round(10 * one.score),
                    one.why,
                )
                for one in found
            ],
        )


class Since(Question, frozen=True, tag="since"):
    """What has happened since my last turn? Answered by `Missed`."""

    async def answer(self, table: Table, match: Match, _asker: str, _advise: Adviser) -> Missed:
        last = match.last_own_of(self.seat)
        if last is not None and not match.since(last) and self.seat in match.position.waiting():
            last = match.turn_before(self.seat)  # in the middle of my turn: since the one before
        if last is None or not match.since(last):
            return Missed(self.id, 0, [])
        return Missed(self.id, last.seq, views.moments_from(table, match, last, self.seat))


class Hinted(LogEntry, frozen=True, tag="hinted"):
    """Somebody is told what a good player would do: noted once for each seat, for such a game is played for fun."""

    seat: int

    def take_effect(self, table: Table, change: Change) -> None:
        table.hinted |= {self.seat}
        change.table |= bool(table.day)  # which has become practice


def note_hint(table: Table, seat: int) -> Draft:
    playing(table)
    return Draft(Hinted(seat))
