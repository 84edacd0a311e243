"""The message keys of whatever is named in sentences: pieces, conditions and their parts, grades."""

from comptoir.games.espresso_doppio.deck import COLOUR_WORDS, CONDITIONS, PARTS, TYPE_WORDS

PIECES = [f"espresso-doppio-piece-{colour}-{kind}" for kind in TYPE_WORDS for colour in COLOUR_WORDS]
TYPES = [f"espresso-doppio-types-{kind}" for kind in TYPE_WORDS]
# A card in words: its condition, then what the condition is about. So a corrected deck is also told correctly.
ABOUT = [f"espresso-doppio-condition-{word}" for word in CONDITIONS]
ABOUT += [f"espresso-doppio-part-{word}" for word in PARTS]
GRADES = [f"espresso-doppio-grade-{word}" for word in ("tea", "filter", "plunger", "machine", "barista")]

NAMES = {
    "piece": PIECES,
    "pieces": PIECES,
    "going": PIECES,
    "coming": PIECES,
    "types": TYPES,
    "about": ABOUT,
    "grade": GRADES,
}
