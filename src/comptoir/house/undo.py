"""Taking back: computed from the game itself, never tagged by hand."""

import hmac

from comptoir.house.match import Made, Match
from comptoir.house.wire import Undo
from comptoir.kernel.game import Game, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Dry, Fast, LuckNeeded
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

WORLDS = 8  # possible worlds, other than the true one, tried before it is said that somebody learned nothing
TRIES = 3 * WORLDS  # where little is hidden, many a world turns out to be the true one


def undo_for(match: Match, seat: int) -> Undo:
    """What this seat may take back now, and if not freely, why."""
    if match.position.over:
        return Undo("no", why=Say("server-undo-over"))
    last = match.last_real_of(seat)
    if last is None:
        return Undo("no", why=Say("server-undo-nothing"))
    why = why_not_free(match, last)
    return Undo("free", last.seq) if why is None else Undo("ask", last.seq, why)


def why_not_free(match: Match, last: Made) -> Say | None:
    """Free while no luck was used, no other seat has gone on from it, and its maker learned nothing from it."""
    if last.luck:
        return Say("server-undo-luck")
    since = match.since(last)
    along = [last, *[made for made in reversed(since) if made.seat == last.seat and made.forced]]  # taken back together
    if any(made.luck for made in along):
        return Say("server-undo-luck")
    newest = next((made for made in since if made.seat == last.seat), last)
    if along[-1] is not newest:
        return Say("server-undo-others")  # a bot has chosen for it since; what it showed is judged where it was made
    others = [made.luck for made in since if made.seat != last.seat]
    if others and (match.position.step != last.step or any(others)):
        return Say("server-undo-others")
    if any(has_learned(match, made) for made in along):
        return Say("server-undo-learned")
    return None


def has_learned(match: Match, made: Made) -> bool:
    """Worked out once for each choice."""
    name = made.seq, made.seat, made.choice
    if name not in match.learned:
        match.learned[name] = learned(match, made)
    return match.learned[name]


def learned(match: Match, last: Made) -> bool:
    """Whether the choice showed its maker something that another world, alike to him, would not have shown."""
    game, before = match.game, match.stood_before(last)
    if not match.position.over and isinstance(game.move(last.choice, match.options), game.foreseen):
        return False  # asked only where no luck was used
    if before is None:
        return True  # too long ago to tell
    view = game.view(before, last.seat)
    known, truth = game.recall(view), before.facts()
    if known.facts() == truth:
        return False  # nothing was hidden
    hidden = match.chosen_before(last)
    after, seen = outcome(game, before, last)
    if hidden and (after is None or after.step != before.step or after.over):
        return True  # whoever closes a secret step sees it opened
    luck, tried = Fast(worlds_seed(match, last)), 0
    for _ in range(TRIES):
        world = another_world(game, known, view, hidden, luck)
        if world.facts() == truth:
            continue
        if outcome(game, world, last)[1] != seen:
            return True
        tried += 1
        if tried == WORLDS:
            break
    return False


def worlds_seed(match: Match, last: Made) -> int:
    """From the table's secret and the moment of the game: nothing anybody says or does at the table moves it."""
    mark = hmac.digest(match.seed, f"worlds {last.step} {last.seat}".encode(), "sha256")
    return int.from_bytes(mark[:12], "big")


def another_world(game: Game, known: Position, view: View, hidden: list[int], luck: Fast) -> Position:
    """A world that fits the view, in which whoever had already chosen in secret has chosen something as well."""
    world = known.copy()
    game.guess(world, view, luck)
    for seat in hidden:  # unmade in a guessed world
        choices = world.choices(seat)
        world.play(seat, choices[luck.below(len(choices))], Dry())
    return world


def outcome(game: Game, before: Position, made: Made) -> tuple[Position | None, object]:
    """Where the choice leads in this world, and what its maker sees of it; nothing when luck is needed or the choice
    is not there.
    """
    position, journal = before.copy(), Journal()
    position.journal = journal
    if position.refusal(made.seat, made.choice):
        return None, None
    try:
        position.play(made.seat, made.choice, Dry())
    except LuckNeeded:
        return None, None
    return position, (game.view(position, made.seat), journal.seen_by(made.seat))


def dead_by_consent(match: Match, to: int) -> list[int]:
    """Everything from entry `to` on."""
    return [made.seq for made in match.made if made.seq >= to]
