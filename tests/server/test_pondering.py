"""How soon a bot answers does not tell whether it had a choice, unless everybody knows."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from comptoir.bots.thinking import first_world
from comptoir.games import rule_sets
from comptoir.house import wire
from comptoir.house.match import Match
from comptoir.house.pondering import everybody_knows, to_ponder
from comptoir.house.workshop import Rank
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR
from tests.server.inside import FirstChoice, hall_at
from tests.server.running import runs


class Noting(FirstChoice):
    """Notes what it was asked to think about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[View, int]] = []

    async def choose(
        self,
        game: str,
        view: View,
        choices: list[int],
        level: wire.LevelName,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        self.asked.append((view, len(choices)))
        return choices[0]


@runs
async def test_a_bot_without_a_choice_thinks_like_one_with_where_nobody_can_know(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        hall.house.bots = bots = Noting()
        expected = 0
        for _ in range(30):
            if {number > 1 for _, number in bots.asked} == {True, False}:
                break
            zoe = await hall.person("Zoé")
            room = await hall.open(zoe, "cafe-international", "person", "bot", "bot")
            await hall.start(room, zoe)
            for _ in range(12):
                assert room.table.match is not None
                if room.table.match.position.waiting() == [0]:
                    await hall.choose(room, zoe, 0)
                else:
                    seat = room.table.match.position.waiting()[0]
                    expected += not everybody_knows(room.table.match, seat)
                    await hall.bots_move(room)
        assert {number > 1 for _, number in bots.asked} == {True, False}, "with a choice, and without one"
        assert expected == len(bots.asked), "no answer came without the worker unless everybody knew it"
        for view, _ in bots.asked:
            assert len(first_world(view, Fast(1)).choices(view.seat)) > 1, "there was something to think about"


def forced(name: str, seats: int) -> Iterator[tuple[Match, int]]:
    """Moments of random games at which somebody has just one choice."""
    game, options = rule_sets()[name]
    for seed in range(3):
        luck, match = Fast(seed), Match(game, options, seats, b"seed %d" % seed, [])
        match.position = game.setup(options, seats, luck)
        for _ in range(150):
            if match.position.over:
                break
            seat = match.position.waiting()[0]
            choices = match.position.choices(seat)
            if len(choices) == 1:
                yield match, seat
            position = match.position.copy()
            position.play(seat, choices[luck.below(len(choices))], luck)
            match.position = position


def test_what_everybody_knows_to_be_forced_comes_at_once() -> None:
    moments = list(forced_kinds("top-race/children", 4))
    assert len(moments) > 20
    assert not any(moments), "the cards lie open"


def test_what_only_the_hand_tells_to_be_forced_does_not() -> None:
    moments = list(forced_kinds("cafe-international", 3))
    assert sum(moments) > len(moments) / 2


def forced_kinds(name: str, seats: int) -> Iterator[bool]:
    """For each forced moment: whether the bot thinks all the same, which only those who watch decide."""
    for match, seat in forced(name, seats):
        view = to_ponder(match, seat)
        yield view is not None
        if view is not None:
            assert view.seat == seat
            public = match.game.view(match.position, SPECTATOR)
            assert match.game.view(match.game.imagine(view, Fast(1)), SPECTATOR) == public, "a world that fits"
