"""How long one waits at a table: `make bench-pace`."""
