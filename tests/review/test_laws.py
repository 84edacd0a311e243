"""Every rule set, with every number of seats, keeps the laws of the review; and for every law a planted breach."""

import msgspec
import pytest

from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position
from comptoir.kernel.record import Record
from comptoir.review import Moment, Reference, Review, Reviewing, Value
from comptoir.review.guesses import mean_of
from comptoir.review.parts import START
from comptoir.review.story import Scene
from tests.contract.test_every_rule_set import tables
from tests.review import Glance, record_of, taken_back
from tests.review.laws import (
    LAWS,
    Law,
    Made,
    a_second_look_says_the_same,
    nobody_gains_but_by_anothers_loss,
    the_parts_add_up,
    what_cannot_be_chosen_is_nobodys_doing,
    who_pressed_first_does_not_matter,
)

THINKING = 0.0001


def glanced_at(record: Record) -> Review:
    return Reviewing(record, thinking=THINKING, reference=Reference(), value=Glance(), choices=False).result()


def looked_at(record: Record) -> Review:
    return Reviewing(record, thinking=THINKING, reference=Reference(), value=Glance()).result()


class Once:
    """Each record is reviewed once and shown to every law; a law about two reviews of one record asks for both."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.known: dict[bytes, Review] = {}

    def __call__(self, record: Record) -> Review:
        key = msgspec.json.encode(record.entries)
        if key not in self.known:
            self.known[key] = self.made(record)
        return self.known[key]


def smallest_and_largest() -> list[tuple[str, int]]:
    allowed: dict[str, list[int]] = {}
    for name, seats in tables():
        allowed.setdefault(name, []).append(seats)
    return [
        (name, seats) for name, all_of_them in allowed.items() for seats in sorted({min(all_of_them), max(all_of_them)})
    ]


@pytest.mark.parametrize(("name", "seats"), smallest_and_largest())
def test_every_rule_set_keeps_the_laws(name: str, seats: int) -> None:
    record, made = record_of(name, seats), Once(glanced_at)
    for law in LAWS:
        if law is not a_second_look_says_the_same:
            law(made, record)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("name", "seats"), [("cafe-race", 3), ("cafe-international", 2), ("espresso-doppio/solo", 1)])
def test_the_laws_hold_when_every_choice_is_looked_at(name: str, seats: int, law: Law) -> None:
    law(looked_at, record_of(name, seats))


@pytest.mark.parametrize("name", ["cafe-race", "cafe-international", "espresso-doppio"])
def test_take_backs_keep_the_laws(name: str) -> None:
    record = record_of(name, 2 if name != "cafe-race" else 3)
    for number in (3, 4, 5, 6):
        the_parts_add_up(glanced_at, taken_back(record, number))
        nobody_gains_but_by_anothers_loss(glanced_at, taken_back(record, number))


class Forgetful(Reviewing):
    """Values every moment anew when it comes to leave it: two numbers for one moment."""

    def _take_apart(self, scene: Scene) -> Moment:
        start = self.story.moments[scene.before]
        self.worths[scene.before] = mean_of(self.table.worth(start, len(self.moments), START, 8))
        self.newest = None
        return super()._take_apart(scene)


class SeededByEntry(Reviewing):
    """Its luck depends on which entry came last."""

    def _take_apart(self, scene: Scene) -> Moment:
        self.table.seed = next(reversed(scene.entries.values())).seat
        return super()._take_apart(scene)


class Restless(Value):
    """Remembers what it was asked before."""

    asked = 0

    def sample(self, position: Position, luck: Luck) -> list[float]:
        Restless.asked += 1
        found = Glance().sample(position, luck)
        return found if position.over else [*found[:-2], *(sum(found[-2:]) * part for part in parts(Restless.asked))]


def parts(number: int) -> tuple[float, float]:
    return 1 / number, 1 - 1 / number


class Generous(Value):
    """Promises everybody the victory."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        return [1.0] * position.seats if not position.over else Glance().sample(position, luck)


class Blaming(Reviewing):
    """Books everything to whoever chose."""

    def _take_apart(self, scene: Scene) -> Moment:
        found = super()._take_apart(scene)
        given = [[0.1] * len(row) for row in found.given]
        self.moments[-1] = msgspec.structs.replace(found, given=given)
        return self.moments[-1]


def seen_by(kind: type[Reviewing], value: Value) -> Made:
    def made(record: Record) -> Review:
        return kind(record, thinking=THINKING, reference=Reference(), value=value).result()

    return made


BREACHES = [
    (the_parts_add_up, Forgetful, Glance()),
    (who_pressed_first_does_not_matter, SeededByEntry, Glance()),
    (a_second_look_says_the_same, Reviewing, Restless()),
    (nobody_gains_but_by_anothers_loss, Reviewing, Generous()),
    (what_cannot_be_chosen_is_nobodys_doing, Blaming, Glance()),
]


@pytest.mark.parametrize(("law", "kind", "value"), BREACHES, ids=lambda thing: getattr(thing, "__name__", ""))
def test_a_planted_breach_is_found(law: Law, kind: type[Reviewing], value: Value) -> None:
    name = "cafe-international" if law is what_cannot_be_chosen_is_nobodys_doing else "cafe-race"
    with pytest.raises(AssertionError):
        law(seen_by(kind, value), record_of(name, 3))


def test_every_law_has_its_breach() -> None:
    assert {law for law, _, _ in BREACHES} == set(LAWS)
