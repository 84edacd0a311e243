"""Running one server process: the socket, the event loop, the logs, and leaving in good order."""

import asyncio
import contextlib
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from comptoir.server.app import Server
from comptoir.server.collecting import collect_when_calm, unhurried
from comptoir.server.config import Config
from comptoir.server.guards import guarded
from comptoir.server.security import MESSAGE_LIMIT

USUAL_PORT = 8000
PLAIN = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, where, what, and whatever else is known."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for library in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        # Below warnings they write addresses of tables, and even tokens.
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    # Its warnings are about what visitors send: anybody could fill the disk with them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on. Without a wish, the usual port or the next free one."""
    wishes = [port] if port else [*range(USUAL_PORT, USUAL_PORT + 20), 0]
    for wish in wishes:
        try:
            return socket.create_server((host, wish), backlog=1024, reuse_port=False)
        except OSError:
            if wish == wishes[-1]:
                raise
    raise OSError("no free port")


class Front(uvicorn.Server):
    """Says when it is ready, and sends clients away politely before it closes."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.comptoir = server
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal only asks to stop; the house is still to be closed after that."""
        loop = asyncio.get_running_loop()
        for wish in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(wish, self.handle_exit, wish, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.comptoir.send_away()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


async def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Open the house, serve until told to stop, close."""
    server = Server(config)
    await server.open()
    unhurried()
    http, sockets = guarded(config.rate, config.proxy)
    settings = uvicorn.Config(
        server.app(),
        lifespan="off",
        http=http,
        ws=sockets,
        ws_max_size=4 * MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
    )
    collecting = asyncio.create_task(collect_when_calm(lambda: server.house.appends))
    try:
        await Front(settings, server, ready).serve([listening])
    finally:
        collecting.cancel()
        await server.close()


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Until a signal comes."""
    try:
        import uvloop
    except ImportError:
        runner = asyncio.run
    else:
        runner = uvloop.run
    with contextlib.suppress(KeyboardInterrupt):
        runner(serve(config, listening, ready))
