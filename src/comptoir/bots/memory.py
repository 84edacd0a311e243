"""What everybody at the table heard, as far as it tells something about what is hidden.

A memory is a list of whole numbers, told to a bot beside its view. Each choice adds what its public events say: whoever
has the record of a game can make the memory of any moment again, and no position holds it.
"""

from collections.abc import Sequence

from comptoir.bots.judgement import cafe_international_belief as cafe_notes
from comptoir.bots.judgement.belief import Belief
from comptoir.bots.judgement.cafe_international_belief import CafeInternationalBelief
from comptoir.bots.judgement.top_race_belief import (
    CROSSED,
    NEW_RACE,
    OFFERED,
    PAID,
    PASSED,
    PLAYED,
    RAISED,
    TopRaceBelief,
)
from comptoir.games.cafe_international import events as cafe
from comptoir.games.cafe_international.plan import TABLES
from comptoir.games.cafe_international.view import CafeInternationalView
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
        case top.LineCrossed(car=car, number=number):
            return (CROSSED, car, number, 0)
        case _:
            return noted_in_the_cafe(event)


def noted_in_the_cafe(event: Event) -> Sequence[int]:
    match event:
        case cafe.TableLaid(table=table, nation=nation):
            return (cafe_notes.LAID, table, nation, 0)
        case cafe.Opened(seat=seat, guest=guest, place=place) | cafe.Seated(seat=seat, guest=guest, place=place):
            return (cafe_notes.SAT, seat, guest, place)
        case cafe.Joined(seat=seat, guest=guest, place=place):
            return (cafe_notes.SAT, seat, guest, place)
        case cafe.Cleared(tables=tables):
            return [number for table in tables for number in (cafe_notes.CLEARED, table, 0, 0)]
        case cafe.SalonScored(table=table):
            return (cafe_notes.CLEARED, table, 0, 0)
        case cafe.Drew(seat=seat):
            return (cafe_notes.DREW, seat, 0, 0)
        case cafe.PutFaceDown(seat=seat):
            return (cafe_notes.PUT_DOWN, seat, 0, 0)
        case cafe.TurnSum(seat=seat):
            return (cafe_notes.TURN_OVER, seat, 0, 0)
        case _:
            return ()


def belief_of(view: View, memory: Sequence[int]) -> Belief | None:
    """What the seat of this view may conclude; None where nothing was heard that says anything."""
    belief = Belief()
    if isinstance(view, TopRaceView):
        belief = TopRaceBelief(list(memory), view.seat, view.money)
    elif isinstance(view, CafeInternationalView) and tables_were_laid(memory):
        belief = CafeInternationalBelief(list(memory), view.seat, view.cards)
    return belief if belief.says_something() else None


def tables_were_laid(memory: Sequence[int]) -> bool:
    """Whether it begins with the game: the memory of one that was continued knows not what stood there before."""
    return list(memory[: TABLES * cafe_notes.NOTE : cafe_notes.NOTE]) == [cafe_notes.LAID] * TABLES
