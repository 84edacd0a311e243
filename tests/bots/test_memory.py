"""What everybody heard tells a bot which hidden hands are likely; nobody's secret ever gets into it."""

from collections.abc import Callable

import pytest

import comptoir
from comptoir.bots import choose, heard
from comptoir.bots.judgement import JUDGEMENTS
from comptoir.bots.judgement.belief import SURPRISES, drawn_again, surprise_of, weights_of
from comptoir.bots.judgement.cafe_international_belief import GOOD
from comptoir.bots.judgement.cafe_international_worth import best_at_once
from comptoir.bots.memory import belief_of
from comptoir.bots.thinking import Imagination
from comptoir.bots.values.top_race_table import points_held
from comptoir.games import GAMES, find
from comptoir.games.cafe_international.numbers import DRAW
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.top_race.cards import BETS
from comptoir.games.top_race.events import LineCrossed, OwnHand
from comptoir.games.top_race.numbers import ASK_BET, ASK_BID, BID, PASS
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.deal import CARD_STREAM
from comptoir.kernel.game import Game
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast, Luck, Paired
from comptoir.kernel.position import Position

Fold = Callable[[Journal], list[int]]
EAGER = 1  # a seat that outbids everybody


class OtherHands(Luck):
    """The same drivers and the same dice, but other cards for everybody."""

    def __init__(self, seed: int) -> None:
        self.same, self.other = Paired(seed), Paired(seed + 1)

    def below(self, bound: int) -> int:
        return self.same.below(bound)

    def below_in(self, stream: int, bound: int) -> int:
        return (self.other if stream == CARD_STREAM else self.same).below_in(stream, bound)


def sold(luck: Luck, fold: Fold) -> tuple[Game, Race, list[int]]:
    """The auction of a race: one seat goes up to 90 for every driver, the others never bid."""
    game, options = find("top-race")
    journal = Journal()
    race = game.setup(options, 4, luck, journal)
    assert isinstance(race, Race)
    memory = fold(journal)
    while race.ask == ASK_BID:
        seat = race.turn
        race.journal = journal = Journal()
        wanted = min(90, race.money[seat]) // 10
        race.play(seat, BID + wanted if seat == EAGER and wanted * 10 > race.bid else PASS, luck)
        memory += fold(journal)
    race.journal = None
    return game, race, memory


def eavesdropped(journal: Journal) -> list[int]:
    """The breach: listens to what is whispered too."""
    whispered = [event for event, _ in journal.entries if isinstance(event, OwnHand)]
    return heard(journal) + [card for event in whispered for card in event.cards]


@pytest.mark.parametrize(("fold", "same"), [(heard, True), (eavesdropped, False)])
def test_other_hands_and_the_same_bids_leave_the_same_memory(fold: Fold, same: bool) -> None:
    _, one, memory = sold(Paired(5), fold)
    _, other, twin_memory = sold(OtherHands(5), fold)
    assert one.hands != other.hands
    assert (memory == twin_memory) is same


@pytest.mark.parametrize("title", ["top-race", "top-race/bets", "cafe-international"])
def test_twin_worlds_with_the_same_memory_decide_alike(title: str) -> None:
    somewhere: dict[str, Callable[[], tuple[Game, Position, list[int]]]] = {
        "top-race": lambda: sold(Paired(6), heard),
        "top-race/bets": lambda: betting(False, 6)[:3],
        "cafe-international": lambda: drawing(Fast(6)),
    }
    game, position, memory = somewhere[title]()
    seat = position.waiting()[0]
    view = game.view(position, seat)
    for level in ("regular", "master"):
        decision = choose(view, level, 3, 0.02, guarded=False, memory=memory)
        for dream in range(3):
            twin = game.view(game.imagine(view, Fast(dream)), seat)
            assert choose(twin, level, 3, 0.02, guarded=False, memory=memory) == decision


def test_who_bid_high_is_thought_to_hold_the_cards_of_it() -> None:
    game, race, memory = sold(Paired(7), heard)
    view = game.view(race, 0)
    belief = belief_of(view, memory)
    assert belief is not None
    bought = race.owner.index(EAGER)
    blind, believing = Imagination(view), Imagination(view)
    believing.believe(belief, 128, Fast(1))
    means = []
    for imagination in (blind, believing):
        luck = Fast(2)
        worlds = [imagination.world(luck) for _ in range(200)]
        means.append(sum(points_held(world, EAGER)[bought] for world in worlds if isinstance(world, Race)) / 200)
    assert means[1] > means[0] + 1.0


@pytest.mark.parametrize("rule_set", ["top-race/bets", "cafe-international", "cafe-international/ladies"])
def test_the_memory_is_made_again_from_the_record(rule_set: str) -> None:
    table = comptoir.start(rule_set, seats=3, luck=Fast(8))
    memory = heard(table.journal)
    for number in range(40):
        seat = table.waiting()[0]
        choices = table.choices(seat)
        table.play(seat, choices[number * 7 % len(choices)])
        memory += heard(table.journal)
    assert memory
    assert [note for moment in comptoir.replay(table.record) for note in heard(moment.journal)] == memory


def drawing(luck: Luck, turns: int = 6) -> tuple[Game, Cafe, list[int]]:
    """A café in which the first player seats whatever pays most, and all the others only draw."""
    game, options = find("cafe-international")
    journal = Journal()
    cafe = game.setup(options, 3, luck, journal)
    assert isinstance(cafe, Cafe)
    memory = heard(journal)
    host = cafe.turn
    while turns:
        seat = cafe.turn
        turns -= seat == host and cafe.seated == 0
        choices = cafe.choices(seat)
        cafe.journal = journal = Journal()
        cafe.play(seat, choices[0] if seat == host else DRAW, luck)
        memory += heard(journal)
    cafe.journal = None
    return game, cafe, memory


def test_who_only_draws_is_thought_to_hold_nobody_who_could_sit_down() -> None:
    game, cafe, memory = drawing(Fast(4))
    view = game.view(cafe, cafe.turn)
    belief = belief_of(view, memory)
    assert belief is not None
    asked = next(seat for seat in range(3) if seat != cafe.turn)
    welcome = [kind for kind, worth in enumerate(best_at_once(cafe.room)) if worth >= GOOD]
    assert welcome
    means = []
    for believing in (False, True):
        imagination, luck = Imagination(view), Fast(2)
        if believing:
            imagination.believe(belief, 1, luck)
        worlds = [imagination.world(luck) for _ in range(300)]
        means.append(
            sum(world.hands[asked][kind] for world in worlds if isinstance(world, Cafe) for kind in welcome) / 300
        )
    assert means[1] < means[0] / 2


def test_a_mended_world_still_fits_what_its_seat_sees() -> None:
    told = 0
    for seed in range(12):
        game, cafe, memory = drawing(Fast(seed), turns=8)
        view = game.view(cafe, cafe.turn)
        belief = belief_of(view, memory)
        if belief is None:
            continue
        told += 1
        imagination = Imagination(view)
        imagination.believe(belief, 1, Fast(seed))
        for dream in range(20):
            assert game.view(imagination.world(Fast(dream)), cafe.turn) == view
    assert told > 6


def test_a_memory_that_begins_in_the_middle_says_nothing() -> None:
    """As of a game that was continued: what stood there before is not in it."""
    game, cafe, memory = drawing(Fast(4))
    view = game.view(cafe, cafe.turn)
    assert belief_of(view, memory[4:]) is None
    for odd in ([7, 99, -5, 3], [1, 0, 99, 99], [0, 99, 99, 0], [2, -1, 0, 0], [3, 7, 0, 0], [1, 2]):
        belief_of(view, [*memory, *odd])


def test_a_game_that_says_nothing_is_not_remembered() -> None:
    table = comptoir.start("cafe-race", seats=3, luck=Fast(1))
    assert heard(table.journal) == []
    assert belief_of(table.view(0), [0, 0, 0, 0]) is None


def test_surprise_grows_the_harder_it_was() -> None:
    assert SURPRISES[0] == surprise_of(0) == 178  # a toss: 256 · log 2, rounded up to what is less likely
    assert [surprise_of(ease) for ease in (2000, 256, -256, -2000)] == [1, 81, 337, 900]


def test_a_quarter_of_the_worlds_still_count_and_each_is_drawn_by_its_weight() -> None:
    weights = weights_of([0, *[4000] * 63])
    assert sum(weights) ** 2 * 4 >= 64 * sum(weight * weight for weight in weights)
    assert drawn_again([6, 2, 0, 8]) == [0, 1, 3, 3]
    assert drawn_again([1, 1, 1, 1]) == [0, 1, 2, 3]


def betting(open_hand: bool, seed: int) -> tuple[Game, Race, list[int], list[int]]:
    """A race of quick drivers up to the third bet, and the cars that were first across the lines."""
    game = GAMES["top-race"]
    luck = Fast(seed)
    options = game.make_options({"bets": True, "open_hand": open_hand})
    race = game.setup(options, 4, luck, journal := Journal())
    assert isinstance(race, Race)
    memory, leaders = heard(journal), list[int]()
    while race.bets_made < BETS - 1 or race.ask != ASK_BET:
        race.journal = journal = Journal()
        for seat, choice in [(seat, JUDGEMENTS["top-race"].pick(race, seat, luck)) for seat in race.waiting()]:
            race.play(seat, choice, luck)
        leaders += [event.car for event, _ in journal.entries if isinstance(event, LineCrossed)]
        memory += heard(journal)
    return game, race, memory, leaders


@pytest.mark.parametrize("open_hand", [False, True])
def test_others_are_thought_to_have_bet_mostly_on_whoever_led(open_hand: bool) -> None:
    game, race, memory, leaders = betting(open_hand, 5)
    view = game.view(race, 1)
    belief = belief_of(view, memory)
    assert belief is not None
    blind, believing = Imagination(view), Imagination(view)
    believing.believe(belief, 64, Fast(1))
    shares = []
    for imagination in (blind, believing):
        luck = Fast(2)
        worlds = [world for world in [imagination.world(luck) for _ in range(200)] if isinstance(world, Race)]
        bets = [
            (world.bets[number * 4 + seat], leaders[number]) for world in worlds for number in (0, 1) for seat in (0, 2)
        ]
        shares.append(sum(bet == leader for bet, leader in bets) / len(bets))
        assert all(world.bets[1] == race.bets[1] and world.bets[5] == race.bets[5] for world in worlds), "one's own"
    assert 0.1 < shares[0] < 0.25
    assert 0.7 < shares[1] < 0.9
