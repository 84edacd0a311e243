"""A review as one HTML page that opens without a network: the strip, the bars, the table and the sentences."""

import html

from comptoir.lab.averages import LINES, Average
from comptoir.lab.review_drawing import TILES, bars, curve
from comptoir.lab.review_texts import averages_texts, legend, names_of, seat_texts
from comptoir.review.result import Review
from comptoir.review.sentences import sentences
from comptoir.words import Words

Pictures = dict[tuple[int, int], str]  # what a seat saw before an entry

ACCENTS = {
    "cafe-race": "#C1472F",
    "cafe-international": "#1F7673",
    "top-race": "#1D5C8A",
    "espresso-doppio": "#7C3F58",
}

STYLE = """
:root { --paper: #FBF6EC; --crema: #F3E7D3; --latte: #DFC49C; --caramel: #B4713A; --espresso: #3A2418; --ink: #21160F;
  --porcelain: #FFFEFA; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #1B1310; --crema: #271B15; --latte: #4A3527; --caramel: #D79A5B;
  --espresso: #EBDCC6; --ink: #FFF8EC; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--espresso); font: 16px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; color: var(--ink); font-weight: 600; line-height: 1.2; }
h1 { border-bottom: 4px solid var(--accent); padding-bottom: 8px; }
figure { margin: 16px 0; padding: 16px; background: var(--crema); border-radius: 14px;
  box-shadow: 0 1px 3px rgb(58 36 24 / .18); }
figcaption { margin-bottom: 8px; }
svg { display: block; width: 100%; height: auto; font: 13px Figtree, system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
.rule { stroke: var(--latte); } .fair { stroke: var(--ink); stroke-dasharray: 3 3; }
.scale, .name { fill: var(--espresso); } .mark { font-size: 16px; paint-order: stroke; stroke: var(--latte); }
.band { opacity: .16; } .ink { fill: none; stroke-linejoin: round; } .dot { stroke: var(--ink); stroke-width: 1.5; }
.edge { fill: none; stroke: var(--latte); stroke-linejoin: round; }
.t-deal { fill: #DFC49C; } .t-luck { fill: #B4713A; } .t-unseen { fill: #7C3F58; } .t-others { fill: #1D5C8A; }
.t-own { fill: #3E7D4F; } .t-drift { fill: #A59C92; }
.n-deal, .n-drift { fill: #21160F; } .n-luck, .n-unseen, .n-others, .n-own { fill: #FFFEFA; }
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; padding: 0; margin: 8px 0 0; }
.key svg { display: inline-block; width: 14px; height: 14px; margin-right: 6px; vertical-align: -2px; }
figure.position { max-width: 34rem; } details { margin: 0 0 32px; } summary { cursor: pointer; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--latte); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
"""

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>:root {{ --accent: {accent}; }}{style}</style>
<main>
<h1>{title}</h1>
{body}
</main>
"""


def review_page(review: Review, seat: int | None, words: Words, pictures: Pictures | None = None) -> str:
    """The whole page; with a seat it speaks to that player, else of everybody. Where a turning point has a picture, it
    stands below its sentence.
    """
    names = names_of(review, words)
    wanted = [one.seat for one in review.seats if seat is None or one.seat == seat]
    lines = {tile: words.text(f"review-line-{tile}") for tile in TILES}
    above = words.text("review-curve" if review.unit == "share" else "review-curve-score")
    below = words.text("review-bars")
    parts = [
        figure(above, curve(review, above, wanted)),
        figure(below, bars(review, names, lines, below) + key(lines)),
        table(
            [words.text("review-column-player"), *(words.text(f"review-line-{line}") for line in LINES)],
            [[names[one.seat], *seat_texts(review, one, words)] for one in review.seats],
        ),
        paragraph(legend(review, words)),
    ]
    for who in wanted:
        parts.append(f"<h2>{html.escape(names[who])}</h2>")
        for one in sentences(review, who, you=who == seat):
            parts.append(paragraph(one.spoken(lambda said: words.say(said, names))))
            entry = one.said.args.get("entry")
            if isinstance(entry, int) and (entry, who) in (pictures or {}):
                caption = words.text("lab-picture", entry=entry, who=names[who])
                parts.append(figure(caption, (pictures or {})[entry, who], "position"))
    parts.append(paragraph(words.text("review-eyes")))
    title = words.text("review-title", game=words.text(f"{review.game}-name"))
    return whole(title, ACCENTS.get(review.game, "#B4713A"), parts, words)


def averages_page(players: list[Average], words: Words) -> str:
    heads = [words.text(f"review-column-{word}") for word in ("game", "player", "games")]
    heads += [words.text(f"review-line-{line}") for line in LINES]
    parts = [
        table(heads, [averages_texts(one, words) for one in players]),
        paragraph(words.text("review-averages-about")),
        paragraph(words.text("review-eyes")),
    ]
    return whole(words.text("review-title-averages"), "#B4713A", parts, words)


def whole(title: str, accent: str, parts: list[str], words: Words) -> str:
    return PAGE.format(
        language=words.language, title=html.escape(title), accent=accent, style=STYLE, body="\n".join(parts)
    )


def figure(caption: str, drawing: str, kind: str = "plot") -> str:
    inline = drawing.replace(' xmlns="http://www.w3.org/2000/svg"', "")  # within a page it goes without saying
    return f'<figure class="{kind}"><figcaption>{html.escape(caption)}</figcaption>{inline}</figure>'


def key(lines: dict[str, str]) -> str:
    """What each tile is made of."""
    square = '<svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" class="t-{}"/></svg>'
    entries = [f"<li>{square.format(tile)}{html.escape(word)}</li>" for tile, word in lines.items()]
    return f'<ul class="key">{"".join(entries)}</ul>'


def table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{html.escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def paragraph(text: str) -> str:
    return f"<p>{html.escape(text)}</p>"
