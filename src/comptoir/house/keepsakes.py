"""What the house keeps of people's days beside their results: under which names, and how it is forgotten with them."""

from comptoir.house.store import Store


def sat_name(person: str, date: str, game: str) -> str:
    """Where somebody's own table of a day is noted."""
    return f"day:{person}:{date}:{game}"


def end_name(date: str, game: str, person: str) -> str:
    """How it ended, for whoever has played the same."""
    return f"end:{date}:{game}:{person}"


def answer_name(person: str, date: str) -> str:
    """What somebody answered to the puzzle of a day, the first time."""
    return f"puzzle:{person}:{date}"


def asked_name(date: str) -> str:
    """Which puzzle a day asks."""
    return f"asked:{date}"


async def forget(store: Store, person: str) -> None:
    """All of it goes with the card: nobody is compared with somebody who wished to be gone."""
    sat = await store.kept(f"day:{person}:")
    ends = [end_name(date, game, person) for _, _, date, game in (name.split(":") for name in sat)]
    await store.let_go([*ends, *sat, *await store.kept(f"puzzle:{person}:")])
