"""`comptoir verify FILE`: was the luck fair, and does the game replay?"""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import comptoir
from comptoir.cli.speech import Unclear, speech
from comptoir.kernel.luck import Fair
from comptoir.kernel.record import Record
from comptoir.server.fair import promise, seed_of


def verify(file: Annotated[Path, Parameter(help=speech.text("server-verify-file"))], /) -> None:
    record = comptoir.load(file)
    if not record.commitment or "secret" not in record.secrets:
        raise Unclear(speech.text("server-verify-no-secret"))
    if promise(record.secrets["secret"]) != record.commitment:
        raise Unclear(speech.text("server-verify-broken-promise"))
    draws = check_draws(record)
    entries = sum(1 for _ in comptoir.replay(record))
    speech.print(speech.text("server-verify-promise"))
    speech.print(speech.text("server-verify-draws", draws=draws))
    speech.print(speech.text("server-verify-replays", entries=entries))


def check_draws(record: Record) -> int:
    """Derive every draw again from the seed; returns how many there were."""
    seed = seed_of(record.secrets["secret"], words_in(record))
    continued = record.secrets.get("continued", "")
    start = int(continued) if continued.isdecimal() else 0
    lucky = checked = 0
    for number, entry in enumerate(record.entries):
        if number < start or not entry.luck:
            continue
        luck = Fair(seed, lucky)
        if any(luck.below(bound) != value for value, bound in entry.luck):
            raise Unclear(speech.text("server-verify-wrong-draw", entry=number))
        lucky += 1
        checked += len(entry.luck)
    return checked


def words_in(record: Record) -> list[str]:
    """The browsers' words in order of seats."""
    words: list[str] = []
    while f"word-{len(words)}" in record.secrets:
        words.append(record.secrets[f"word-{len(words)}"])
    return words
