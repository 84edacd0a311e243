"""200 games of the pocket carried to a house, of all four titles and cut off anywhere; 20 of them tampered with."""

import random

import msgspec

from comptoir.games import GAMES
from comptoir.house.wire_http import Parcel
from comptoir.kernel.game import Refused
from comptoir.words import words
from tests.pocket.parcels import begun, taken_home, tampered
from tests.server.running import runs
from tests.soak.telling import tell

CARRIED, TAMPERED = 200, 20
WAYS = 4  # to tamper with a record


@runs
async def test_all_good_ones_are_taken_and_all_others_refused_with_a_sentence() -> None:
    luck = random.Random("carried")
    parcels = [await some_game(name, luck) for name in GAMES for _ in range(CARRIED // len(GAMES))]
    luck.shuffle(parcels)
    said: list[str] = []
    for number, parcel in enumerate(parcels[:TAMPERED]):
        changed = msgspec.structs.replace(parcel, record=tampered(parcel.record, number % WAYS, luck))
        try:
            await taken_home(changed)
        except Refused as refused:
            said.append(refused.say.key)
    for parcel in parcels[TAMPERED:]:
        await taken_home(parcel)
    assert len(said) == TAMPERED
    assert all(words(language).has(key) for key in said for language in ("en", "fr"))
    reasons = ", ".join(f"{said.count(key)} {key}" for key in sorted(set(said)))
    tell(
        f"{CARRIED - TAMPERED} of {CARRIED} games were taken in, {TAMPERED} that were tampered with refused: {reasons}"
    )


async def some_game(name: str, luck: random.Random) -> Parcel:
    """One that is still being played."""
    while True:
        parcel = await begun(name, luck.randrange(1, 12))
        if parcel is not None:
            return parcel
