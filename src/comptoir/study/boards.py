"""The table drawn in plain text, as one seat sees it."""

from collections.abc import Callable
from typing import Any

from comptoir.games.cafe_international.plan import PLACE_NAMES, TABLE_NAMES
from comptoir.games.cafe_international.wording import GUESTS, NATION_KEYS
from comptoir.games.top_race.cards import BETS, LETTERS
from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.numbers import ASK_BID
from comptoir.games.top_race.wording import CAR_NAMES, CARD_NAMES
from comptoir.kernel.game import View
from comptoir.words import Words

Drawing = Callable[[Any, list[str], Words], list[str]]


def draw(view: View, names: list[str], words: Words) -> str:
    """The table in a few lines; nothing for a game that has no drawing."""
    drawing = DRAWINGS.get(str(view.__struct_config__.tag))
    return "\n".join(drawing(view, names, words)) if drawing else ""


def cafe_race(view: Any, names: list[str], words: Words) -> list[str]:
    """Three flights, the clerks as letters on their spaces, and what everyone still has in the cup."""
    lines = []
    for first, last in ((0, 10), (11, 20), (21, 29)):
        cells = []
        for space in range(first, last + 1):
            clerks = "".join(chr(65 + seat) for seat in range(view.seats) if view.spaces[seat] == space)
            flat = space in (0, 8, 9, 10, 18, 19, 20, 28, 29)
            cells.append(f"{'_' if flat else ''}{space}{':' + clerks if clerks else ''}")
        lines.append("  " + "  ".join(cells))
    for seat in range(view.seats):
        held = words.text("cli-board-coffees", coffees=view.coffees[seat], space=view.spaces[seat])
        known = [("speed", view.speeds[seat]), ("thrust", view.thrusts[seat])]
        settled = "".join(f" · {words.text(f'study-{word}', value=value)}" for word, value in known if value)
        lines.append(f"  {chr(65 + seat)} {names[seat]:10} {'●' * view.coffees[seat]:5} {held}{settled}")
    if any(view.dice):
        lines.append("  " + words.text("cli-board-dice", dice=" ".join(str(die) for die in view.dice if die)))
    return [*lines, *(f"  {told}" for told in die_for_sale(view, names, words))]


def die_for_sale(view: Any, names: list[str], words: Words) -> list[str]:
    """What is bid for, and who leads with what."""
    if not view.offered:
        return []
    if view.leader < 0:
        return [words.text("cafe-race-board-offered", die=view.offered)]
    return [words.text("cafe-race-board-offered-bid", die=view.offered, seat=names[view.leader], bid=view.bid)]


def espresso_doppio(view: Any, names: list[str], words: Words) -> list[str]:
    """The five spaces with what stands on them, then each player's beans, and below them the cards face up."""
    pieces = [(colour, kind) for kind in ("saucer", "cup", "spoon") for colour in ("white", "caramel", "brown")]
    lines = []
    for space in range(1, 6):
        here = [f"espresso-doppio-piece-{c}-{k}" for (c, k), at in zip(pieces, view.spaces, strict=True) if at == space]
        lines.append(f"  {space}  " + (", ".join(words.text(key) for key in here) or "–"))
    for seat in range(view.seats):
        lines.append(f"  {names[seat]:10} {words.text('cli-board-beans', beans=view.beans[seat])}")
        lines += [f"    {card_in_words(view, card, words)}" for card in view.face_up(seat)]
    return lines


def card_in_words(view: Any, card: int, words: Words) -> str:
    """A card by its number: what it asks for, the beans it brings each time, and those it would bring now."""
    face = view.deck[card - 1]
    parts = ", ".join(words.text(f"espresso-doppio-part-{part}") for part in face.parts if part)
    about = words.text(f"espresso-doppio-condition-{face.condition}")
    told = {"card": card, "beans": face.beans, "now": view.pay(card), "takes": "yes" if face.takes else "no"}
    return words.text("cli-board-espresso", about=about, parts=parts or "none", **told)


def cafe_international(view: Any, names: list[str], words: Words) -> list[str]:
    """The X of tables with the seats around them, whoever sits there, and what everyone holds."""
    rows = (". o1 . o2 .", "o8 TL N TR o3", ". W C E .", "o7 BL S BR o4", ". o6 . o5 .")
    lines = ["".join(spot_in_cafe(view, spot, words).center(15) for spot in row.split()).rstrip() for row in rows]
    for seat in range(view.seats):
        counts = {"cards": view.cards[seat], "hidden": view.hidden[seat], "points": view.made(seat)}
        lines.append(f"  {names[seat]:10} {words.text('cli-board-guests', **counts)}")
    lines.append("  " + words.text("cli-board-piles", guests=view.guests_left, tables=sum(view.tables_left)))
    own = [words.text(GUESTS[kind]) for kind, count in enumerate(view.hand) for _ in range(count)]
    return [*lines, "  " + words.text("cafe-international-event-hand", guests=", ".join(own))] if own else lines


def spot_in_cafe(view: Any, spot: str, words: Words) -> str:
    """A table with its nation, or a seat with its guest; nothing in the corners."""
    if spot == ".":
        return ""
    if spot in TABLE_NAMES:
        nation = view.tables[TABLE_NAMES.index(spot)]
        return f"[{words.text(NATION_KEYS[nation])}]" if nation >= 0 else "[ ]"
    guest = view.guests[PLACE_NAMES.index(spot)]
    return f"{spot} {words.text(NATION_KEYS[guest >> 1])} {'♀♂'[guest & 1]}" if guest >= 0 else f"{spot} ·"


def top_race(view: Any, names: list[str], words: Words) -> list[str]:
    """The cars in their order, each on a straight as long as the race; then money, cards and one's own hand."""
    order = sorted(range(len(CAR_NAMES)), key=lambda car: (view.places[car] or 9, view.spaces[car] < 0, view.left[car]))
    lines = [car_on_its_way(view, car, names, words) for car in order]
    for seat in range(view.seats):
        cards = view.piles[seat] or (view.hand_sizes[view.holds[seat]] if view.holds[seat] >= 0 else 0)
        held = [] if view.options.children else [words.text("cli-board-money", money=view.money[seat])]
        lines.append(f"  {names[seat]:10} {' · '.join([*held, words.text('cli-board-cards', cards=cards)])}")
    if view.card >= 0:
        lines.append("  " + words.text("cli-board-card", card=words.text(CARD_NAMES[view.card])))
    if view.options.bets and view.seat >= 0:
        bets = [(line, view.bet(view.race + 1, line, view.seat)) for line in range(1, BETS + 1)]
        lines += [
            f"  {words.text('study-bet', line=line, car=words.text(CAR_NAMES[LETTERS.index(car)]))}"
            for line, car in bets
            if car
        ]
    lines += [f"  {told}" for told in driver_for_sale(view, names, words)]
    own = [words.text(CARD_NAMES[kind]) for kind, count in enumerate(view.hand) for _ in range(count)]
    return [*lines, *(f"    {card}" for card in own)]


def driver_for_sale(view: Any, names: list[str], words: Words) -> list[str]:
    """Whose driver is bid for, and who leads with what."""
    if view.offered < 0 or view.ask != ASK_BID:
        return []
    car = words.text(CAR_NAMES[view.offered])
    if view.leader < 0:
        return [words.text("top-race-board-offered", car=car)]
    return [words.text("top-race-board-offered-bid", car=car, seat=names[view.leader], amount=view.bid)]


def car_on_its_way(view: Any, car: int, names: list[str], words: Words) -> str:
    """One car: whose it is, how far it has come, and the steps it has left."""
    owner = names[view.owner[car]] if view.owner[car] >= 0 else "–"
    left, far = view.left[car], circuit_for(view.options.circuit).front + 1
    road = ["·"] * STRAIGHT
    if view.spaces[car] >= 0:
        road[max(0, min(STRAIGHT - 1, (far - left) * STRAIGHT // far))] = "x" if view.broken[car] else ">"
    if view.places[car]:
        state = words.text("cli-board-home", place=view.places[car])
    elif view.spaces[car] < 0:
        state = words.text("cli-board-unsold" if view.owner[car] < 0 else "cli-board-bought")
    else:
        state = words.text("cli-board-left", left=left) if left > 0 else words.text("cli-board-past", steps=1 - left)
    return f"  {words.text(CAR_NAMES[car]):8} {owner:10} {''.join(road)}| {state}"


STRAIGHT = 40  # letters from the grid to the line

DRAWINGS: dict[str, Drawing] = {
    "cafe-international": cafe_international,
    "cafe-race": cafe_race,
    "espresso-doppio": espresso_doppio,
    "top-race": top_race,
}
