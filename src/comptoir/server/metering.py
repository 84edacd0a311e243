"""So much at a time: a bucket that fills again, and a reader who must take what he asked for."""

import asyncio
import time

STUCK = 20.0  # seconds in which a reader must have taken something


class Bucket:
    """So much at once, and so much a second after that."""

    def __init__(self, burst: float, pace: float) -> None:
        self.burst = self.left = burst
        self.pace = pace
        self.since = time.monotonic()

    def takes(self, amount: float) -> bool:
        now = time.monotonic()
        left = self.left + (now - self.since) * self.pace
        self.left = left = (left if left < self.burst else self.burst) - amount
        self.since = now
        return left >= 0

    def pays(self, amount: float) -> None:
        """Take it without looking at the clock, which was looked at just now."""
        self.left -= amount


class Reading:
    """Whether the other end takes what it asked for: slowly is fine, not at all is not."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.left = 0
        self.timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        self.stop()
        self.left = self.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(STUCK, self._look)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() >= self.left:
            self.transport.abort()
        else:
            self.watch()
