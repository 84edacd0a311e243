"""A process that thinks for bots: `python -m comptoir.server.worker`. It gets a view and nothing else.

Each job and each answer is four bytes of length and JSON. The process ends when its input does.
"""

import contextlib
import os
import resource
import struct
import sys
from typing import BinaryIO, Literal

import msgspec

from comptoir.bots import advise, choose
from comptoir.games import GAMES
from comptoir.server.wire import Level

MEMORY = 2 << 30


class Job(msgspec.Struct, frozen=True):
    """Choose for the seat of this view, or advise it."""

    kind: Literal["choose", "advise"]
    game: str
    view: msgspec.Raw
    level: Level
    seed: int
    budget: float


class Thought(msgspec.Struct, frozen=True):
    """Choices, best first: (number, chance of winning, expected score). One only when the bot was to choose."""

    choices: list[tuple[int, float, float]]


def think(job: Job) -> Thought:
    view = msgspec.json.decode(job.view, type=GAMES[job.game].view_type)
    if job.kind == "choose":
        return Thought([(choose(view, job.level, job.seed, job.budget), 0.0, 0.0)])
    found = advise(view, job.seed, job.budget, most=5)
    return Thought([(advice.choice, advice.win, advice.score) for advice in found])


def read(stream: BinaryIO) -> bytes:
    """The next message, or nothing at the end."""
    head = stream.read(4)
    return stream.read(struct.unpack(">I", head)[0]) if len(head) == 4 else b""


def write(stream: BinaryIO, body: bytes) -> None:
    stream.write(struct.pack(">I", len(body)) + body)
    stream.flush()


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by accident must not garble the answers
    os.nice(5)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    write(answers, b"ready")
    while body := read(sys.stdin.buffer):
        write(answers, msgspec.json.encode(think(msgspec.json.decode(body, type=Job))))


if __name__ == "__main__":
    main()
