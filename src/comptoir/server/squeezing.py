"""Answers that would travel in several packets are squeezed into one.

Only those that no stranger's words are in, or nothing that is a secret: whoever sees how long an answer is could have
his own words put beside somebody's key, or hand, and find out by trying how much of it they repeat.
"""

import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

PACKET: Final = 1_300  # bytes of an answer that fit into one packet, its headers beside
MOST: Final = 32_000  # more would take the loop a millisecond: it is squeezed where it is made


def squeezed(request: Request, response: Response) -> Response:
    wished = "gzip" in request.headers.get("accept-encoding", "")
    size = len(response.body)
    if not wished or not PACKET < size <= MOST or response.media_type != "application/json":
        return response
    if "content-encoding" in response.headers:
        return response
    response.body = gzip.compress(response.body, compresslevel=1, mtime=0)
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    return response
