"""Espresso Doppio between two turns: beans, cards to go, and what each could make of the runner as it is."""

from comptoir.bots.judgement.espresso_tables import tables_of
from comptoir.bots.values.cafe_international import root
from comptoir.bots.values.network import ONE, byte, packed
from comptoir.bots.values.sight import Sight
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.scoring import count_cards
from comptoir.games.espresso_doppio.rules.turns import ACTIONS, CARDS_EACH
from comptoir.games.espresso_doppio.variants.master import MasterTurn
from comptoir.kernel.position import Position


class Hope:
    """What one player's cards could pay, in half beans."""

    now: int
    one: int  # after one action
    best: int  # after a whole turn's


class EspressoDoppioSight(Sight):
    """Two players; alone there is nobody to be ahead of."""

    def __init__(self) -> None:
        self.chapters = ("turn",)
        self.inputs = (24,)
        self.unit = 10.0

    def covers(self, position: Position) -> bool:
        assert isinstance(position, Espresso)
        return position.seats == 2

    def calm(self, position: Position) -> bool:
        assert isinstance(position, Espresso)
        return position.half > 0 and position.actions == 0 and position.scored == 0

    def seen(self, position: Position) -> list[bytes]:
        assert isinstance(position, Espresso)
        hopes = [hope_of(position, seat) for seat in range(2)]
        return [self.seen_by(position, seat, hopes[seat], hopes[1 - seat]) for seat in range(2)]

    def seen_by(self, table: Espresso, seat: int, mine: Hope, theirs: Hope) -> bytes:
        other = 1 - seat
        to_go = CARDS_EACH - count_cards(table.away[seat])
        they_go = CARDS_EACH - count_cards(table.away[other])
        halves = 2 - table.half
        cards = to_go + they_go + 2 * CARDS_EACH * halves
        lead = table.beans[seat] - table.beans[other]
        moves = int(table.mover == seat)
        turn_lead = 2 * lead + (mine.best if moves else -theirs.best)  # in half beans, once the turn is played
        return packed(
            [
                128 + lead * 4,
                128 + lead * 32 // (4 + root(cards * 16)),
                128 + turn_lead * 2,
                128 + turn_lead * 16 // (4 + root(cards * 16)),
                to_go * 30,
                they_go * 30,
                ONE * halves,
                ONE * moves,
                byte(mine.best * 8) * moves,
                byte(theirs.best * 8) * (1 - moves),
                mine.best * 8,
                theirs.best * 8,
                mine.one * 8,
                theirs.one * 8,
                mine.now * 8,
                theirs.now * 8,
                ONE * int(to_go <= 2),
                ONE * int(they_go <= 2),
                ONE * int(to_go <= 1),
                ONE * int(they_go <= 1),
                cards * 8,
                ONE * int(isinstance(table.rules.turns, MasterTurn)),
                table.quiet * 6,
                ONE * int(moves == 1 and halves == 0 and to_go <= 3),
            ]
        )


def hope_of(table: Espresso, seat: int) -> Hope:
    prospects = tables_of(table.deck).prospects(table.shown[seat])
    arrangement = table.arrangement()
    found = Hope()
    found.now = prospects.now(arrangement)
    found.one = prospects.best(arrangement, 1)
    found.best = prospects.best(arrangement, ACTIONS)
    return found
