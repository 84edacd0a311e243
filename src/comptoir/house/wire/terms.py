"""The small vocabulary that states, messages and commands share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.bots.levels import LevelName as LevelName

# \Z and not $, which would let a line end slip in after the last sign.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=10**9)]
SeatKind = Literal["open", "person", "bot", "screen"]
Phase = Literal["lobby", "dealing", "playing", "over", "frozen", "ended"]
Asking = Literal["take-back", "seat", "end"]
# By whom a day's table was dealt: the house it is played in, a house that dealt ahead for pockets, or the date alone.
Dealt = Literal["house", "ahead", "date"]
Given = dict[str, bool | int | str]  # options, as somebody gave them


class Clock(Struct, frozen=True):
    """How thinking time is counted. live: `minutes` each plus `increment` seconds a choice; days: `days` for each
    choice.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 10
    increment: Annotated[int, Meta(ge=0, le=300)] = 5
    days: Annotated[int, Meta(ge=1, le=14)] = 2
    when_out: Literal["bot", "choice"] = "bot"
    """bot: a bot plays the seat from then on; choice: a bot makes this one choice and the clock starts again."""
