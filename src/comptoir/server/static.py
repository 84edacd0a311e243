"""The web table's files, as vite built and squeezed them: hashed ones kept for ever, the page itself always fresh.

They are read once, beside the event loop; a page built anew while the server runs is noticed when it is asked for.
"""

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from comptoir.games import GAMES
from comptoir.server.web import Call, Site

# Resolved: beside the compiled rules the folder is a link, and a link may be laid anew.
ROOT = (Path(__file__).parent / "static").resolve()
PAGE = "index.html"
TABLE = "t/"
FOREVER = "public, max-age=31536000, immutable"
# By hand: what a machine's own list of kinds lacks would not run in a browser.
KINDS = {
    ".webmanifest": "application/manifest+json", ".js": "text/javascript", ".mjs": "text/javascript",
    ".wasm": "application/wasm", ".zip": "application/zip", ".woff2": "font/woff2",
}  # fmt: skip
LASTING = ("assets/", "pocket/")  # their names change with their contents
LARGE = 1 << 20  # bytes: such a file is kept squeezed only, and opened for the rare asker who cannot
# The worker in which the pocket's house runs, and no other answer, may run WebAssembly.
WORKER = "assets/pocket-worker-"
WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"


class Asset(Struct, frozen=True):
    """A file in every form it can be sent in: plain, and squeezed where that pays."""

    kind: str
    tag: str
    forms: dict[str, bytes]


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (ROOT / f"{PAGE}.gz").is_file()


def read(path: Path) -> Asset:
    """The file called `path`, which may be there in squeezed form only."""
    squeezed = {
        name: Path(f"{path}{suffix}").read_bytes()
        for name, suffix in (("br", ".br"), ("gzip", ".gz"))
        if Path(f"{path}{suffix}").is_file()
    }
    plain = gzip.decompress(squeezed["gzip"]) if squeezed else path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return asset(kind, plain, squeezed)


def asset(kind: str, plain: bytes, squeezed: dict[str, bytes]) -> Asset:
    forms = squeezed if squeezed and len(plain) > LARGE else {**squeezed, "": plain}
    return Asset(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', forms)


def playing(page: Asset, game: str) -> Asset:
    """The page as it is sent to a table of this game: it asks for the board at once (web/public/theme.js)."""
    plain = page.forms[""].replace(b"<html ", b'<html data-ahead="%s" ' % game.encode(), 1)
    return asset(page.kind, plain, {"gzip": gzip.compress(plain)})


def read_all(root: Path) -> dict[str, Asset]:
    files = [file for file in root.rglob("*") if file.is_file() and not file.relative_to(root).parts[0].startswith(".")]
    names = {file.with_suffix("") if file.suffix in (".br", ".gz") else file for file in files}
    found = {name.relative_to(root).as_posix(): read(name) for name in names}
    pages = {TABLE + game: playing(found[PAGE], game) for game in GAMES} if PAGE in found else {}
    return {**found, **pages}


class Shelf:
    """All files of the page, in memory."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.built = 0
        self.assets: dict[str, Asset] = {}

    def _built(self) -> int:
        page = self.root / f"{PAGE}.gz"
        return page.stat().st_mtime_ns if page.is_file() else 0

    async def fill(self) -> None:
        """Read what was built since the last time."""
        built = self._built()
        if built != self.built:
            self.assets, self.built = await asyncio.to_thread(read_all, self.root), built


SHELF = Shelf(ROOT)


async def static(call: Call) -> Response:
    """A file by its name; any other address is one of the page's own, so the page answers."""
    name = str(call.request.scope["path"]).lstrip("/")
    if name not in SHELF.assets:
        if name.startswith((*LASTING, "api/")):
            return Response("", 404)
        await SHELF.fill()
    found = SHELF.assets.get(name) or SHELF.assets.get(page_at(call.site, name))
    if found is None:
        return Response("Comptoir", 200, {"cache-control": "no-cache"}, "text/plain")
    response = await answer(call.request, found, FOREVER if name.startswith(LASTING) else "no-cache")
    if name.startswith(WORKER):
        response.headers["content-security-policy"] = WORKER_POLICY
    return response


def page_at(site: Site, name: str) -> str:
    """Which page belongs to an address. Only tables that are awake are looked at: files cost nobody a question."""
    room = site.house.rooms.get(name.removeprefix(TABLE)) if name.startswith(TABLE) else None
    return TABLE + room.table.game.name if room is not None else PAGE


async def answer(request: Request, found: Asset, keep: str) -> Response:
    headers = {"cache-control": keep, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    form = next((form for form in ("br", "gzip") if form in found.forms and form in accepted), "")
    if form:
        headers["content-encoding"] = form
    body = found.forms[form] if form in found.forms else await asyncio.to_thread(gzip.decompress, found.forms["gzip"])
    return Response(body, 200, headers, found.kind)
