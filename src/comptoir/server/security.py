"""Who may ask, from where, and how often."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from comptoir.server.config import Config

BODY_LIMIT = 64 * 1024
MESSAGE_LIMIT = 16 * 1024
YEAR = 365 * 24 * 3600
SOME = 1_000  # askers that are remembered without looking who may be forgotten
HOUSEHOLD = 64  # the bits of an IPv6 address that one connection shares

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def cookie_name(config: Config) -> str:
    """With https the name itself binds the cookie to this very host."""
    return "__Host-comptoir" if config.secure else "comptoir"


def cookie(config: Config, token: str, age: int = YEAR) -> str:
    """HttpOnly: no script reads it; SameSite: no other site sends it along."""
    parts = [f"{cookie_name(config)}={token}", "Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={age}"]
    return "; ".join([*parts, "Secure"] if config.secure else parts)


def same_origin(config: Config, headers: Mapping[str, str]) -> bool:
    """Whether a browser's page of ours asks. Programs that are no browser send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if config.site:
        return origin.rstrip("/") == config.site.rstrip("/")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # such as http://[
        return False


def bearer(headers: Mapping[str, str]) -> str:
    """The token a script sends along. No page of another site can make a browser do that; of `Basic` it can."""
    header = headers.get("authorization", "")
    return header[7:].strip() if header.lower().startswith("bearer ") else ""


def address(config: Config, headers: Mapping[str, str], peer: str) -> str:
    """Where the asker sits. Behind a proxy, the last address it vouches for."""
    if config.proxy and headers.get("x-forwarded-for"):
        return household(headers["x-forwarded-for"].rpartition(",")[2].strip())
    return household(peer)


def household(peer: str) -> str:
    """One connection of IPv6 has 2⁶⁴ addresses to choose from, so all of them count as one."""
    if ":" not in peer:
        return peer
    try:
        found = IPv6Address(peer.strip("[]"))
    except ValueError:
        return peer
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, HOUSEHOLD), strict=False))


class Limit:
    """A bucket per asker: so many at once, and so many a second after that."""

    def __init__(self, burst: float, each_second: float, rate: float = 1.0) -> None:
        self.burst = burst * rate
        self.pace = each_second * rate
        self.buckets: dict[str, tuple[float, float]] = {}
        self.look_at = SOME

    def allows(self, asker: str) -> bool:
        now = time.monotonic()
        left, since = self.buckets.get(asker, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.pace)
        if len(self.buckets) >= self.look_at:
            self._forget(now)
            self.look_at = max(SOME, 2 * len(self.buckets))
        self.buckets[asker] = (max(0.0, left - 1), now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Buckets that are full again need no memory."""
        full = [
            asker for asker, (left, since) in self.buckets.items() if left + (now - since) * self.pace >= self.burst
        ]
        for asker in full:
            del self.buckets[asker]


class Crowd:
    """How many of something each asker has at the moment; who has none is forgotten."""

    def __init__(self, most_each: float) -> None:
        self.most = most_each
        self.count: Counter[str] = Counter()

    def full(self, asker: str) -> bool:
        return self.count[asker] >= self.most if asker in self.count else self.most < 1

    @contextmanager
    def joined(self, asker: str) -> Iterator[None]:
        self.count[asker] += 1
        try:
            yield
        finally:
            self.count[asker] -= 1
            if not self.count[asker]:
                del self.count[asker]


class Turns:
    """So many of something at once for each place; whoever else is there waits for his turn, and nobody elsewhere."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lines: dict[str, asyncio.Semaphore] = {}
        self.count: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        self.count[place] += 1
        try:
            async with self.lines.setdefault(place, asyncio.Semaphore(self.most)):
                yield
        finally:
            self.count[place] -= 1
            if not self.count[place]:
                del self.count[place], self.lines[place]


class Limits:
    """What is counted. An asker is a person, however many share an address; those without a name share one bucket per
    address, and `house` besides. What all of an address may cost together, `shares.py` says.
    """

    def __init__(self, rate: float) -> None:
        self.house = Limit(2_000, 500, rate)
        self.looks = Limit(300, 60, rate)  # whole tables shown: some milliseconds each
        self.requests = Limit(200, 40, rate)
        self.strangers = Limit(100, 10, rate)  # tokens that have to be looked up
        self.messages = Limit(300, 60, rate)
        self.sums = Limit(30, 2, rate)  # a replay or a new board takes a worker for a while
        self.wakes = Limit(40, 4, rate)  # tables that have to be read from the log first
        self.commands = Limit(60, 15, rate)
        self.people = Limit(60, 0.05, rate)
        self.tables = Limit(20, 0.1, rate)
        self.joins = Limit(80, 0.2, rate)  # two dozen people behind one router, some of them twice,
        self.tries = Limit(30, 0.2, rate)  # and of one of them, so that a joker does not use up everybody's
        self.links = Limit(10, 0.1, rate)
        self.hints = Limit(10, 0.5, rate)
        self.sockets = Crowd(100 * rate)
        self.polls = Crowd(40 * rate)
        self.waking = Turns(2)  # tables of one place that are being read from the log
