"""An evening: people, rounds of games, and one log that says what happened, as a table's does."""
