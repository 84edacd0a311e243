"""The command line, as its users meet it."""

from collections.abc import Callable

# Run a command; its exit code, what it said, and what it complained about.
Told = Callable[..., tuple[int, str, str]]
