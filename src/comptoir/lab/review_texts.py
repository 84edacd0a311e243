"""The figures of a review as text, in whichever language speaks."""

from comptoir.lab.averages import LINES, Average
from comptoir.lab.figures import Figure
from comptoir.lab.texts import decimal
from comptoir.review.result import Review, SeatReview
from comptoir.review.sentences import doubt, whole_points
from comptoir.words import Words

__all__ = ["LINES", "averages_texts", "legend", "names_of", "seat_texts"]
NOTHING = "–"
WHOLE = ("start", "result")  # told as they are; all other lines are changes and carry a sign


def names_of(review: Review, words: Words) -> list[str]:
    return [one.name or words.text("cli-player", number=one.seat + 1) for one in review.seats]


def legend(review: Review, words: Words) -> str:
    """How to read the figures, and the numbers of the turning points if there are any."""
    told = [f"review-unit-{review.unit}"]
    told += ["review-loss-about"] if review.unit == "share" else []
    told += ["review-numbers-about"] if any(one.turning_points for one in review.seats) else []
    return " ".join(words.text(key) for key in told)


def seat_texts(review: Review, one: SeatReview, words: Words) -> list[str]:
    """The lines of a bar, and what the choices fell short of the best found: the whole points that sentences tell, for
    tenths would not add up, and no doubt is as small as they are.
    """
    points = {**whole_points(review, one), "loss": round(one.loss if review.unit == "score" else 100 * one.loss)}
    doubts = {**one.doubts, "loss": one.loss_doubt}
    texts = {line: line_text(review, line, points[line], doubts.get(line, 0.0), words) for line in LINES}
    if review.unit == "score":  # alone, what is left lying is found again at every choice: the sum would say nothing
        texts["loss"] = NOTHING
    return [*texts.values()]


def line_text(review: Review, line: str, points: int, error: float, words: Words) -> str:
    shown = str(points) if line in WHOLE else with_sign(points)
    if not error:
        return words.text("review-points-alone", value=shown)
    return words.text("review-points", value=shown, doubt=doubt(review, error))


def with_sign(points: int) -> str:
    """With a true minus sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def number(value: float, unit: str, words: Words, signed: bool) -> str:
    """Points of winning chance, or of the score, with a true minus sign."""
    points = value if unit == "score" else 100 * value
    sign = "−" if round(points, 1) < 0 else "+" if signed and round(points, 1) > 0 else ""
    return sign + decimal(words.text, abs(points), 1)


def averages_texts(one: Average, words: Words) -> list[str]:
    seat = one.player[1:]
    player = words.text("cli-player", number=int(seat) + 1) if one.player.startswith("#") else one.player
    lines = [figure(one.lines[line], one.unit, words, line not in WHOLE) for line in LINES]
    return [words.text(f"{one.game}-name"), player, str(one.games), *lines]


def figure(found: Figure, unit: str, words: Words, signed: bool) -> str:
    shown = number(found.value, unit, words, signed)
    if found.low is None or found.high is None:
        return words.text("review-points-alone", value=shown)
    reach = (found.high - found.low) / 2
    return words.text("review-points", value=shown, doubt=number(reach, unit, words, False))
