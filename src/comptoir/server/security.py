"""Who may ask, from where, and how often."""

import time
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from comptoir.server.config import Config

BODY_LIMIT = 64 * 1024
MESSAGE_LIMIT = 16 * 1024
YEAR = 365 * 24 * 3600
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


def cookie(config: Config, token: str) -> str:
    """HttpOnly: no script reads it; SameSite: no other site sends it along."""
    parts = [f"{cookie_name(config)}={token}", "Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={YEAR}"]
    return "; ".join([*parts, "Secure"] if config.secure else parts)


def same_origin(config: Config, headers: Mapping[str, str]) -> bool:
    """Whether a browser's page of ours asks. Programs that are no browser send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if config.site:
        return origin.rstrip("/") == config.site.rstrip("/")
    return urlsplit(origin).netloc == headers.get("host", "")


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

    def allows(self, asker: str) -> bool:
        now = time.monotonic()
        left, since = self.buckets.get(asker, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.pace)
        if len(self.buckets) > 50_000:
            self._forget(now)
        self.buckets[asker] = (max(0.0, left - 1), now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Buckets that are full again need no memory."""
        full = [
            asker for asker, (left, since) in self.buckets.items() if left + (now - since) * self.pace >= self.burst
        ]
        for asker in full:
            del self.buckets[asker]


class Limits:
    """What is counted: requests, messages, long sums and new people by address; commands, hints and new tables by
    person.
    """

    def __init__(self, rate: float) -> None:
        self.requests = Limit(200, 40, rate)
        self.messages = Limit(300, 60, rate)
        self.sums = Limit(30, 2, rate)  # a replay or a new board takes the processor for a tenth of a second
        self.commands = Limit(60, 15, rate)
        self.people = Limit(30, 0.1, rate)
        self.tables = Limit(20, 0.2, rate)
        self.hints = Limit(10, 0.5, rate)
