"""The other door to the house: the same tables in a worker of a browser, without a network.

What the browser gives is behind three small classes (`ports.py`): a drawer to keep things in, a line to the page, and
a bench where bots think. Only text passes between us and them.
"""
