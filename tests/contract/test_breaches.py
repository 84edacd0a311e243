"""For every law a planted breach: a law that nothing can break protects nothing."""

from collections.abc import Sequence

import pytest

from comptoir.kernel.game import whichever
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Group
from comptoir.kernel.say import Line
from tests.contract import laws
from tests.contract.grown import Grown, GrownGame
from tests.contract.laws import LAWS, Law
from tests.contract.toy import KINDS, OwnDraw, Pebbles, PebblesGame, PebblesOptions, PebblesView, Show, Shown


class NeverEnds(Pebbles):
    def show(self, luck: Luck) -> None:
        self.chosen = [-1] * self.seats
        self.step += 1


class ForgetsTheStep(Pebbles):
    def show(self, luck: Luck) -> None:
        super().show(luck)
        self.step = 0


class OffersTooMuch(Pebbles):
    def choices(self, seat: int) -> list[int]:
        return list(range(KINDS)) if seat in self.waiting() else []

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        super().play(seat, choice if self.hands[seat][choice] else super().choices(seat)[0], luck)


class RefusesForNoReason(Pebbles):
    def refusal(self, seat: int, choice: int) -> int:
        return 99 if super().refusal(seat, choice) else 0


class PicksTheFirst(Pebbles):
    def pick(self, seat: int, luck: Luck) -> int:
        return self.choices(seat)[0]


class SharesItsHands(Pebbles):
    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class RollsBehindTheLuck(Pebbles):
    rolls = Fast(1)

    def draw(self, seat: int, luck: Luck) -> None:
        super().draw(seat, self.rolls)


class ForgetsTheRound(Pebbles):
    def draw(self, seat: int, luck: Luck) -> None:
        round, self.round = self.round, 0  # noqa: A001
        super().draw(seat, luck)
        self.round = round


class LosesPebbles(Pebbles):
    def show(self, luck: Luck) -> None:
        super().show(luck)
        self.gone[0] = 0


class PadsTheSheet(Pebbles):
    def sheet(self, seat: int) -> list[Line]:
        return [Line("pebbles-sheet", self.points[seat]), Line("pebbles-bonus", 1)]


class CountsTheHand(Pebbles):
    def scores(self) -> list[int]:
        return [points + self.hands[seat][0] for seat, points in enumerate(self.points)]


class LastOneChoosesForAll(Pebbles):
    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.points[seat] += self.chosen.count(-1)
        super().play(seat, choice, luck)


class TellsTheChoice(Pebbles):
    def play(self, seat: int, choice: int, luck: Luck) -> None:
        if self.journal is not None:
            self.journal.tell(Shown(seat, choice))
        super().play(seat, choice, luck)


class TellsTheOthers(Pebbles):
    def play(self, seat: int, choice: int, luck: Luck) -> None:
        if self.journal is not None:
            self.journal.whisper(seat, OwnDraw(self.hands[seat - 1][0]))
        super().play(seat, choice, luck)


class HidesAFact(Pebbles):
    def groups(self) -> list[Group]:
        return [(1, [self.seats, id(self)])]


class ForgetsItsList(PebblesGame):
    table = Grown


class Misreads(PebblesGame):
    def read(self, text: str, options: PebblesOptions) -> int:
        return (super().read(text, options) + 1) % KINDS


class ShowsEveryHand(PebblesGame):
    def view(self, position: Pebbles, seat: int) -> PebblesView:
        seen = super().view(position, seat)
        return PebblesView(
            seen.seat, seen.seats, seen.step, seen.over, seen.rules, seen.options,
            [sum(h[0] for h in position.hands), *seen.hand[1:]], seen.shown, seen.scores, seen.chosen, seen.round,
        )  # fmt: skip


class ListensToOneSeat(PebblesGame):
    def join(self, views: Sequence[PebblesView]) -> Pebbles:
        return self.recall(views[0])


class GrowingView(PebblesGame):
    def view(self, position: Pebbles, seat: int) -> PebblesView:
        seen = super().view(position, seat)
        return PebblesView(
            seen.seat, seen.seats, seen.step, seen.over, seen.rules, seen.options, seen.hand,
            seen.shown + [0] * seen.round, seen.scores, seen.chosen, seen.round,
        )  # fmt: skip


class CallsTheRevealForeseen(PebblesGame):
    table = TellsTheOthers
    foreseen = (Show,)


def flawed(table: type[Pebbles]) -> PebblesGame:
    game = PebblesGame()
    game.table = table
    return game


BREACHES: list[tuple[Law, PebblesGame]] = [
    (laws.somebody_is_asked_until_the_end, flawed(NeverEnds)),
    (laws.somebody_is_asked_until_the_end, flawed(ForgetsTheStep)),
    (laws.choices_are_exactly_what_is_not_refused, flawed(OffersTooMuch)),
    (laws.choices_are_exactly_what_is_not_refused, flawed(RefusesForNoReason)),
    (laws.a_random_pick_is_one_of_the_choices_by_the_same_luck, flawed(PicksTheFirst)),
    (laws.copies_are_independent, flawed(SharesItsHands)),
    (laws.records_replay_identically, flawed(RollsBehindTheLuck)),
    (laws.nothing_is_lost_or_made, flawed(LosesPebbles)),
    (laws.score_sheets_add_up, flawed(PadsTheSheet)),
    (laws.scores_are_public, flawed(CountsTheHand)),
    (laws.notation_round_trips, Misreads()),
    (laws.secret_choices_commute, flawed(LastOneChoosesForAll)),
    (laws.twin_worlds_look_alike, ShowsEveryHand()),
    (laws.foreseen_moves_teach_nothing, CallsTheRevealForeseen()),
    (laws.events_tell_no_more_than_views, flawed(TellsTheChoice)),
    (laws.all_views_together_tell_everything, ListensToOneSeat()),
    (laws.views_keep_their_shape, GrowingView()),
    (laws.equal_facts_mean_equal_fingerprints, flawed(HidesAFact)),
    (laws.facts_are_listed_in_order, ForgetsItsList()),
    (laws.no_draw_has_the_address_of_another, flawed(ForgetsTheRound)),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", PebblesGame.seats)
@pytest.mark.parametrize("game", [PebblesGame(), GrownGame()], ids=["pebbles", "grown"])
def test_the_toy_keeps_every_law(law: Law, seats: int, game: PebblesGame) -> None:
    for seed in range(4):
        law(whichever(game), game.rule_sets["basic"], seats, seed)


@pytest.mark.parametrize(("law", "game"), BREACHES, ids=lambda thing: getattr(thing, "__name__", ""))
def test_a_planted_breach_is_found(law: Law, game: PebblesGame) -> None:
    with pytest.raises((AssertionError, ValueError)):
        keeps(law, game)


def keeps(law: Law, game: PebblesGame) -> None:
    for seed in range(4):
        law(whichever(game), game.rule_sets["basic"], 3, seed)


def test_every_law_has_its_breach() -> None:
    assert {law for law, _ in BREACHES} == set(LAWS)
