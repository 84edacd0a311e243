"""The professional race: secret bets at the three lines (the rules' own chapter, not part of the basic game)."""

from comptoir.games.top_race.rules.bets import SecretBets
from comptoir.games.top_race.rules.book import RuleBook


def with_bets(book: RuleBook) -> None:
    book.bets = SecretBets()
