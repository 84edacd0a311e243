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

    def _known(self, choice: object) -> int:
        """Python's lists would answer -1 with the last one, and True with the second."""
        if isinstance(choice, bool) or not isinstance(choice, int) or not 0 <= choice < len(self.moves):
            raise ValueError(f"A choice of this game is a number from 0 to {len(self.moves) - 1}, not {choice!r}.")
        return choice

    def number(self, move: object) -> int:
        """The number of a named choice; ValueError when there is none."""
        found = self._by_move.get(msgspec.json.encode(move)) if isinstance(move, Move) else None
        if found is None:
            raise ValueError(f"There is no such move in this game: {move!r}.")
        return found

    def read(self, text: object) -> int:
        """The choice that this notation names; ValueError when there is none."""
        found = self._by_text.get(text, self.space) if isinstance(text, str) else self.space
        if found >= self.space:
            like = ", ".join(dict.fromkeys(self.texts[number] for number in self._samples()))
            raise ValueError(
                f"There is no choice “{text}” in the notation of this game, which has {like} and the like."
            )
        return found

    def _samples(self) -> list[int]:
        """One number of each kind of move, so that who misspells a choice sees how they are written."""
        kinds = {type(move): number for number, move in reversed([*enumerate(self.moves[: self.space])])}
        return sorted(kinds.values())
