"""From the ready check to the first position."""

from typing import Annotated, Literal

from msgspec import Meta

from comptoir.house import sight
from comptoir.house.acts.base import Draft, LogEntry, Logged, in_lobby, must_host
from comptoir.house.acts.opening import options_of
from comptoir.house.clocks import Clocks
from comptoir.house.fair import promise
from comptoir.house.freezing import guarded
from comptoir.house.match import Begun, Match, Played
from comptoir.house.people import Person
from comptoir.house.table import CallOff, Change, Table
from comptoir.house.wire.terms import Given, Hash
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class Ready(Logged, frozen=True, tag="ready"):
    """I am ready; `promise` is the SHA-256 (hex) of the word my browser will reveal at the start, or empty for none.
    A word serves once: after a start that was called off, promise another.
    """

    ready: bool
    promise: Hash | Literal[""] = ""

    def draft(self, table: Table, person: Person) -> Draft:
        in_lobby(table)
        if not table.seats_of(person.id):
            raise Refused(Say("server-not-your-seat"))
        if self.promise in table.spent:
            raise Refused(Say("server-spent-word"))
        return Draft(ReadySet(person.id, self.ready, self.promise))


class ReadySet(LogEntry, frozen=True, tag="ready"):
    person: str
    ready: bool
    promise: str

    def take_effect(self, table: Table, change: Change) -> None:
        table.ready.pop(self.person, None)
        table.renewing -= {self.person}
        if self.ready:
            table.ready[self.person] = self.promise
        change.table = True


class Start(Logged, frozen=True, tag="start"):
    """The host starts: browsers that promised a word now owe it, and the game begins when all have come."""

    of_the_day = True

    def needs(self, table: Table) -> Given:
        return options_of(table)

    def draft(self, table: Table, person: Person) -> Draft:
        """The host starts once every seat is taken and everybody else is ready."""
        must_host(table, person)
        in_lobby(table)
        table.game.check(table.options, len(table.seats))
        empty = sum(1 for seat in table.seats if seat.plan.kind == "open")
        if empty:
            raise Refused(Say("server-missing-seats", {"count": empty}))
        late = [n for n, seat in enumerate(table.seats) if seat.plan.holder not in {"", table.host, *table.ready}]
        if late:
            raise Refused(Say("server-missing-ready", {"seats": [f"#{n}" for n in late], "count": len(late)}))
        if any(table.ready.get(each) for each in table.people()):
            return Draft(Called())
        begun, dealt = deal(table, table.new_match({}))
        return Draft(Called(begun), dealt)


class Called(LogEntry, frozen=True, tag="called"):
    """The host called the start; `begun` when no browser owes a word."""

    begun: Begun | None = None

    def take_effect(self, table: Table, change: Change) -> None:
        table.phase, table.called_at = "dealing", change.at
        table.words.clear()
        table.renewing = frozenset()
        change.table = True
        if self.begun is not None:
            begin(table, change, self.begun)


class RevealWord(Logged, frozen=True, tag="word"):
    """The word whose hash was promised: visible signs only, so that words joined by line ends stay apart."""

    word: Annotated[str, Meta(pattern=r"^[!-~]{1,128}\Z")]

    def draft(self, table: Table, person: Person) -> Draft:
        if table.phase != "dealing" or person.id not in table.asked():
            raise Refused(Say("server-no-word"))
        if promise(self.word) != table.ready[person.id]:
            raise Refused(Say("server-wrong-word"))
        if table.owing() != [person.id]:
            return Draft(Revealed(person.id, self.word))
        begun, dealt = deal(table, table.new_match({person.id: self.word}))
        return Draft(Revealed(person.id, self.word, begun), dealt)


class Revealed(LogEntry, frozen=True, tag="word"):
    """A browser revealed its word; `begun` when it was the last."""

    person: str
    word: str
    begun: Begun | None = None

    def take_effect(self, table: Table, change: Change) -> None:
        waited_for = table.asked()
        table.words[self.person] = self.word
        if waited_for == [self.person]:
            table.called_at = change.at  # whoever is asked next has the whole time
        change.table = True
        if self.begun is not None:
            begin(table, change, self.begun)


def deal(table: Table, match: Match) -> tuple[Begun, Played]:
    dealt = match.deal()
    return Begun(table.game.edition(match.rules), dealt.luck, dealt.mark(), dealt.facts), dealt


def begin(table: Table, change: Change, begun: Begun) -> None:
    table.match = table.new_match()
    table.dealt_with = table.said()
    table.promised = [table.ready.get(person, "") for person in table.people() if person in table.words]
    table.phase = "playing"
    table.dealt_at, table.dealt_to = change.at, [seat.plan.holder for seat in table.seats]
    sight.dealt(table)
    table.clocks = Clocks(table.clock, len(table.seats))
    table.clocks.since = table.person_chose_at = change.at
    if not guarded(table, change, lambda match: match.begin(change.seq, begun, change.played)):
        table.match = None
        if begun.rules > table.game.rules:
            table.frozen = Say("rules-unknown", {"rules": begun.rules, "ours": table.game.rules})
        elif begun.facts > table.game.fact_list:
            table.frozen = Say("facts-unknown", {"facts": begun.facts, "ours": table.game.fact_list})
    table.tell(change, "server-notice-begun")
    change.play = True


class CalledOff(LogEntry, frozen=True, tag="called-off", omit_defaults=True):
    """Somebody's word did not come: back to the lobby, where all promises begin anew under the house's new `secret`.
    Entries of before this rule have none: the old secret stayed, and so did the promises of those who owed nothing.
    `left`: who went away for good while words were given, whether he had given his or not.
    """

    secret: str = ""
    left: str = ""

    def take_effect(self, table: Table, change: Change) -> None:
        silent = table.asked() if self.secret else table.owing()
        silent = [self.left] if self.left else silent
        blame(table, change, silent)
        if self.secret:
            fall(table, silent)
            table.secret = self.secret
        else:
            for person in table.owing():
                table.ready.pop(person)
        table.phase, table.called_at = "lobby", change.at
        table.words.clear()
        change.table = True


def blame(table: Table, change: Change, silent: list[str]) -> None:
    """Note who owed a word; the record will tell. He now goes before everybody who is here, like somebody who comes
    after this: were it counted how often, he could look as often as those who came late have missed call-offs.
    """
    promised = [person for person in table.people() if table.ready.get(person)]
    latest = len(table.call_offs) + 1
    table.debts = table.debts | {person: latest if person in silent else table.debt(person) for person in promised}
    table.silences = table.silences | {person: table.silences.get(person, 0) + 1 for person in silent}
    names = [table.name_of(person) for person in silent]
    table.call_offs = [*table.call_offs, CallOff(change.seq, table.commitment, names)]
    table.tell(change, "server-notice-called-off", names=", ".join(names), count=len(names))


def fall(table: Table, silent: list[str]) -> None:
    """Every promise falls, told or not. Who kept his is asked to promise anew; who did not must say so himself."""
    promised = {person: promise for person, promise in table.ready.items() if promise}
    table.spent |= {*promised.values()}
    table.ready = {person: "" for person in table.ready if person not in promised}
    table.renewing = frozenset(promised) - {*silent}
