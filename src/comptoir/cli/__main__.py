"""`python -m comptoir.cli`."""

from comptoir.cli import main

main()
