"""Opening an evening, what is played, who else is host, and closing it."""

import hmac
from typing import Annotated

from msgspec import Meta, structs

from comptoir.games import GAMES
from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry, must_host
from comptoir.house.evenings.evening import Course, Evening, Minutes
from comptoir.house.people import Person, tidied
from comptoir.house.wire.terms import LevelName
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

Menu = Annotated[list[Course], Meta(min_length=1, max_length=12)]


class EveningOpened(EveningEntry, frozen=True, tag="opened"):
    name: str
    host: str
    secret: str
    wall: str
    menu: list[Course]
    minutes: int
    level: LevelName = "regular"

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.name, evening.secret, evening.wall = self.name, self.secret, self.wall
        evening.hosts = [self.host]
        evening.menu, evening.minutes, evening.level = self.menu, self.minutes, self.level


class SetMenu(EveningCommand, frozen=True, tag="set-menu"):
    """What the rounds play, in turn, and for how long; what has begun stays as it was."""

    menu: Menu
    minutes: Minutes
    level: LevelName = "regular"

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        must_host(evening, person)
        return MenuSet(checked(self.menu), self.minutes, self.level)


def checked(menu: list[Course]) -> list[Course]:
    """As it is shown to everybody: a box is called something on one line, nothing invisible."""
    for course in menu:
        if course.game and course.game not in GAMES:
            raise Refused(Say("game-unknown", {"game": course.game, "known": [*GAMES]}))
        known = course.rule_set in GAMES[course.game].rule_sets if course.game else bool(tidied(course.box))
        if not known or not course.seats():
            raise Refused(Say("evening-refusal-course"))
    return [structs.replace(course, box=tidied(course.box)) for course in menu]


class MenuSet(EveningEntry, frozen=True, tag="menu"):
    menu: list[Course]
    minutes: int
    level: LevelName = "regular"

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.menu, evening.minutes, evening.level = self.menu, self.minutes, self.level


class BecomeHost(EveningCommand, frozen=True, tag="become-host"):
    """By the link a host has given away."""

    key: Annotated[str, Meta(max_length=64)]

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        if not hmac.compare_digest(self.key.encode(), evening.host_key().encode()):
            raise Refused(Say("evening-refusal-link"))
        if person.id in evening.barred:
            raise Refused(Say("evening-refusal-barred"))
        return HostAdded(person.id)


class HostAdded(EveningEntry, frozen=True, tag="host"):
    person: str

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.hosts = list(dict.fromkeys([*evening.hosts, self.person]))


class RenewLink(EveningCommand, frozen=True, tag="renew-link"):
    """The hosts' link fell into the wrong hands: it serves no more, and whoever became host by it is none. Only for
    whoever opened the evening, or the wrong hands would be the first to do it.
    """

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        if person.id != evening.hosts[0]:
            raise Refused(Say("evening-refusal-host-only"))
        return LinkRenewed()


class LinkRenewed(EveningEntry, frozen=True, tag="link"):
    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.links += 1
        evening.hosts = evening.hosts[:1]


class Close(EveningCommand, frozen=True, tag="close"):
    """The evening is over: the podium stands, and nobody comes in any more."""

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        must_host(evening, person)
        if evening.playing:
            raise Refused(Say("evening-refusal-playing"))
        return Closed()


class Closed(EveningEntry, frozen=True, tag="closed"):
    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.closed = True
        evening.door = False
