"""What a connection says about itself; all other commands are acts at a table (`house/acts`)."""

from typing import Annotated

from msgspec import Meta, Struct

from comptoir.house.wire.terms import Id


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """See the table from one of my seats, or -1 as a spectator (a curtain between seats of one screen). Answered
    by a `Snapshot`.
    """

    id: Id
    seat: Annotated[int, Meta(ge=-1, le=11)]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """I have everything up to `seq`. A client that never acknowledges is dropped."""

    seq: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by `Pong`."""
