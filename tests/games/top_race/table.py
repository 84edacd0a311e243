"""Races laid out for a test: where the cars stand, who owns them, who holds which cards. Spaces are written
`column.lane` as in the rules, columns counting on after a lap: `68.0` is the inside of the front row, a lap later."""

from typing import TypeVar

from comptoir.games.top_race import GAME
from comptoir.games.top_race.cards import CARS, DECK, LETTERS
from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.numbers import ASK_CARD
from comptoir.games.top_race.options import TopRaceOptions, rules_for
from comptoir.games.top_race.position import Race, empty_race
from comptoir.games.top_race.rules.deal import DRIVER_STREAM
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.say import Event

Kind = TypeVar("Kind", bound=Event)


class Stacked(Luck):
    """The controller and the order of the drivers are given; cards are dealt as they lie in the box."""

    def __init__(self, controller: int = 0, drivers: str = "BRKYWG") -> None:
        self.controller = controller
        self.drivers = [LETTERS.index(letter) for letter in drivers]

    def below(self, bound: int) -> int:
        return self.controller

    def below_in(self, stream: int, bound: int) -> int:
        if stream != DRIVER_STREAM:
            return 0
        driver = self.drivers.pop(0)
        return sum(1 for other in self.drivers if other < driver)


class Table:
    """A race and its journal, played by notation."""

    def __init__(self, race: Race, luck: Luck | None = None) -> None:
        self.race = race
        self.luck = luck or Fast(1)
        self.journal = Journal()
        race.journal = self.journal
        self.options = race.rules.options

    def play(self, *texts: str) -> "Table":
        """Whoever waits first plays; several choices in a row."""
        for text in texts:
            seat = self.race.waiting()[0]
            number = GAME.read(text, self.options)
            assert self.race.refusal(seat, number) == 0, (seat, text, self.choices())
            self.race.play(seat, number, self.luck)
            assert GAME.audit(self.race) == ""
        return self

    def choices(self) -> list[str]:
        """What the first waiting seat may choose."""
        return [GAME.write(choice, self.options) for choice in self.race.choices(self.race.waiting()[0])]

    def refusal(self, text: str) -> str:
        """The word for why the first waiting seat may not choose this; empty when it may."""
        code = self.race.refusal(self.race.waiting()[0], GAME.read(text, self.options))
        return GAME.refusals[code].word if code else ""

    def asked(self) -> str:
        """The question to whoever waits first, without the car it is about."""
        waiting = self.race.waiting()
        return GAME.questions[self.race.asks(waiting[0])].partition("-")[0] if waiting else ""

    def where(self, car: str) -> str:
        """The space of a car, its column counting on after a lap; "home" when it has finished."""
        number, race = LETTERS.index(car), self.race
        space = race.space[number]
        if space < 0:
            return "home"
        circuit = race.circuit
        start = circuit.line_column + 1
        column = circuit.first[space]
        if column >= start:
            column += circuit.columns * (race.crossings[number] - 1)
        else:
            column += circuit.columns * race.crossings[number]
        return f"{column}.{circuit.lane[space]}"

    def events(self, kind: type[Kind]) -> list[Kind]:
        return [event for event, _ in self.journal.entries if isinstance(event, kind)]


def cars_of(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def kinds_of(cards: str) -> list[int]:
    return sorted(DECK.index(card) for card in cards.split())


def put(race: Race, car: int, at: str) -> None:
    column, lane = (int(part) for part in at.split("."))
    circuit = race.circuit
    start = circuit.line_column + 1
    race.space[car] = circuit.space_at(column, lane)
    race.crossings[car] = 0 if column < start else (column - start) // circuit.columns + 1
    race.left[car] = circuit.left(race.space[car], race.crossings[car])
    race.car_at[race.space[car]] = car


def racing(
    cars: dict[str, str],
    hands: list[str],
    home: str = "",
    owners: str = "",
    turn: int = 0,
    options: TopRaceOptions | None = None,
    rules: int = GAME.rules,
) -> Table:
    """The middle of a race. Cars not mentioned have crossed the line in the order of `home`, the rest fill the grid.

    `owners` gives the seat of each car from blue to green; the cards nobody holds have been played.
    """
    options = options or TopRaceOptions()
    seats = len(hands)
    circuit = circuit_for(options.circuit)
    race = empty_race(seats, rules_for(options, rules), circuit, options.races)
    race.owner = [int(seat) for seat in owners] if owners else [car % seats for car in range(CARS)]
    race.drivers.counts = [0] * CARS
    race.drivers.total = 0
    for place, car in enumerate(cars_of(home), 1):
        race.place[car] = place
        race.crossings[car] = 2
    race.places_taken = len(home)
    for letter, at in cars.items():
        put(race, LETTERS.index(letter), at)
    for car in range(CARS):
        if race.space[car] < 0 and race.place[car] == 0:
            free = next(space for space in circuit.grid if race.car_at[space] < 0)
            put(race, car, f"{circuit.first[free]}.{circuit.lane[free]}")
    race.hands = [kinds_of(hand) for hand in hands]
    race.holds = list(range(seats))
    race.played = list(race.rules.deal.copies())
    for hand in race.hands:
        for kind in hand:
            race.played[kind] -= 1
    race.unseen.counts = [0] * len(DECK)
    race.unseen.total = 0
    race.player = turn
    race.leader = turn
    race.ask_one(ASK_CARD, turn)
    return Table(race)


def auction(
    seats: int,
    controller: int = 0,
    drivers: str = "BRKYWG",
    money: list[int] | None = None,
    options: TopRaceOptions | None = None,
) -> Table:
    """A race about to be auctioned, the drivers coming up in this order."""
    options = options or TopRaceOptions()
    luck = Stacked(controller, drivers)
    race = empty_race(seats, rules_for(options, GAME.rules), circuit_for(options.circuit), options.races)
    race.controller = controller
    race.bank -= sum(money) - sum(race.money) if money else 0
    if money:
        race.ledger[:seats] = [given - start for given, start in zip(money, race.money, strict=True)]
        race.money = list(money)
    table = Table(race, luck)
    race.rules.deal.deal(race, luck)
    race.rules.sale.begin(race, luck)
    return table
