"""Advanced rules: the speed dice are auctioned, and the bid becomes the thrust."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from comptoir.games.cafe_race.events import Bid, DieOffered, Passed, SpeedTaken, StartsBidding, TieBroken
from comptoir.games.cafe_race.numbers import (
    ASK_DIE,
    ASK_OPENING,
    ASK_RAISE,
    BID,
    DIE,
    FOR_STARTER,
    MUST_OPEN,
    NO_SUCH_DIE,
    NOT_ASKED,
    NOT_WAITING,
    PASS,
    TOO_LOW,
)
from comptoir.games.cafe_race.rules.book import RuleBook
from comptoir.games.cafe_race.rules.speeds import Speeds
from comptoir.games.cafe_race.rules.ties import ahead_first, by_speed, highest_by_white_dice, reason
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


class Auction(Speeds):
    """One die after another is auctioned, once around; the highest bid takes the die as speed and the bid as thrust."""

    def shows_thrusts(self) -> bool:
        return True

    def begin(self, race: "Race", luck: Luck) -> None:
        """A random player starts the bidding in the first round, later the one whose clerk is furthest ahead."""
        if race.round == 1:
            luck.at(FOR_STARTER, race.round, EVERYBODY)
            start_bidding(race, luck.below(race.seats))
        else:
            start_bidding(race, self.furthest_ahead(race, luck))

    def waiting(self, race: "Race") -> list[int]:
        return [race.bidder]

    def asks(self, race: "Race", seat: int) -> int:
        if seat != race.bidder:
            return 0
        if race.offered == 0:
            return ASK_DIE
        return ASK_OPENING if race.bid == 0 else ASK_RAISE

    def choices(self, race: "Race", seat: int) -> list[int]:
        if seat != race.bidder:
            return []
        if race.offered == 0:
            return [DIE + die - 1 for die in range(1, 7) if die in race.dice]
        bids = [BID + thrust - 1 for thrust in range(race.bid + 1, 7)]
        return bids if race.bid == 0 else [*bids, PASS]

    def pick(self, race: "Race", seat: int, luck: Luck) -> int:
        choices = self.choices(race, seat)
        return choices[luck.below(len(choices))]

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        if seat != race.bidder:
            return NOT_WAITING
        if race.offered == 0:
            if not DIE <= choice < BID:
                return NOT_ASKED
            return 0 if choice - DIE + 1 in race.dice else NO_SUCH_DIE
        if choice == PASS:
            return MUST_OPEN if race.bid == 0 else 0
        if not BID <= choice < PASS:
            return NOT_ASKED
        return 0 if choice - BID + 1 > race.bid else TOO_LOW

    def play(self, race: "Race", seat: int, choice: int, luck: Luck) -> bool:
        race.step += 1
        if race.offered == 0:
            offer(race, choice - DIE + 1)
            return False
        if choice == PASS:
            if race.journal is not None:
                race.journal.tell(Passed(seat))
        else:
            race.bid = choice - BID + 1
            race.leader = seat
            if race.journal is not None:
                race.journal.tell(Bid(seat, race.bid))
        following = next_without_die(race, seat)
        if race.bid < 6 and following != race.starter:
            race.bidder = following
            return False
        return self.sell(race, luck)

    def sell(self, race: "Race", luck: Luck) -> bool:
        """The highest bidder takes the die. True when it was the last one."""
        winner = race.leader
        race.speed[winner] = race.offered
        race.thrust[winner] = race.bid
        tray = race.dice.copy()
        tray.remove(race.offered)
        race.dice = tray
        if race.journal is not None:
            race.journal.tell(SpeedTaken(winner, race.offered))
        if not race.dice:
            race.bidder = -1
            race.starter = -1
            race.offered = 0
            race.bid = 0
            race.leader = -1
            race.order = by_speed(race, luck)
            return True
        start_bidding(race, race.starter if winner != race.starter else self.furthest_ahead(race, luck))
        return False

    def furthest_ahead(self, race: "Race", luck: Luck) -> int:
        """Among those without a die: furthest ahead, then more coffees, then the white dice."""
        # Only those equal to the best roll; who is behind them does not matter.
        best: i64 = -1
        foremost: list[int] = []
        for seat in range(race.seats):
            if race.speed[seat] == 0:
                standing: i64 = ahead_first(race, seat)
                if standing > best:
                    best = standing
                    foremost = [seat]
                elif standing == best:
                    foremost.append(seat)
        starter = self.highest_of(race, foremost, luck)
        if race.journal is not None:
            for rival in range(race.seats):
                if race.speed[rival] == 0 and rival != starter and race.space[rival] == race.space[starter]:
                    race.journal.tell(TieBroken(starter, rival, reason(race, starter, rival, True)))
        return starter

    def highest_of(self, race: "Race", tied: list[int], luck: Luck) -> int:
        """The white dice settle a tie for the starting bidder as soon as one is highest; the others roll no more."""
        return highest_by_white_dice(race, tied, luck)


def start_bidding(race: "Race", seat: int) -> None:
    """This player picks the next die; the last die needs no picking."""
    race.step += 1
    race.starter = seat
    race.bidder = seat
    race.offered = 0
    race.bid = 0
    race.leader = -1
    if race.journal is not None:
        race.journal.tell(StartsBidding(seat))
    if len(race.dice) == 1:
        offer(race, race.dice[0])


def offer(race: "Race", die: int) -> None:
    race.offered = die
    if race.journal is not None:
        race.journal.tell(DieOffered(race.starter, die))


def next_without_die(race: "Race", seat: int) -> int:
    """Clockwise, the next player who has no die yet; back at the starting bidder the round of bids is over."""
    following = (seat + 1) % race.seats
    while race.speed[following] != 0:
        following = (following + 1) % race.seats
    return following


def with_auction(book: RuleBook) -> None:
    book.speeds = Auction()
