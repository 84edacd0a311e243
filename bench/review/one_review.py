"""One whole review in whichever Python runs this: its hash, and the processor time it took; prints JSON.

    python bench/review/one_review.py RULE_SET SEATS SEED THINKING

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
from comptoir.review import review_game
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


def main(rule_set: str, seats: int, seed: int, thinking: float) -> None:
    record = quick_game(rule_set, seats, seed)
    begun = time.process_time()
    review = review_game(record, thinking=thinking)
    seconds = time.process_time() - begun
    mark = hashlib.sha256(msgspec.json.encode(review)).hexdigest()[:12]
    print(json.dumps({"hash": mark, "seconds": seconds, "steps": len(review.moments) - 1, "trials": review.trials}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
