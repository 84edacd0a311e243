"""What each person is shown of an evening."""

from comptoir.house.acts.gathering import EVENING
from comptoir.house.evenings.acts.rounds import MINUTE
from comptoir.house.evenings.evening import Board, Evening, Guest, Round
from comptoir.house.evenings.standing import Line, points_of, standings
from comptoir.house.evenings.wire import BoardState, EveningState, GuestState, RoundState
from comptoir.house.pauses import PAUSES


def evening_state(evening: Evening, person: str, now: int, awake: frozenset[str]) -> EveningState:
    host = person in evening.hosts
    inside = evening.inside(person)
    shown = evening.guests if host else {guest.number for guest in evening.company()}
    return EveningState(
        code=evening.id.removeprefix(EVENING),
        seq=evening.seq,
        now=now,
        name=evening.name,
        closed=evening.closed,
        door=evening.door,
        host=host,
        menu=evening.menu,
        minutes=evening.minutes,
        level=evening.level,
        grace=PAUSES.grace,
        guests=[
            guest_state(evening, evening.guests[line.guest], line, person, host, awake)
            for line in standings(evening)
            if line.guest in shown
        ],
        rounds=[round_state(each, inside) for each in evening.rounds],
        host_key=evening.host_key() if host else "",
        opener=host and person == evening.hosts[0],
        wall=evening.wall if inside else "",
    )


def guest_state(
    evening: Evening, guest: Guest, line: Line, person: str, host: bool, awake: frozenset[str]
) -> GuestState:
    mine = bool(person) and guest.holder == person
    return GuestState(
        number=guest.number,
        name=guest.name,
        here=guest.here,
        mine=mine,
        awake=guest.holder in awake,
        place=line.place,
        points=line.points,
        games=line.games,
        wins=line.wins,
        key=evening.guest_key(guest.number) if mine or host else "",
    )


def round_state(each: Round, inside: bool) -> RoundState:
    return RoundState(
        course=each.course,
        at=each.at,
        until=each.at + each.minutes * MINUTE,
        boards=[board_state(board, inside) for board in each.boards],
        out=each.out,
        done=each.done,
    )


def board_state(board: Board, inside: bool) -> BoardState:
    result = board.result
    by_guest = points_of(result) if result is not None else {}
    return BoardState(
        table=board.table if inside else "",
        chairs=board.chairs,
        done=result is not None,
        how=result.how if result is not None else None,
        ranks=result.ranks if result is not None else [],
        guests=result.guests if result is not None else board.chairs,
        scores=result.scores if result is not None else [],
        points=[by_guest.get(guest, 0) for guest in result.guests] if result is not None else [],
    )
