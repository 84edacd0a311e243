"""Espresso Doppio: the exact best turn, and what it leaves the opponent; alone, the best bargain in beans."""

import math
from typing import Final

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.espresso_prospects import Prospects
from comptoir.bots.judgement.espresso_tables import BEAN, REPLY, tables_of
from comptoir.bots.values.shares import falling
from comptoir.games.espresso_doppio.numbers import EXCHANGE, PLACE, SCORE, STOP
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.halves import NOBODY
from comptoir.games.espresso_doppio.rules.scoring import count_cards
from comptoir.games.espresso_doppio.rules.turns import ACTIONS, CARDS_EACH
from comptoir.games.espresso_doppio.runner import after_exchange, legal_exchanges
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

SHARPNESS: Final = 0.8  # how much more promising a turn that pays half a bean more looks
LATER: Final = 1.5  # the beans a turn to come makes for the other: to be on move is worth half a turn, whoever it is
LUCK_PER_CARD: Final = 1.2  # how far the beans still to come may shift a lead, per card not yet scored
FURTHER: Final = 30  # steps a master looks ahead, about six turns: most halves are over by then
PATIENCE: Final = 6  # quiet turns after which a master stops waiting for the other to end the half, and plays on
SOLO_CARD: Final = 0.6  # what a card still to come brings alone, its actions paid


class EspressoDoppioJudgement(Judgement):
    """A turn is played to its best end; a position is worth its beans and the next best turn."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.horizon = 1
        self.student = NOBODY  # who minds what a turn would leave the opponent,
        self.feared: list[int] = []  # as long as the opponent shows these cards

    def studied(self, position: Position, seat: int) -> Judgement:
        assert isinstance(position, Espresso)
        if position.half == 0 or position.seats == 1 or position.quiet >= PATIENCE:
            return self
        found = EspressoDoppioJudgement()
        found.value = self.value
        found.horizon = FURTHER
        found.student = seat
        found.feared = position.shown[1 - seat].copy()
        return found

    def prospects(self, table: Espresso) -> Prospects:
        """Of the player in turn; for the one who has studied, less what the opponent could answer."""
        tables = tables_of(table.deck)
        mine = table.shown[table.mover]
        if table.mover != self.student or table.shown[1 - table.mover] != self.feared:
            return tables.prospects(mine)
        return tables.contested(mine, self.feared)

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        assert isinstance(position, Espresso)
        if position.half == 0:
            return position.pick(seat, luck)
        if position.seats == 1:
            return pick_alone(position, luck)
        return pick_in_turn(position, self.prospects(position), luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        assert isinstance(position, Espresso)
        if position.half == 0:
            return [1.0] * len(choices)
        prospects = self.prospects(position)
        worths = [worth_of(position, prospects, choice) for choice in choices]
        most = max(worths)
        return [falling(SHARPNESS * (most - worth)) + 0.001 for worth in worths]

    def settled(self, position: Position) -> bool:
        """Between turns; alone, when a card has just been scored."""
        assert isinstance(position, Espresso)
        return position.half > 0 and (position.seats == 1 or (position.actions == 0 and position.scored == 0))

    def outlook(self, position: Position) -> list[float]:
        """Beans in hand, and what the next turn surely brings to the one who takes it."""
        assert isinstance(position, Espresso)
        found = [float(beans) for beans in position.beans]
        seat = position.mover
        prospects = tables_of(position.deck).prospects(position.shown[seat])
        arrangement = position.arrangement()
        if position.seats == 1:
            found[0] += SOLO_CARD * (position.left[0] + len(position.shown[0]))
            found[0] += max(0, best_bargain(prospects, arrangement, position.beans[0])) / BEAN
        else:
            found[seat] += REPLY * prospects.best(arrangement, ACTIONS) / BEAN
            found[1 - seat] += LATER
        return found

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        """A lead is worth more the fewer cards are still to be scored."""
        assert isinstance(position, Espresso)
        if position.seats == 1:
            return [1.0]
        cards = 2 * CARDS_EACH * (3 - position.half) - count_cards(position.away[0]) - count_cards(position.away[1])
        reach = LUCK_PER_CARD * math.sqrt(cards + 1.0)
        behind = falling(1.6 * abs(outlook[1] - outlook[0]) / reach)
        first = 1.0 / (1.0 + behind) if outlook[0] >= outlook[1] else behind / (1.0 + behind)
        return [first, 1.0 - first]


def actions_left(table: Espresso) -> int:
    """How many actions the player in turn may still take."""
    if table.rules.turns.refuses_action(table) != 0:
        return 0
    return min(ACTIONS, table.beans[0]) if table.seats == 1 else ACTIONS - table.actions


def worth_of(table: Espresso, prospects: Prospects, choice: int) -> float:
    """In half beans: what the shown cards can pay in this turn after the choice. Alone each action costs a bean."""
    arrangement = table.arrangement()
    left = actions_left(table)
    if choice < PLACE:
        after = after_exchange(arrangement, choice - EXCHANGE)
        if table.seats == 1:
            return best_bargain(prospects, after, left - 1) - BEAN
        return prospects.best(after, left - 1)
    now = prospects.now(arrangement)
    if choice >= SCORE:
        return now + 0.5
    missed = tables_of(table.deck).prospects(table.shown[table.mover]).now(arrangement)
    return now - missed if missed > 0 else now + 0.2


def pick_in_turn(table: Espresso, prospects: Prospects, luck: Luck) -> int:
    """Act while that makes the cards pay more; then score them all; then stop."""
    arrangement = table.arrangement()
    left = actions_left(table)
    now = prospects.now(arrangement)
    target = prospects.best(arrangement, left) if left > 0 else now
    if table.rules.turns.refuses_scoring(table) == 0 and (target <= now or left == 0):
        card = payable(table, table.mover)
        if card != STOP:
            return card
    if left > 0 and (target > now or table.actions == 0):
        return exchange_towards(table, prospects, left - 1, target, luck)
    return STOP


def payable(table: Espresso, seat: int) -> int:
    """A shown card that pays now."""
    arrangement = table.arrangement()
    for card in table.shown[seat]:
        if table.deck.pays(card, arrangement) > 0:
            return SCORE + card
    return STOP


def exchange_towards(table: Espresso, prospects: Prospects, left: int, target: int, luck: Luck) -> int:
    """An action after which the target can still be had; of equals, any."""
    arrangement = table.arrangement()
    exchanges = legal_exchanges(table.saucers, table.cups, table.spoons)
    start = luck.below(len(exchanges))
    exchanges = exchanges[start:] + exchanges[:start]
    for exchange in exchanges:
        if prospects.reaches(after_exchange(arrangement, exchange), left, target):
            return EXCHANGE + exchange
    return EXCHANGE + most_promising(prospects, arrangement, exchanges, left)


def most_promising(prospects: Prospects, arrangement: int, exchanges: list[int], left: int) -> int:
    """The first action after which the most can still be had: who must act may have to leave the best behind."""
    best, most = exchanges[0], -1
    for exchange in exchanges:
        found = prospects.best(after_exchange(arrangement, exchange), left)
        if found > most:
            best, most = exchange, found
    return best


def best_bargain(prospects: Prospects, arrangement: int, beans: int) -> int:
    """Alone: the most half beans the shown cards can pay within three actions, less what the actions cost."""
    most = prospects.now(arrangement)
    for actions in range(1, min(ACTIONS, beans) + 1):
        most = max(most, prospects.best(arrangement, actions) - actions * BEAN)
    return most


def pick_alone(table: Espresso, luck: Luck) -> int:
    """Score what pays at its best, else take the way that leaves the most beans."""
    arrangement = table.arrangement()
    prospects = tables_of(table.deck).prospects(table.shown[0])
    now = prospects.now(arrangement)
    beans = table.beans[0]
    if beans == 0:
        return payable(table, 0)
    best = 0
    most = now if now > 0 else -1000
    for actions in range(1, min(ACTIONS, beans) + 1):
        found = prospects.best(arrangement, actions) - actions * BEAN
        if found > most:
            most = found
            best = actions
    if best == 0:
        return payable(table, 0)
    return exchange_towards(table, prospects, best - 1, most + best * BEAN, luck)
