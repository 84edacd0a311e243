"""A report on a series as one HTML page: a table, plots, and everything they need inside, so that it opens offline."""

import html
import json
from typing import Any

import altair as alt
import vl_convert

from comptoir.lab.figures import Estimate, Figure
from comptoir.lab.review_page import figure
from comptoir.lab.series import Result, Series
from comptoir.lab.summary import Summary, summarise, winnings
from comptoir.lab.texts import Text, length_text, percent, share_text, standings_texts

Plot = Any  # altair has a type of its own for every way to put charts together
WIDTH = 560
INK = "#6f4e37"

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2b211b;
  background: #fffdf8; }}
table {{ display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; margin: 1rem 0; }}
th, td {{ text-align: left; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid #e4d9cc; }}
div.plot {{ display: block; margin: 1.5rem 0; padding: 0; max-width: 100%; overflow-x: auto; }}
figure.position {{ margin: 1.5rem 0; max-width: 34rem; }}
figure.position svg {{ display: block; width: 100%; height: auto; }}
</style>
<h1>{title}</h1>
<p>{about}</p>
{table}
<p>{length}</p>
{places}
<script type="module">{script}</script>
"""


def report(series: Series, results: list[Result], text: Text, language: str, first_deal: str = "") -> str:
    """The whole page; with a picture of the first deal where somebody has drawn it."""
    summary = summarise(series, results)
    plots = [
        shares_plot(text("lab-plot-wins"), shares_of(text, summary), summary.fair, text),
        rating_plot(text, summary),
        course_plot(text, series, results),
        shares_plot(
            text("lab-plot-seats"),
            [(text("lab-seat", seat=seat + 1), won) for seat, won in enumerate(summary.by_seat)],
            summary.fair,
            text,
        ),
        scores_plot(text, series, results),
        length_plot(text, results),
    ]
    places = [f'<div class="plot" id="plot{number}"></div>' for number in range(len(plots))]
    return PAGE.format(
        language=language,
        title=html.escape(text("lab-title", game=text(f"{series.game}-name"), bots=", ".join(series.bots))),
        about=html.escape(text("lab-about", games=summary.games, fair=percent(text, summary.fair))),
        length=html.escape(" ".join([length_text(text, summary), luck_said(text, summary)]).strip()),
        table=table(text, summary),
        places="\n".join([*places, figure(text("lab-first-deal"), first_deal, "position") if first_deal else ""]),
        script=script(plots),
    )


def shares_of(text: Text, summary: Summary) -> list[tuple[str, Estimate]]:
    """Each bot's victories, and below them the same with luck taken out, where that has an interval."""
    rows: list[tuple[str, Estimate]] = []
    for one in summary.standings:
        rows.append((one.bot, one.wins))
        found = one.adjusted
        if found is not None and found.low is not None and found.high is not None:
            named = text("lab-without-luck", bot=one.bot)
            rows.append((named, Estimate(found.value, found.low, found.high, found.count)))
    return rows


def script(plots: list[Plot]) -> str:
    """The plots and the libraries that draw them, in one piece."""
    drawn = [
        f"vegaEmbed('#plot{number}', {script_safe(plot)}, {{actions: false}});" for number, plot in enumerate(plots)
    ]
    return vl_convert.javascript_bundle("\n".join(drawn), vl_version="6.4").replace("</script", "<\\/script")


def script_safe(plot: Plot) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(plot.configure(background="transparent").to_dict()).replace("</", "<\\/")


def table(text: Text, summary: Summary) -> str:
    heads, rows = standings_texts(text, summary)
    head = "".join(f"<th>{html.escape(word)}</th>" for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def luck_said(text: Text, summary: Summary) -> str:
    return "" if summary.luck is None else text("lab-luck-about", part=share_text(text, summary.luck))


def values_of(rows: list[dict[str, object]]) -> Any:
    return alt.Data.from_dict({"values": rows})


def shares_plot(title: str, rows: list[tuple[str, Estimate]], fair: float, text: Text) -> Plot:
    """Points with their intervals, and a line where everybody would be if all were equal."""
    data = values_of([{"who": who, "value": one.value, "low": one.low, "high": one.high} for who, one in rows])
    base = alt.Chart(data, width=WIDTH, title=title).encode(y=alt.Y("who:N", title=None, sort=None))
    across = alt.X("low:Q", title=None, axis=alt.Axis(format="%"), scale=alt.Scale(zero=True))
    line = alt.Chart(values_of([{"fair": fair, "name": text("lab-fair")}])).mark_rule(strokeDash=[4, 4])
    return alt.layer(
        base.mark_rule(color=INK, strokeWidth=2).encode(x=across, x2="high:Q"),
        base.mark_point(filled=True, size=90, color=INK).encode(x="value:Q"),
        line.encode(x="fair:Q", tooltip="name:N"),
    )


def rating_plot(text: Text, summary: Summary) -> Plot:
    rows = [rating_row(one.bot, one.rating) for one in summary.standings]
    base = alt.Chart(values_of(rows), width=WIDTH, title=text("lab-plot-rating")).encode(
        y=alt.Y("who:N", title=None, sort=None)
    )
    return alt.layer(
        base.mark_rule(color=INK, strokeWidth=2).encode(
            x=alt.X("low:Q", title=None, scale=alt.Scale(zero=False)), x2="high:Q"
        ),
        base.mark_point(filled=True, size=90, color=INK).encode(x="value:Q"),
    )


def rating_row(bot: str, rating: Figure) -> dict[str, object]:
    """A rating without an interval is its point alone: the line behind it has no length."""
    low = rating.value if rating.low is None else rating.low
    high = rating.value if rating.high is None else rating.high
    return {"who": bot, "value": rating.value, "low": low, "high": high}


def course_plot(text: Text, series: Series, results: list[Result]) -> Plot:
    """Each bot's share of victories after so many games: whether it has settled."""
    rows: list[dict[str, object]] = []
    won = dict.fromkeys(series.bots, 0.0)
    for number, result in enumerate(results, 1):
        for seat, part in enumerate(winnings(result)):
            won[series.bots[result.bots[seat]]] += part
        if number % max(1, len(results) // 100) == 0:
            rows += [{"games": number, "bot": bot, "share": won[bot] / number / series.bots.count(bot)} for bot in won]
    return (
        alt.Chart(values_of(rows), width=WIDTH, height=200, title=text("lab-plot-course"))
        .mark_line()
        .encode(
            x=alt.X("games:Q", title=text("lab-axis-games")),
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%")),
            color=alt.Color("bot:N", title=None),
        )
    )


def scores_plot(text: Text, series: Series, results: list[Result]) -> Plot:
    rows: list[dict[str, object]] = [
        {"bot": series.bots[place], "score": result.scores[seat]}
        for result in results
        for seat, place in enumerate(result.bots)
    ]
    return (
        alt.Chart(values_of(rows), width=WIDTH, title=text("lab-plot-scores"))
        .mark_boxplot(extent=1.5)
        .encode(
            x=alt.X("score:Q", title=None, scale=alt.Scale(zero=False)),
            y=alt.Y("bot:N", title=None, sort=None),
            color=alt.Color("bot:N", legend=None),
        )
    )


def length_plot(text: Text, results: list[Result]) -> Plot:
    rows: list[dict[str, object]] = [{"length": result.decisions} for result in results]
    return (
        alt.Chart(values_of(rows), width=WIDTH, height=160, title=text("lab-plot-length"))
        .mark_bar(color=INK)
        .encode(
            x=alt.X("length:Q", bin=alt.Bin(maxbins=30, minstep=1), title=None, axis=alt.Axis(format="d")),
            y=alt.Y("count()", title=text("lab-axis-count")),
        )
    )
