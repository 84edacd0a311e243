"""The house: tables without a network. A table is its log; everything that happens to it is an entry of that log.

Whoever opens a door to it (the server, a browser's worker, a test) brings what the house asks for: a *store* for logs,
a *workshop* for whatever takes long, the *time* and *secrets*. It knows no socket, process, thread, signal, database
or file.
"""
