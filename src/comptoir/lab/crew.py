"""Who does the work: processes on this machine, or a Dask cluster by its address; executors to everyone else."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

ANSWER = 5.0  # seconds a scheduler has to answer


class Here(Executor):
    """No workers at all: everything is done at once, in this process."""

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args, **kwargs))
        return done


@contextmanager
def crew(jobs: int = 1, cluster: str | None = None) -> Iterator[tuple[Executor, int]]:
    """An executor, and how many batches it can work on at once."""
    if cluster is not None:
        import distributed

        open_client: Any = distributed.Client
        with open_client(cluster, set_as_default=False, timeout=ANSWER) as client:
            threads = sum(client.nthreads().values()) or 1
            # A batch whose worker dies goes to another one; the cluster sees to it, three times over.
            yield client.get_executor(pure=False, retries=3), int(threads)
    elif jobs == 1:
        yield Here(), 1
    else:
        # Spawned, not forked: the same on every system, and nothing half-locked is inherited.
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            yield pool, jobs
