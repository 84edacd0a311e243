"""Acts are known by being defined: nothing is listed, and nothing that was defined is forgotten."""

from typing import Any

from comptoir.house import acts
from comptoir.house.acts.base import LogEntry, Logged, Question
from comptoir.house.acts.going_on import Rematch


def tags(classes: tuple[type, ...]) -> list[str]:
    return [cls.__struct_config__.tag for cls in classes]  # type: ignore[attr-defined]


def kinds_of(base: type[Any]) -> set[type[Any]]:
    """Everything that is one, however it came to be."""
    return {found for kind in base.__subclasses__() for found in ({kind} | kinds_of(kind))}


def test_every_entry_command_and_question_is_found() -> None:
    assert set(acts.ENTRIES) == kinds_of(LogEntry)
    assert set(acts.LOGGED) == set(Logged.__subclasses__())
    assert set(acts.QUESTIONS) == set(Question.__subclasses__())


def test_every_entry_has_an_effect_every_command_a_draft_and_every_question_an_answer() -> None:
    assert [cls for cls in acts.ENTRIES if cls.take_effect is LogEntry.take_effect] == []
    assert [cls for cls in acts.LOGGED if cls.draft is Logged.draft] == [Rematch]  # opens another table: commands.py
    assert [cls for cls in acts.QUESTIONS if cls.answer is Question.answer] == []


def test_no_tag_means_two_things() -> None:
    assert len(set(tags(acts.ENTRIES))) == len(acts.ENTRIES)
    assert len(set(tags(acts.COMMANDS))) == len(acts.COMMANDS)
