"""One file per variant."""
