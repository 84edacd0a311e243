"""`comptoir circuit FILE`: can it be driven on? If so, draw it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.options import can_be_written, text_in
from comptoir.cli.speech import Unclear, speech
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
    can_be_written(svg)
    found = parse_circuit(circuit_text(file) if shipped else text_of(file))
    target = svg or (Path(f"{file}.svg") if shipped else Path(file).with_suffix(".svg"))
    target.write_text(draw_circuit(found), encoding="utf-8")
    bets = ", ".join(str(step) for step in bet_steps(found))
    speech.print(
        speech.text("top-race-circuit-fine", name=found.name, spaces=len(found.first), loop=found.loop, bets=bets)
    )
    speech.print(speech.text("top-race-circuit-drawn", file=str(target)))


def text_of(file: str) -> str:
    try:
        return text_in(Path(file))
    except FileNotFoundError:
        raise Unclear(speech.text("cli-no-circuit", file=file, known=", ".join(SHIPPED))) from None


def bet_steps(found: Circuit) -> list[int]:
    """On which step from the front row each bet line is crossed, on the best path."""
    return [
        found.front + 1 - min(found.to_line[space] for space in found.cover[column]) for column in found.bet_columns
    ]
