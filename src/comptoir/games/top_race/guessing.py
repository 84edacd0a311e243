"""What a seat cannot see, made up: hands, discarded hands and bets; and who chose in secret chooses again."""

from comptoir.games.top_race.cards import CARS
from comptoir.games.top_race.numbers import ASK_BET, ASK_SECRET
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.bets import bet_index
from comptoir.kernel.luck import Luck


def fill_hands(race: Race, hand_sizes: list[int], buried_sizes: list[int], luck: Luck) -> None:
    """Every hand up to its size from the unseen cards; those the viewer knows are full already."""
    for hand, size in zip(race.hands, hand_sizes, strict=True):
        deal_up_to(race, hand, size, luck)
    for hand, size in zip(race.buried, buried_sizes, strict=True):
        deal_up_to(race, hand, size, luck)


def deal_up_to(race: Race, hand: list[int], size: int, luck: Luck) -> None:
    if len(hand) < size:
        for _ in range(size - len(hand)):
            hand.append(luck.draw(race.unseen))
        hand.sort()


def place_bets(race: Race, luck: Luck) -> None:
    """Others' bets of this race may be on any car."""
    for number in range(race.bets_made):
        for seat in range(race.seats):
            bet = bet_index(race, number, seat)
            if race.bets[bet] < 0:
                race.bets[bet] = luck.below(CARS)


def ask_again(race: Race) -> None:
    """Whoever chooses at once: the viewer unless its choice is there, and all the others."""
    for seat in range(race.seats):
        if race.ask == ASK_BET:
            race.owes[seat] = 1 if race.bets[bet_index(race, race.bets_made, seat)] < 0 else 0
        elif race.ask == ASK_SECRET:
            race.owes[seat] = 1 if race.rules.turns.has_turn(race, seat) and race.chosen[seat] < 0 else 0
