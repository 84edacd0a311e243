"""The language of this run and the console it speaks through."""

import sys

from rich.console import Console

from comptoir.kernel.say import Say
from comptoir.words import LANGUAGES, Words, language_here, words


class Speech:
    """What the command line says, in the language chosen by `--lang` or the terminal's locale."""

    def __init__(self) -> None:
        self.words: Words = words("en")
        self.out = Console(highlight=False, soft_wrap=True)

    def choose(self, arguments: list[str]) -> list[str]:
        """Take `--lang` out of the arguments, wherever it stands, and speak that language from now on."""
        kept: list[str] = []
        language = language_here()
        rest = iter(arguments)
        for word in rest:
            if word == "--lang":
                language = next(rest, "")
            elif word.startswith("--lang="):
                language = word.partition("=")[2]
            else:
                kept.append(word)
        self.words = words(language if language in LANGUAGES else language_here())
        if language not in LANGUAGES:
            raise Unclear(self.text("cli-language", known=", ".join(LANGUAGES)))
        return kept

    def text(self, key: str, **args: int | str) -> str:
        return self.words.text(key, **args)

    def say(self, said: Say, names: list[str] | None = None) -> str:
        return self.words.say(said, names or [])

    def print(self, text: str = "", style: str | None = None) -> None:
        self.out.print(text, style=style, markup=False)

    def complain(self, text: str) -> None:
        print(text, file=sys.stderr)


class Unclear(Exception):
    """Something asked on the command line cannot be done; the sentence says why."""


speech = Speech()
