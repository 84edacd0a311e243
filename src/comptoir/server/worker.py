"""A process of the workshop: `python -m comptoir.server.worker`. It does the house's jobs, which would keep the server
from answering others; a bot's is told the seat's view and nothing else.

Each job and each answer is four bytes of length and as many bytes; an empty answer says that it could not be done.
The process ends when its input does.
"""

import contextlib
import os
import resource
import struct
import sys
from typing import BinaryIO

import msgspec

from comptoir.house.jobs import AnyJob, do

MEMORY = 2 << 30


def read(stream: BinaryIO) -> bytes:
    """The next message, or nothing at the end."""
    head = stream.read(4)
    return stream.read(struct.unpack(">I", head)[0]) if len(head) == 4 else b""


def write(stream: BinaryIO, body: bytes) -> None:
    stream.write(struct.pack(">I", len(body)) + body)
    stream.flush()


def attempt(body: bytes) -> bytes:
    try:
        return do(msgspec.msgpack.decode(body, type=AnyJob))
    except MemoryError:
        raise  # a fresh process has more
    except Exception:  # whoever asked is told that it could not be done
        return b""


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by accident must not garble the answers
    os.nice(5)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    write(answers, b"ready")
    while body := read(sys.stdin.buffer):
        write(answers, attempt(body))


if __name__ == "__main__":
    main()
