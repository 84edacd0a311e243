"""Where tables are kept: one small interface, SQLite and PostgreSQL behind it."""
