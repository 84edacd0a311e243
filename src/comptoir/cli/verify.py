"""`comptoir verify FILE`: was the luck fair, and does the game replay?

What it cannot check it says, and does not call a success.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct

import comptoir
from comptoir.cli.speech import Unclear, speech
from comptoir.games import GAMES
from comptoir.house.fair import promise, seed_of
from comptoir.kernel.address import Addressed
from comptoir.kernel.luck import Fair, Recorder
from comptoir.kernel.record import SETUP, UNDO, Record

SHOWN = 16  # signs of a commitment: enough to tell it from another


class Draws(Struct):
    """How many draws were made again, and how many come from a game that this one goes on from."""

    checked: int = 0
    unchecked: int = 0


def verify(file: Annotated[Path, Parameter(help=speech.text("server-verify-file"))], /) -> None:
    record = comptoir.load(file)
    check_promises(record)
    draws = check_draws(record)
    moments = list(comptoir.replay(record))
    speech.print(speech.text("server-verify-promise", commitment=record.commitment))
    tell_call_offs(record)
    speech.print(speech.text("server-verify-draws", draws=draws.checked))
    tell_take_backs(record)
    if unpromised := sum(f"promise-{number}" not in record.secrets for number, _ in enumerate(words_in(record))):
        raise Unclear(speech.text("server-verify-no-promise", words=unpromised))
    if draws.unchecked:
        raise Unclear(speech.text("server-verify-unchecked", draws=draws.unchecked))
    if not moments or not moments[-1].position.over:
        raise Unclear(speech.text("server-verify-unfinished", entries=len(moments)))
    speech.print(speech.text("server-verify-replays", entries=len(moments)))


def check_promises(record: Record) -> None:
    """The house's secret and the browsers' words are those that were promised."""
    if not record.commitment or "secret" not in record.secrets:
        raise Unclear(speech.text("server-verify-no-secret"))
    if promise(record.secrets["secret"]) != record.commitment:
        raise Unclear(speech.text("server-verify-broken-promise"))
    for number, word in enumerate(words_in(record)):
        # Without its promise a word may have been chosen last: that is said when all else was looked at.
        if record.secrets.get(f"promise-{number}", promise(word)) != promise(word):
            raise Unclear(speech.text("server-verify-broken-word", number=number + 1))


def check_draws(record: Record) -> Draws:
    """Derive every draw again from the seed, except those of the game that this one goes on from: another seed made
    them.
    """
    if "day" in record.secrets:
        return check_day(record)
    seed, start = seed_of(record.secrets["secret"], words_in(record)), continued_from(record)
    lucky, draws = 0, Draws()
    for number, entry in enumerate(record.entries):
        if not entry.luck:
            continue
        if number < start:
            draws.unchecked += len(entry.luck)
            continue
        luck = Fair(seed, lucky)
        if any(luck.below(bound) != value for value, bound in entry.luck):
            raise Unclear(speech.text("server-verify-wrong-draw", entry=number))
        lucky += 1
        draws.checked += len(entry.luck)
    return draws


def check_day(record: Record) -> Draws:
    """The luck of a table of the day goes by what each draw was for: the game is played again with it."""
    seed, draws = seed_of(record.secrets["secret"], []), Draws()
    game = GAMES[record.game]
    options, before = game.make_options(record.options), None
    for moment in comptoir.replay(record):
        luck, entry = Recorder(Addressed(seed)), moment.entry
        if entry.seat == SETUP:
            game.setup(options, record.seats, luck, None, record.rules)
        elif entry.seat != UNDO and before is not None:
            before.copy().play(entry.seat, entry.choice, luck)
        if entry.seat != UNDO and luck.draws != [tuple(draw) for draw in entry.luck]:
            raise Unclear(speech.text("server-verify-wrong-draw", entry=moment.number))
        draws.checked += len(entry.luck)
        before = moment.position
    return draws


def continued_from(record: Record) -> int:
    """How many entries came from an earlier game."""
    continued = record.secrets.get("continued", "0")
    if not (continued.isascii() and continued.isdigit()):
        raise Unclear(speech.text("server-verify-no-number"))
    return min(len(record.entries), int(continued[:9]))


def words_in(record: Record) -> list[str]:
    """The browsers' words in order of seats."""
    return list(numbered(record, "word"))


def numbered(record: Record, name: str) -> Iterator[str]:
    number = 0
    while f"{name}-{number}" in record.secrets:
        yield record.secrets[f"{name}-{number}"]
        number += 1


def tell_call_offs(record: Record) -> None:
    for told in numbered(record, "called-off"):
        commitment, _, names = printable(told).partition(" ")
        speech.print(speech.text("server-verify-called-off", commitment=commitment[:SHOWN], names=names or "?"))


def printable(told: str) -> str:
    """Without the signs by which a forged record could hide or rewrite what the terminal shows."""
    return "".join(sign for sign in told if sign.isprintable())


def tell_take_backs(record: Record) -> None:
    times = sum(entry.seat == UNDO for entry in record.entries)
    if times:
        speech.print(speech.text("server-verify-taken-back", times=times))
