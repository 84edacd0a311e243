"""The four games, all of the same shape; none imports another."""
