"""Ruling R2 rests on a search: which layouts at all explain the rulebook's turn of 23 points?"""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from comptoir.games.cafe_international.choices import NATION_LETTERS
from comptoir.games.cafe_international.plan import PLACES, SEATS_AT, TABLES, TABLES_AT
from comptoir.games.cafe_international.room import Room, empty_room
from comptoir.games.cafe_international.rules.scoring import Doubling, points_at
from comptoir.games.cafe_international.rules.seating import keeps_balance
from comptoir.games.cafe_international.variants.company import CompanyDoubling

Places = tuple[int, ...]
# What the three guests of the turn score, table by table.
PAYS = [{"RU": 6, "FR": 2}, {"FR": 3, "ES": 2}, {"IT": 4, "FR": 4, "EN": 2}]
NATIONS = ("RU", "ES", "FR", "IT", "EN")

# A layout by what matters: the tables each seat touches. It is the same when the café is turned, mirrored, or a guest
# changes to the other outer seat of its table.
Layout = tuple[tuple[str, ...], tuple[str, ...]]


def layouts(doubling: Doubling) -> set[Layout]:
    """Every way to lay the tables, seat some guests beforehand and play three more that score just this."""
    return {
        (tuple(touched(laid, place) for place in seats), tuple(sorted(touched(laid, place) for place in before)))
        for laid in permutations(NATIONS)
        for seats, before in crowds(laid)
        if nations_fit(laid, seats, before, doubling) and sexes_fit(seats, before)
    }


def touched(laid: tuple[str, ...], place: int) -> str:
    return " ".join(sorted(laid[table] for table in TABLES_AT[place]))


def crowds(laid: tuple[str, ...]) -> Iterator[tuple[Places, Places]]:
    """Seats for the three guests and for those before them such that the heads at every table could pay this."""
    fitting = [[p for p in range(PLACES) if pays.keys() <= {laid[t] for t in TABLES_AT[p]}] for pays in PAYS]
    for seats in product(*fitting):
        others = [place for place in range(PLACES) if place not in seats]
        for count in range(len(others) + 1 if len(set(seats)) == 3 else 0):
            for before in combinations(others, count):
                if heads_fit(laid, seats, before):
                    yield seats, before


def heads_fit(laid: tuple[str, ...], seats: Places, before: Places) -> bool:
    """As many heads as points, or half as many where doubled; one where nothing is paid; no table full too early."""
    taken = set(before)
    for place, pays in zip(seats, PAYS, strict=True):
        if any(taken.issuperset(SEATS_AT[table]) for table in range(TABLES)):
            return False
        taken.add(place)
        for table in TABLES_AT[place]:
            heads, points = len(taken.intersection(SEATS_AT[table])), pays.get(laid[table], 0)
            if points not in ((heads, heads * 2) if heads > 1 else (0,)):
                return False
    return True


def nations_fit(laid: tuple[str, ...], seats: Places, before: Places, doubling: Doubling) -> bool:
    """Some choice of nations, each near a table of its own, scores just this."""
    own = [sorted({laid[table] for table in TABLES_AT[place]}) for place in (*before, *seats)]
    return any(scores_this(laid, seats, before, nations, doubling) for nations in product(*own))


def scores_this(
    laid: tuple[str, ...], seats: Places, before: Places, nations: tuple[str, ...], doubling: Doubling
) -> bool:
    room = empty_room()
    for table, nation in enumerate(laid):
        room.lay(table, NATION_LETTERS.index(nation))
    kinds = [NATION_LETTERS.index(nation) * 2 for nation in nations]
    for place, kind in zip(before, kinds, strict=False):
        room.sit(kind, place)
    for place, kind, pays in zip(seats, kinds[len(before) :], PAYS, strict=True):
        room.sit(kind, place)
        if any(points_at(room, doubling, table) != pays.get(laid[table], 0) for table in TABLES_AT[place]):
            return False
    return True


def sexes_fit(seats: Places, before: Places) -> bool:
    """Some choice of sexes lets all of them sit down one after the other."""
    places = (*before, *seats)
    return any(sits_balanced(empty_room(), places, sexes) for sexes in product((0, 1), repeat=len(places)))


def sits_balanced(room: Room, places: Places, sexes: tuple[int, ...]) -> bool:
    for place, sex in zip(places, sexes, strict=True):
        if not keeps_balance(room, sex, place):
            return False
        room.sit(sex, place)
    return True


def test_three_layouts_explain_the_23_points_if_the_tables_nation_doubles() -> None:
    assert len(layouts(Doubling())) == 3


def test_no_layout_explains_them_if_any_one_nation_doubles() -> None:
    assert layouts(CompanyDoubling()) == set()


def test_only_one_of_them_fills_france_and_italy_together() -> None:
    """The one that test_clearing plays: then four guests sit at Italy, two of them on its outer seats beforehand."""
    filling = [(seats, before) for seats, before in layouts(Doubling()) if before.count("IT") == 2]
    assert filling == [
        (("ES FR RU", "EN ES FR", "EN FR IT"), ("FR IT RU", "IT", "IT", "RU")),
    ]
