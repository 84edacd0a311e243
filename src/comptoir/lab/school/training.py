"""A whole training: rounds of games and lessons, kept in a folder so that it can be gone on with at any time."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from comptoir.bots.values.shelf import SIGHTS, Page
from comptoir.lab.school.lessons import Moment, Task, learn, unpacked
from comptoir.lab.school.teacher import BATCH as LESSON
from comptoir.lab.school.teacher import Adam, Net, Progress, Pupils, examine, targets, teach

UNITS = {"cafe-race": 16, "cafe-international": 32, "espresso-doppio": 16, "top-race": 32}
BATCH = 50  # games a worker plays at a time when they think,
QUICK_BATCH = 500  # and when they do not
HELD_OUT = 10  # every tenth game is never learned from
EPOCHS = 20  # times through all moments, at least,
LESSONS = 12_000  # and until there were this many lessons,
MOST_EPOCHS = 60  # but not so often that they are learned by heart


class Round(msgspec.Struct, frozen=True):
    """So many games; with so much thinking, by what the round before has learned."""

    games: int
    thinking: int = 0
    batch: int = BATCH


class Plan(msgspec.Struct, frozen=True):
    game: str
    seed: int
    rounds: list[Round]

    @property
    def games(self) -> int:
        return sum(round_.games for round_ in self.rounds)


def plan_for(game: str, seed: int, scale: float = 1.0, rounds: int = 3) -> Plan:
    """A round of quick games, then others of players who think a little with what was learned before."""
    quick, slow, thinking = PLANS[game]
    games = max(20, round(quick * scale))
    first = Round(games, 0, min(QUICK_BATCH, games))
    later = Round(max(4, round(slow * scale)), thinking)
    return Plan(game, seed, [first] + [later] * (rounds - 1))


# Quick games, games with thinking, and how many tries a choice gets in those.
PLANS = {
    "cafe-race": (60_000, 6_000, 60),
    "cafe-international": (20_000, 2_000, 40),
    "espresso-doppio": (6_000, 2_000, 12),
    "top-race": (20_000, 1_500, 12),
}


class School:
    """One training. `folder` keeps the games and what each round learned; the same plan and folder go on from there."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor, tell: Callable[[int], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.tell = tell  # hears how many more games are played, or were already
        self.curve: list[Progress] = []
        self.lessons = LESSONS
        self.sight = SIGHTS[plan.game]

    def run(self) -> Page:
        self.folder.mkdir(parents=True, exist_ok=True)
        page: Page | None = None
        nets: list[Net | None] = [None] * len(self.sight.chapters)
        earlier: list[Moment] = []
        for number in range(len(self.plan.rounds)):
            moments = self.played(number, page)
            nets = self.taught(number, moments, earlier, nets)
            earlier += [moment for moment in moments if moment.number % HELD_OUT]
            page = self.page(nets, number)
            (self.folder / f"round-{number}.json").write_bytes(msgspec.json.encode(page))
        assert page is not None
        return page

    def played(self, number: int, page: Page | None) -> list[Moment]:
        """The games of this round, played or, if they are in the folder already, read again."""
        round_ = self.plan.rounds[number]
        starts = range(0, round_.games, round_.batch)
        sizes = {start: min(round_.batch, round_.games - start) for start in starts}
        files = {start: self.folder / f"games-{number}-{start}.bin" for start in starts}
        missing = [start for start in starts if not files[start].exists()]
        self.tell(round_.games - sum(sizes[start] for start in missing))
        tasks = [
            Task(self.plan.game, self.seed_of(number, start), sizes[start], round_.thinking, page) for start in missing
        ]
        for start, packed in zip(missing, self.executor.map(learn, tasks), strict=True):
            fresh = files[start].with_suffix(".new")
            fresh.write_bytes(packed)
            fresh.replace(files[start])
            self.tell(sizes[start])
        return [
            msgspec.structs.replace(moment, number=start + moment.number)
            for start in starts
            for moment in unpacked(files[start].read_bytes())
        ]

    def seed_of(self, number: int, start: int) -> int:
        return (self.plan.seed * 64 + number) * 1_000_003 + start

    def taught(
        self, number: int, moments: list[Moment], earlier: list[Moment], before: list[Net | None]
    ) -> list[Net | None]:
        """A round learns from all games so far, and is examined in its own.

        It goes on with the weights of the last round, and mixes its aims with what that one thought.
        """
        nets: list[Net | None] = []
        for chapter, name in enumerate(self.sight.chapters):
            mine = [moment for moment in moments if moment.chapter == chapter]
            past = [moment for moment in earlier if moment.chapter == chapter]
            learned = Pupils(past + [moment for moment in mine if moment.number % HELD_OUT], self.sight.unit)
            held_out = Pupils([moment for moment in mine if moment.number % HELD_OUT == 0], self.sight.unit)
            last = before[chapter]
            aims = targets(learned, last)
            net = (
                Net(self.sight.inputs[chapter], UNITS[self.plan.game], self.plan.seed) if last is None else last.copy()
            )
            adam = Adam(net)
            epochs = min(MOST_EPOCHS, max(EPOCHS, self.lessons * LESSON // (1 + len(learned.seats))))
            for epoch in range(epochs):
                teach(net, learned, aims, epoch, epochs, self.plan.seed, adam)
                if (epoch + 1) % (epochs // 4) == 0:
                    self.curve.append(Progress(number, name, epoch + 1, *examine(net, held_out)))
            nets.append(net)
        return nets

    def page(self, nets: list[Net | None], number: int) -> Page:
        games = Plan(self.plan.game, self.plan.seed, self.plan.rounds[: number + 1]).games
        networks = [net.weights(name) for net, name in zip(nets, self.sight.chapters, strict=True) if net is not None]
        return Page(self.plan.game, self.plan.seed, games, networks)
