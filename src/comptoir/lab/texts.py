"""Figures as text, in whichever language speaks."""

from collections.abc import Callable

from comptoir.lab.figures import Estimate, Figure
from comptoir.lab.summary import Summary

Text = Callable[..., str]  # a message key and its arguments to a sentence


def percent(part: float) -> str:
    return f"{100 * part:.1f}"


def share_text(text: Text, found: Estimate | Figure) -> str:
    if found.low is None or found.high is None:
        return text("lab-share-alone", value=percent(found.value))
    return text("lab-share", value=percent(found.value), low=percent(found.low), high=percent(found.high))


def figure_text(text: Text, found: Estimate | Figure, digits: int = 1) -> str:
    if found.low is None or found.high is None:
        return text("lab-figure-alone", value=f"{found.value:.{digits}f}")
    return text(
        "lab-figure",
        value=f"{found.value:.{digits}f}",
        low=f"{found.low:.{digits}f}",
        high=f"{found.high:.{digits}f}",
    )


def length_text(text: Text, summary: Summary) -> str:
    found = summary.length
    return text("lab-length", mean=f"{found.mean:.1f}", median=found.median, least=found.least, most=found.most)
