"""A review in words: a dozen sentences at most for one seat, each true on its own, with its doubt."""

from collections.abc import Callable

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.say import Arg, Say
from comptoir.review.guesses import doubt_told, points_told, stands_out
from comptoir.review.result import Review, SeatReview, TurningPoint

LINES = ("deal", "luck", "own", "others", "unseen")
# From how many points on: of a hundred, and of a score.
SIZES = {
    "share": ((20, "huge"), (10, "large"), (5, "fair"), (0, "small")),
    "score": ((5, "large"), (3, "fair"), (0, "small")),
}
BRIEF = 0.5  # of the thinking: with less of it, the doubts need a word
WITHOUT_CARDS = frozenset({"cafe-race"})
Args = dict[str, Arg]


class Sentence(msgspec.Struct, frozen=True):
    """Something to be said, and the choices it names, which the game has words for."""

    said: Say
    moves: dict[str, Say] = {}

    def spoken(self, say: Callable[[Say], str]) -> str:
        """In whichever language speaks."""
        return say(Say(self.said.key, {**self.said.args, **{name: say(move) for name, move in self.moves.items()}}))


def sentences(review: Review, seat: int, you: bool = False, turning: bool = True) -> list[Sentence]:
    """What there is to say to (`you`) or about the player in this seat; the turning points may be told elsewhere."""
    one = review.seats[seat]
    who: Args = {"who": f"#{seat}", "you": "yes" if you else "no"}
    found = [Sentence(said) for said in [ending(review, one, who), *lines_said(review, one, who)]]
    found += [turning_said(review, point, who) for point in one.turning_points if turning]
    if one.decisions and not any(point.kind == "choice" for point in one.turning_points):
        found.append(Sentence(Say("review-said-no-mistake", {"count": one.decisions, **who})))
    if review.thinking < BRIEF:
        found.append(Sentence(Say("review-said-brief", {"share": max(1, round(100 * review.thinking))})))
    if review.not_looked_at:
        found.append(Sentence(Say("review-said-not-looked-at", {"count": review.not_looked_at})))
    return found


def lines_said(review: Review, one: SeatReview, who: Args) -> list[Say]:
    """The bar in words: what is clear, what is not, and what was nobody's doing."""
    told = [line for line in LINES if clear(review, one, line, getattr(one, line))]
    # What is nothing at all, as the unseen where everything lies open, is not worth a word either.
    quiet = [line for line in LINES if line not in told and (getattr(one, line) or one.doubts[line])]
    found = [line_said(review, one, line, who) for line in told]
    if quiet:
        names: list[int | str] = [f"@review-quiet-{quiet_name(review, line, who)}" for line in quiet]
        found.append(Say("review-said-quiet", {"lines": names}))
    if review.unit == "share" and any(points(review, getattr(one, line)) > 100 for line in told):
        found.append(Say("review-said-beyond"))
    found += drift_said(review, one, who)
    if points(review, one.undone):
        undone = points(review, one.undone)
        found.append(Say("review-said-undone", {"points": undone, "way": way(one.undone), **unit(review), **who}))
    return found


def quiet_name(review: Review, line: str, who: Args) -> str:
    if line == "own" and who["you"] == "yes":
        return "own-yours"
    return "other" if line == "others" and len(review.seats) == 2 else line


def drift_said(review: Review, one: SeatReview, who: Args) -> list[Say]:
    """What the bar shows as nobody's, which takes what rounding leaves over: told only if that is beyond its doubt."""
    changed = one.drift - one.undone
    if not one.undone:
        changed = whole_points(review, one)["drift"] / (1 if review.unit == "score" else 100)
    if not clear(review, one, "drift", changed):
        return []
    figures: Args = {"points": points(review, changed), "doubt": doubt(review, one.doubts["drift"])}
    return [Say("review-said-drift", {**figures, "way": way(changed), **unit(review), **who})]


def clear(review: Review, one: SeatReview, line: str, value: float) -> bool:
    return stands_out(value, one.doubts[line], review.unit == "score")


def ending(review: Review, one: SeatReview, who: Args) -> Say:
    start = round(one.start if review.unit == "score" else 100 * one.start)
    if review.unit == "score":
        return Say("review-said-score", {"score": round(one.result), "start": start, **who})
    how = "won" if one.result > 0.99 else "shared" if one.result > 0.0 else "lost"
    return Say("review-said-ending", {"how": how, "start": start, "from": start_of(review), **who})


def whole_points(review: Review, one: SeatReview) -> dict[str, int]:
    """The bar in whole points that add up: what rounding leaves over goes to what is nobody's."""
    unit = 1 if review.unit == "score" else 100
    found = {line: round(unit * getattr(one, line)) for line in ("start", *LINES, "result")}
    found["drift"] = found["result"] - found["start"] - sum(found[line] for line in LINES)
    return found


def start_of(review: Review) -> str:
    return "continued" if review.continued else "fair"


def line_said(review: Review, one: SeatReview, line: str, who: Args) -> Say:
    value = getattr(one, line)
    return Say(
        f"review-said-{line}",
        {
            "points": points(review, value),
            "doubt": doubt(review, one.doubts[line]),
            "way": way(value),
            "game": review.game,
            "seats": len(review.seats),
            "hidden": hidden_in(review),
            **unit(review),
            **who,
        },
    )


def hidden_in(review: Review) -> str:
    """What there was that nobody could see: cards, choices made at once, or both."""
    if all(len(moment.seats) <= 1 for moment in review.moments):
        return "cards"
    return "choices" if review.game in WITHOUT_CARDS else "both"


def turning_said(review: Review, point: TurningPoint, who: Args) -> Sentence:
    """One turning point. In a secret round nothing is a mistake; it only brings less against usual players."""
    args: Args = {
        "entry": point.entry,
        "points": points(review, point.change),
        "doubt": doubt(review, point.doubt),
        "back": "yes" if point.moment in taken_back(review) else "no",
        **unit(review),
        **who,
    }
    if point.decision is None:
        return Sentence(Say("review-said-swing", {"way": way(point.change), "game": review.game, **args}))
    game = GAMES[review.game]
    options = game.make_options(review.options)
    moves = {
        "move": game.say_move(point.decision.choice, options),
        "best": game.say_move(point.decision.best, options),
    }
    args["by"] = "bot" if point.decision.by_bot else "player"
    subject = game.say_subject(point.decision.asked)
    args["about"] = "no" if subject is None else "yes"
    if subject is not None:
        moves["asked"] = subject
    if point.decision.secret:
        return Sentence(Say("review-said-secret", args), moves)
    args["whole"] = "yes" if point.decision.whole_turn else "no"
    args["size"] = size(review, point.change, review.seats[point.seat].result > 0.99)
    return Sentence(Say("review-said-choice", args), moves)


def taken_back(review: Review) -> set[int]:
    """The steps that were taken back after luck had been seen: each way back leads to a moment of the same worth."""
    found: set[int] = set()
    for moment in review.moments:
        if moment.kind == "undo":
            same = [early.number for early in review.moments[: moment.number] if early.chances == moment.chances]
            found |= set(range(same[-1] + 1 if same else 1, moment.number))
    return found


def points(review: Review, value: float) -> int:
    return points_told(value, review.unit == "score")


def doubt(review: Review, error: float) -> int:
    return doubt_told(error, review.unit == "score")


def unit(review: Review) -> Args:
    return {"unit": review.unit}


def way(value: float) -> str:
    return "gave" if value > 0 else "cost"


def size(review: Review, change: float, won: bool = False) -> str:
    """By the points as they are told: what reads the same is called the same. To who won, nothing decided much."""
    told = points(review, change)
    word = next(word for least, word in SIZES[review.unit] if told >= least)
    return "large" if won and word == "huge" else word
