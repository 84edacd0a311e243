"""Fair luck: the server promises a secret, every browser a word; only together do they make the seed."""

import hashlib
import hmac
from collections.abc import Sequence

from comptoir.kernel.luck import Fair, Luck


def promise(word: str) -> str:
    """What is published of a secret or a word before it may be known."""
    return hashlib.sha256(word.encode()).hexdigest()


def seed_of(secret: str, words: Sequence[str]) -> bytes:
    """The seed of a table's luck. Nobody knew it before the last word came: not the server, not any player."""
    return hmac.new(secret.encode(), "\n".join(words).encode(), hashlib.sha256).digest()


def luck_for(seed: bytes, lucky: int) -> Luck:
    """The luck of the next entry, when `lucky` earlier entries used luck, dead ones included."""
    return Fair(seed, lucky)
