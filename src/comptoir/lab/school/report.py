"""What a training was like, as one HTML page: the learning curve, and how much came true of what was foretold."""

import html

import altair as alt

from comptoir.bots.values.shelf import Page
from comptoir.lab.report import PAGE, WIDTH, Plot, script, values_of
from comptoir.lab.school.teacher import Progress
from comptoir.lab.texts import Text, decimal

COLUMNS = ("round", "chapter", "loss", "blank", "slope", "points")


def report(page: Page, curve: list[Progress], text: Text, language: str) -> str:
    """The whole page; it opens without a network."""
    plots = [
        line(curve, "loss", text("train-plot-loss"), text),
        line(curve, "slope", text("train-plot-slope"), text),
    ]
    return PAGE.format(
        language=language,
        title=html.escape(text("train-title", game=text(f"{page.game}-name"))),
        about=html.escape(text("train-about", games=page.games, seed=page.seed)),
        length=html.escape(text("train-columns")),
        table=table(curve, text),
        places="\n".join(f'<div class="plot" id="plot{number}"></div>' for number in range(len(plots))),
        script=script(plots),
    )


def last_of_each(curve: list[Progress]) -> list[Progress]:
    """Where every chapter stood at the end of every round."""
    return list({(one.round, one.chapter): one for one in curve}.values())


def cells(one: Progress, text: Text) -> list[str]:
    figures = [decimal(text, figure, 3) for figure in (one.loss, one.blank, one.slope, one.points)]
    return [str(one.round + 1), one.chapter, *figures]


def table(curve: list[Progress], text: Text) -> str:
    head = "".join(f"<th>{html.escape(text(f'train-column-{column}'))}</th>" for column in COLUMNS)
    rows = [cells(one, text) for one in last_of_each(curve)]
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def line(curve: list[Progress], figure: str, title: str, text: Text) -> Plot:
    rows: list[dict[str, object]] = [
        {
            "lesson": number,
            "figure": getattr(one, figure),
            "who": f"{one.chapter} {one.round + 1}",
        }
        for number, one in enumerate(curve, 1)
    ]
    return (
        alt.Chart(values_of(rows), width=WIDTH, height=200, title=title)
        .mark_line(point=True)
        .encode(
            x=alt.X("lesson:Q", title=text("train-axis-lesson"), axis=alt.Axis(format="d")),
            y=alt.Y("figure:Q", title=None, scale=alt.Scale(zero=False)),
            color=alt.Color("who:N", title=None),
        )
    )
