"""The journal: what happened, in order, each event public or addressed to named seats."""

from comptoir.kernel.say import Event

EVERYONE: tuple[int, ...] = ()


class Journal:
    """Filled by a position while it plays, when somebody asks for it. A secret is a second, addressed event."""

    def __init__(self) -> None:
        self.entries: list[tuple[Event, tuple[int, ...]]] = []

    def __repr__(self) -> str:
        return f"<Journal of {len(self.entries)} events>"

    def tell(self, event: Event) -> None:
        """Everybody at the table learns this."""
        self.entries.append((event, EVERYONE))

    def whisper(self, seat: int, event: Event) -> None:
        """Only this seat learns this."""
        self.entries.append((event, (seat,)))

    def seen_by(self, seat: int) -> list[Event]:
        """The events this seat learned; a spectator (-1) learns what is public."""
        return [event for event, seats in self.entries if not seats or seat in seats]
