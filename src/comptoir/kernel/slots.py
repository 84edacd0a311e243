"""From options to slots: how the rule book of every game is filled at set-up."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Book = TypeVar("Book")


def filled(
    book: Book,
    options: object,
    rules: int,
    fillers: Sequence[tuple[str, bool | int | str, Callable[[Book], None]]],
    editions: Sequence[tuple[int, Callable[[Book], None]]] = (),
) -> Book:
    """The basic rules with every chosen variant in its slots, and these as they were under this rules number.

    `fillers` name an option, a value, and what that value puts into the book, in this order; `editions` a rules number,
    and what goes back into the book below it.
    """
    for name, value, fill in fillers:
        if getattr(options, name) == value:
            fill(book)
    for number, put_back in editions:
        if rules < number:
            put_back(book)
    return book
