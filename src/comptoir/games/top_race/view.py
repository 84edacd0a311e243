"""What one seat sees of a race, and the position as far as that tells it."""

from itertools import chain

from comptoir.games.top_race.cards import BETS, CARD_CARS, CARD_POINTS, CARS, GOLD, KINDS
from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.numbers import ASK_DRIVE, ASK_SECRET
from comptoir.games.top_race.options import TopRaceOptions, rules_for
from comptoir.games.top_race.position import Race, empty_race
from comptoir.games.top_race.rules.deal import CARD_STREAM, DRIVER_STREAM
from comptoir.games.top_race.rules.steering import find_ends
from comptoir.kernel.bag import bag_of
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


def view(race: Race, seat: int) -> TopRaceView:
    hand = race.hand(seat) if 0 <= seat < race.seats and race.holds[seat] >= 0 else []
    buried = race.buried[seat] if 0 <= seat < race.seats else []
    face_up = race.rules.deal.face_up
    return TopRaceView(
        seat=seat,
        seats=race.seats,
        step=race.step,
        over=race.over,
        rules=race.edition,
        options=race.rules.options,
        race=race.number,
        controller=race.controller,
        money=race.money.copy(),
        bank=race.bank,
        ledger=race.ledger.copy(),
        ask=race.ask,
        turn=race.turn,
        hand=counted(hand),
        totals=colour_totals(hand),
        hand_sizes=[len(cards) for cards in race.hands],
        holds=race.holds.copy(),
        open_hands=[counted(cards) for cards in race.hands] if face_up else [],
        buried=counted(buried),
        buried_sizes=[len(cards) for cards in race.buried],
        open_buried=[counted(cards) for cards in race.buried] if face_up else [],
        unseen=race.unseen.total,
        piles=race.piles.copy(),
        played=race.played.copy(),
        out=race.out.copy(),
        chosen=visible_cards(race, seat),
        order=padded(race.order, race.seats),
        owner=race.owner.copy(),
        drivers=race.drivers.counts.copy(),
        waiting_drivers=padded(race.waiting_drivers, CARS),
        offered=race.offered,
        opener=race.opener,
        bid=race.bid,
        leader=race.leader,
        passed=race.passed.copy(),
        unwanted=race.unwanted,
        spaces=race.space.copy(),
        crossings=race.crossings.copy(),
        left=race.left.copy(),
        places=race.place.copy(),
        broken=race.broken.copy(),
        tokens=race.token.copy(),
        player=race.player,
        card=race.card,
        done=race.done,
        moving=race.moving,
        points=race.points,
        crossed=race.crossed,
        bets_made=race.bets_made,
        bets=visible_bets(race, seat),
    )


def counted(cards: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    return counts


def colour_totals(cards: list[int]) -> list[int]:
    """How many points a hand has for each car, and in gold."""
    totals = [0] * (GOLD + 1)
    for kind in cards:
        for car, points in zip(CARD_CARS[kind], CARD_POINTS[kind], strict=True):
            totals[car] += points
    return totals


def padded(some: list[int], length: int) -> list[int]:
    return some + [-1] * (length - len(some))


def visible_cards(race: Race, seat: int) -> list[int]:
    """Once shown everybody's, before that only one's own."""
    secret = race.ask == ASK_SECRET
    return [-1 if secret and other != seat else race.chosen[other] for other in range(race.seats)]


def visible_bets(race: Race, seat: int) -> list[int]:
    """Those of finished races, and one's own."""
    shown = len(race.bets) if race.over else race.number * BETS * race.seats
    return [bet if place < shown or place % race.seats == seat else -1 for place, bet in enumerate(race.bets)]


def recall(seen: TopRaceView) -> Race:
    """The race as this seat sees it; the cards of others are still to be dealt."""
    book = rules_for(seen.options, seen.rules)
    race = empty_race(seen.seats, book, circuit_for(seen.options.circuit), seen.options.races)
    _recall_match(race, seen)
    _recall_auction(race, seen)
    _recall_track(race, seen)
    _recall_table(race, seen)
    _deal_known(race, seen)
    race.bets = list(seen.bets)
    race.ends = find_ends(race) if race.ask == ASK_DRIVE else []
    return race


def _recall_match(race: Race, seen: TopRaceView) -> None:
    race.step = seen.step
    race.over = seen.over
    race.number = seen.race
    race.controller = seen.controller
    race.money = list(seen.money)
    race.bank = seen.bank
    race.ledger = list(seen.ledger)
    race.ask = seen.ask
    race.turn = seen.turn
    race.crossed = seen.crossed
    race.bets_made = seen.bets_made


def _recall_auction(race: Race, seen: TopRaceView) -> None:
    race.owner = list(seen.owner)
    race.drivers = bag_of(seen.drivers, DRIVER_STREAM)
    race.waiting_drivers = [car for car in seen.waiting_drivers if car >= 0]
    race.offered = seen.offered
    race.opener = seen.opener
    race.bid = seen.bid
    race.leader = seen.leader
    race.passed = list(seen.passed)
    race.unwanted = seen.unwanted


def _recall_track(race: Race, seen: TopRaceView) -> None:
    race.space = list(seen.spaces)
    race.crossings = list(seen.crossings)
    race.left = list(seen.left)
    race.place = list(seen.places)
    race.broken = list(seen.broken)
    race.token = list(seen.tokens)
    race.places_taken = max(seen.places)
    for car in range(CARS):
        if race.space[car] >= 0 and not race.broken[car]:
            race.car_at[race.space[car]] = car


def _recall_table(race: Race, seen: TopRaceView) -> None:
    race.holds = list(seen.holds)
    race.piles = list(seen.piles)
    race.played = list(seen.played)
    race.out = list(seen.out)
    race.chosen = list(seen.chosen)
    race.order = [seat for seat in seen.order if seat >= 0]
    race.player = seen.player
    race.card = seen.card
    race.done = seen.done
    race.moving = seen.moving
    race.points = seen.points


def _deal_known(race: Race, seen: TopRaceView) -> None:
    """The hands this seat sees; all cards it does not see are unseen yet."""
    race.hands = [[] for _ in range(seen.seats)]
    race.buried = [[] for _ in range(seen.seats)]
    if seen.open_hands:
        race.hands, race.buried = (
            [listed(hand) for hand in seen.open_hands],
            [listed(hand) for hand in seen.open_buried],
        )
    elif 0 <= seen.seat < seen.seats:
        race.hands[seen.holds[seen.seat]], race.buried[seen.seat] = listed(seen.hand), listed(seen.buried)
    race.unseen = bag_of(race.rules.deal.copies(), CARD_STREAM)
    shown = [] if seen.ask == ASK_SECRET else [kind for kind in seen.chosen if kind >= 0]
    driven = [seen.card] if seen.card >= 0 else []
    for kind in [*listed(seen.played), *shown, *driven, *chain(*race.hands, *race.buried)]:
        race.unseen.take(kind)


def listed(counts: list[int]) -> list[int]:
    """The kinds of some cards, in order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
