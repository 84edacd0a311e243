"""The options of Top Race, read once at set-up, and which of them clash."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from comptoir.games.top_race.circuits import SHIPPED, circuit_for
from comptoir.games.top_race.editions import as_in_rules_1
from comptoir.games.top_race.rules.book import RuleBook, basic_rules
from comptoir.games.top_race.variants.bets import with_bets
from comptoir.games.top_race.variants.bingo import with_bingo
from comptoir.games.top_race.variants.blocking import with_blocking
from comptoir.games.top_race.variants.children import with_children
from comptoir.games.top_race.variants.free_order import with_free_order
from comptoir.games.top_race.variants.long_distance import with_long_distance
from comptoir.games.top_race.variants.lucky import with_lucky
from comptoir.games.top_race.variants.open_hand import with_open_hand
from comptoir.games.top_race.variants.tokens import with_tokens
from comptoir.games.top_race.variants.total import with_total
from comptoir.kernel.game import OptionField, Options, Refused
from comptoir.kernel.say import Say
from comptoir.kernel.slots import filled


class TopRaceOptions(Options, frozen=True):
    circuit: str = "classic"  # the name of a shipped circuit, or the text of another
    races: Annotated[int, Meta(ge=1, le=3)] = 1
    bets: bool = False
    open_hand: bool = False
    long_distance: bool = False
    tokens: bool = False  # includes long distance
    blocking: bool = False
    free_order: bool = False
    total: bool = False
    bingo: bool = False
    lucky: bool = False
    children: bool = False


SWITCHES = (
    "bets", "open_hand", "long_distance", "tokens", "blocking", "free_order", "total", "bingo", "lucky", "children",
)  # fmt: skip
FIELDS = (
    OptionField("circuit", "text", "classic", [*SHIPPED]),
    OptionField("races", "choice", 1, [1, 2, 3]),
    *(OptionField(name, "switch", False) for name in SWITCHES),
)
RULE_SETS = {
    "basic": TopRaceOptions(),
    "match": TopRaceOptions(races=3),
    "bets": TopRaceOptions(bets=True),
    "open-hand": TopRaceOptions(open_hand=True),
    "long-distance": TopRaceOptions(long_distance=True),
    "tokens": TopRaceOptions(tokens=True),
    "blocking": TopRaceOptions(blocking=True),
    "free-order": TopRaceOptions(free_order=True),
    "total": TopRaceOptions(total=True),
    "bingo": TopRaceOptions(bingo=True),
    "lucky": TopRaceOptions(lucky=True),
    "children": TopRaceOptions(children=True),
}

# Bingo and what cannot go with it, and why; the children's race goes with nothing.
CLASHES = (
    ("bingo", "open_hand", "no-hands"),
    ("bingo", "total", "no-hands"),
    ("bingo", "lucky", "no-hands"),
    ("open_hand", "lucky", "bought-whole"),
    ("bingo", "tokens", "never-home"),  # named before long distance, which it brings along unasked
    ("bingo", "long_distance", "never-home"),
)

# In this order: lucky and bingo deal in their own way, whatever else is chosen; open hands turn the deal face up.
FILLERS = (
    ("bets", True, with_bets),
    ("long_distance", True, with_long_distance),
    ("tokens", True, with_long_distance),
    ("tokens", True, with_tokens),
    ("lucky", True, with_lucky),
    ("bingo", True, with_bingo),
    ("open_hand", True, with_open_hand),
    ("blocking", True, with_blocking),
    ("free_order", True, with_free_order),
    ("total", True, with_total),
    ("children", True, with_children),
)
EDITIONS = ((2, as_in_rules_1),)


def is_on(options: TopRaceOptions, name: str) -> bool:
    if name == "long_distance":
        return options.long_distance or options.tokens
    return bool(getattr(options, name))


def clash_of(options: TopRaceOptions) -> Say | None:
    """The first two options that do not go together, and why; or what is wrong with the circuit."""
    if options.children and (options.races > 1 or any(is_on(options, name) for name in SWITCHES if name != "children")):
        return Say("top-race-clash-children")
    for one, other, word in CLASHES:
        if is_on(options, one) and is_on(options, other):
            names: dict[str, int | str | list[int | str]] = {
                "one": f"@top-race-option-{one}",
                "other": f"@top-race-option-{other}",
            }
            return Say(f"top-race-clash-{word}", names)
    try:
        circuit_for(options.circuit)
    except Refused as refused:
        return refused.say
    return None


@lru_cache(maxsize=256)
def rules_for(options: TopRaceOptions, rules: int) -> RuleBook:
    """The rule book of a table."""
    basic = basic_rules(options, rules, len(circuit_for(options.circuit).first))
    return filled(basic, options, rules, FILLERS, EDITIONS)
