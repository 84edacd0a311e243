"""How bots learn what a position is worth: play many games, look back at them, try to foretell how they ended."""
