"""One small file per chapter of the rulebook."""
