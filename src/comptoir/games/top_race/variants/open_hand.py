"""Open-hand auction: the hands lie face up; each auction is for the right to take one hand and one car of choice."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import CARS, LAST_DRIVER, UNWANTED
from comptoir.games.top_race.events import CarTaken, HandTaken, LotSold, LotUp
from comptoir.games.top_race.numbers import ASK_CAR, ASK_HAND, CAR_TAKEN, HAND, HAND_TAKEN, TAKE_CAR
from comptoir.games.top_race.rules.auction import Auction, PurchaseStep, settle_in
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.money import DRIVERS, receive
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class HandAuction(Auction):
    """First the hands, each with a car of choice, to players who have none; then the remaining drivers as usual."""

    def go_on(self, race: "Race", luck: Luck) -> None:
        without = race.holds.count(-1)
        if without == 0:
            super().go_on(race, luck)
            return
        race.offered = -1
        if without > 1:
            self.open_bidding(race, luck)
            return
        # The last hand is not auctioned; with six players it comes with the last driver.
        self.take_lot(race, race.holds.index(-1), LAST_DRIVER if race.seats == CARS else UNWANTED, luck)

    def eligible(self, race: "Race", seat: int) -> bool:
        """A player with a hand does not bid until the hands are gone."""
        return race.holds[seat] < 0 if -1 in race.holds else super().eligible(race, seat)

    def tell_offer(self, race: "Race") -> None:
        if race.offered >= 0:
            super().tell_offer(race)
        elif race.journal is not None:
            race.journal.tell(LotUp(race.opener))

    def sell(self, race: "Race", luck: Luck) -> None:
        if race.offered >= 0:
            super().sell(race, luck)
        else:
            self.take_lot(race, race.leader, race.bid, luck)

    def nobody_bid(self, race: "Race", luck: Luck) -> None:
        """Nobody bid for a hand: the first bidder gets it."""
        if race.offered >= 0:
            super().nobody_bid(race, luck)
        else:
            self.take_lot(race, race.opener, UNWANTED, luck)

    def take_lot(self, race: "Race", seat: int, price: int, luck: Luck) -> None:
        race.leader = seat
        race.bid = price
        receive(race, seat, -price, DRIVERS)
        if race.journal is not None:
            race.journal.tell(LotSold(seat, price))
        settle_in(race, luck)


class TakeHand(PurchaseStep):
    """One of the hands nobody has taken; the last one has no choice."""

    def __init__(self) -> None:
        super().__init__(HAND, CARS)

    def ask(self, race: "Race") -> bool:
        if race.holds[race.leader] >= 0:
            return False
        free = [number for number in range(race.seats) if number not in race.holds]
        if len(free) == 1:
            take_hand(race, free[0])
            return False
        race.ask_one(ASK_HAND, race.leader)
        return True

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        number = choice - HAND
        return HAND_TAKEN if number >= race.seats or number in race.holds else 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        take_hand(race, choice - HAND)
        settle_in(race, luck)


def take_hand(race: "Race", number: int) -> None:
    race.holds[race.leader] = number
    if race.journal is not None:
        race.journal.tell(HandTaken(race.leader, number + 1))


class TakeCar(PurchaseStep):
    """One of the cars nobody has; the last one has no choice."""

    def __init__(self) -> None:
        super().__init__(TAKE_CAR, CARS)

    def ask(self, race: "Race") -> bool:
        if race.offered >= 0:
            return False
        if race.owner.count(-1) == 1:
            take_car(race, race.owner.index(-1))
            return False
        race.ask_one(ASK_CAR, race.leader)
        return True

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return CAR_TAKEN if race.owner[choice - TAKE_CAR] >= 0 else 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        take_car(race, choice - TAKE_CAR)
        settle_in(race, luck)


def take_car(race: "Race", car: int) -> None:
    race.offered = car
    race.owner[car] = race.leader
    race.drivers.take(car)
    if race.journal is not None:
        race.journal.tell(CarTaken(race.leader, car))


def with_open_hand(book: RuleBook) -> None:
    book.sale = HandAuction()
    book.deal.face_up = True
    take, car = TakeHand(), TakeCar()
    book.purchase = [take, car, *book.purchase]
    book.questions[ASK_HAND] = take
    book.questions[ASK_CAR] = car
