"""Games carried home: what no table may be opened with comes in by no other door."""

import msgspec
import pytest

from comptoir.games import GAMES
from comptoir.games.top_race.circuits import circuit_text
from comptoir.house.budgets import LONGEST_TEXT
from comptoir.house.fair import luck_for, promise, seed_of
from comptoir.house.wire_http import NewSeat, Parcel
from comptoir.kernel.game import Refused
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Recorder
from comptoir.kernel.record import SETUP, Entry, Record, write_record
from tests.pocket.parcels import taken_home
from tests.server.running import runs

SECRET = "5" * 64


def just_dealt(circuit: str) -> Parcel:
    """A race on this circuit as far as its deal, with all its luck in order."""
    game = GAMES["top-race"]
    given: dict[str, bool | int | str] = {"circuit": circuit}
    luck = Recorder(luck_for(seed_of(SECRET, []), 0))
    game.setup(game.make_options(given), 2, luck, Journal(), game.rules)
    record = Record("top-race", game.rules, 2, given)
    record.facts = game.fact_list
    record.commitment, record.secrets = promise(SECRET), {"secret": SECRET}
    record.entries = [Entry(SETUP, 0, luck.draws)]
    return Parcel(write_record(record, game), [NewSeat("person"), NewSeat("bot")], "pocket-a")


@runs
async def test_a_circuit_too_long_for_a_new_table_is_too_long_in_a_parcel() -> None:
    """Nothing that long is worked out beside the loop: the table would be set up in it, and everybody would wait."""
    circuit = circuit_text("classic")
    await taken_home(just_dealt(circuit))
    padded = circuit + "\n" * (LONGEST_TEXT + 1 - len(circuit))
    with pytest.raises(Refused, match="server-too-big"):
        await taken_home(just_dealt(padded))


def test_where_it_comes_from_ends_where_it_ends() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"record": "", "seats": [{"kind": "person"}], "origin": "pocket-a\n"}, Parcel)
