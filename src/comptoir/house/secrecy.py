"""Where whatever nobody may guess comes from: ids, tokens, the house's part of the luck."""

import hashlib
import secrets
from abc import ABC, abstractmethod


class Secrets(ABC):
    """Whoever opens a door to the house may bring another one; nothing else in it draws at random."""

    @abstractmethod
    def id(self) -> str:
        """128 bits, short enough for an address."""

    @abstractmethod
    def secret(self) -> str:
        """256 bits, as hex: the house's own part of a table's luck, or somebody's token."""

    @abstractmethod
    def seed(self) -> int:
        """62 bits, for a bot that thinks."""


class Unguessable(Secrets):
    """The machine's."""

    def id(self) -> str:
        return secrets.token_urlsafe(16)

    def secret(self) -> str:
        return secrets.token_hex(32)

    def seed(self) -> int:
        return secrets.randbits(62)


class Told(Secrets):
    """Known to whoever knows where it began: for tests, and evenings that are to be played twice alike."""

    def __init__(self, began: int) -> None:
        self.began = began
        self.drawn = 0

    def secret(self) -> str:
        word = hashlib.sha256(f"{self.began} {self.drawn}".encode()).hexdigest()
        self.drawn += 1
        return word

    def id(self) -> str:
        return self.secret()[:32]

    def seed(self) -> int:
        return int(self.secret()[:15], 16)


UNGUESSABLE = Unguessable()
