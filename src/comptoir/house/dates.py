"""Dates by UTC, as text such as 2026-11-17, without asking any machine what day it is."""

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

DAY = 86_400_000  # ms
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def date_at(now: int) -> str:
    """The date at this time, in milliseconds since 1970."""
    return date_of(now // DAY)


def date_of(day: int) -> str:
    """The date so many days after the first of January 1970."""
    year = 1970
    while day >= 365 + leap(year):
        day -= 365 + leap(year)
        year += 1
    month = 1
    while day >= length(year, month):
        day -= length(year, month)
        month += 1
    return f"{year:04}-{month:02}-{day + 1:02}"


def day_of(date: str) -> int:
    """How many days after the first of January 1970 it is; Refused where there is no such date."""
    parts = date.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isascii() and part.isdigit() for part in parts):
        raise Refused(Say("server-day-unknown"))
    year, month, day = (int(part) for part in parts)
    if not (1970 <= year < 3000 and 1 <= month <= 12 and 1 <= day <= length(year, month)):
        raise Refused(Say("server-day-unknown"))
    before = sum(365 + leap(each) for each in range(1970, year)) + sum(length(year, each) for each in range(1, month))
    return before + day - 1


def days_before(date: str, days: int) -> str:
    return date_of(day_of(date) - days)


def leap(year: int) -> int:
    return int(year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))


def length(year: int, month: int) -> int:
    return MONTHS[month - 1] + (leap(year) if month == 2 else 0)
