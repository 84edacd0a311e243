"""What one viewer is told: built from views and public things only."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from comptoir.house import wire
from comptoir.house.acts.asking import until
from comptoir.house.acts.taking_back import others_since
from comptoir.house.match import Made, Match
from comptoir.house.table import Proposal, Seat, Table
from comptoir.house.undo import undo_for, why_not_free
from comptoir.kernel.game import Game, Options
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.say import Event, Say


def rule_set_of(game: Game, options: Options) -> str:
    return next((word for word, known in game.rule_sets.items() if known == options), "")


def table_state(table: Table, person: str, present: Collection[str]) -> wire.TableState:
    return wire.TableState(
        id=table.id,
        game=table.game.name,
        options=table.options,
        rule_set=rule_set_of(table.game, table.options),
        phase=table.phase,
        seats=[seat_state(table, number, seat, person, present) for number, seat in enumerate(table.seats)],
        host=table.host,
        me=person,
        public=table.public,
        clock=table.clock,
        invite=f"/t/{table.id}",
        clash=table.game.clash(table.options, len(table.seats)) if table.phase == "lobby" else None,
        missing=missing(table) if table.phase == "lobby" else None,
        commitment=table.commitment,
        owes_word=table.phase == "dealing" and person in table.asked(),
        promised=table.ready.get(person, "") if table.phase in ("lobby", "dealing") else "",
        renew=table.phase == "lobby" and person in table.renewing and person in table.people(),
        marked=table.marked,
        day=table.day,
        practice=table.practice,
        origin=table.opened.origin,
        rematch=table.rematch,
        forced=person in table.spared,
        muted=sorted(table.muted),
        frozen=table.frozen,
        carried=[seat for seat, giver in table.carried.items() if person and giver == person],
        questions=[consent_state(table, each, person) for each in table.proposals.values()],
    )


def seat_state(table: Table, number: int, seat: Seat, person: str, present: Collection[str]) -> wire.SeatState:
    plan = seat.plan
    return wire.SeatState(
        seat=number,
        kind=plan.kind,
        name=plan.name,
        holder=plan.holder,
        level=plan.level,
        held=seat.held,
        present=plan.holder in present if plan.holder else plan.kind == "bot",
        ready=plan.holder in table.ready if plan.holder else plan.kind == "bot",
        mine=bool(person) and plan.holder == person,
    )


def missing(table: Table) -> Say | None:
    """What the start still waits for."""
    empty = sum(1 for seat in table.seats if seat.plan.kind == "open")
    if empty:
        return Say("server-missing-seats", {"count": empty})
    late = [
        number for number, seat in enumerate(table.seats) if seat.plan.holder and seat.plan.holder not in table.ready
    ]
    others = [number for number in late if table.seats[number].plan.holder != table.host]
    if others:
        return Say("server-missing-ready", {"seats": [f"#{number}" for number in others], "count": len(others)})
    return None


def play_state(table: Table, seat: int, *, past: bool = False) -> wire.PlayState | None:
    """The game as this seat sees it; a `past` moment is only looked at."""
    match = table.match
    return None if match is None else state_at(table, match, match.position, seat, past)


def moments_from(table: Table, match: Match, made: Made, seat: int) -> list[wire.Past]:
    """As this seat saw them."""
    moments = match.moments_from(made)
    return [wire.Past(entry, state_at(table, match, position, seat, past=True)) for entry, position in moments]


def state_at(table: Table, match: Match, position: Position, seat: int, past: bool) -> wire.PlayState:
    view = match.game.view(position, seat)
    waiting = position.waiting()
    asked = seat in waiting and table.phase == "playing" and not past
    last = match.last_of(seat) if seat != SPECTATOR and not past else None
    return wire.PlayState(
        seat=seat,
        step=match.step,
        view=view,
        waiting=waiting,
        question=match.game.say_question(position.asks(seat)) if asked else None,
        choices=[choice_state(match.game, match.options, n) for n in position.choices(seat)] if asked else [],
        scores=position.tally(),
        undo=wire.Undo("no") if past or seat == SPECTATOR else undo_state(table, match, seat),
        over=position.over,
        sheet=sheets(position) if position.over else [],
        clock=table.clocks.state(),
        last=replaceable(match, last) if table.phase == "playing" else -1,
        forced=last.seq if last is not None and last.forced else 0,
    )


@lru_cache(20_000)
def choice_state(game: Game, options: Options, number: int) -> wire.Choice:
    return wire.Choice(number, game.move(number, options), game.say_move(number, options))


def sheets(position: Position) -> list[wire.SheetState]:
    scores, ranks = position.scores(), position.ranking()
    return [wire.SheetState(seat, ranks[seat], scores[seat], position.sheet(seat)) for seat in range(position.seats)]


def undo_state(table: Table, match: Match, seat: int) -> wire.Undo:
    """What the seat may take back; the others are asked once for each choice."""
    if table.phase not in ("playing", "over"):
        return wire.Undo("no", why=Say("server-not-playing"))
    undo = undo_for(match, seat)
    if undo.can == "ask" and table.day:
        return wire.Undo("no", why=undo.why)
    asked = undo.can == "ask" and ("take-back", str(seat)) in table.has_asked
    if asked and others_since(table, table.seats[seat].plan.holder, undo.to):
        return wire.Undo("no", why=Say("server-ask-once"))
    return undo


def consent_state(table: Table, proposal: Proposal, person: str) -> wire.Consent:
    return wire.Consent(
        ask=proposal.ask,
        what=proposal.what,
        name=proposal.name,
        mine=proposal.by == person,
        seat=proposal.seat,
        to=proposal.to,
        waiting=proposal.waiting,
        agreed=proposal.agreed,
        until=until(table, proposal),
    )


def replaceable(match: Match, last: Made | None) -> int:
    """The choice of this step that its seat may still make otherwise, or -1."""
    if last is None or last.step != match.position.step or why_not_free(match, last) is not None:
        return -1
    return last.choice


def happenings(game: Game, entry: int, events: Iterable[Event]) -> list[wire.Happening]:
    return [happening(game, entry, event) for event in events]


def happening(game: Game, entry: int, event: Event) -> wire.Happening:
    return wire.Happening(entry, event, game.say_event(event))
