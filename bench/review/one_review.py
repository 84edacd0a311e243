"""One whole review in whichever Python runs this: its hash, and the processor time it took; prints JSON.

    python bench/review/one_review.py RULE_SET SEATS SEED THINKING [twice]

Reads nothing but the house itself, so that the browser's Python can run it as well.
"""

import hashlib
import json
import sys
import time

import msgspec

from comptoir.games import find
from comptoir.kernel.luck import Fast
from comptoir.kernel.record import Record
from comptoir.kernel.session import Session
from comptoir.review import Review, review_game
from comptoir.review.eyes import house_reference


def quick_game(rule_set: str, seats: int, seed: int) -> Record:
    """Usual players on all seats."""
    game, options = find(rule_set)
    session = Session(game, options, seats, Fast(seed))
    luck = Fast(seed + 2)
    reference = house_reference(game.name)
    while not session.over:
        for seat in session.waiting():
            session.play(seat, reference.pick(session.position, seat, luck))
    return session.record


def timed(record: Record, thinking: float) -> tuple[Review, float]:
    begun = time.process_time()
    review = review_game(record, thinking=thinking)
    return review, time.process_time() - begun


def main(rule_set: str, seats: int, seed: int, thinking: float, twice: bool) -> None:
    record = quick_game(rule_set, seats, seed)
    review, seconds = timed(record, thinking)
    again = timed(record, thinking)[1] if twice else 0.0
    mark = hashlib.sha256(msgspec.json.encode(review)).hexdigest()[:12]
    print(json.dumps({"hash": mark, "seconds": seconds, "again": again, "steps": len(review.moments) - 1}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), "twice" in sys.argv)
