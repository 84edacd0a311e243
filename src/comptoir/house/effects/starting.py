"""From the ready check to the first position."""

from comptoir.house import log, sight
from comptoir.house.clocks import Clocks
from comptoir.house.effects.playing import guarded
from comptoir.house.match import Played
from comptoir.house.table import CallOff, Change, Table
from comptoir.kernel.say import Say


def ready_set(table: Table, change: Change, entry: log.ReadySet, _: Played | None) -> None:
    table.ready.pop(entry.person, None)
    table.renewing -= {entry.person}
    if entry.ready:
        table.ready[entry.person] = entry.promise
    change.table = True


def called(table: Table, change: Change, entry: log.Called, dealt: Played | None) -> None:
    table.phase, table.called_at = "dealing", change.at
    table.words.clear()
    table.renewing = frozenset()
    change.table = True
    if entry.begun is not None:
        begin(table, change, entry.begun, dealt)


def revealed(table: Table, change: Change, entry: log.Revealed, dealt: Played | None) -> None:
    waited_for = table.asked()
    table.words[entry.person] = entry.word
    if waited_for == [entry.person]:
        table.called_at = change.at  # whoever is asked next has the whole time
    change.table = True
    if entry.begun is not None:
        begin(table, change, entry.begun, dealt)


def begin(table: Table, change: Change, begun: log.Begun, dealt: Played | None) -> None:
    table.match = table.new_match()
    table.dealt_with = table.said()
    table.promised = [table.ready.get(person, "") for person in table.people() if person in table.words]
    table.phase = "playing"
    sight.dealt(table)
    table.clocks = Clocks(table.clock, len(table.seats))
    table.clocks.since = table.person_chose_at = change.at
    if not guarded(table, change, lambda match: match.begin(change.seq, begun, dealt)):
        table.match = None
        if begun.rules > table.game.rules:
            table.frozen = Say("rules-unknown", {"rules": begun.rules, "ours": table.game.rules})
        elif begun.facts > table.game.fact_list:
            table.frozen = Say("facts-unknown", {"facts": begun.facts, "ours": table.game.fact_list})
    table.tell(change, "server-notice-begun")
    change.play = True


def called_off(table: Table, change: Change, entry: log.CalledOff, _: Played | None) -> None:
    silent = table.asked() if entry.secret else table.owing()
    blame(table, change, silent)
    if entry.secret:
        fall(table, silent)
        table.secret = entry.secret
    else:
        for person in table.owing():
            table.ready.pop(person)
    table.phase = "lobby"
    table.words.clear()
    change.table = True


def blame(table: Table, change: Change, silent: list[str]) -> None:
    """Note who owed a word; the record will tell. He now goes before everybody who is here, like somebody who comes
    after this: were it counted how often, he could look as often as those who came late have missed call-offs.
    """
    promised = [person for person in table.people() if table.ready.get(person)]
    latest = len(table.call_offs) + 1
    table.debts = table.debts | {person: latest if person in silent else table.debt(person) for person in promised}
    names = [table.name_of(person) for person in silent]
    table.call_offs = [*table.call_offs, CallOff(change.seq, table.commitment, names)]
    table.tell(change, "server-notice-called-off", names=", ".join(names), count=len(names))


def fall(table: Table, silent: list[str]) -> None:
    """Every promise falls, told or not. Who kept his is asked to promise anew; who did not must say so himself."""
    promised = {person: promise for person, promise in table.ready.items() if promise}
    table.spent |= {*promised.values()}
    table.ready = {person: "" for person in table.ready if person not in promised}
    table.renewing = frozenset(promised) - {*silent}
