"""Doors to research: the games as PettingZoo environments and as OpenSpiel games."""
