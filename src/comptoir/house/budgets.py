"""How much one person may write into a table's log: what is written stays, and everybody reads it again."""

from collections.abc import Collection

from comptoir.kernel.game import OptionField, Refused
from comptoir.kernel.say import Say

LONGEST_TEXT = 20_000  # of a deck or circuit of one's own
LONGEST_WORD = 100  # of any other option
EACH_BEFORE = (1_000, 150_000)  # entries and bytes of one person before the start,
ALL_BEFORE = (5_000, 500_000)  # of all together who hold no seat,
EACH_PLAYING = (6_000, 2_000_000)  # and of one person during the game
OURS = ("house", "bot", "carry", "forced", "evening", "result")  # who else writes


def check_options(fields: tuple[OptionField, ...], given: dict[str, bool | int | str]) -> None:
    """Refuse options that are longer than any game needs."""
    texts = {field.name for field in fields if field.kind == "text"}
    for name, value in given.items():
        most = LONGEST_TEXT if name in texts else LONGEST_WORD
        if len(name) > LONGEST_WORD or (isinstance(value, str) and len(value) > most):
            raise Refused(Say("server-too-big"))


class Budget:
    """What was written since the table was opened, or since its game began."""

    def __init__(self) -> None:
        self.playing = False
        self.spent: dict[str, tuple[int, int]] = {}

    def note(self, command: str, size: int, playing: bool) -> None:
        """One more entry is in the log."""
        if playing != self.playing:
            self.playing = playing
            self.spent = {}
        writer = command.partition(":")[0]
        entries, written = self.spent.get(writer, (0, 0))
        self.spent[writer] = (entries + 1, written + size)

    def check(self, command: str, size: int, seated: Collection[str], sits_down: bool = False) -> None:
        """Refuse an entry that would be one too many. Onlookers share one book: it may be full, and whoever sits or
        sits down still writes into his own.
        """
        writer = command.partition(":")[0]
        if writer in OURS:
            return
        mine = self.spent.get(writer, (0, 0))
        if over(mine, size, EACH_PLAYING if self.playing else EACH_BEFORE):
            raise Refused(Say("server-book-full"))
        if not self.playing and writer not in seated and not sits_down:
            others = [spent for person, spent in self.spent.items() if person not in (*OURS, *seated)]
            total = (sum(entries for entries, _ in others), sum(written for _, written in others))
            if over(total, size, ALL_BEFORE):
                raise Refused(Say("server-book-full"))


def over(spent: tuple[int, int], size: int, most: tuple[int, int]) -> bool:
    return spent[0] + 1 > most[0] or spent[1] + size > most[1]
