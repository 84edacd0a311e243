"""The leak hunt where seats change hands, are held, or the table is frozen."""

from collections.abc import Callable

from comptoir.house import log, pondering, records, reviewing
from comptoir.house.acts.base import LogEntry
from comptoir.house.acts.forced import forced_seats
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.seats import HeldSeat, SeatSet
from comptoir.house.people import Person
from comptoir.house.rooms import OWN_SEAT, Room, Viewer, encode
from comptoir.house.store import Row
from comptoir.house.table import Plan
from comptoir.kernel.game import Refused
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR
from tests.server.hunting import (
    Leak,
    MakeRoom,
    compare,
    copied,
    go_on,
    look_at,
    masked,
    person_at,
    traffic,
    twin_of,
    walk,
)

NEWCOMER = Person("newcomer", "Newcomer")


def happen(entry: LogEntry) -> Callable[[Room], None]:
    """Something that comes from the log, as another process would find it there."""

    def act(room: Room) -> None:
        room.publish(room.take(Row(room.table.seq + 1, room.table.at + 1000, f"x:{room.table.seq}", log.encode(entry))))

    return act


def both(pair: tuple[Room, Room], act: Callable[[Room], None], viewer: Callable[[], Viewer], where: str) -> None:
    """The same happens at both tables: the viewer is sent the same, then and when he comes anew."""
    first, second = (traffic(room, SPECTATOR, act, viewer()) for room in pair)
    compare(first, second, where)
    person, wish = viewer().person, viewer().wish
    shown = [masked(encode(room.snapshot(person, wish))) for room in pair]
    compare(shown[:1], shown[1:], f"{where}, come anew")


def looks_from(person: Person, wish: int, told: int) -> Callable[[], Viewer]:
    def make() -> Viewer:
        viewer = Viewer(person, wish)
        viewer.told = told
        return viewer

    return make


def given_away(room: Room, make: MakeRoom, seat: int, where: str, luck: Fast) -> None:
    """Who gives his seat to a bot is told no more than somebody who only watches."""
    for wish in (seat, OWN_SEAT):
        pair = copied(room, make), twin_of(room, make, SPECTATOR, luck)
        for each in pair:
            each.snapshot(person_at(seat), wish)  # he has looked at it while it was his
        gone = happen(SeatSet(seat, Plan("bot", "", "Moka"), f"p{seat}"))
        both(pair, gone, looks_from(person_at(seat), wish, seat), f"{where} given away")
        go_on(*pair, SPECTATOR, f"{where} gone", luck, looks_from(person_at(seat), wish, SPECTATOR))


def taken_over(room: Room, make: MakeRoom, seat: int, where: str, luck: Fast) -> None:
    """Who gets a seat is told what the seat knows and no more."""
    pair = copied(room, make), twin_of(room, make, seat, luck)
    taken = happen(SeatSet(seat, Plan("person", NEWCOMER.id, NEWCOMER.name), NEWCOMER.id))
    both(pair, taken, looks_from(NEWCOMER, OWN_SEAT, SPECTATOR), f"{where} taken over")
    go_on(*pair, seat, f"{where} taken", luck, looks_from(NEWCOMER, OWN_SEAT, seat))


def held(room: Room, make: MakeRoom, seat: int, where: str, luck: Fast) -> None:
    """Who lets a bot hold somebody's seat sees no more of it than before."""
    other = (seat + 1) % len(room.table.seats)
    for wish in (seat, other):
        pair = copied(room, make), twin_of(room, make, seat, luck)
        holds = happen(HeldSeat(other, f"p{seat}"))
        sight = seat if wish == seat else SPECTATOR
        both(pair, holds, looks_from(person_at(seat), wish, sight), f"{where} holds {other}")
        go_on(*pair, sight, f"{where} held {other}", luck, looks_from(person_at(seat), wish, sight))


def frozen(room: Room, make: MakeRoom, seat: int, where: str, luck: Fast) -> None:
    """At a frozen table everybody knows what they knew."""
    match = room.table.match
    assert match is not None
    mover = match.position.waiting()[0]
    choice = match.position.choices(mover)[0]
    diverging = Chosen(mover, choice, match.position.step, [], "0" * 16, f"p{mover}")
    pair = copied(room, make), twin_of(room, make, seat, luck)
    both(pair, happen(diverging), looks_from(person_at(seat), seat, seat), f"{where} frozen")
    look_at(*pair, seat, f"{where} frozen", luck)
    for each in pair:
        assert each.table.phase == "frozen"
        stays_closed(each, where)


def stays_closed(room: Room, where: str) -> None:
    """Record, luck, replay, review and going on are for games that are over."""
    attempts: list[Callable[[], object]] = [
        lambda: records.record_text(room.table, []),
        lambda: records.fairness_of(room.table, []),
        lambda: records.replay_of(room.table, [], 0),
        lambda: records.moves_up_to(room.table, [], room.table.seq),
        lambda: reviewing.must_be_reviewable(room.table),
    ]
    for number, attempt in enumerate(attempts):
        try:
            attempt()
        except Refused as refused:
            if refused.say.key == "server-not-over":
                continue
        raise Leak(f"{where}: given away before the end, way {number}")


def how_soon(room: Room, make: MakeRoom, seat: int, where: str, luck: Fast) -> None:
    """What the house does at once for others, people and bots, it does whatever they hold."""
    pair = copied(room, make), twin_of(room, make, seat, luck)
    soon: list[tuple[list[int], list[int]]] = []
    for each in pair:
        table, match = each.table, each.table.match
        assert match is not None
        table.spared = frozenset(table.people())
        others = [other for other in match.position.waiting() if other != seat]
        forced = [other for other in forced_seats(table) if other != seat]
        soon.append((forced, [other for other in others if pondering.to_ponder(match, other) is None]))
    if soon[0] != soon[1]:
        raise Leak(f"{where}: what is done at once tells what others hold, {soon[0]} and {soon[1]}")


KINDS = {
    "given away": given_away,
    "taken over": taken_over,
    "held": held,
    "frozen": frozen,
    "how soon": how_soon,
}


def hunt_hands(kind: str, name: str, seats: int, seed: int, moments: int, make: MakeRoom = Room) -> int:
    """Play a random game, and at some moments let this happen to every seat. Returns how often."""
    looked = 0
    for room, moment, luck in walk(name, seats, seed, moments, make):
        match = room.table.match
        if match is None or match.position.over or (kind == "held" and seats == 1):
            continue
        for seat in range(seats):
            KINDS[kind](room, make, seat, f"{moment}, seat {seat}", luck)
            looked += 1
    return looked
