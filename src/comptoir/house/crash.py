"""Named points where a test may have the process die as if the power went; what dying is, the door knows."""

from collections.abc import Callable


class Points:
    """Passed without effect, unless a test asked for a sudden death at one of them."""

    on_pass: Callable[[str], None] | None = None


POINTS = Points()


def crash_point(name: str) -> None:
    if POINTS.on_pass is not None:
        POINTS.on_pass(name)
