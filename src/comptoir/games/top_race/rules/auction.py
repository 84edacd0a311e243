"""The auction: driver after driver is turned up and goes to the highest bidder."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARS, HIGHEST_BID, LAST_DRIVER, RAISE, UNWANTED
from comptoir.games.top_race.events import Bid, Controller, DriverUp, Given, NoBid, Passed, Sold
from comptoir.games.top_race.numbers import ASK_BID, BID, CARD, FOR_DRIVER, PASS, TOO_DEAR, TOO_LOW
from comptoir.games.top_race.rules.deal import DRIVER_STREAM
from comptoir.games.top_race.rules.money import DRIVERS, receive
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction:
    """Each driver goes to the highest bidder; everybody gets at least one, nobody more than a fair share rounded up."""

    def begin(self, race: "Race", luck: Luck) -> None:
        race.drivers = bag_of([1] * CARS, DRIVER_STREAM)
        race.opener = race.controller
        if race.journal is not None and race.number == 0:
            race.journal.tell(Controller(race.controller))
        self.go_on(race, luck)

    def go_on(self, race: "Race", luck: Luck) -> None:
        """Turn up the next driver; when all are sold the race starts with the buyer of the last one."""
        unsold = race.owner.count(-1)
        if unsold == 0:
            race.offered = -1
            race.rules.turns.begin(race, luck)
        elif race.unwanted == unsold:
            self.give_out(race, unsold, luck)
        else:
            luck.at(FOR_DRIVER, race.number, EVERYBODY, race.drivers.total)
            race.offered = luck.draw(race.drivers) if race.drivers.total > 0 else race.waiting_drivers.pop(0)
            without = player_without_driver(race)
            if unsold == 1 and without >= 0:
                give(race, without, LAST_DRIVER, luck)
            else:
                self.open_bidding(race, luck)

    def give_out(self, race: "Race", unsold: int, luck: Luck) -> None:
        """Nobody wanted any of them: in the order they came up, each to the eligible player with fewest drivers."""
        race.offered = race.waiting_drivers.pop(0)
        race.unwanted -= 1
        taker, fewest = -1, CARS
        for turn in range(1, race.seats + 1):
            seat = (race.opener + turn) % race.seats
            if self.eligible(race, seat) and race.owner.count(seat) < fewest:
                taker, fewest = seat, race.owner.count(seat)
        give(race, taker, LAST_DRIVER if unsold == 1 and fewest == 0 else UNWANTED, luck)

    def eligible(self, race: "Race", seat: int) -> bool:
        """Below the maximum, and leaving a driver for everyone who still has none."""
        owned = race.owner.count(seat)
        if owned == 0:
            return True
        most = -(-CARS // race.seats)
        return owned < most and race.owner.count(-1) > players_without(race)

    def open_bidding(self, race: "Race", luck: Luck) -> None:
        """The first bidder is the next eligible player clockwise from the previous first bidder."""
        race.bid = 0
        race.leader = -1
        for seat in range(race.seats):
            race.passed[seat] = 0 if self.eligible(race, seat) else 1
        race.opener = (race.opener + 1) % race.seats
        while race.passed[race.opener] == 1:
            race.opener = (race.opener + 1) % race.seats
        self.tell_offer(race)
        self.ask_from(race, race.opener, luck)

    def tell_offer(self, race: "Race") -> None:
        if race.journal is not None:
            race.journal.tell(DriverUp(race.offered, race.opener))

    def ask_from(self, race: "Race", first: int, luck: Luck) -> None:
        """Clockwise from here, who has not passed; who cannot raise passes. Back at the leader it is sold."""
        for turn in range(race.seats):
            seat = (first + turn) % race.seats
            if seat == race.leader:
                break
            if race.passed[seat] == 1:
                continue
            if race.bid + RAISE <= min(race.money[seat], HIGHEST_BID):
                race.ask_one(ASK_BID, seat)
                return
            race.passed[seat] = 1
            if race.journal is not None:
                race.journal.tell(Passed(seat))
        if race.leader >= 0:
            self.sell(race, luck)
        else:
            self.nobody_bid(race, luck)

    def sell(self, race: "Race", luck: Luck) -> None:
        race.unwanted = 0
        race.owner[race.offered] = race.leader
        receive(race, race.leader, -race.bid, DRIVERS)
        if race.journal is not None:
            race.journal.tell(Sold(race.leader, race.offered, race.bid))
        settle_in(race, luck)

    def nobody_bid(self, race: "Race", luck: Luck) -> None:
        """The driver goes under the stack."""
        race.unwanted += 1
        race.waiting_drivers.append(race.offered)
        if race.journal is not None:
            race.journal.tell(NoBid(race.offered))
        self.go_on(race, luck)


def players_without(race: "Race") -> int:
    return sum([1 for seat in range(race.seats) if race.owner.count(seat) == 0])


def player_without_driver(race: "Race") -> int:
    """Somebody who has no driver yet, or -1."""
    for seat in range(race.seats):
        if race.owner.count(seat) == 0:
            return seat
    return -1


def give(race: "Race", seat: int, price: int, luck: Luck) -> None:
    """The driver goes to this player without auction."""
    race.leader = seat
    race.bid = price
    race.owner[race.offered] = seat
    receive(race, seat, -price, DRIVERS)
    if race.journal is not None:
        race.journal.tell(Given(seat, race.offered, price))
    settle_in(race, luck)


def settle_in(race: "Race", luck: Luck) -> None:
    """The buyer chooses what his purchase lets him choose, then the sale goes on."""
    for step in race.rules.purchase:
        if step.ask(race):
            return
    race.rules.sale.go_on(race, luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class PurchaseStep(Question):
    """Something the buyer chooses: where the car stands, where its token lies, which hand he takes."""

    def ask(self, race: "Race") -> bool:
        """Put the question; False when it is settled or there is nothing to choose."""
        raise NotImplementedError


def highest(race: "Race", seat: int) -> int:
    """The most this player can bid, in tens."""
    return min(race.money[seat], HIGHEST_BID) // RAISE


class BidQuestion(Question):
    """A raise is a multiple of 10, above the last bid and at most the bidder's cash; a pass is final."""

    def __init__(self) -> None:
        super().__init__(PASS, CARD - PASS)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        if choice == PASS:
            return 0
        amount = (choice - BID) * RAISE
        if amount <= race.bid:
            return TOO_LOW
        return TOO_DEAR if amount > race.money[seat] else 0

    def choices(self, race: "Race", seat: int) -> list[int]:
        return [PASS, *range(BID + race.bid // RAISE + 1, BID + highest(race, seat) + 1)]

    def pick(self, race: "Race", seat: int, luck: Luck) -> int:
        raises = highest(race, seat) - race.bid // RAISE
        drawn = luck.below(1 + raises)
        return PASS if drawn == 0 else BID + race.bid // RAISE + drawn

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        if choice == PASS:
            race.passed[seat] = 1
            if race.journal is not None:
                race.journal.tell(Passed(seat))
        else:
            race.bid = (choice - BID) * RAISE
            race.leader = seat
            if race.journal is not None:
                race.journal.tell(Bid(seat, race.bid))
        race.rules.sale.ask_from(race, (seat + 1) % race.seats, luck)
