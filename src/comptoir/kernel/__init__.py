"""What every game promises. Knows no game and imports nothing else of ours."""
