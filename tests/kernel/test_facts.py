"""Fingerprints survive growth: a position gains a field, and what was marked before is still marked the same."""

import pytest

from comptoir.kernel.game import Refused, whichever
from comptoir.kernel.position import fingerprint
from comptoir.kernel.record import Corrupt, Record, read_record, write_record
from comptoir.kernel.replay import replay
from comptoir.kernel.session import Session
from tests.contract.grown import GrownGame, MeddledGame
from tests.contract.laws import play_session
from tests.contract.toy import PebblesGame

YESTERDAY, TODAY = PebblesGame(), GrownGame()


def played(game: PebblesGame) -> Session:
    return play_session(whichever(game), game.rule_sets["basic"], 3, 5)


def replayed(record: Record, game: PebblesGame) -> list[str]:
    return [fingerprint(moment.position, record.facts) for moment in replay(record, whichever(game))]


def test_yesterdays_record_states_no_list_and_replays_after_a_field_was_added() -> None:
    text = played(YESTERDAY).text()
    assert "\nfacts" not in text
    record = read_record(text, {"pebbles": whichever(TODAY)})
    assert record.facts == 1
    assert replayed(record, TODAY) == replayed(record, YESTERDAY)


def test_a_game_begun_today_is_marked_by_todays_list_and_says_so() -> None:
    session = played(TODAY)
    text = session.text()
    assert "\nfacts 2\n" in text
    record = read_record(text, {"pebbles": whichever(TODAY)})
    assert record == session.record
    assert write_record(record, whichever(TODAY)) == text
    assert replayed(record, TODAY) == [entry.fingerprint for entry in record.entries]
    assert record.entries[-1].fingerprint != fingerprint(session.position, 1)


@pytest.mark.parametrize("number", [0, -1, 3])
def test_a_list_nobody_knows_is_told_in_words(number: int) -> None:
    record = played(TODAY).record
    record.facts = number
    with pytest.raises(Corrupt, match="facts-unknown"):
        replayed(record, TODAY)
    with pytest.raises(Refused, match="facts-unknown"):
        TODAY.marked_by(number)


def test_yesterdays_program_does_not_judge_what_it_cannot_mark() -> None:
    with pytest.raises(Corrupt, match="facts-unknown"):
        replayed(played(TODAY).record, YESTERDAY)


def test_a_new_fact_in_an_old_list_breaks_every_game_played_so_far() -> None:
    """The breach that lists are there to prevent; without it this file would prove nothing."""
    with pytest.raises(Corrupt, match="record-differs"):
        replayed(played(YESTERDAY).record, MeddledGame())
