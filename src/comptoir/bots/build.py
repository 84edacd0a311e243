"""Which build of the bots is running: what is a blink compiled may be longer than anybody waits, interpreted."""

from typing import Final

from comptoir.bots import tree

COMPILED: Final = not str(tree.__file__).endswith(".py")
