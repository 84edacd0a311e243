"""What is said around the game."""

from comptoir.house.acts.base import Draft, LogEntry, Logged, must_host
from comptoir.house.likeness import told_apart
from comptoir.house.people import Person
from comptoir.house.table import Change, Table
from comptoir.house.wire.state import ChatLine
from comptoir.house.wire.terms import Id, Text
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

MOST_MUTED = 100
CHAT_LIMIT = 2_000  # lines in one table's log,
CHAT_BESIDE = 500  # of which those who hold no seat


class Chat(Logged, frozen=True, tag="chat"):
    """Write in the chat."""

    of_the_day = True

    text: Text

    while_frozen = True

    def draft(self, table: Table, person: Person) -> Draft:
        text = " ".join(self.text.split())
        if not text or not text.isprintable():
            raise Refused(Say("server-chat-empty"))
        if person.id in table.muted:
            raise Refused(Say("server-chat-muted"))
        seats = table.seats_of(person.id)
        if table.chatted >= CHAT_LIMIT or (not seats and table.chatted_beside >= CHAT_BESIDE):
            raise Refused(Say("server-chat-full"))
        name = table.name_of(person.id) or told_apart(person.name, table.names())
        return Draft(Chatted(person.id, name, seats[0] if seats else -1, text))


class Chatted(LogEntry, frozen=True, tag="chat"):
    person: str
    name: str
    seat: int
    text: str

    def take_effect(self, table: Table, change: Change) -> None:
        line = ChatLine(change.seq, change.at, self.person, self.seat, self.name, self.text)
        table.chat.append(line)
        table.chatted += 1
        table.chatted_beside += self.seat < 0
        change.chat = [line]


class Mute(Logged, frozen=True, tag="mute"):
    """The host silences a person in this table's chat, or lets him speak again."""

    person: Id
    muted: bool

    while_frozen = True

    def draft(self, table: Table, person: Person) -> Draft:
        must_host(table, person)
        if (self.person in table.muted) is self.muted:
            raise Refused(Say("server-already"))
        here = {*table.people(), *(line.by for line in table.chat)}
        if self.muted and (self.person not in here or len(table.muted) >= MOST_MUTED):
            raise Refused(Say("server-not-here"))
        return Draft(Muted(self.person, self.muted))


class Muted(LogEntry, frozen=True, tag="mute"):
    person: str
    muted: bool

    def take_effect(self, table: Table, change: Change) -> None:
        table.muted = table.muted | {self.person} if self.muted else table.muted - {self.person}
        change.table = True
