"""The web table's files, as vite built them: hashed ones for ever, the page itself always fresh."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from comptoir.server.web import Call

# Resolved: beside the compiled rules the folder is a link, and what is asked for is compared with where it leads.
ROOT = (Path(__file__).parent / "static").resolve()
FOREVER = "public, max-age=31536000, immutable"
SMALL = 1024


class Asset:
    """A file in memory, plain and squeezed."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        text = self.kind.startswith("text/") or self.kind.endswith(("javascript", "json", "xml", "+xml"))
        self.squeezed = gzip.compress(self.body, 6) if text and len(self.body) > SMALL else b""


@lru_cache(500)
def _read(path: Path, _changed: int) -> Asset:
    return Asset(path)


def asset(path: Path) -> Asset:
    """From memory, unless the file was built anew."""
    return _read(path, path.stat().st_mtime_ns)


async def static(call: Call) -> Response:
    """A file by its name; any other address is one of the page's own, so the page answers."""
    name = call.request.url.path.lstrip("/")
    path = (ROOT / name.replace("\0", "")).resolve()
    known = bool(name) and path.is_relative_to(ROOT) and path.is_file()
    if not known and name.startswith(("assets/", "api/")):
        return Response("", 404)
    page = ROOT / "index.html"
    if not known and not page.is_file():
        return Response("Comptoir", 200, {"cache-control": "no-cache"}, "text/plain")
    return answer(call.request, asset(path if known else page), FOREVER if name.startswith("assets/") else "no-cache")


def answer(request: Request, found: Asset, keep: str) -> Response:
    headers = {"cache-control": keep, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if found.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.squeezed, 200, {**headers, "content-encoding": "gzip"}, found.kind)
    return Response(found.body, 200, headers, found.kind)
