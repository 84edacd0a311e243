"""Pebbles a version later: its position has one field more, with a default, and so one list of facts more."""

from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group
from tests.contract.toy import Pebbles, PebblesGame, PebblesView


class Grown(Pebbles):
    lonely: int = 0  # how many pebbles nobody else showed, in all

    def show(self, luck: Luck) -> None:
        self.lonely += sum(1 for kind in self.chosen if self.chosen.count(kind) == 1)
        super().show(luck)

    def groups(self) -> list[Group]:
        return [*super().groups(), (2, [self.lonely])]

    def copy(self) -> "Grown":
        twin = super().copy()
        assert isinstance(twin, Grown)
        twin.lonely = self.lonely
        return twin


class GrownView(PebblesView, frozen=True, tag="grown"):
    lonely: int = 0


class GrownGame(PebblesGame):
    fact_list = 2
    table = Grown

    def view(self, position: Pebbles, seat: int) -> GrownView:
        assert isinstance(position, Grown)
        seen = super().view(position, seat)
        return GrownView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, lonely=position.lonely)

    def recall(self, view: PebblesView) -> Pebbles:
        game = super().recall(view)
        assert isinstance(view, GrownView)
        assert isinstance(game, Grown)
        game.lonely = view.lonely
        return game


class Meddled(Grown):
    """The breach: the new fact went into the list that games are already marked by."""

    def groups(self) -> list[Group]:
        (since, first), (_, more) = super().groups()
        return [(since, [*first, *more])]


class MeddledGame(PebblesGame):
    table = Meddled
