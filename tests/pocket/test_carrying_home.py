"""A game begun in the pocket goes on at a house, if it replays and its luck follows from its own seed."""

import random

import msgspec
import pytest

from comptoir.games import GAMES
from comptoir.kernel.game import Refused
from comptoir.words import words
from tests.pocket.parcels import begun, taken_home, tampered
from tests.server.running import runs

LANGUAGES = words("en"), words("fr")


@pytest.mark.parametrize("game", GAMES)
@runs
async def test_a_game_is_carried_home_unless_somebody_has_tampered_with_it(game: str) -> None:
    parcel = await begun(game, 3)
    assert parcel is not None
    opened = await taken_home(parcel)
    assert opened.origin.startswith("pocket-")
    assert [plan.kind for plan in opened.seats][:2] == ["person", "bot"]
    assert opened.secret not in parcel.record
    luck = random.Random(game)
    for how in range(4):
        changed = msgspec.structs.replace(parcel, record=tampered(parcel.record, how, luck))
        with pytest.raises(Refused) as refused:
            await taken_home(changed)
        assert all(language.has(refused.value.say.key) for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
@runs
async def test_wherever_a_game_was_left_it_is_taken_in(game: str) -> None:
    for choices in range(1, 6):
        parcel = await begun(game, choices)
        assert parcel is not None
        await taken_home(parcel)


@runs
async def test_what_is_over_or_no_record_stays_where_it_is() -> None:
    parcel = await begun("cafe-race", 3)
    assert parcel is not None
    for record in ("", "comptoir 1\n--\n", parcel.record.replace("game cafe-race", "game chess")):
        with pytest.raises(Refused):
            await taken_home(msgspec.structs.replace(parcel, record=record))
    with pytest.raises(Refused, match="server-parcel-seats"):
        await taken_home(msgspec.structs.replace(parcel, seats=parcel.seats[1:]))
    assert await begun("cafe-race", 60) is None
