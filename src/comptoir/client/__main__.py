"""An example bot: `python -m comptoir.client http://127.0.0.1:8000/t/…` takes a free seat and plays at random."""

import random
import sys
from urllib.parse import urlsplit

from comptoir.client import Client, play


def main(link: str) -> None:
    parts = urlsplit(link)
    table = Client.named(f"{parts.scheme}://{parts.netloc}", "Robot").table(parts.path)
    table.sit_anywhere()
    table.ready()
    play(table, lambda turn: random.choice(turn.choices).number)


if __name__ == "__main__":
    main(sys.argv[1])
