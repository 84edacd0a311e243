"""The long tests, which only `make soak` runs."""
