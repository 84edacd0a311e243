"""What a view of a race holds; `seeing.py` fills it."""

from comptoir.games.top_race.options import TopRaceOptions
from comptoir.kernel.game import View


class TopRaceView(View, frozen=True, tag="top-race"):
    """Hidden are the hands of others (unless they are open), unseen cards, bets until the race is over, and cards
    laid face down. Sums are in thousands; -1 stands for nobody or nothing."""

    options: TopRaceOptions
    race: int  # counted from 0
    controller: int
    money: list[int]
    bank: int
    ledger: list[int]  # by race, column (drivers, prizes, bets, tokens) and seat
    ask: int
    turn: int  # who is asked; -1: several at once
    hand: list[int]  # this seat's cards of each kind
    totals: list[int]  # the points of each car in this hand, then of gold
    hand_sizes: list[int]  # by hand
    holds: list[int]  # which hand each seat has
    open_hands: list[list[int]]  # by hand, the cards of each kind; only when they are open
    buried: list[int]  # the hand this seat discarded
    buried_sizes: list[int]
    open_buried: list[list[int]]
    unseen: int
    piles: list[int]
    played: list[int]  # cards of each kind
    out: list[int]
    chosen: list[int]  # cards of this round, as far as this seat may see them
    order: list[int]  # who still plays this round
    owner: list[int]  # of each car
    drivers: list[int]  # 1 for each car whose driver is still in the stack
    waiting_drivers: list[int]  # those put under it, in order
    offered: int
    opener: int
    bid: int
    leader: int
    passed: list[int]
    unwanted: int
    spaces: list[int]  # of each car
    crossings: list[int]
    left: list[int]
    places: list[int]
    broken: list[int]  # 0 while running; else counted from 1 in the order they broke down
    tokens: list[int]
    player: int
    card: int
    done: int
    moving: int
    points: int
    crossed: int
    bets_made: int
    bets: list[int]  # by race, line and seat
