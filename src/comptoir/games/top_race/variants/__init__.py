"""One file per variant: each fills a few slots of the rule book with its own."""
