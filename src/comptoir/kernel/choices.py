"""Choices as one table of runs, from which names, notation and numbers follow."""

from collections.abc import Callable, Sequence

import msgspec

from comptoir.kernel.say import Move


class Run(msgspec.Struct, frozen=True):
    """Choices of one kind, numbered from `first` on: what each is called and how it is written, counted from 0."""

    first: int
    count: int
    move: Callable[[int], Move]
    text: Callable[[int], str]
    former: Callable[[int], str] | None = None  # how records of long ago write it: read for ever, written no more


def one(number: int, move: Move, text: str) -> Run:
    """A run of a single choice."""
    return Run(number, 1, lambda _: move, lambda _: text)


class Runs:
    """All choices of a game. A choice has the same number, name and notation in every position and for ever.

    With `space` only the numbers below it are ever asked for. The others, which belong to variants, keep their names:
    who asks why he cannot pass is told the rule.
    """

    def __init__(self, runs: Sequence[Run], space: int = 0) -> None:
        self.moves: list[Move] = []
        self.texts: list[str] = []
        for run in runs:
            if run.first != len(self.moves):
                raise ValueError(f"a run begins at {run.first}, but {len(self.moves)} is the next number")
            self.moves += [run.move(number) for number in range(run.count)]
            self.texts += [run.text(number) for number in range(run.count)]
        self.space = space or len(self.moves)
        self._by_text = {text: number for number, text in enumerate(self.texts)}
        for run in runs:
            if run.former is not None:
                self._by_text.update({run.former(number): run.first + number for number in range(run.count)})
        self._by_move = {msgspec.json.encode(move): number for number, move in enumerate(self.moves)}

    def move(self, choice: int) -> Move:
        """The choice by its name; ValueError when there is none of this number."""
        return self.moves[self._known(choice)]

    def write(self, choice: int) -> str:
        """The choice in text notation; ValueError when there is none of this number."""
        return self.texts[self._known(choice)]

    def _known(self, choice: int) -> int:
        """Python's lists would answer -1 with the last one."""
        if not 0 <= choice < len(self.moves):
            raise ValueError(f"no such choice: {choice}")
        return choice

    def number(self, move: Move) -> int:
        """The number of a named choice; ValueError when there is none."""
        found = self._by_move.get(msgspec.json.encode(move))
        if found is None:
            raise ValueError(f"no such choice: {move}")
        return found

    def read(self, text: str) -> int:
        """The choice that this notation names; ValueError when there is none."""
        found = self._by_text.get(text, self.space)
        if found >= self.space:
            raise ValueError(text)
        return found
