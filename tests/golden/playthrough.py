"""A whole random game in readable text: questions, choices, luck, what happened, what each position is."""

from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from comptoir.words import words

SHOWN = 8


def fewest(game: Game, options: Options) -> int:
    return next(seats for seats in game.seats if game.clash(options, seats) is None)


def playthrough(name: str) -> str:
    """One game of the rule set with its fewest players, every choice at random."""
    game, options = rule_sets()[name]
    seats = fewest(game, options)
    names = [chr(65 + seat) for seat in range(seats)]
    session = Session(game, options, seats, Fast(1))
    pick = Fast(2)
    lines = [f"{name}, {seats} seats", *_outcome(session, names)]
    while not session.over:
        for seat in session.waiting():
            choices = session.choices(seat)
            choice = choices[pick.below(len(choices))]
            lines += _question(session, seat, choices, names)
            session.play(seat, choice)
            lines.append(f"> {names[seat]} {game.write(choice, options)}")
            lines += _outcome(session, names)
    lines += [f"{names[seat]} {position_line(session, seat)}" for seat in range(seats)]
    return "\n".join(lines) + "\n"


def _question(session: Session, seat: int, choices: list[int], names: list[str]) -> list[str]:
    question = words("en").say(session.game.say_question(session.position.asks(seat)), names)
    shown = " ".join(session.game.write(choice, session.options) for choice in choices[:SHOWN])
    more = f" … {len(choices)} in all" if len(choices) > SHOWN else ""
    return ["", f"step {session.position.step}, {names[seat]}: {question}", f"  {shown}{more}"]


def _outcome(session: Session, names: list[str]) -> list[str]:
    """The luck used, every event with whom it is addressed to, and the fingerprint."""
    entry = session.record.entries[-1]
    lines = ["  luck " + " ".join(f"{value}/{bound}" for value, bound in entry.luck)] if entry.luck else []
    for event, seats in session.journal.entries:
        whom = f"(to {', '.join(names[seat] for seat in seats)}) " if seats else ""
        lines.append(f"  {whom}{words('en').say(session.game.say_event(event), names)}")
    return [*lines, f"  #{entry.fingerprint}"]


def position_line(session: Session, seat: int) -> str:
    position = session.position
    sheet = ", ".join(f"{words('en').text(line.key, **line.args)} {line.points:+d}" for line in position.sheet(seat))
    return f"rank {position.ranking()[seat]}, score {position.scores()[seat]}: {sheet}"
