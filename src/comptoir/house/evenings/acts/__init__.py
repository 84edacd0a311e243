"""What can be done in an evening, one file for each concern. Whatever class of these kinds a file defines is known by
that alone.
"""

from typing import Any, Union

from comptoir.house.acts import classes_in
from comptoir.house.evenings.acts import hosting, joining, results, rounds
from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry

ACTS = (hosting, joining, rounds, results)
ENTRIES = classes_in(ACTS, EveningEntry)
COMMANDS = classes_in(ACTS, EveningCommand)

ENTRY: Any = Union[ENTRIES]  # noqa: UP007 (made of a tuple)
COMMAND: Any = Union[COMMANDS]  # noqa: UP007
