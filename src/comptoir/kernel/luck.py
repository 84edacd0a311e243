"""Luck: the only source of chance, always passed in from outside."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from comptoir.kernel.bag import Bag

HIGHEST: Final = 2**31  # no game asks for a number below more, and 32 bits could not draw it fairly
USUAL: Final = 2**30 - 1  # what a browser's words of 32 bits compare at once


class LuckNeeded(Exception):
    """Raised by `Dry` luck: the game would now roll dice or draw a card."""


class LuckMismatch(ValueError):
    """Raised by `Script` when the game asks for other luck than what was written down."""


# What lucks are made from comes from outside, of whatever type: compiled code would name types where a sentence is due.


def whole(seed: object) -> int:
    """A seed given from outside: whoever gives a word, a part or a truth has mixed something up."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"A seed is a whole number, not {seed!r}.")
    return seed


def check_bound(bound: int) -> None:
    """There is no number below 0."""
    if not 1 <= bound <= HIGHEST:
        raise ValueError(f"Luck draws below a number from 1 to {HIGHEST}, not below {bound}.")


def another(luck: object) -> "Luck":
    """A luck inside another one."""
    if not isinstance(luck, Luck):
        raise ValueError(f"Luck is something like comptoir.Fast(seed=1), not {luck!r}.")
    return luck


def written(draws: object) -> list[tuple[int, int]]:
    """Pairs of value and bound. Whether they are what a game asks for shows when it does."""
    if not isinstance(draws, (list, tuple)):
        raise ValueError(f"A script is a list of pairs such as (2, 6), a die that shows three, not {draws!r}.")
    return [pair_of(draw) for draw in draws]


def pair_of(draw: object) -> tuple[int, int]:
    if isinstance(draw, (list, tuple)) and len(draw) == 2:
        value, bound = draw
        if is_whole(value) and is_whole(bound):
            return value, bound
    raise ValueError(f"A draw is a pair of whole numbers such as (2, 6), a die that shows three, not {draw!r}.")


def is_whole(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)


def wholes(of: str, given: object) -> list[int]:
    """The wishes of one kind, in a list of their own: they are used up one by one."""
    if not isinstance(given, (list, tuple)) or not all(is_whole(wish) for wish in given):
        raise ValueError(f"The {of} that are meant are a list of whole numbers, not {given!r}.")
    return list(given)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Whole numbers below a bound; dice and draws are made of them."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def die(self) -> int:
        return self.below(6) + 1

    def two_dice(self) -> int:
        return self.below(6) + self.below(6) + 2

    def draw(self, bag: Bag) -> int:
        """Take one card out of the bag and return its kind."""
        kind = bag.find(self.below_in(bag.stream, bag.total))
        bag.take(kind)
        return kind

    def below_in(self, stream: int, bound: int) -> int:
        """A number drawn for one bag. Only `Paired` luck tells bags apart."""
        return self.below(bound)

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        """What the next draws are for: every draw of a game has an address. Only `Addressed` luck goes by it."""

    def wanted(self, bag: Bag) -> int:
        """The place in this bag that is meant to be drawn, or -1 for whichever comes. `Meant` luck has
        wishes, and `Addressed` an order of its own for every draw."""
        return -1

    def __repr__(self) -> str:
        return f"<{type(self).__name__} luck>"


class Fast(Luck):
    """The sfc32 generator: quick, copyable, the same stream on both builds. For simulation, not for real tables."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: object = 0) -> None:
        number = whole(seed)
        self.a = number & 0xFFFFFFFF
        self.b = (number >> 32) & 0xFFFFFFFF
        self.c = (number >> 64) & 0xFFFFFFFF
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        mask: i64 = 0xFFFF  # twice: a number that a browser's words cannot hold would be looked up every time
        mask = mask << 16 | mask
        result: i64 = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & mask)) & mask
        self.c = ((((self.c << 21) & mask) | (self.c >> 11)) + result) & mask
        return result

    def below(self, bound: int) -> int:
        if not 1 <= bound <= USUAL:
            check_bound(bound)
        wide: i64 = bound
        return (self.word() * wide) >> 32

    def die(self) -> int:
        return ((self.word() * 6) >> 32) + 1

    def two_dice(self) -> int:
        return ((self.word() * 6) >> 32) + ((self.word() * 6) >> 32) + 2

    def copy(self) -> "Fast":
        twin = Fast(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (fast_from, (int(self.a), int(self.b), int(self.c), int(self.counter)))


def fast_from(a: int, b: int, c: int, counter: int) -> Fast:
    """A `Fast` luck in the middle of its stream."""
    luck = Fast(0)
    luck.a = a
    luck.b = b
    luck.c = c
    luck.counter = counter
    return luck


class Fair(Luck):
    """Luck for real tables: draw i of entry k is HMAC-SHA-256 of (k, i) under the seed, so anyone can check it."""

    def __init__(self, seed: object, entry: object) -> None:
        """`seed` is bytes; `entry` is how many earlier entries of the log used luck, taken-back ones included."""
        if not isinstance(seed, bytes):
            raise ValueError(f"The seed of fair luck is bytes, such as b'secret', not {seed!r}.")
        if isinstance(entry, bool) or not isinstance(entry, int) or entry < 0:
            raise ValueError(f"How many entries used luck before is a whole number from 0 on, not {entry!r}.")
        self.seed: bytes = seed
        self.entry: int = entry
        self.drawn = 0

    def below(self, bound: int) -> int:
        check_bound(bound)
        attempt = 0
        limit = bound * (2**64 // bound)
        while True:
            word = fair_word(self.seed, self.entry, self.drawn, attempt)
            if word < limit:
                self.drawn += 1
                return word % bound
            attempt += 1


def fair_word(seed: bytes, entry: int, draw: int, attempt: int) -> int:
    """The 64-bit word behind one draw; a later attempt is only made when the word would favour small numbers."""
    message = f"{entry}:{draw}:{attempt}".encode()
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")


class Script(Luck):
    """Luck written down beforehand, as (value, bound) pairs: tests and replays."""

    def __init__(self, draws: object) -> None:
        self.draws: list[tuple[int, int]] = written(draws)
        self.used = 0

    def below(self, bound: int) -> int:
        if self.used >= len(self.draws):
            raise LuckMismatch(f"The script has no luck left, but a number below {bound} is needed.")
        value, written = self.draws[self.used]
        if written != bound or not 0 <= value < bound:
            raise LuckMismatch(f"The script has {value}/{written}, but a number below {bound} is needed.")
        self.used += 1
        return value

    def rest(self) -> int:
        """How many draws are still unused."""
        return len(self.draws) - self.used

    def __repr__(self) -> str:
        return f"<Script luck, {self.rest()} of {len(self.draws)} draws left>"


class Then(Luck):
    """Written down at first, free afterwards: `Then(dice(6, 1), Fast(7))` rolls a six and a one, then anything."""

    def __init__(self, first: object, after: object) -> None:
        if not isinstance(first, Script):
            raise ValueError(f"What comes first is written down, such as comptoir.dice(6, 1), not {first!r}.")
        self.first: Script = first
        self.after: Luck = another(after)

    def __repr__(self) -> str:
        return f"<{self.first!r} then {self.after!r}>"

    def below(self, bound: int) -> int:
        return self.first.below(bound) if self.first.rest() else self.after.below(bound)

    def below_in(self, stream: int, bound: int) -> int:
        return self.first.below(bound) if self.first.rest() else self.after.below_in(stream, bound)

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        self.after.at(purpose, round, seat, number)


class Meant(Luck):
    """Luck told by what it brings: the next faces of dice, the next kinds out of each bag, and other numbers; what is
    not told comes from another luck.
    """

    def __init__(self, after: object, faces: object, numbers: object, kinds: object, names: object = None) -> None:
        """`comptoir.meant` makes one by the names of bags and kinds."""
        if not isinstance(kinds, dict) or not (names is None or isinstance(names, dict)):
            raise ValueError(f"Kinds and their names are lists by the stream of a bag, not {kinds!r} and {names!r}.")
        self.after: Luck = another(after)
        self.faces: list[int] = wholes("faces", faces)
        self.numbers: list[int] = wholes("numbers", numbers)
        self.kinds: dict[int, list[int]] = {whole(bag): wholes("kinds", some) for bag, some in kinds.items()}
        self.names: dict[int, list[str]] = names if isinstance(names, dict) else {}  # of these kinds, in the same way

    def __repr__(self) -> str:
        wishes = len(self.faces) + len(self.numbers) + sum([len(kinds) for kinds in self.kinds.values()])
        return f"<Meant luck, {wishes} wishes left, then {self.after!r}>"

    def below(self, bound: int) -> int:
        wishes = self.faces if bound == 6 else self.numbers
        if not wishes:
            return self.after.below(bound)
        value = wishes.pop(0) - (1 if bound == 6 else 0)
        if not 0 <= value < bound:
            raise LuckMismatch(f"A number below {bound} is needed, and {value} was meant.")
        return value

    def below_in(self, stream: int, bound: int) -> int:
        return self.after.below_in(stream, bound)

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        self.after.at(purpose, round, seat, number)

    def wanted(self, bag: Bag) -> int:
        wishes = self.kinds.get(bag.stream)
        if not wishes:
            return -1
        kind = wishes.pop(0)
        if bag.counts[kind] == 0:
            name = self.names[bag.stream][kind] if bag.stream in self.names else f"of kind {kind}"
            raise LuckMismatch(f"{name} was meant to be drawn, and there is none left in the bag.")
        return sum(bag.counts[:kind])

    def draw(self, bag: Bag) -> int:
        place = self.wanted(bag)
        if place < 0:
            return super().draw(bag)
        kind = bag.find(place)
        bag.take(kind)
        return kind


def check_face(face: object) -> int:
    """A die of one's own has the faces of every other."""
    if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= 6:
        raise ValueError(f"A die shows a number from 1 to 6, not {face!r}.")
    return face


def dice(*faces: object) -> Script:
    """Scripted luck made of six-sided dice only: `dice(6, 1)` rolls a six, then a one."""
    return Script([(check_face(face) - 1, 6) for face in faces])


class Dry(Luck):
    """No luck at all: for looking ahead as far as nothing is left to chance."""

    def below(self, bound: int) -> int:
        raise LuckNeeded(f"Chance would decide now: a number below {bound} is needed.")


class Recorder(Luck):
    """Writes down every draw of another luck."""

    def __init__(self, inner: object) -> None:
        self.inner: Luck = another(inner)
        self.draws: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        return f"<Recorder of {self.inner!r}, {len(self.draws)} draws written down>"

    def below(self, bound: int) -> int:
        value = self.inner.below(bound)
        self.draws.append((value, bound))
        return value

    def below_in(self, stream: int, bound: int) -> int:
        value = self.inner.below_in(stream, bound)
        self.draws.append((value, bound))
        return value

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        self.inner.at(purpose, round, seat, number)

    def draw(self, bag: Bag) -> int:
        place = self.inner.wanted(bag)
        if place < 0:
            return super().draw(bag)
        self.draws.append((place, bag.total))
        kind = bag.find(place)
        bag.take(kind)
        return kind


class Paired(Luck):
    """One stream for the dice and one per bag, so that games from one seed meet the same luck as long as possible."""

    def __init__(self, seed: object) -> None:
        self.seed = whole(seed)
        self.dice = Fast(self.seed)
        self.bags: dict[int, Fast] = {}

    def below(self, bound: int) -> int:
        return self.dice.below(bound)

    def below_in(self, stream: int, bound: int) -> int:
        if stream not in self.bags:
            self.bags[stream] = Fast(self.seed + ((stream + 1) << 64))
        return self.bags[stream].below(bound)
