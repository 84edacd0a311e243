"""Evenings: for phones, hosts, big screens and whoever reads the wall."""

import asyncio
import time

from starlette.responses import Response

from comptoir.house.acts.gathering import EVENING
from comptoir.house.evenings import acts, wire
from comptoir.house.evenings.acts.joining import Join
from comptoir.house.evenings.evening import Evening
from comptoir.house.evenings.views import evening_state
from comptoir.house.evenings.walls import WALL
from comptoir.house.house import ADDRESS, Unknown
from comptoir.house.keeper import Awake
from comptoir.kernel.say import Say
from comptoir.server.api.asking import sum_allowed
from comptoir.server.api.play import LONG_POLL
from comptoir.server.packing import everything, results_csv
from comptoir.server.squeezing import squeezed
from comptoir.server.web import Call, Problem, body, json, known, number
from comptoir.words import LANGUAGES, words


async def open_evening(call: Call) -> Response:
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire.NewEvening)
    one = await call.site.evenings.open(wish, call.person)
    code = one.state.id.removeprefix(EVENING)
    return json(wire.EveningMade(code, f"/e/{code}"), 201)


async def found(call: Call) -> Awake[Evening]:
    """The evening of this code. Whoever tries codes is counted like whoever wakes tables."""
    evening = EVENING + call.request.path_params["code"]
    evenings = call.site.evenings
    if evening not in evenings.awake and not call.site.limits.wakes.allows(call.asker):
        raise Problem(429, Say("server-too-fast"))
    if not ADDRESS.fullmatch(evening):
        raise Unknown(evening)
    return await evenings.find(evening)


async def state(call: Call, one: Awake[Evening]) -> Response:
    return json(evening_state(one.state, call.person.id, call.site.house.now(), await awake(call, one)))


async def awake(call: Call, one: Awake[Evening]) -> frozenset[str]:
    """Whose phones follow the evening, by whichever process."""
    store, now = call.site.house.store, time.monotonic()
    one.looking = {person: until for person, until in one.looking.items() if until > now}
    elsewhere = await store.attending([one.state.id]) if store.shared else []
    return frozenset([*one.looking, *(person for _, person in elsewhere)])


async def note_looking(call: Call, one: Awake[Evening]) -> None:
    """Only whom the evening asks for is remembered: any number of strangers may look."""
    person, store = call.person.id, call.site.house.store
    if one.state.of(person):
        one.looking[person] = time.monotonic() + LONG_POLL + 5
        if store.shared:
            await store.attend([(one.state.id, person)], round(1000 * (LONG_POLL + 5)))


async def evening(call: Call) -> Response:
    return await state(call, await found(call))


async def wait(call: Call) -> Response:
    """The evening as soon as it has gone further than `seq`."""
    one, seq = await found(call), number(call.request, "seq", 0)
    deadline = time.monotonic() + LONG_POLL
    await note_looking(call, one)
    async with call.poll():
        while one.state.seq <= seq and not call.site.closing:
            one.used = call.site.house.clock()
            try:
                async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                    await one.news.wait()
            except TimeoutError:
                break
    return await state(call, await found(call))


async def command(call: Call) -> Response:
    """Done when it is durable."""
    wish = await body(call.request, acts.COMMAND)
    known(call.person)
    if (isinstance(wish, Join) and not may_join(call)) or not call.site.limits.commands.allows(call.asker):
        raise Problem(429, Say("server-too-fast"))
    return json(await call.site.evenings.carry_out(await found(call), call.person, wish))


def may_join(call: Call) -> bool:
    limits = call.site.limits
    return limits.tries.allows(call.asker) and limits.joins.allows(call.site.address(call.request))


async def evening_honours(call: Call) -> Response:
    sum_allowed(call)
    one = await found(call)
    return json(await call.site.evenings.honouring.of(one.state))


def language_of(call: Call) -> str:
    wish = call.request.query_params.get("language", "")
    return wish if wish in LANGUAGES else "en"


def title_in(call: Call, word: str) -> str:
    """A column's or a game's name, in the language of whoever asks."""
    spoken = words(language_of(call))
    return spoken.text(f"{word}-name" if spoken.has(f"{word}-name") else f"evening-csv-{word}")


async def results(call: Call) -> Response:
    one = await found(call)
    page = results_csv(one.state, lambda word: title_in(call, word), language_of(call))
    return attached(page, "comptoir.csv", "text/csv; charset=utf-8")


async def records(call: Call) -> Response:
    """For those who were there: records tell everybody's hands, once a game is over."""
    sum_allowed(call)
    one = await found(call)
    if not one.state.inside(call.person.id):
        raise Problem(403, Say("evening-refusal-not-yours"))
    page = await everything(call.site.house, one.state, lambda word: title_in(call, word), language_of(call))
    return attached(page, "comptoir.zip", "application/zip")


def attached(page: bytes, name: str, kind: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(page, 200, headers, kind)


async def wall(call: Call) -> Response:
    address = WALL + call.request.path_params["wall"]
    walls = call.site.evenings.walls
    if address not in walls.awake and not call.site.limits.wakes.allows(call.asker):
        raise Problem(429, Say("server-too-fast"))
    if not ADDRESS.fullmatch(address):
        raise Unknown(address)
    kept = (await walls.find(address)).state
    posters = [
        wire.PosterState(poster.evening.removeprefix(EVENING), poster.name, poster.at, poster.lines)
        for poster in reversed(kept.posters)
    ]
    ladder = await call.site.house.long_jobs.ladder(address, kept.posters, call.asker)
    return squeezed(call.request, json(wire.WallState(kept.name, posters, ladder)))


async def reach(call: Call) -> Response:
    """Where phones find the house."""
    return json(wire.Reach(await call.site.surroundings.addresses(call.request.url.port or 80)))
