"""The games from Python, for people who study them."""
