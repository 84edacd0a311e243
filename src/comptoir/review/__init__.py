"""What a finished game was made of: the deal, luck, one's own choices and the others', from what everybody knew."""

from comptoir.review.eyes import EndValue, Reference, Value
from comptoir.review.result import Decision, Moment, Parts, Review, SeatReview, TurningPoint
from comptoir.review.reviewing import Reviewing, review_game

__all__ = [
    "Decision", "EndValue", "Moment", "Parts", "Reference", "Review", "Reviewing", "SeatReview", "TurningPoint",
    "Value", "review_game",
]  # fmt: skip
