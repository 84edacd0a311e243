"""What can happen in Top Race. Sums are in thousands; `car` and `rival` are colours, `card` is a kind of card."""

from comptoir.kernel.say import Event, declared


class RaceBegins(Event, frozen=True, tag="race"):
    race: int
    races: int


class Controller(Event, frozen=True, tag="controller"):
    """The race controller, drawn once per match; in the children's race, who starts."""

    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    count: int


class OwnHand(Event, frozen=True, tag="own-hand"):
    """Told to the one who holds it."""

    cards: list[int]


class OpenHand(Event, frozen=True, tag="open-hand"):
    """A hand that lies face up."""

    hand: int
    cards: list[int]


class DriverUp(Event, frozen=True, tag="driver"):
    car: int
    seat: int


class LotUp(Event, frozen=True, tag="lot"):
    """Open hands: the right to take a hand and a car is for sale."""

    seat: int


class Bid(Event, frozen=True, tag="bid"):
    seat: int
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class NoBid(Event, frozen=True, tag="no-bid"):
    car: int


class Sold(Event, frozen=True, tag="sold"):
    seat: int
    car: int
    amount: int


class LotSold(Event, frozen=True, tag="lot-sold"):
    seat: int
    amount: int


class Given(Event, frozen=True, tag="given"):
    """A driver that went without auction."""

    seat: int
    car: int
    amount: int


class ByLot(Event, frozen=True, tag="by-lot"):
    """The children's race: who drives what was drawn by lot."""

    seat: int
    car: int


class HandTaken(Event, frozen=True, tag="hand-taken"):
    seat: int
    hand: int


class CarTaken(Event, frozen=True, tag="car-taken"):
    seat: int
    car: int


class Placed(Event, frozen=True, tag="placed"):
    car: int
    space: int
    row: int
    lane: int


class TokenPlaced(Event, frozen=True, tag="token"):
    seat: int
    car: int
    position: int


class Chose(Event, frozen=True, tag="chose"):
    """Somebody laid a card face down."""

    seat: int


class OwnCard(Event, frozen=True, tag="own-card"):
    """Told to the one who chose it."""

    card: int


class CardShown(Event, frozen=True, tag="shown"):
    seat: int
    card: int
    total: int


class CardPlayed(Event, frozen=True, tag="card"):
    seat: int
    card: int


class CardTurned(Event, frozen=True, tag="turned"):
    """The top card of a pile."""

    seat: int
    card: int


class NoEffect(Event, frozen=True, tag="no-effect"):
    card: int


class Drew(Event, frozen=True, tag="drew"):
    seat: int


class OwnDraw(Event, frozen=True, tag="own-draw"):
    """Told to the one who drew."""

    card: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    count: int


class GoldPicked(Event, frozen=True, tag="gold"):
    seat: int
    car: int
    points: int


class GoldLost(Event, frozen=True, tag="gold-lost"):
    points: int


class Moved(Event, frozen=True, tag="moved"):
    """The spaces driven over, in order; `lost` points found no road."""

    car: int
    start: int
    path: list[int]
    steps: int
    lost: int


class Stuck(Event, frozen=True, tag="stuck"):
    car: int
    lost: int


class Ignored(Event, frozen=True, tag="ignored"):
    """The car has finished or broken down."""

    car: int
    points: int


class LineCrossed(Event, frozen=True, tag="bet-line"):
    car: int
    number: int


class Finished(Event, frozen=True, tag="finished"):
    car: int
    place: int


class LapDone(Event, frozen=True, tag="lap"):
    """Long distance: past the line and on."""

    car: int


class Accelerated(Event, frozen=True, tag="accelerated"):
    seat: int
    car: int
    rival: int


class BrokeDown(Event, frozen=True, tag="broke-down"):
    seat: int
    car: int
    rival: int


class Returned(Event, frozen=True, tag="returned"):
    car: int
    space: int


class Out(Event, frozen=True, tag="out"):
    """All his cars are home."""

    seat: int
    count: int


class BetMade(Event, frozen=True, tag="bet-made"):
    seat: int
    number: int


class OwnBet(Event, frozen=True, tag="own-bet"):
    """Told to the one who bet."""

    number: int
    car: int


class BetPaid(Event, frozen=True, tag="bet-paid"):
    seat: int
    number: int
    car: int
    amount: int


class Classified(Event, frozen=True, tag="classified"):
    """A car still on the track when the race ended, placed by how far it came."""

    car: int
    place: int


class Prize(Event, frozen=True, tag="prize"):
    seat: int
    car: int
    place: int
    amount: int


class TokenPaid(Event, frozen=True, tag="token-paid"):
    seat: int
    car: int
    position: int
    token: int
    amount: int


class RaceWon(Event, frozen=True, tag="won"):
    """The children's race has a winner."""

    seat: int
    car: int


class MatchOver(Event, frozen=True, tag="match-over"):
    """Who has how much in the end."""

    seat: int
    amount: int
    rank: int


EVENTS = declared(globals(), Event)
