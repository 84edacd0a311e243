"""The puzzle of the day: one decision, one clearly best answer, and why."""

from functools import lru_cache

import msgspec

from comptoir.house import wire, wire_day
from comptoir.house.clocks import Clocks
from comptoir.house.dates import day_of
from comptoir.house.keepsakes import answer_name, asked_name
from comptoir.house.people import Person, bot_name
from comptoir.house.store import Store
from comptoir.house.views import choice_state
from comptoir.house.wire_review import Spoken
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Arg, Say
from comptoir.review.puzzles import Asked, Way, laid_out, puzzles


class Given(msgspec.Struct, frozen=True):
    """Somebody's first answer to the puzzle of a day."""

    puzzle: str
    choice: int
    right: bool


def puzzle_of(date: str) -> str:
    """The name of the puzzle of a date: one after the other, and again from the first when all have been asked."""
    known = puzzles()
    return known[day_of(date) % len(known)].name


@lru_cache(32)
def on_the_table(name: str) -> Asked | None:
    """Nothing where the house has no such puzzle any more."""
    return next((laid_out(puzzle) for puzzle in puzzles() if puzzle.name == name), None)


async def asked_on(store: Store, date: str, today: str) -> Asked:
    """What a day asks. Noted as soon as somebody comes for it: when the house learns new puzzles, the days that are
    past keep theirs, and so do those who solved them.
    """
    note, usual = asked_name(date), puzzle_of(date)
    kept = (await store.kept(note)).get(note)
    if kept is None and date == today:
        kept = await store.keep_once(note, usual.encode())
    found = on_the_table(usual if kept is None else kept.decode()) or on_the_table(usual)
    assert found is not None
    return found


async def asked(store: Store, person: Person, date: str, today: str) -> wire_day.PuzzleAsked:
    """The question; with its answer once it was given."""
    found = await asked_on(store, date, today)
    given = await given_by(store, person, found, date)
    names = ["" if seat == found.puzzle.seat else bot_name(seat) for seat in range(found.position.seats)]
    answer = None if given is None else answer_to(found, given)
    return wire_day.PuzzleAsked(date, found.puzzle.game, found.options, names, play_of(found), answer)


async def tried(store: Store, person: Person, date: str, today: str, choice: int) -> wire_day.PuzzleAnswer:
    """The first answer is kept; whoever has no card yet is answered all the same."""
    found = await asked_on(store, date, today)
    if choice not in found.position.choices(found.puzzle.seat):
        raise Refused(Say("server-no-such-move"))
    if person.id:
        given = Given(found.puzzle.name, choice, choice == found.puzzle.best.choice)
        await store.keep_once(answer_name(person.id, date), msgspec.json.encode(given))
    return answer_to(found, choice)


async def given_by(store: Store, person: Person, found: Asked, date: str) -> int | None:
    """What somebody answered first; nothing where that day asked another puzzle, which the house has no more."""
    kept = await store.kept(answer_name(person.id, date)) if person.id else {}
    given = [msgspec.json.decode(body, type=Given) for body in kept.values()]
    return next((one.choice for one in given if one.puzzle == found.puzzle.name), None)


def was_right(kept: bytes) -> bool:
    return msgspec.json.decode(kept, type=Given).right


def play_of(found: Asked) -> wire.PlayState:
    """The board as the one who is asked sees it."""
    game, options, position, seat = found.game, found.options, found.position, found.puzzle.seat
    return wire.PlayState(
        seat=seat,
        step=position.step,
        view=game.view(position, seat),
        waiting=position.waiting(),
        question=game.say_question(position.asks(seat)),
        choices=[choice_state(game, options, number) for number in position.choices(seat)],
        scores=position.scores(),
        undo=wire.Undo("no"),
        over=False,
        sheet=[],
        clock=Clocks(wire.Clock(), position.seats).state(),
    )


def answer_to(found: Asked, choice: int) -> wire_day.PuzzleAnswer:
    puzzle = found.puzzle
    mine = puzzle.chances.get(choice)
    return wire_day.PuzzleAnswer(
        right=choice == puzzle.best.choice,
        choice=choice,
        best=way_of(found, puzzle.best.choice, puzzle.best.chance),
        second=way_of(found, puzzle.second.choice, puzzle.second.chance),
        mine=None if mine is None else way_of(found, choice, mine),
        why=why(found),
        why_not=why_not(found),
        novices=round(100 * puzzle.novices),
    )


def way_of(found: Asked, choice: int, chance: float) -> wire_day.PuzzleWay:
    return wire_day.PuzzleWay(choice, found.game.say_move(choice, found.options), round(100 * chance))


def why(found: Asked) -> list[Spoken]:
    """What the best choice brings: the chance, and the points that come with it."""
    best, second = found.puzzle.best, found.puzzle.second
    told = [said(found, "day-why-best", best, None, {"chance": round(100 * best.chance)})]
    mine, others = round(best.points - second.points), round(second.others - best.others)
    if max(mine, others) >= scale(found) and mine + others > 0:  # otherwise it is not points that explain it
        args: dict[str, int | str] = {"mine": abs(mine), "others": abs(others), "what": balance(mine, others)}
        told.append(said(found, "day-why-points", best, second, args))
    return told + answered(found, "day-why-reply", best)


def why_not(found: Asked) -> list[Spoken]:
    """What the second best leaves out."""
    best, second = found.puzzle.best, found.puzzle.second
    less = round(100 * best.chance) - round(100 * second.chance)
    told = [said(found, "day-why-second", second, None, {"chance": round(100 * second.chance), "less": less})]
    return told + answered(found, "day-why-second-reply", second)


def answered(found: Asked, key: str, way: Way) -> list[Spoken]:
    """What would mostly be answered, where that is clear."""
    if way.reply is None or way.reply.share < 0.5:
        return []
    reply = found.game.say_move(way.reply.choice, found.options)
    args: dict[str, Arg] = {"who": f"#{way.reply.seat}", "times": round(100 * way.reply.share)}
    return [Spoken(Say(key, args), {"reply": reply})]


def said(found: Asked, key: str, way: Way, second: Way | None, args: dict[str, int | str]) -> Spoken:
    moves = {"move": found.game.say_move(way.choice, found.options)}
    if second is not None:
        moves["second"] = found.game.say_move(second.choice, found.options)
    return Spoken(Say(key, {**args}), moves)


def balance(mine: int, others: int) -> str:
    """Whether it is about making points or about keeping others from them; what it costs is said as well."""
    if min(mine, others) > 0:
        return "both"
    if min(mine, others) < 0:
        return "shared" if mine > others else "dear"
    return "mine" if mine > others else "others"


def scale(found: Asked) -> float:
    """Points that mean something: a hundredth of the larger score, and at least one."""
    puzzle = found.puzzle
    return max(1.0, 0.01 * max(puzzle.best.points, puzzle.best.others))
