"""The laws of every review. Each raises AssertionError when it is broken."""

from collections.abc import Callable

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.kernel.record import Entry, Record
from comptoir.kernel.replay import replay
from comptoir.review import Review
from comptoir.review.story import Story
from tests.review import with_entries

LINES = ("luck", "own", "others", "unseen", "drift")
Made = Callable[[Record], Review]


def the_parts_add_up(made: Made, record: Record) -> None:
    """Exactly, to the last digit, for every seat: nothing is left over and nothing counted twice."""
    review = made(record)
    for seat in review.seats:
        assert seat.start + seat.deal + seat.luck + seat.own + seat.others + seat.unseen + seat.drift == seat.result
    for before, after in zip(review.moments, review.moments[1:], strict=False):
        if after.kind == "undo":
            continue
        for place in range(record.seats):
            change = sum(getattr(after.parts, line)[place] for line in LINES)
            assert before.chances[place] + change == after.chances[place]


def nobody_gains_but_by_anothers_loss(made: Made, record: Record) -> None:
    """Deal, luck, unseen, drift, and own and others together, are zero over the seats; not for one who plays alone."""
    if record.seats == 1:
        return
    seats = made(record).seats
    for line in ("deal", "luck", "unseen", "drift"):
        assert abs(sum(getattr(seat, line) for seat in seats)) < 1e-9
    assert abs(sum(seat.own + seat.others for seat in seats)) < 1e-9


def who_pressed_first_does_not_matter(made: Made, record: Record) -> None:
    """In a secret round the order of the entries is an accident."""
    one, other = made(record), made(in_another_order(record))
    assert [moment.parts for moment in one.moments] == [moment.parts for moment in other.moments]
    assert [moment.decisions for moment in one.moments] == [moment.decisions for moment in other.moments]


def a_second_look_says_the_same(made: Made, record: Record) -> None:
    assert msgspec.json.encode(made(record)) == msgspec.json.encode(made(record))


def what_cannot_be_chosen_is_nobodys_doing(made: Made, record: Record) -> None:
    """A forced choice gives nothing and is no decision; where all lies open to a single chooser nothing is unseen."""
    review = made(record)
    story = Story(record)
    for moment in review.moments:
        if moment.kind != "choice":
            continue
        position = story.moments[story.scenes[moment.number - 1].before]
        for seat in moment.seats:
            if len(position.choices(seat)) == 1:
                assert not any(row[seat] for row in moment.given)
                assert seat not in [decision.seat for decision in moment.decisions]
        if len(moment.seats) == 1 and everything_is_open(record, position, moment.seats[0]):
            assert not any(moment.parts.unseen)
        if not moment.drew:
            assert not any(moment.parts.luck)


def everything_is_open(record: Record, position: Position, seat: int) -> bool:
    game = GAMES[record.game]
    view = game.view(position, seat)
    return all(game.imagine(view, Fast(dream)).facts() == position.facts() for dream in range(8))


def in_another_order(record: Record) -> Record:
    """Every secret round made the other way round; the luck of a round stays with whoever chose last."""
    game = GAMES[record.game]
    entries, step = [record.entries[0]], -1
    round_: list[Entry] = []
    before = {moment.number: moment.position.step for moment in replay(record, game)}
    for number in range(1, len(record.entries)):
        if before[number - 1] != step and round_:
            entries += turned(round_)
            round_ = []
        step = before[number - 1]
        round_.append(record.entries[number])
    return with_entries(record, [*entries, *turned(round_)])


def turned(round_: list[Entry]) -> list[Entry]:
    luck = [entry.luck for entry in round_]
    return [
        msgspec.structs.replace(entry, luck=drawn, fingerprint="")
        for entry, drawn in zip(reversed(round_), luck, strict=True)
    ]


Law = Callable[[Made, Record], None]
LAWS: list[Law] = [
    the_parts_add_up,
    nobody_gains_but_by_anothers_loss,
    who_pressed_first_does_not_matter,
    a_second_look_says_the_same,
    what_cannot_be_chosen_is_nobodys_doing,
]
