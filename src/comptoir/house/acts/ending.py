"""Ending a game before its end, by agreement."""

from comptoir.house.acts import asking
from comptoir.house.acts.base import Draft, LogEntry, Logged
from comptoir.house.acts.gathering import EVENING
from comptoir.house.people import Person
from comptoir.house.table import Change, Proposal, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class End(Logged, frozen=True, tag="end"):
    """Ask the others to end the game here, without a winner. It ends when all agree, or after a day without a no;
    alone with bots at once.
    """

    of_the_day = True

    while_frozen = True

    def draft(self, table: Table, person: Person) -> Draft:
        if table.phase not in ("playing", "frozen"):
            raise Refused(Say("server-not-playing"))
        seats = table.seats_of(person.id)
        if not seats:
            raise Refused(Say("server-not-your-seat"))
        others, name = asking.others_of(table, person.id), table.seats[seats[0]].plan.name
        return asking.ask(table, asking.Asked(-1, 0, "end", person.id, name, None, others))


class Ended(LogEntry, frozen=True, tag="ended"):
    """The people have agreed to stop here: nobody has won, and nothing is secret any more. `rules` is the number of
    the rules under which the house read the table when it ended.
    """

    by: str
    rules: int

    def take_effect(self, table: Table, change: Change) -> None:
        """From now on the table's entries name a number that no process names which has not read this one."""
        table.phase = "ended"
        table.rules = -abs(table.rules)
        table.proposals.clear()
        table.tell(change, "server-notice-ended-evening" if self.by.startswith(EVENING) else "server-notice-ended")
        change.table = change.play = True


@asking.granting("end")
def granted(table: Table, proposal: Proposal, _last: int) -> Ended:
    return Ended(proposal.by, table.game.rules)
