"""Over 10,000 games of each title and 1,000 of every other rule set luck and the deal are nobody's on average, and the
chances a review tells come true. Broken off, it goes on where it was.

`SHARE=0.01 make soak PARTS=luck` plays a hundredth of them; only the whole of it is written to bench/results/review.md.
"""

import os

from bench.review import cells, luck_page, page
from bench.review.campaign import Campaign
from tests.soak.telling import tell

SHARE = float(os.environ.get("SHARE", "1"))


def test_luck_and_deal_are_nobodys_and_chances_come_true() -> None:
    found = Campaign(SHARE).play_on()
    pieces = luck_page.pieces(found)
    if SHARE == 1:
        page.keep(pieces)
    else:
        print("".join(pieces.values()))
    zs = luck_page.all_cells(found)
    slopes = luck_page.slopes(found)
    games = sum(map(len, found.values()))
    told = ", ".join(f"{name} {slope:.2f} ± {doubt:.2f}" for name, (slope, doubt) in slopes.items())
    tell(f"{games:,} games, {len(zs)} cells of luck and deal, largest |z| {max(map(abs, zs)):.1f}; slopes: {told}")
    assert max(map(abs, zs)) < luck_page.MOST_Z
    assert cells.significant(zs) == 0
    low, high = luck_page.SLOPES
    assert all(low <= slope <= high for slope, _ in slopes.values()), slopes
