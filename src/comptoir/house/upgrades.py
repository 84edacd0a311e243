"""At the start every running table is replayed; one whose game no longer plays the same is frozen."""

import logging

from comptoir.house.house import House, Trouble, Unknown
from comptoir.house.store import Card

logger = logging.getLogger("comptoir.upgrades")


async def check_running(house: House) -> None:
    """Each goes on under the rules number it began with; one that diverges all the same refuses choices."""
    for card in await house.store.running():
        try:
            await _check(house, card)
        except Unknown:
            logger.warning("a table of an unknown game is left alone", extra={"table": card.id[:6], "game": card.game})
        except Trouble:
            continue  # it is in the logs, and will be woken again


async def _check(house: House, card: Card) -> None:
    known = card.id in house.rooms
    room = await house.room(card.id)
    if not known:
        room.used = 0.0  # may sleep again at once
