"""The version, in a file of its own: who needs only this need not load the games."""

VERSION = "0.1.0"
