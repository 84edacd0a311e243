"""Start playing: the web table when the server is there, else Café Race in the terminal."""

import importlib.util
import sys

from comptoir.cli import main


def has_server() -> bool:
    return importlib.util.find_spec("comptoir.cli.serve") is not None


if __name__ == "__main__":
    sys.argv = ["comptoir", "serve"] if has_server() else ["comptoir", "play", "cafe-race"]
    main()
