"""The waiting as a Markdown table."""

from typing import TypedDict

Span = tuple[float, float]  # mean and worst, in seconds


class Figures(TypedDict, total=False):
    decisions: int
    blocked: Span
    house: Span
    all: Span
    still: Span


HEADING = """\
# Waiting

Seconds a player who decides at once cannot act, from one choice of his to the next that can be touched: mean / worst
of {decisions} decisions in each game, in a browser, at the default speed, against regular bots, on two busy cores.
Before is commit `{before}`. `make bench-pace` repeats it.

*Pictures* is the wait our page is to blame for: the house has asked already, and one cannot answer yet. *House* is what
comes before that: the second in which a choice can be taken back, and what the bots need to think. *Still* is for who
would rather watch: how long, once asked, until the last scene has run out by itself.

"""
COLUMNS = (
    "| game | pictures, before | pictures, now | house, before | house, now | in all, before | in all, now "
    "| still, before | still, now |"
)


def page(games: dict[str, dict[str, Figures]], before: str) -> str:
    lines = [COLUMNS, "|---|" + "---:|" * 8]
    for game, told in games.items():
        spans = [told[when][what] for what in ("blocked", "house", "all") for when in ("before", "now")]
        spans += [told["before"]["still"], told["now, watched"]["still"]]
        lines.append(f"| {game} | " + " | ".join(f"{mean:.1f} / {worst:.1f}" for mean, worst in spans) + " |")
    decisions = min(figures["decisions"] for told in games.values() for figures in told.values())
    return HEADING.format(decisions=decisions, before=before) + "\n".join(lines) + "\n"
