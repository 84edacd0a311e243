"""Long distance with tokens: each owner says, right after placing a car, how far it will come."""

from typing import TYPE_CHECKING, Final

from comptoir.games.top_race.cards import CARS
from comptoir.games.top_race.events import TokenPaid, TokenPlaced
from comptoir.games.top_race.numbers import ASK_TOKEN, FARTHEST, NO_SUCH_TOKEN, TOKEN
from comptoir.games.top_race.rules.auction import PurchaseStep, settle_in
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.match import Rewards
from comptoir.games.top_race.rules.money import TOKENS, receive
from comptoir.games.top_race.variants.long_distance import left_of_position, position_of
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

PER_STEP: Final = 10


class PlaceToken(PurchaseStep):
    """On any position from the front row of the grid to +99; there is no 0."""

    def __init__(self) -> None:
        super().__init__(TOKEN, 2 * FARTHEST + 1)

    def ask(self, race: "Race") -> bool:
        if race.token[race.offered] != 0:
            return False
        race.ask_one(ASK_TOKEN, race.leader)
        return True

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        position = choice - TOKEN - FARTHEST
        return NO_SUCH_TOKEN if position == 0 or position < -race.circuit.front else 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        race.token[race.offered] = choice - TOKEN - FARTHEST
        if race.journal is not None:
            race.journal.tell(TokenPlaced(seat, race.offered, race.token[race.offered]))
        settle_in(race, luck)


class TokenRewards(Rewards):
    """Not reached: 10 to pay per step missing. Reached: 10 per space between the line and the token, nothing beyond."""

    def pay(self, race: "Race") -> None:
        super().pay(race)
        for place in range(1, CARS + 1):
            car = race.place.index(place)
            amount = token_pays(position_of(race.left[car]), race.token[car])
            receive(race, race.owner[car], amount, TOKENS)
            if race.journal is not None:
                position = position_of(race.left[car])
                race.journal.tell(TokenPaid(race.owner[car], car, position, race.token[car], amount))


def token_pays(position: int, token: int) -> int:
    missing = left_of_position(position) - left_of_position(token)
    if missing > 0:
        return -PER_STEP * missing
    return PER_STEP * max(token, 0)


def with_tokens(book: RuleBook) -> None:
    book.rewards = TokenRewards()
    token = PlaceToken()
    book.purchase = [*book.purchase, token]
    book.questions[ASK_TOKEN] = token
