"""The rules of one table: a slot for every chapter a variant may change, filled at set-up."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.numbers import (
    ASK_BID,
    ASK_CARD,
    ASK_DRIVE,
    ASK_GOLD,
    ASK_LINK,
    ASK_PLACE,
    QUESTIONS,
)
from comptoir.games.top_race.rules.auction import Auction, BidQuestion, PurchaseStep
from comptoir.games.top_race.rules.bets import NoBets
from comptoir.games.top_race.rules.breakdowns import Breakdowns
from comptoir.games.top_race.rules.cards import GoldQuestion, Lines
from comptoir.games.top_race.rules.deal import Deal
from comptoir.games.top_race.rules.finish import Finish
from comptoir.games.top_race.rules.grid import PlaceCar
from comptoir.games.top_race.rules.links import Acceleration, LinkQuestion
from comptoir.games.top_race.rules.match import Rewards
from comptoir.games.top_race.rules.question import Question
from comptoir.games.top_race.rules.roads import Stops
from comptoir.games.top_race.rules.steering import DriveQuestion
from comptoir.games.top_race.rules.turns import CardQuestion, Turns

if TYPE_CHECKING:
    from comptoir.games.top_race.options import TopRaceOptions


class RuleBook:
    """The slots. Each is one chapter; its docstring is the rule."""

    options: "TopRaceOptions"  # what the table agreed on; never read during play
    edition: int  # the rules number whose edition each slot holds
    deal: Deal
    sale: Auction
    purchase: list[PurchaseStep]  # what the buyer chooses, in this order
    turns: Turns
    lines: Lines
    stops: Stops
    acceleration: Acceleration
    breakdowns: Breakdowns
    finish: Finish
    bets: NoBets
    rewards: Rewards
    questions: list[Question]


def basic_rules(options: "TopRaceOptions", edition: int, spaces: int) -> RuleBook:
    """The basic game on a circuit with so many spaces."""
    book = RuleBook()
    book.options = options
    book.edition = edition
    book.deal = Deal()
    book.sale = Auction()
    place_car = PlaceCar()
    book.purchase = [place_car]
    book.turns = Turns()
    book.lines = Lines()
    book.stops = Stops()
    book.acceleration = Acceleration()
    book.breakdowns = Breakdowns()
    book.finish = Finish()
    book.bets = NoBets()
    book.rewards = Rewards()
    book.questions = [Question(0, 0)] * QUESTIONS
    book.questions[ASK_BID] = BidQuestion()
    book.questions[ASK_PLACE] = place_car
    book.questions[ASK_CARD] = CardQuestion()
    book.questions[ASK_GOLD] = GoldQuestion()
    book.questions[ASK_LINK] = LinkQuestion()
    book.questions[ASK_DRIVE] = DriveQuestion(spaces)
    return book
