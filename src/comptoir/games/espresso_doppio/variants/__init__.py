"""Espresso solo and the espresso master."""
