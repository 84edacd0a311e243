"""The regulars of the house: the names bots go by, unless their table calls them otherwise."""

REGULARS = ("Colette", "Marcel", "Odile", "Basile", "Suzon", "Gaspard", "Mireille", "Anatole")
