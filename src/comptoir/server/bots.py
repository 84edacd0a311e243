"""Bots think in processes of their own, with hard limits: one that hangs or crashes is killed and started anew."""

import asyncio
import contextlib
import logging
import os
import random
import secrets
import struct
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Literal

import msgspec

from comptoir.kernel.game import View
from comptoir.server.haste import BOT_THINKING
from comptoir.server.wire import Level
from comptoir.server.worker import Job, Thought

LIMIT = 6.0  # seconds for one thought; the slowest level guards itself at 2.5
WAKING = 60.0  # seconds for a new process to be ready, on a busy machine
TRIES = 2
log = logging.getLogger("comptoir.bots")


class Gone(Exception):
    """The worker hung, crashed or answered nonsense."""


class Request:
    """A job in the queue."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.since = time.monotonic()
        self.tries = 0
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

    def hurried(self) -> Job:
        """When the queue is longer than a second budgets halve, and halve again for every further second."""
        waited = int(time.monotonic() - self.since)
        return msgspec.structs.replace(self.job, budget=self.job.budget * 0.5 ** min(waited, 6))


class Worker:
    """One process and its pipes."""

    def __init__(self, command: list[str], limit: float) -> None:
        self.command = command
        self.limit = limit
        self.process: Process | None = None

    async def think(self, job: Job) -> Thought:
        try:
            async with asyncio.timeout(WAKING):
                process = await self._running()
            async with asyncio.timeout(self.limit):
                assert process.stdin is not None
                body = msgspec.json.encode(job)
                process.stdin.write(struct.pack(">I", len(body)) + body)
                await process.stdin.drain()
                return msgspec.json.decode(await self._read(process), type=Thought)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.kill()
            raise Gone(type(error).__name__) from None

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=1 << 22
            )
            await self._read(self.process)  # "ready"
        return self.process

    async def warm_up(self) -> None:
        """Start the process before it is needed; if that fails it is tried again with the first question."""
        try:
            async with asyncio.timeout(WAKING):
                await self._running()
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            await self.kill()

    async def _read(self, process: Process) -> bytes:
        assert process.stdout is not None
        head = await process.stdout.readexactly(4)
        return await process.stdout.readexactly(struct.unpack(">I", head)[0])

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


def usual_crew() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 2) - 1)


class Bots:
    """A queue and some workers."""

    def __init__(self, workers: int = 0, command: list[str] | None = None, limit: float = LIMIT) -> None:
        program = command or [sys.executable, "-m", "comptoir.server.worker"]
        self.workers = [Worker(program, limit) for _ in range(workers if workers > 0 else usual_crew())]
        self.queue: asyncio.Queue[Request] = asyncio.Queue(1000)
        self.busy = 0
        self.restarts = 0
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def choose(self, game: str, view: View, choices: list[int], level: Level) -> int:
        """A bot's choice. If even a fresh worker cannot think, any legal choice keeps the table going.

        It thinks even about a single choice: whether that shows is for who asks to know (`pondering.py`).
        """
        thought = await self._ask("choose", game, view, level)
        number = thought.choices[0][0] if thought is not None else -1
        return number if number in choices else random.SystemRandom().choice(choices)

    async def advise(self, game: str, view: View) -> list[tuple[int, float, float]]:
        thought = await self._ask("advise", game, view, "master")
        return thought.choices if thought is not None else []

    def request(self, kind: Literal["choose", "advise"], game: str, view: View, level: Level) -> Request:
        raw = msgspec.Raw(msgspec.json.encode(view))
        return Request(Job(kind, game, raw, level, secrets.randbits(62), BOT_THINKING))

    async def _ask(self, kind: Literal["choose", "advise"], game: str, view: View, level: Level) -> Thought | None:
        request = self.request(kind, game, view, level)
        try:
            self.queue.put_nowait(request)
            return await request.answer
        except (Gone, asyncio.QueueFull):
            return None

    async def _serve(self, worker: Worker) -> None:
        try:
            await worker.warm_up()
            while True:
                request = await self.queue.get()
                self.busy += 1
                try:
                    await self._answer(worker, request)
                except Exception as error:  # whatever it was, the next question is to be answered
                    log.exception("a bot's question was not answered")
                    await worker.kill()
                    if not request.answer.done():
                        request.answer.set_exception(Gone(type(error).__name__))
                finally:
                    self.busy -= 1
        finally:
            await worker.kill()

    async def _answer(self, worker: Worker, request: Request) -> None:
        """Who asked may have left, before it was thought about or since: then the answer is nobody's."""
        while not request.answer.done():
            try:
                thought = await worker.think(request.hurried())
                if not request.answer.done():
                    request.answer.set_result(thought)
            except Gone as reason:
                self.restarts += 1
                request.tries += 1
                log.warning("a bot's worker was restarted", extra={"reason": str(reason), "tries": request.tries})
                if request.tries >= TRIES and not request.answer.done():
                    request.answer.set_exception(reason)
