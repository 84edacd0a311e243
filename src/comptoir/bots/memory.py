"""What everybody at the table heard, as far as it tells something about what is hidden.

A memory is a list of whole numbers, told to a bot beside its view. Each choice adds what its public events say: whoever
has the record of a game can make the memory of any moment again, and no position holds it.
"""

from collections.abc import Sequence

from comptoir.bots.judgement.belief import Belief
from comptoir.bots.judgement.top_race_belief import (
    NEW_RACE,
    OFFERED,
    PAID,
    PASSED,
    PLAYED,
    RAISED,
    TopRaceBelief,
)
from comptoir.games.top_race import events as top
from comptoir.games.top_race.view import TopRaceView
from comptoir.kernel.game import Refused, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Event, Say


def heard(journal: Journal) -> list[int]:
    """What is worth remembering of what has just happened, by what everybody saw of it."""
    if not isinstance(journal, Journal):
        raise Refused(Say("study-no-journal", {"given": repr(journal)}))
    return [number for event in journal.seen_by(SPECTATOR) for number in noted(event)]


def noted(event: Event) -> Sequence[int]:
    match event:
        case top.RaceBegins():
            return (NEW_RACE, 0, 0, 0)
        case top.DriverUp(car=car):
            return (OFFERED, car, 0, 0)
        case top.Bid(seat=seat, amount=amount):
            return (RAISED, seat, amount, 0)
        case top.Passed(seat=seat):
            return (PASSED, seat, 0, 0)
        case top.Sold(seat=seat, amount=amount) | top.Given(seat=seat, amount=amount):
            return (PAID, seat, amount, 0)
        case top.CardPlayed(seat=seat, card=card):
            return (PLAYED, seat, card, 0)
        case _:
            return ()


def belief_of(view: View, memory: Sequence[int]) -> Belief | None:
    """What the seat of this view may conclude; None where nothing was heard that says anything."""
    if not memory or not isinstance(view, TopRaceView) or view.open_hands:
        return None
    belief = TopRaceBelief(list(memory), view.seat, view.money)
    return belief if belief.acts else None
