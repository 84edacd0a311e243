"""Taking back: computed from the game itself, never tagged by hand."""

from comptoir.kernel.game import Game, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, Fast, LuckNeeded
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.server.match import Made, Match
from comptoir.server.wire import Undo

WORLDS = 8  # possible worlds tried before it is said that somebody learned nothing


def undo_for(match: Match, seat: int) -> Undo:
    """What this seat may take back now, and if not freely, why."""
    if match.position.over:
        return Undo("no", why=Say("server-undo-over"))
    last = match.last_of(seat)
    if last is None:
        return Undo("no", why=Say("server-undo-nothing"))
    why = why_not_free(match, last)
    return Undo("free", last.seq) if why is None else Undo("ask", last.seq, why)


def why_not_free(match: Match, last: Made) -> Say | None:
    """Free while no luck was used, no other seat has gone on from it, and its maker learned nothing from it."""
    if last.luck:
        return Say("server-undo-luck")
    others = [made for made in match.made if made.seq > last.seq and made.seat != last.seat]
    if others and (match.position.step != last.step or any(made.luck for made in others)):
        return Say("server-undo-others")
    if last.seq not in match.learned:
        match.learned[last.seq] = learned(match, last)
    if match.learned[last.seq]:
        return Say("server-undo-learned")
    return None


def learned(match: Match, last: Made) -> bool:
    """Whether the choice showed its maker something that another world, alike to him, would not have shown."""
    game, before = match.game, match.before[last.seat]
    view = game.view(before, last.seat)
    seen, truth = outcome(match, before, last), before.facts()
    for number in range(WORLDS):
        world = another_world(game, before, view, Fast(last.seq * 1_000_003 + number))
        if number == 0 and world.facts() == truth:
            return False  # nothing was hidden
        if outcome(match, world, last) != seen:
            return True
    return False


def another_world(game: Game, truth: Position, view: View, luck: Fast) -> Position:
    """A world that fits the view, in which whoever had already chosen in secret has chosen something as well."""
    world = game.imagine(view, luck)
    for seat in sorted(set(world.waiting()) - set(truth.waiting())):
        choices = world.choices(seat)
        world.play(seat, choices[luck.below(len(choices))], Dry())
    return world


def outcome(match: Match, before: Position, made: Made) -> object:
    """What the seat sees of its own choice in this world; None when luck is needed or the choice is not there."""
    position, journal = before.copy(), Journal()
    position.journal = journal
    if position.refusal(made.seat, made.choice):
        return None
    try:
        position.play(made.seat, made.choice, Dry())
    except LuckNeeded:
        return None
    return match.game.view(position, made.seat), journal.seen_by(made.seat)


def dead_by_consent(match: Match, to: int) -> list[int]:
    """Everything from entry `to` on."""
    return [made.seq for made in match.made if made.seq >= to]
