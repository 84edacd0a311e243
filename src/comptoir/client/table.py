"""Tables seen from elsewhere: open one, sit down, look, choose."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from comptoir.client.connection import Connection, ServerSays
from comptoir.kernel.say import Say


class Choice(Struct, frozen=True):
    """Something that may be chosen: its number, its name, its words."""

    number: int
    move: dict[str, Any]
    words: Say


class Play(Struct, frozen=True):
    """The game as one seat sees it."""

    seat: int
    step: int
    view: dict[str, Any]
    waiting: list[int]
    question: Say | None
    choices: list[Choice]
    scores: list[int | None]
    over: bool = False


class Seat(Struct, frozen=True):
    seat: int
    kind: str
    name: str
    mine: bool = False
    ready: bool = False


class Around(Struct, frozen=True):
    """The table around the game."""

    id: str
    game: str
    options: dict[str, Any]
    phase: str
    seats: list[Seat]
    owes_word: bool = False
    renew: bool = False
    rematch: str = ""


class Snapshot(Struct, frozen=True):
    """Everything a seat may know."""

    seq: int
    table: Around
    play: Play | None


class Client:
    """Somebody at a server."""

    def __init__(self, url: str, token: str) -> None:
        self.wire = Connection(url, token)

    @classmethod
    def named(cls, url: str, name: str) -> "Client":
        """A new identity with this nickname."""
        answer = Connection(url).ask("POST", "/api/me", {"name": name, "token": True})
        return cls(url, str(msgspec.json.decode(answer)["token"]))

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = msgspec.json.decode(self.wire.ask("GET", "/api/games"))["games"]
        return found

    def open(
        self, game: str, seats: Sequence[str | Mapping[str, Any]], options: Mapping[str, Any] | None = None, **more: Any
    ) -> "RemoteTable":
        """A new table. Each seat is "person" (me), "open", "bot", "screen", or a mapping with a level or a name."""
        plans = [{"kind": seat} if isinstance(seat, str) else dict(seat) for seat in seats]
        wish = {"game": game, "seats": plans, "options": dict(options or {}), **more}
        made = msgspec.json.decode(self.wire.ask("POST", "/api/tables", wish))
        return RemoteTable(self.wire, made["id"])

    def table(self, id_or_link: str) -> "RemoteTable":
        return RemoteTable(self.wire, id_or_link.rstrip("/").rpartition("/")[2])


class RemoteTable:
    """One table, by its address."""

    def __init__(self, wire: Connection, id: str) -> None:  # noqa: A002
        self.wire = wire
        self.id = id
        self.word = secrets.token_hex(16)

    def look(self, seat: int | None = None) -> Snapshot:
        query = "" if seat is None else f"?seat={seat}"
        return msgspec.json.decode(self.wire.ask("GET", f"/api/tables/{self.id}{query}"), type=Snapshot)

    def wait(self, seq: int, seat: int | None = None) -> None:
        """Until something happens after `seq`, or half a minute has passed."""
        query = f"?seq={seq}" + ("" if seat is None else f"&seat={seat}")
        self.wire.ask("GET", f"/api/tables/{self.id}/wait{query}")

    def command(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command; ServerSays when it is refused."""
        body = {"type": what, "id": secrets.token_urlsafe(12), **fields}
        answer: dict[str, Any] = msgspec.json.decode(self.wire.ask("POST", f"/api/tables/{self.id}/commands", body))
        if answer["type"] == "refused":
            raise ServerSays(200, Say(answer["words"]["key"], answer["words"].get("args", {})))
        return answer

    def sit(self, seat: int) -> None:
        self.command("set-seat", seat=seat, kind="person")

    def sit_anywhere(self) -> int:
        """Take a free seat and tell which; somebody else may be reaching for the same one."""
        for seat in self.look().table.seats:
            if seat.kind == "open":
                try:
                    self.sit(seat.seat)
                except ServerSays as refused:
                    if refused.say.key != "server-seat-taken":
                        raise
                else:
                    return seat.seat
        raise ServerSays(200, Say("server-seat-taken"))

    def ready(self) -> None:
        """Promise a new word for the luck, and say that I am ready."""
        self.word = secrets.token_hex(16)
        self.command("ready", ready=True, promise=hashlib.sha256(self.word.encode()).hexdigest())

    def reveal(self) -> None:
        self.command("word", word=self.word)

    def start(self) -> None:
        """As the host: ready, start, and my own word."""
        self.ready()
        self.command("start")
        if self.look().table.owes_word:
            self.reveal()

    def choose(self, turn: Play, choice: int) -> None:
        self.command("choose", seat=turn.seat, step=turn.step, choice=choice)

    def what_if(self, seat: int, choices: list[int]) -> dict[str, Any]:
        return self.command("what-if", seat=seat, choices=choices)

    def why_not(self, seat: int, choice: int) -> Say | None:
        words = self.command("why-not", seat=seat, choice=choice)["words"]
        return Say(words["key"], words.get("args", {})) if words else None

    def record(self) -> str:
        return self.wire.ask("GET", f"/api/tables/{self.id}/record").decode()


def play(table: RemoteTable, choose: Callable[[Play], int]) -> Snapshot:
    """Play all my seats at this table to the end; `choose` gets what the seat sees and names a choice."""
    while True:
        seen = table.look()
        if seen.table.owes_word:
            table.reveal()
            continue
        if seen.table.renew:
            table.ready()
            continue
        if seen.table.phase in ("over", "ended", "frozen"):
            return seen
        mine = [seat.seat for seat in seen.table.seats if seat.mine]
        asked = [seat for seat in mine if seen.play is not None and seat in seen.play.waiting]
        if not asked:
            table.wait(seen.seq)
            continue
        turn = table.look(asked[0]).play
        if turn is not None and turn.choices:
            try:
                table.choose(turn, choose(turn))
            except ServerSays as refused:
                if refused.say.key != "server-moved-on":
                    raise
