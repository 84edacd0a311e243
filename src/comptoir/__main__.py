"""`python -m comptoir`."""

from comptoir.cli import main

main()
