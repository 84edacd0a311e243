"""Whether this house plays in haste: tests of whole games cannot wait as people can."""

import os
from typing import Final

HASTE: Final = bool(os.environ.get("COMPTOIR_HASTE"))

# A bot answers no sooner after a person's choice, or taking back is fiction.
BOT_PAUSE: Final = 50 if HASTE else 1_000  # ms
# Others may have a seat held once nobody has seen its holder for so long: a line may blink.
ABSENCE: Final = 4_000 if HASTE else 30_000  # ms
# How much of its level's thinking a bot does.
BOT_THINKING: Final = 0.1 if HASTE else 1.0
