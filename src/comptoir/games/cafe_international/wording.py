"""The message keys of whatever is named in sentences: guests, seats, nations, tables, sexes, ends of the game."""

from comptoir.games.cafe_international.cards import KINDS, NATIONS, SEXES
from comptoir.games.cafe_international.plan import PLACE_NAMES, TABLE_NAMES

GUESTS = [f"guest-{NATIONS[kind >> 1]}-{SEXES[kind & 1]}" for kind in range(KINDS)]
PLACES = [f"cafe-international-place-{name.lower()}" for name in PLACE_NAMES]
NATION_KEYS = [f"nation-{name}" for name in NATIONS]
TABLES = [f"cafe-international-table-{name.lower()}" for name in TABLE_NAMES]
SALONS = ["cafe-international-ladies", "cafe-international-gentlemen"]
ENDS = [f"cafe-international-end-{word}" for word in ("none", "tables", "guests", "hand")]

NAMES = {
    "guest": GUESTS,
    "guests": GUESTS,
    "place": PLACES,
    "places": PLACES,
    "nation": NATION_KEYS,
    "nations": NATION_KEYS,
    "table": TABLES,
    "tables": TABLES,
    "sex": SALONS,
    "reason": ENDS,
}
