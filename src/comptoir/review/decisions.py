"""Could it have been chosen better, from what the seat knew? One half of the worlds proposes, the other judges."""

import math
from collections.abc import Sequence

from comptoir.bots.tree import drawn
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.guesses import Tally, on_grid, stands_out
from comptoir.review.parts import Table
from comptoir.review.playing import picked, played_on, tried
from comptoir.review.result import Decision, Option

MOST_CHOICES = 8  # beside the one that was made
FINALISTS = 3
SMALL = 0.02  # of a victory: less is not worth a word,
SURE = 3.0  # and neither is what may be chance: so many standard errors
AHEAD = 1.0  # standard errors by which another choice must be better before it is judged at all
CLOSE = 0.004  # no closer look is needed at what is known so well
THINKERS = 4  # times that others think about a secret choice: they mix a little differently each time
ENOUGH = 32  # pairs before anything is settled
PROPOSE, PROPOSE_USUAL, PROPOSE_LUCK, PROPOSE_THOUGHT = 10, 11, 12, 13


class Look:
    """One free choice being looked at. No world is used twice: each has a number of its own."""

    def __init__(
        self,
        table: Table,
        step: int,
        position: Position,
        made: dict[int, int],
        seat: int,
        scale: float,
        memory: Sequence[int] = (),
        rest: Sequence[int] = (),
    ) -> None:
        self.table, self.step, self.seat, self.choice, self.scale = table, step, seat, made[seat], scale
        self.turn = [self.choice, *rest]  # what the seat went on to choose before anybody saw anything new
        self.gained = Tally()  # by all of that, beyond what is usual after the choice:
        self.whole_turn = False  # whether it is judged by the turn, then
        self.truth, self.made = position, made  # what only hindsight looks at: how it was, and what everyone chose
        self.secret = len(position.waiting()) > 1
        self.known = table.known_to(position, seat, memory)
        self.choices = len(position.choices(seat))
        self.used = 0
        self.proposed: dict[int, Tally] = {}  # what each brings beyond the choice made
        self.best = self.choice
        self.judged = Tally()
        self.fresh = Tally()
        self.thought_over = Tally()  # the same, where the others chose in secret too and had thought about it
        self.answers: dict[int, tuple[Tally, Tally]] = {}  # from what the seat knew, and in hindsight

    def _promising(self) -> list[int]:
        world = self._world()
        choices = world.choices(self.seat)
        priors = self.table.reference.priors(world, self.seat, choices)
        ranked = sorted(range(len(choices)), key=lambda place: (-priors[place], choices[place]))
        return [choices[place] for place in ranked if choices[place] != self.choice][:MOST_CHOICES]

    def _world(self) -> Position:
        self.used += 1
        return self.known.guessed(self._luck(PROPOSE))

    def _luck(self, purpose: int) -> Fast:
        return self.table.luck(self.step, self.seat, purpose, self.used)

    def _beyond(self, options: list[int]) -> list[float]:
        """What these choices bring beyond the one made, in one more world, under the same luck, the others as usual."""
        world = self._world()
        choices = [self.choice]
        if self.secret:
            choices = picked(world, self.table.reference, self._luck(PROPOSE_USUAL))
        return self._beyond_in(world, choices, options)

    def _beyond_in(self, world: Position, choices: list[int], options: list[int]) -> list[float]:
        seats = world.waiting()
        place = seats.index(self.seat)
        self.table.trials += 1 + len(options)
        made = self._made_of_it(world) if self.whole_turn else 0.0
        found = []
        for option in options if self.whole_turn else [self.choice, *options]:
            choices[place] = option
            found.append(tried(world, seats, choices, self._luck(PROPOSE_LUCK), self.table.value)[self.seat])
        return [one - made for one in found] if self.whole_turn else [one - found[0] for one in found[1:]]

    def _made_of_it(self, world: Position) -> float:
        return played_on(world, self.seat, self.turn, self._luck(PROPOSE_LUCK), self.table.value)[self.seat]

    def _credit(self, worlds: int) -> bool:
        """A choice may have its sense in those that follow: who saw further than the reference is judged by the turn as
        it was played, not by how the reference would have gone on. Only if that is ahead by more than chance: whoever
        spoiled a good beginning later on did begin well. Every look asks again; True when the answer is another now.
        """
        before = self.whole_turn
        if len(self.turn) > 1:
            for _ in range(worlds):
                world = self._world()
                usual = tried(world, [self.seat], [self.choice], self._luck(PROPOSE_LUCK), self.table.value)[self.seat]
                self.gained.add(self._made_of_it(world) - usual)
            self.table.trials += 2 * worlds
            self.whole_turn = self.gained.mean() > AHEAD * self.gained.doubt()
        return self.whole_turn != before

    def propose(self, worlds: int) -> None:
        """Sequential halving over the first half of worlds. The choice that was made is never dropped."""
        self._credit(worlds)
        self.proposed = {option: Tally() for option in self._promising()}
        live = list(self.proposed)
        rounds = max(1, math.ceil(math.log2(len(live) + 1)))
        for _ in range(rounds):
            self._compare(live, max(2, worlds // rounds))
            live = self._ranked(live)[: max(1, len(live) // 2)]
        self._settle_on(live)

    def _compare(self, live: list[int], worlds: int) -> None:
        for _ in range(worlds):
            for option, found in zip(live, self._beyond(live), strict=True):
                self.proposed[option].add(found)

    def _ranked(self, options: list[int]) -> list[int]:
        return sorted(options, key=lambda option: (-self.proposed[option].mean(), option))

    def _settle_on(self, live: list[int]) -> None:
        """The best of them takes the place of the choice made if it is ahead by more than chance alone might put it:
        of eight equals looked at in a few worlds, one always seems better, and judged again it is not.
        """
        best = self._ranked(live)[0]
        if self.proposed[best].mean() <= AHEAD * self.proposed[best].doubt():
            best = self.choice
        if best != self.best:
            self.best, self.judged = best, Tally()

    def judge(self, worlds: int) -> None:
        """Only the two that are left, in worlds that had no say in proposing one of them."""
        if self.best != self.choice:
            self._add_pairs(self.judged, worlds)

    def look_again(self, worlds: int) -> None:
        """What is shown is valued once more: a number that was picked for being large flatters itself."""
        self._credit(worlds)
        self._add_pairs(self.fresh, worlds)
        if self.secret and self.told():
            self._think_it_over(worlds)

    def _think_it_over(self, worlds: int) -> None:
        """What brings more against choices made at a glance may bring less against players who think."""
        for _ in range(THINKERS):
            first = self._world()
            others = [seat for seat in first.waiting() if seat != self.seat]
            weights = {seat: self.table.reference.thought_over(first, seat, self.used) for seat in others}
            for _ in range(worlds // THINKERS if any(weights.values()) else 0):
                self.thought_over.add(self._beyond_thinkers(weights))

    def _beyond_thinkers(self, weights: dict[int, list[float]]) -> float:
        world = self._world()
        choices = picked(world, self.table.reference, self._luck(PROPOSE_USUAL))
        luck = self._luck(PROPOSE_THOUGHT)
        for place, seat in enumerate(world.waiting()):
            allowed = world.choices(seat)
            if len(weights.get(seat, ())) == len(allowed):
                choices[place] = allowed[drawn(weights[seat], luck)]
        return self._beyond_in(world, choices, [self.best])[0]

    def answer(self, worlds: int) -> None:
        """What everything that was tried here brings, for whoever asks; and what it would have, had all been known."""
        options = self._ranked([option for option, one in self.proposed.items() if one.count])
        self.answers = {option: (Tally(), Tally()) for option in options}
        for _ in range(worlds):
            knowing = self._beyond(options)
            self.used += 1
            truly = self._beyond_in(self.truth, [self.made[seat] for seat in sorted(self.made)], options)
            for place, option in enumerate(options):
                self.answers[option][0].add(knowing[place])
                self.answers[option][1].add(truly[place])

    def _options(self) -> list[Option]:
        found = []
        for option, (knowing, truly) in self.answers.items():
            # One number for one thing: the best is told as its own, longer look has it.
            known = self.known_by() if option == self.best else knowing
            figures = (on_grid(known.mean()), known.doubt(), on_grid(truly.mean()), truly.doubt())
            found.append(Option(option, *figures))
        return sorted(found, key=lambda one: (one.choice != self.best, -one.more, one.choice))

    def _add_pairs(self, tally: Tally, worlds: int) -> None:
        for _ in range(worlds):
            tally.add(self._beyond([self.best])[0])

    def look_closer(self, worlds: int) -> None:
        """More worlds for both halves; another choice may prove the best, and is then judged from the beginning."""
        if self._credit(worlds // 2):
            self.proposed = {option: Tally() for option in self.proposed}
            self.best, self.judged = self.choice, Tally()
            self._compare(list(self.proposed), max(4, worlds // 4))
        tried_out = [option for option in self.proposed if self.proposed[option].count]
        # Not those that did best so far: what was dropped after a few worlds may be far better for all we know. Were it
        # never tried again, this choice would never be settled, and take all closer looks there are.
        live = sorted(tried_out, key=lambda option: (-self._at_most(option), option))[:FINALISTS]
        if self.best != self.choice and self.best not in live:
            live[-1] = self.best
        self._compare(live, max(4, worlds // 2))
        self._settle_on(tried_out)
        self.judge(worlds)

    def _at_most(self, option: int) -> float:
        found = self.proposed[option]
        return found.mean() + 2.0 * found.doubt()

    def known_by(self) -> Tally:
        """The last look there was; of a secret choice the smaller of two: against others at a glance, and who think."""
        if self.thought_over.count and self.thought_over.mean() < self.fresh.mean():
            return self.thought_over
        return self.fresh if self.fresh.count else self.judged

    def upper(self) -> float:
        """As much as may have been lost, for all we know."""
        if self.best != self.choice:
            return self.judged.mean() + 2.0 * max(self.judged.doubt(), CLOSE * self.scale)
        return max(self._at_most(option) for option in self.proposed)

    def settled(self) -> bool:
        small, found = SMALL * self.scale, self.judged
        if self.upper() < small:
            return True
        sure = found.doubt() < CLOSE * self.scale or found.mean() - SURE * found.doubt() > small
        return found.count >= ENOUGH and sure

    def told(self) -> bool:
        """Large and sure enough to be told, if it holds on a fresh look."""
        return self.judged.mean() >= SMALL * self.scale and self.judged.mean() > SURE * self.judged.doubt()

    def holds(self) -> bool:
        """What looked like a loss is still one on fresh worlds: perhaps smaller, but neither a trifle nor chance."""
        mean, doubt = self.known_by().mean(), self.known_by().doubt()
        plain = stands_out(mean, doubt, self.truth.seats == 1)
        return self.told() and mean >= SMALL / 2 * self.scale and mean > 2.0 * doubt and plain

    def decision(self, by_bot: bool) -> Decision:
        found = self.known_by()
        pairs = found.count or max(one.count for one in self.proposed.values())
        return Decision(
            self.seat, self.choice, self.choices, self.secret, self.best, on_grid(found.mean()), found.doubt(), pairs,
            self.holds(), by_bot, self._options(), self.truth.asks(self.seat), self.whole_turn,
        )  # fmt: skip
