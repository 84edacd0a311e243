"""Who is who, without accounts: a nickname, and a token that only its holder knows; the house keeps its hash."""

import hashlib
import math
import re
import unicodedata
from collections.abc import Callable

from msgspec import Struct

from comptoir.house.likeness import LONGEST
from comptoir.house.secrecy import Secrets
from comptoir.house.store import Store
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

LINK_MINUTES = 15
LASTS = 2.0  # seconds; like all news that only the database brings


class Person(Struct, frozen=True):
    """Somebody, or nobody yet (an empty id)."""

    id: str
    name: str


NOBODY = Person("", "")

# Bots have names too: the same in every language, like the coffee.
BOT_NAMES = ("Moka", "Crema", "Lungo", "Ristretto", "Macchiato", "Doppio", "Affogato", "Latte", "Arabica", "Corto")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


# What Unicode counts as letters and marks, and nobody sees.
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
ACCENTS = 2  # on one letter: more of them would cover the lines above and below


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A nickname as it is shown: one line, nothing invisible."""
    tidy = tidied(name)
    if not tidy:
        raise Refused(Say("server-name-empty"))
    return tidy


def tidied(name: str) -> str:
    kept, piled = "", 0
    for mark in unicodedata.normalize("NFC", name):
        if unicodedata.category(mark)[0] == "C" or BLANK.fullmatch(mark):
            continue
        piled = piled + 1 if unicodedata.combining(mark) else 0
        if piled <= ACCENTS:
            kept += mark
    return " ".join(kept.split())[:LONGEST].rstrip()


class People:
    """Remembers lately seen tokens, so that a lively table does not ask the database at every word.

    Where other processes share the database it is asked again after `lasts` seconds: somebody may have taken another
    name there.
    """

    def __init__(self, store: Store, secrets: Secrets, clock: Callable[[], float]) -> None:
        self.store = store
        self.secrets = secrets
        self.clock = clock
        self.lasts = LASTS if store.shared else math.inf
        self.known: dict[str, Person] = {}
        self.until: dict[str, float] = {}

    def known_by(self, token: str) -> Person | None:
        """Whoever this token belongs to, if that is remembered."""
        return self.known.get(hashed(token)) if token and len(token) <= 100 else NOBODY

    def at_hand(self, key: str) -> Person | None:
        """Whose token this is, by its hash, if nobody has to be asked."""
        return self.known[key] if self.clock() < self.until.get(key, 0.0) else None

    async def by_token(self, token: str) -> Person:
        if not token or len(token) > 100:
            return NOBODY
        key = hashed(token)
        if self.at_hand(key) is None:
            found = await self.store.person(key)
            if found is None:
                return NOBODY
            if len(self.known) > 10_000:
                self.known.clear()
                self.until.clear()
            self.known[key] = Person(*found)
            self.until[key] = self.clock() + self.lasts
        return self.known[key]

    async def make(self, name: str) -> tuple[Person, str]:
        """A new person and his token, which is shown once."""
        person, token = Person(self.secrets.id(), clean_name(name)), self.secrets.secret()
        await self.store.add_person(person.id, person.name, hashed(token))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        if not await self.store.rename(renamed.id, renamed.name):
            self.erase(person.id)  # through another process, a moment ago
            raise Refused(Say("server-need-name"))
        self.known = {key: renamed if known.id == person.id else known for key, known in self.known.items()}
        return renamed

    def let_go(self, key: str) -> None:
        """This token, by its hash, is nobody's any more."""
        self.known.pop(key, None)
        self.until.pop(key, None)

    def erase(self, person: str) -> None:
        for key in [key for key, known in self.known.items() if known.id == person]:
            self.let_go(key)

    async def link(self, table: str, seat: int, person: Person) -> str:
        """A token that carries a seat to another device, once."""
        token = self.secrets.secret()
        await self.store.add_link(hashed(token), table, seat, person.id, LINK_MINUTES * 60_000)
        return token
