"""Café Race between two rounds: the clerks on the stairs, their coffees, and the dice in the tray."""

from comptoir.bots.values.network import ONE, packed
from comptoir.bots.values.sight import Sight
from comptoir.games.cafe_race.board import FINISH, FULL, IS_STEP, LAST
from comptoir.games.cafe_race.position import Race
from comptoir.games.cafe_race.rules.moving import standing_on
from comptoir.games.cafe_race.variants.auction import Auction
from comptoir.kernel.position import Position


class CafeRaceSight(Sight):
    """Everything lies open; the auction is told from secret thrusts by one input."""

    def __init__(self) -> None:
        self.chapters = ("round",)
        self.inputs = (24,)
        self.unit = 4.0

    def covers(self, position: Position) -> bool:
        return isinstance(position, Race)

    def calm(self, position: Position) -> bool:
        """The dice are rolled, and nobody has chosen anything yet."""
        assert isinstance(position, Race)
        if isinstance(position.rules.speeds, Auction):
            return position.offered == 0 and len(position.dice) == position.seats
        return position.missing == position.seats

    def seen(self, position: Position) -> list[bytes]:
        assert isinstance(position, Race)
        scores = position.scores()
        return [self.seen_by(position, seat, scores) for seat in range(position.seats)]

    def seen_by(self, race: Race, seat: int, scores: list[int]) -> bytes:
        space, coffee = race.space[seat], race.coffee[seat]
        ahead, near, most_space, most_coffee, most_score = 0, 0, 0, 0, -100
        all_space, all_coffee, all_scores = 0, 0, 0
        for other in range(race.seats):
            if other != seat:
                there = race.space[other]
                ahead += int(there > space)
                near += int(space - 4 <= there <= space + 4)
                most_space = max(most_space, there)
                most_coffee = max(most_coffee, race.coffee[other])
                most_score = max(most_score, scores[other])
                all_space += there
                all_coffee += race.coffee[other]
                all_scores += scores[other]
        others = race.seats - 1
        first = max(most_space, space)
        to_go = FINISH - first
        return packed(
            [
                space * 8,
                first * 8,
                most_space * 8,
                all_space * 8 // others,
                coffee * 40,
                ONE * int(coffee == 1),
                ONE * int(coffee == 2),
                ONE * int(coffee >= 4),
                most_coffee * 40,
                all_coffee * 40 // others,
                128 + 20 * (scores[seat] - most_score),
                128 + 20 * (scores[seat] * others - all_scores) // others,
                128 + 8 * (space - most_space),
                ahead * 40,
                near * 40,
                ONE * int(to_go <= 6),
                ONE * int(to_go <= 12),
                ONE * int(FINISH - space <= 6),
                race.seats * 32,
                ONE * int(isinstance(race.rules.speeds, Auction)),
                race.dice[0] * 32,
                race.dice[len(race.dice) - 1] * 32,
                ONE * int(IS_STEP[space]),
                ONE * int(space < LAST and standing_on(race, space + 1) >= FULL),
            ]
        )
