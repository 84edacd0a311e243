"""What every act of an evening is made of, as at a table: a command, the entry it adds, and what that does."""

from msgspec import Struct

from comptoir.house.evenings.evening import Evening
from comptoir.house.people import Person
from comptoir.house.wire.terms import Id
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class EveningEntry(Struct, frozen=True, tag_field="is"):
    """Anything that happened in an evening. Entries never leave the house: the first holds its secret."""

    def take_effect(self, evening: Evening, at: int) -> None:
        raise NotImplementedError


class EveningCommand(Struct, frozen=True, tag_field="type"):
    """Something somebody wants done; it ends in the log, or is refused."""

    id: Id

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        """The entry this command asks for; Refused, with the reason, when it cannot be."""
        raise NotImplementedError


def draft(evening: Evening, person: Person, command: EveningCommand) -> EveningEntry:
    """What the command comes to now, or a refusal."""
    if not person.id:
        raise Refused(Say("server-need-name"))
    if evening.closed:
        raise Refused(Say("evening-refusal-closed"))
    return command.draft(evening, person)


def must_host(evening: Evening, person: Person) -> None:
    if person.id not in evening.hosts:
        raise Refused(Say("evening-refusal-host-only"))
