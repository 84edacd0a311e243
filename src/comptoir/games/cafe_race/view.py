"""What a view of a race holds; `seeing.py` fills it."""

from comptoir.games.cafe_race.options import CafeRaceOptions
from comptoir.kernel.game import View


class CafeRaceView(View, frozen=True, tag="cafe-race"):
    """All is open but the thrusts others have chosen this round."""

    options: CafeRaceOptions
    round: int
    spaces: list[int]
    coffees: list[int]
    dice: list[int]  # the tray, highest first, filled up with zeros
    thrusts: list[int]  # 0 where not settled or not to be seen
    speeds: list[int]
    starter: int
    bidder: int
    offered: int
    bid: int
    leader: int
    ranks: list[int]  # the place each clerk came in, counted from 1, and
    points: list[int]  # what it is worth; zeros while the race is on

    people = frozenset({"bidder", "leader", "starter"})

    def on(self, space: int) -> list[int]:
        """The seats whose clerks stand on a space."""
        return [seat for seat, at in enumerate(self.spaces) if at == space]
