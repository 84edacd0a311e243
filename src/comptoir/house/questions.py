"""Answers that change nothing: what if, why can't I, what would you do. All from the asker's own view."""

from typing import Any, Union

import msgspec

from comptoir.house import views, wire
from comptoir.house.bots import Bots
from comptoir.house.drafts import own_seat
from comptoir.house.match import Match
from comptoir.house.people import Person
from comptoir.house.table import Table
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Dry, Fast, LuckNeeded
from comptoir.kernel.say import Say

Answer = wire.Imagined | wire.Reason | wire.Advice | wire.Refused


async def answer(table: Table, person: Person, question: wire.Question, bots: Bots) -> Answer:
    try:
        own_seat(table, person, question.seat)
        match = table.match
        if match is None:
            raise Refused(Say("server-not-playing"))
        if isinstance(question, wire.WhatIf):
            return what_if(match, question)
        if isinstance(question, wire.WhyNot):
            return why_not(match, question)
        return await hint(table, match, question, bots, person.id)
    except Refused as refused:
        return wire.Refused(question.id, refused.say)


def what_if(match: Match, question: wire.WhatIf) -> wire.Imagined:
    game, space = match.game, match.game.space(match.options)
    if any(choice >= space for choice in question.choices):
        raise Refused(Say("server-no-such-move"))
    view = game.view(match.position, question.seat)
    events = game.what_if(view, question.choices)
    preview = game.preview(view, question.choices[0]) if len(question.choices) == 1 else None
    happenings = views.happenings(game, 0, events)
    return wire.Imagined(question.id, happenings, preview, board_after(game, view, question.choices))


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


def why_not(match: Match, question: wire.WhyNot) -> wire.Reason:
    game = match.game
    code = match.position.refusal(question.seat, _number(match, question))
    if not code:
        return wire.Reason(question.id, None)
    return wire.Reason(question.id, game.say_refusal(code), game.refusals[code].chapter)


def _number(match: Match, question: wire.WhyNot) -> int:
    """The choice asked about, by number or by name."""
    if question.choice is not None:
        return question.choice
    kinds: Any = Union[match.game.moves]  # noqa: UP007 (made of a tuple)
    try:
        move = msgspec.convert(question.move, kinds)
        return match.game.number(move, match.options)
    except (msgspec.ValidationError, ValueError):
        raise Refused(Say("server-no-such-move")) from None


async def hint(table: Table, match: Match, question: wire.Hint, bots: Bots, asker: str) -> wire.Advice:
    """What a good player would do with this view."""
    position, game = match.position, match.game
    if table.phase != "playing" or question.seat not in position.waiting():
        raise Refused(Say("server-not-asked"))
    found = await bots.advise(game.name, game.view(position, question.seat), asker)
    if not found:
        raise Refused(Say("server-no-hint"))
    return wire.Advice(
        question.id,
        [
            wire.Advised(number, game.say_move(number, match.options), round(1000 * win), round(10 * score))
            for number, win, score in found
        ],
    )
