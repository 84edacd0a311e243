"""How a field of a position begins and is copied, said where it is declared. `python -m tools.fields` writes it out.

A field of a position is `name: int = 0`, or `name: Annotated[list[int], Fresh("[0] * seats")]`; one with neither, such
as a rule slot, is given at set-up and shared by all copies. Lists are no defaults of a class: compiled, every position
would have its own, interpreted, all would share one.
"""


class Fresh:
    """The field of an empty table, as an expression of `seats` and what is given; every copy gets its own.

    `copied` says otherwise: `shared` for a list that is only ever replaced as a whole, or an expression of `old`.
    """

    def __init__(self, empty: str, copied: str = "") -> None:
        self.empty = empty
        self.copied = copied


class Anew(Fresh):
    """The same, and the field begins again whenever the table is cleared: before every race of a match."""
