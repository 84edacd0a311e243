"""A streak that forgives a day a week and never scolds."""

from collections.abc import Collection

from comptoir.house.dates import days_before

WEEK = 7


def streak_of(done: Collection[str], today: str) -> int:
    """How many days in a row, today's if it is done; one day missed in any seven does not end it, and is not counted.
    Today is not missed before it is over.
    """
    count, missed = 0, list[int]()
    for back in range(len(done) * 2 + 2):
        if days_before(today, back) in done:
            count += 1
        elif back > 0:
            missed = [day for day in missed if back - day < WEEK]
            if missed:
                break
            missed.append(back)
    return count
