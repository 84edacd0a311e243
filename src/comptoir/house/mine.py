"""My games and my progress, read from results alone."""

from collections import defaultdict
from collections.abc import AsyncIterator

from msgspec import Struct

from comptoir.bots import anchors
from comptoir.games import GAMES
from comptoir.house import results, review_summaries
from comptoir.house.breath import Breath
from comptoir.house.house import House
from comptoir.house.jobs import RatingJob
from comptoir.house.kept_results import KeptResult
from comptoir.house.people import Person
from comptoir.house.ratings import LEAST, MIDDLE, POINTS, Played
from comptoir.house.results import OWN, Result, ResultSeat
from comptoir.house.wire_mine import Best, GameSeat, Journey, MyGame, MyGames, Progress, Reviewed, Standing

PAGE = 50
MOST = 2_000  # results that progress is made of, the newest
DRAWN = 60  # of a course's results
BESTS = 3
SOME = 500  # rows of one look into the store


class Mine(Struct, frozen=True):
    """A result as one of its players reads it."""

    kept: KeptResult
    result: Result
    seats: list[int]  # his, perhaps several at a shared screen

    @property
    def seat(self) -> int:
        return self.seats[0]


def mine(kept: KeptResult, person: str) -> Mine:
    seats = [seat for seat, holder in enumerate(kept.row.people) if holder == person]
    return Mine(kept, results.read(kept.row.body), seats)


def rule_set(variant: str) -> str:
    return "" if variant.startswith(OWN) else variant


async def games(house: House, person: Person, before: int) -> MyGames:
    found = await house.store.results_of(person.id, PAGE + 1, before)
    page = [mine(kept, person.id) for kept in found[:PAGE]]
    names = await house.store.names(sorted({each for one in page for each in one.kept.row.people if each}))
    there = await house.store.seqs([one.kept.row.table for one in page]) if page else {}
    lines = [line(one, names, one.kept.row.table in there) for one in page]
    return MyGames(lines, more=len(found) > PAGE)


def line(one: Mine, names: dict[str, str], kept: bool) -> MyGame:
    row = one.kept.row
    review = review_summaries.read(one.kept.summary)
    seats = [
        GameSeat(
            row.typed[number] or names.get(row.people[number], "") or seat.name,
            seat.kind, seat.level, seat.place, seat.score, number in one.seats,
        )
        for number, seat in enumerate(one.result.seats)
    ]  # fmt: skip
    return MyGame(
        row.table, row.game, rule_set(row.variant), row.at, seats, one.result.unrated, one.kept.starred, kept,
        review.unit if review else "", review.seats[one.seat] if review else None,
    )  # fmt: skip


async def progress(house: House, person: Person) -> Progress:
    """Per game and variant, what was played most first."""
    courses: dict[tuple[str, str], list[Mine]] = defaultdict(list)
    for kept in await house.store.results_of(person.id, MOST):
        one = mine(kept, person.id)
        if "unfinished" not in one.result.unrated:
            courses[kept.row.game, kept.row.variant].append(one)
    found = [await course(house, person, *key, played) for key, played in courses.items()]
    return Progress(sorted(found, key=lambda course: (-course.games, course.game, course.rule_set)))


async def course(house: House, person: Person, game: str, variant: str, played: list[Mine]) -> Journey:
    """`played` newest first. At a shared screen somebody plays against himself: that is no win of his."""
    own = [one for one in played if len(one.seats) == 1 and len(one.result.seats) > 1]
    shares = [(one.result.seats[one.seat].share, 1 / len(one.result.seats)) for one in own]
    rated = sum(one.kept.row.rated for one in played)
    return Journey(
        game=game,
        rule_set=rule_set(variant),
        games=len(played),
        won=round(sum(share for share, _ in shares), 4),
        fair=round(sum(fair for _, fair in shares), 4),
        results=[(round(share, 4), round(fair, 4)) for share, fair in shares[:DRAWN][::-1]],
        reviewed=reviewed(played),
        best=bests(played),
        rated=rated,
        missing=max(0, LEAST - rated),
        rating=await rating(house, person, game, variant) if rated >= LEAST else None,
    )


def reviewed(played: list[Mine]) -> Reviewed | None:
    summaries = [
        (one.seat, review) for one in played if (review := review_summaries.read(one.kept.summary)) is not None
    ]
    points = [review.seats[seat].points for seat, review in summaries]
    if not points:
        return None
    luck = sum(each.get("luck", 0) + each.get("deal", 0) for each in points) / len(points)
    return Reviewed(len(points), round(luck, 1), round(sum(each.get("own", 0) for each in points) / len(points), 1))


def bests(played: list[Mine]) -> list[Best]:
    found: list[Best] = []
    for one in played:
        review = review_summaries.read(one.kept.summary)
        best = review.seats[one.seat].best if review is not None and review.unit == "share" else None
        if best is not None and best.gain >= 0.02:
            found.append(Best(one.kept.row.table, best.entry, round(100 * best.gain), one.kept.row.at))
    return sorted(found, key=lambda best: -best.points)[:BESTS]


async def rating(house: House, person: Person, game: str, variant: str) -> Standing | None:
    """Fitted over everybody's rated games of this kind, in the workshop; nobody else's strength leaves it."""
    stands = levels(game, variant)
    played: list[Played] = []
    fixed: dict[str, float] = {}
    async for kept in rated_games(house, game, variant):
        seats = results.read(kept.row.body).seats
        names = [name_of(seat, kept.row.people[number], kept.row.table) for number, seat in enumerate(seats)]
        fixed |= {name: stands[seat.level] for name, seat in zip(names, seats, strict=True) if seat.level}
        played.append(Played(kept.row.table, names, [seat.place for seat in seats]))
    found = await house.long_jobs.rating(RatingJob(played, fixed, f"person:{person.id}"), (game, variant), person.id)
    if found is None:
        return None
    bots = {level: round(MIDDLE + POINTS * strength) for level, strength in stands.items()}
    return Standing(round(found.points), round(found.low), round(found.high), found.games, bots)


async def rated_games(house: House, game: str, variant: str) -> AsyncIterator[KeptResult]:
    """Everybody's games of years, some at a time: others ask the store too, and wait for the loop."""
    breath = Breath(house.clock)
    after = ""
    while some := await house.store.rated_results(game, variant, after, SOME):
        for kept in some:
            await breath.draw()
            yield kept
        after = some[-1].row.table


def name_of(seat: ResultSeat, person: str, table: str) -> str:
    """Bots of one level and edition are the same everywhere; somebody erased is a stranger in every game."""
    if seat.level:
        return f"bot:{seat.level}:{seat.edition}"
    return f"person:{person}" if person else f"gone:{table}"


def levels(game: str, variant: str) -> dict[str, float]:
    """Where the bots stand at this variant, as the bench measured it; at rules of one's own, as at the usual ones."""
    basic = next(iter(GAMES[game].rule_sets)) if game in GAMES else ""
    name = game if variant == basic or variant.startswith(OWN) else f"{game}/{variant}"
    measured = anchors.MEASURED.get(name)
    return {level: strength for level, (strength, _) in measured[1].items()} if measured else dict(anchors.USUAL)
