"""Plain HTTP: one file per room of the house."""
