"""The workshop: processes beside the server that think for bots and work out whatever takes long, with hard limits: one
that hangs or crashes is killed and started anew.
"""

import asyncio
import contextlib
import logging
import os
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Collection
from pathlib import Path

import msgspec

from comptoir.house.jobs import AnyJob, Job
from comptoir.house.workshop import ByHand, Failed, Gone, Rank, Workshop
from comptoir.server.queueing import THINKING, Line, Request

LIMIT = 6.0  # seconds for one thought; the slowest level guards itself at 2.5
LONG_LIMIT = 30.0  # for a replay, a deck, a circuit
WAKING = 60.0  # seconds for a new process to be ready, on a busy machine
TRIES = 2
LARGEST = 64 << 20  # bytes of an answer
WHOLE = "whole"  # the file that says that all compiled rules are there
log = logging.getLogger("comptoir.workshop")


class Worker:
    """One process and its pipes."""

    def __init__(self, command: list[str], limit: float, ranks: Collection[Rank], compiled: str = "") -> None:
        self.command = command
        self.limit = limit
        self.ranks = ranks
        self.awaited = compiled  # the folder of rules that are still being compiled
        self.environment = dict(os.environ)
        self.process: Process | None = None

    async def do(self, job: AnyJob) -> bytes:
        try:
            async with asyncio.timeout(WAKING):
                process = await self._running()
            async with asyncio.timeout(
                self.limit if isinstance(job, Job) and not job.steady else max(self.limit, LONG_LIMIT)
            ):
                assert process.stdin is not None
                body = msgspec.msgpack.encode(job)
                process.stdin.write(struct.pack(">I", len(body)) + body)
                await process.stdin.drain()
                return await self._read(process)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.kill()
            raise Gone(type(error).__name__) from None

    async def _running(self) -> Process:
        if is_whole(self.awaited):
            self.environment["PYTHONPATH"] = self.awaited
            self.awaited = ""
            await self.kill()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=1 << 22, env=self.environment
            )
            await self._read(self.process)  # "ready"
        return self.process

    async def warm_up(self) -> None:
        """Start the process before it is needed; if that fails it is tried again with the first question."""
        try:
            async with asyncio.timeout(WAKING):
                await self._running()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError):
            await self.kill()

    async def _read(self, process: Process) -> bytes:
        assert process.stdout is not None
        (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
        if length > LARGEST:
            raise ValueError("too long an answer")
        return await process.stdout.readexactly(length)

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


def is_whole(folder: str) -> bool:
    """Whether all of the rules that are being compiled there, if any, are ready to be taken."""
    return bool(folder) and (Path(folder) / WHOLE).exists()


def usual_crew() -> int:
    """One core is left to the server; yet two processes, so that one is free for bots while the other is busy."""
    return max(2, (os.cpu_count() or 2) - 1)


class Crew(Workshop):
    """The workshop as processes: a line of jobs and some workers. Of several the first only thinks, so that bots never
    wait for pages.
    """

    def __init__(
        self, workers: int = 0, command: list[str] | None = None, limit: float = LIMIT, compiled: str = ""
    ) -> None:
        program = command or [sys.executable, "-m", "comptoir.server.worker"]
        number = workers if workers > 0 else usual_crew()
        self.workers = [
            Worker(program, limit, THINKING if number > 1 and place == 0 else tuple(Rank), compiled)
            for place in range(number)
        ]
        self.awaited = compiled
        self.line = Line()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def compiled(self) -> bool:
        """Each worker takes them with its next job."""
        return super().compiled() or is_whole(self.awaited)

    async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
        """The job's answer; Full, Gone or Failed when there is none. A closed workshop's jobs are done here."""
        if not self.tasks:
            return await ByHand().do(job)
        return await self.ask(Request(job, rank, asker))

    async def ask(self, request: Request) -> bytes:
        self.line.put(request)
        self.waiting = self.line.waiting
        return await request.answer

    async def _serve(self, worker: Worker) -> None:
        try:
            await worker.warm_up()
            while True:
                request = await self.line.get(worker.ranks)
                self.busy += 1
                self.waiting = self.line.waiting
                try:
                    await self._answer(worker, request)
                except Exception as error:  # whatever it was, the next question is to be answered
                    log.exception("a job was not done")
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
                answer = await worker.do(request.hurried())
                if request.answer.done():
                    return
                if answer:
                    request.answer.set_result(answer)
                else:
                    request.answer.set_exception(Failed())
            except Gone as reason:
                self.restarts += 1
                request.tries += 1
                log.warning("a worker was restarted", extra={"reason": str(reason), "tries": request.tries})
                tries = TRIES if isinstance(request.job, Job) else 1
                if request.tries >= tries and not request.answer.done():
                    request.answer.set_exception(reason)
