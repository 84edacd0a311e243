"""Advanced rules: the auction."""

from comptoir.games.cafe_race import GAME
from comptoir.games.cafe_race.events import BY_DICE, BY_MORE_COFFEES, StartsBidding, TieBroken
from comptoir.games.cafe_race.numbers import (
    ASK_DIE,
    ASK_OPENING,
    ASK_RAISE,
    BID,
    DIE,
    MUST_OPEN,
    NO_SUCH_DIE,
    NOT_WAITING,
    PASS,
    TOO_LOW,
)
from comptoir.games.cafe_race.options import CafeRaceOptions
from comptoir.games.cafe_race.position import Race
from comptoir.kernel.luck import Luck, Script, dice
from tests.games.cafe_race.table import only, race

NONE = Script([])


def auction(
    spaces: list[int],
    tray: list[int],
    coffees: list[int] | None = None,
    luck: Luck = NONE,
    rules: int = GAME.rules,
) -> Race:
    found = race(spaces, coffees, tray, auction=True, rules=rules)
    found.rules.speeds.begin(found, luck)
    return found


def die(value: int) -> int:
    return DIE + value - 1


def bid(thrust: int) -> int:
    return BID + thrust - 1


def test_in_the_first_round_the_starting_bidder_is_random() -> None:
    options = CafeRaceOptions(auction=True)
    found = GAME.setup(options, 3, Script([(0, 6), (5, 6), (2, 6), (1, 3)]))
    assert found.waiting() == [1]
    assert found.dice == [6, 3, 1]


def test_later_the_clerk_furthest_ahead_starts_the_bidding() -> None:
    assert auction([4, 12, 9], [5, 4, 1]).waiting() == [1]


def test_equally_far_ahead_the_player_with_more_coffees_starts() -> None:
    found = auction([12, 12, 9], [5, 4, 1], [3, 4, 5])
    assert found.waiting() == [1]
    assert found.journal is not None
    assert only(found.journal.seen_by(-1), TieBroken) == [TieBroken(1, 0, BY_MORE_COFFEES)]


def test_equal_in_both_the_white_dice_decide_who_starts() -> None:
    found = auction([12, 12, 9], [5, 4, 1], luck=dice(1, 2, 5, 5))
    assert found.waiting() == [1]
    assert found.journal is not None
    assert only(found.journal.seen_by(-1), TieBroken) == [TieBroken(1, 0, BY_DICE)]


def test_once_the_starting_bidder_is_known_the_others_roll_no_more() -> None:
    luck = dice(5, 5, 1, 2, 1, 2)
    found = auction([12, 12, 12], [5, 4, 1], luck=luck)
    assert found.waiting() == [0]
    assert luck.rest() == 0


def test_only_those_who_are_highest_together_roll_again_for_the_start() -> None:
    luck = dice(5, 5, 1, 2, 5, 5, 1, 1, 6, 6)
    found = auction([12, 12, 12], [5, 4, 1], luck=luck)
    assert found.waiting() == [2]
    assert luck.rest() == 0


def test_under_rules_number_1_losers_still_tied_roll_on() -> None:
    luck = dice(5, 5, 1, 2, 1, 2, 3, 3, 4, 4)
    found = auction([12, 12, 12], [5, 4, 1], luck=luck, rules=1)
    assert found.waiting() == [0]
    assert luck.rest() == 0


def test_the_starting_bidder_picks_a_die_that_is_there_and_must_open() -> None:
    found = auction([4, 12, 9], [5, 4, 1])
    assert found.asks(1) == ASK_DIE
    assert found.choices(1) == [die(1), die(4), die(5)]
    assert found.refusal(1, die(6)) == NO_SUCH_DIE
    assert found.refusal(0, die(5)) == NOT_WAITING
    found.play(1, die(5), NONE)
    assert found.asks(1) == ASK_OPENING
    assert found.choices(1) == [bid(thrust) for thrust in range(1, 7)]
    assert found.refusal(1, PASS) == MUST_OPEN


def test_clockwise_each_player_bids_higher_or_passes_once() -> None:
    found = auction([4, 12, 9], [5, 4, 1])
    found.play(1, die(5), NONE)
    found.play(1, bid(2), NONE)
    assert found.waiting() == [2]
    assert found.asks(2) == ASK_RAISE
    assert found.choices(2) == [bid(3), bid(4), bid(5), bid(6), PASS]
    assert found.refusal(2, bid(2)) == TOO_LOW
    found.play(2, bid(4), NONE)
    found.play(0, PASS, NONE)
    assert found.speed == [0, 0, 5]
    assert found.thrust == [0, 0, 4]
    assert found.waiting() == [1], "the starting bidder did not win, so he starts again"
    assert found.dice == [4, 1]


def test_a_bid_of_six_ends_the_auction_at_once() -> None:
    found = auction([4, 12, 9], [5, 4, 1])
    found.play(1, die(5), NONE)
    found.play(1, bid(6), NONE)
    assert found.speed == [0, 5, 0]
    assert found.thrust == [0, 6, 0]


def test_when_the_starting_bidder_wins_the_next_furthest_ahead_without_a_die_starts() -> None:
    found = auction([4, 12, 9], [5, 4, 1])
    found.play(1, die(5), NONE)
    found.play(1, bid(6), NONE)
    assert found.waiting() == [2]
    assert found.asks(2) == ASK_DIE


def test_the_last_player_takes_the_last_die_with_an_opening_bid() -> None:
    found = auction([4, 12, 9], [5, 4, 1])
    for seat, value in ((1, 5), (2, 4)):
        found.play(seat, die(value), NONE)
        found.play(seat, bid(6), NONE)
    assert found.waiting() == [0]
    assert found.asks(0) == ASK_OPENING
    assert found.choices(0) == [bid(thrust) for thrust in range(1, 7)]
    # Seat 1 moves 5 to 17, seat 2 moves 4 to 13, seat 0 moves 1 to 5: three rolls, then three speed dice.
    found.play(0, bid(1), dice(6, 6, 6, 6, 6, 6, 1, 2, 3))
    assert found.space == [5, 17, 13]
    assert found.round == 3
    assert found.journal is not None
    assert only(found.journal.seen_by(-1), StartsBidding)[-1] == StartsBidding(1)


def test_a_player_with_a_die_bids_no_more_this_round() -> None:
    found = auction([4, 12, 9, 2], [5, 4, 1, 1])
    found.play(1, die(5), NONE)
    found.play(1, bid(1), NONE)
    found.play(2, bid(3), NONE)
    found.play(3, PASS, NONE)
    found.play(0, PASS, NONE)
    found.play(1, die(4), NONE)
    found.play(1, bid(1), NONE)
    assert found.waiting() == [3], "seat 2 has a die already"
