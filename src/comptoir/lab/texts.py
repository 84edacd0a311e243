"""Figures as text, in whichever language speaks."""

from collections.abc import Callable

from comptoir.lab.figures import Estimate, Figure
from comptoir.lab.summary import Summary

Text = Callable[..., str]  # a message key and its arguments to a sentence


def decimal(text: Text, value: float, digits: int = 1) -> str:
    """With a point or a comma, as the language writes it."""
    whole, point, part = f"{value:.{digits}f}".partition(".")
    return text("lab-decimal", whole=whole, part=part) if point else whole


def percent(text: Text, part: float) -> str:
    return decimal(text, 100 * part)


def share_text(text: Text, found: Estimate | Figure) -> str:
    if found.low is None or found.high is None:
        return text("lab-share-alone", value=percent(text, found.value))
    low, high = percent(text, found.low), percent(text, found.high)
    return text("lab-share", value=percent(text, found.value), low=low, high=high)


def figure_text(text: Text, found: Estimate | Figure, digits: int = 1) -> str:
    if found.low is None or found.high is None:
        return text("lab-figure-alone", value=decimal(text, found.value, digits))
    low, high = decimal(text, found.low, digits), decimal(text, found.high, digits)
    return text("lab-figure", value=decimal(text, found.value, digits), low=low, high=high)


def length_text(text: Text, summary: Summary) -> str:
    found = summary.length
    mean = decimal(text, found.mean)
    return text("lab-length", mean=mean, median=found.median, least=found.least, most=found.most)


def standings_texts(text: Text, summary: Summary) -> tuple[list[str], list[list[str]]]:
    """The table of an arena: its heads and its rows. Victories with luck taken out stand beside the plain ones."""
    measured = summary.luck is not None
    columns = ("bot", "wins", *(("adjusted",) if measured else ()), "score", "rating")
    rows = [
        [
            one.bot,
            share_text(text, one.wins),
            *([share_text(text, one.adjusted)] if one.adjusted is not None else []),
            figure_text(text, one.score),
            figure_text(text, one.rating, 0),
        ]
        for one in summary.standings
    ]
    return [text(f"lab-column-{word}") for word in columns], rows
