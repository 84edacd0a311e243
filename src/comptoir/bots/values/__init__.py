"""Learned values: what a position looks like to a seat, in small whole numbers, and a small network that has seen many.

Everything here is whole numbers, so that one position has one value in every build and on every machine.
"""
