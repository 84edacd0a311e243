"""A small client for a Comptoir server, for scripts and bots elsewhere. It knows no game: it gets views and choices.

client = Client.named("http://127.0.0.1:8000", "Robot")
table = client.open("cafe-race", ["person", "bot", "bot"])
table.start()
play(table, lambda turn: turn.choices[0].number)
"""

from comptoir.client.connection import Connection, ServerSays
from comptoir.client.table import Choice, Client, Play, RemoteTable, Seat, Snapshot, play

__all__ = ["Choice", "Client", "Connection", "Play", "RemoteTable", "Seat", "ServerSays", "Snapshot", "play"]
