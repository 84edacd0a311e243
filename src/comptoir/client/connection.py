"""One kept connection to a server; a request that got no answer is sent again, which is safe: commands carry ids."""

import http.client
import json
import time
from typing import Any
from urllib.parse import urlsplit

from comptoir.kernel.say import Say, in_short

PATIENCE = 40.0  # a long poll takes 25 s
AWAY = 503  # the server cannot say yet whether a command counts


class ServerSays(Exception):
    """The server refused; `say` tells why."""

    def __init__(self, status: int, words: Say) -> None:
        super().__init__(status, words)
        self.status = status
        self.say = words

    def __str__(self) -> str:
        return in_short(self.say)


class Connection:
    """JSON in, JSON out."""

    def __init__(self, url: str, token: str = "", tries: int = 5) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.tries = tries
        self._wire: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The answer's body. Tries again while the server is away."""
        for attempt in range(self.tries):
            try:
                return self._once(method, path, body)
            except (OSError, http.client.HTTPException):
                self.close()
                if attempt == self.tries - 1:
                    raise
            except ServerSays as says:
                if says.status != AWAY or attempt == self.tries - 1:
                    raise
            time.sleep(0.2 * 2**attempt)
        raise ConnectionError(self.url)

    def _once(self, method: str, path: str, body: object) -> bytes:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        self._connected().request(method, path, None if body is None else json.dumps(body), headers)
        response = self._connected().getresponse()
        data = response.read()
        if response.status >= 400:
            raise ServerSays(response.status, _words(data))
        return data

    def _connected(self) -> http.client.HTTPConnection:
        if self._wire is None:
            parts = urlsplit(self.url)
            kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
            self._wire = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
        return self._wire

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None


def _words(data: bytes) -> Say:
    try:
        words: dict[str, Any] = json.loads(data)["words"]
        return Say(words["key"], words.get("args", {}))
    except (ValueError, KeyError, TypeError):
        return Say("server-trouble")
