"""`comptoir circuit FILE`: can it be driven on? If so, draw it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.speech import speech
from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.games.top_race.circuits import SHIPPED, circuit_text
from comptoir.games.top_race.drawing import draw_circuit


def circuit(
    file: Annotated[str, Parameter(help=speech.text("top-race-circuit-file", known=", ".join(SHIPPED)))],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help=speech.text("top-race-circuit-svg"))] = None,
) -> None:
    shipped = file in SHIPPED and not Path(file).exists()
    found = parse_circuit(circuit_text(file) if shipped else Path(file).read_text(encoding="utf-8"))
    target = svg or (Path(f"{file}.svg") if shipped else Path(file).with_suffix(".svg"))
    target.write_text(draw_circuit(found), encoding="utf-8")
    bets = ", ".join(str(step) for step in bet_steps(found))
    speech.print(
        speech.text("top-race-circuit-fine", name=found.name, spaces=len(found.first), loop=found.loop, bets=bets)
    )
    speech.print(speech.text("top-race-circuit-drawn", file=str(target)))


def bet_steps(found: Circuit) -> list[int]:
    """On which step from the front row each bet line is crossed, on the best path."""
    return [
        found.front + 1 - min(found.to_line[space] for space in found.cover[column]) for column in found.bet_columns
    ]
