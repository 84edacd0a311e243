"""Everything said to players, in French and English, from the Fluent files beside this module."""

import locale
import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from comptoir.kernel.say import Say
from comptoir.words import french

LANGUAGES = ("en", "fr")
LARGEST = 10**15


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=language == "fr")
        for source in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if source.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message, or a message's attribute, of this name ("key" or "key.about")."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **args: int | str) -> str:
        """The message of this name ("key" or "key.about"); the key itself when there is none: nothing breaks."""
        if not self.has(key):
            return key
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _errors = self._bundle.format_pattern(pattern, args)
        return french.finished(str(text)) if self.language == "fr" else str(text)

    def say(self, said: Say, names: list[str]) -> str:
        """A sentence, with the players' names filled in."""
        return self.text(said.key, **{name: self._argument(value, names) for name, value in said.args.items()})

    def _argument(self, value: int | str | list[int | str], names: list[str]) -> int | str:
        if isinstance(value, list):
            return ", ".join(str(self._argument(item, names)) for item in value)
        if isinstance(value, str) and value[:1] == "@":
            return self.text(value[1:])
        if isinstance(value, str) and value[:1] == "#" and value[1:].isdigit():
            seat = int(value[1:])
            return names[seat] if seat < len(names) else str(seat + 1)
        # What is far too large came from outside; it is said as it came, since it could not be grouped by thousands.
        return str(value) if isinstance(value, int) and abs(value) > LARGEST else value


@cache
def words(language: str) -> Words:
    """The words of a language; English for one we do not speak."""
    return Words(language if language in LANGUAGES else "en")


def language_here() -> str:
    """The language of this terminal, from the usual environment variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"
