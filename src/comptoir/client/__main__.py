"""An example bot: `python -m comptoir.client http://127.0.0.1:8000/t/…` takes a free seat and plays at random."""

import random
import re
import sys
from http.client import HTTPException
from urllib.parse import urlsplit

from comptoir.client import Client, ServerSays, play
from comptoir.words import language_here, words


def main(link: str) -> None:
    parts = urlsplit(link)
    table = Client.named(f"{parts.scheme}://{parts.netloc}", "Robot").table(parts.path)
    table.sit_anywhere()
    table.ready()
    play(table, lambda turn: random.choice(turn.choices).number)


def is_a_table(link: str) -> bool:
    """As the page shows it: http://127.0.0.1:8000/t/… — the house alone has no seat to take."""
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https") and bool(parts.netloc) and re.fullmatch(r"/t/[^/]+/?", parts.path) is not None
    )


def run(arguments: list[str]) -> str:
    """Play; returns what went wrong, in one sentence."""
    here = words(language_here())
    if len(arguments) != 1 or not is_a_table(arguments[0]):
        return here.text("cli-client-usage")
    try:
        main(arguments[0])
    except ServerSays as refused:
        return here.say(refused.say, [])
    except (OSError, HTTPException, ValueError):
        return here.text("cli-client-away", link=arguments[0])
    return ""


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]) or 0)
