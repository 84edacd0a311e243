"""The server: tables, seats, live play, storage. It knows no rules; games come from the registry."""
