"""A game played from Python, told as a player would tell it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Event, Move, Say
from comptoir.kernel.session import Session, number_of

if TYPE_CHECKING:
    from comptoir.words import Words

MOST_LETTERS = 20  # of an option in a title; a circuit of one's own is a page

# Words and drawings are loaded when first asked for: who only plays a million games need not wait for them.


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may choose: its number, its notation, its named move, and how a player says it."""

    number: int
    notation: str
    move: Move
    words: str

    def __repr__(self) -> str:
        return f"<{self.number} {self.notation}: {self.words}>"


def check_language(language: object) -> None:
    if language not in ("en", "fr"):
        raise Refused(Say("study-no-language", {"given": repr(language)}))


class Table(Session):
    """What `comptoir.start` gives: a session that speaks. `language` may be changed at any time ("en" or "fr")."""

    _language = "en"

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        check_language(language)
        self._language = language

    @property
    def words(self) -> "Words":
        from comptoir.words import words

        return words(self.language)

    @property
    def names(self) -> list[str]:
        """The players' names, or their seats."""
        given = self.record.names
        seats = range(self.position.seats)
        return [given[seat] if seat < len(given) else self.words.text("study-seat", seat=seat) for seat in seats]

    def moves(self, seat: int) -> list[Choice]:
        """What this seat may choose: number, notation, named move and words together."""
        return [self.choice(number) for number in self.choices(seat)]

    def copy(self, luck: Luck | None = None) -> "Table":
        """An independent table at this position, to try something out; it goes on by a luck of its own, or by the same.
        Like every table at a given position it has no record.
        """
        goes_on = self.luck if luck is None else luck
        twin = Table(self.game, self.options, self.position.seats, goes_on, self.position.edition, at=self.position)
        twin.language, twin.skip_forced = self.language, self.skip_forced
        twin.record.names = list(self.record.names)
        return twin

    def choice(self, choice: "int | str | Move | Choice") -> Choice:
        """The choice of this number, notation or name, whether or not it may be made now."""
        game, options = self.game, self.options
        given = choice.number if isinstance(choice, Choice) else choice
        number = number_of(game, options, self.position, (self.waiting() or [SPECTATOR])[0], given)
        if not 0 <= number < game.space(options):
            raise Refused(Say("study-no-choice", {"choice": number, "last": game.space(options) - 1}))
        said = self.words.say(game.say_move(number, options), self.names)
        return Choice(number, game.write(number, options), game.move(number, options), said)

    def play(self, seat: int, choice: "int | str | Move | Choice") -> list[Event]:
        """Make a choice, by number, notation or name; returns what this seat sees happen."""
        return super().play(seat, choice.number if isinstance(choice, Choice) else choice)

    def told(self, seat: int = SPECTATOR) -> list[str]:
        """What this seat saw happen at the last choice, as sentences."""
        return told(self.game, self.events(seat), self.names, self.words)

    def board(self, seat: int = SPECTATOR) -> str:
        """The table drawn in plain text, as this seat sees it."""
        from comptoir.study.boards import draw

        return draw(self.view(seat), self.names, self.words)

    def svg(self, seat: int = SPECTATOR) -> str:
        """The table as a picture, as this seat sees it; notebooks show it by themselves."""
        from comptoir.study.svg import picture

        return picture(self.view(seat), self.names, self.words, self.waiting())

    def save(self, path: str | Path) -> None:
        """Write the record so far to a file."""
        from comptoir.study.files import used

        with used(path) as file:
            super().save(file)

    def line(self) -> str:
        """Everything at this table as one line of text, hidden things too; `comptoir.from_line` reads it."""
        from comptoir.study.lines import line

        return line(self.game, self.position)

    def question(self, seat: int) -> str:
        """What this seat is asked, in words; empty when it is not waiting."""
        self._check(seat)
        if seat not in self.waiting():
            return ""
        return self.words.say(self.game.say_question(self.position.asks(seat)), self.names)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        position, text = self.position, self.words.text
        title = named(self.game, self.options, self.words)
        if position.over:
            state = text("study-over", scores=", ".join(map(str, position.scores())))
        else:
            waiting = self.waiting()
            state = text("study-waiting", seats=", ".join(map(str, waiting)), count=len(waiting))
        return f"<{title} · {text('study-seats', seats=position.seats)} · {state}>"

    def __str__(self) -> str:
        """The board, and what each waiting seat is asked: what everybody at the table can see."""
        lines = [repr(self)[1:-1], self.board()]
        lines += [
            self.words.text("study-asked", name=self.names[seat], question=self.question(seat))
            for seat in self.waiting()
        ]
        return "\n".join(lines)


def named(game: Game, options: Options, words: "Words") -> str:
    """The game and its rule set, with options that are none of the rule set's own."""
    from comptoir.study.lines import nearest

    rule_set, own = nearest(game, options)
    called = [words.text(f"{game.name}-name")]
    if rule_set != "basic":
        called.append(words.text(f"{game.name}-set-{rule_set}"))
    return " · ".join([*called, *(f"{name}:{value}" for name, value in own.items() if len(str(value)) < MOST_LETTERS)])


def told(game: Game, events: Sequence[Event], names: list[str], language: "Words") -> list[str]:
    """Events as the sentences players read."""
    return [language.say(game.say_event(event), names) for event in events]
