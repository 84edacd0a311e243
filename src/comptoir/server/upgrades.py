"""At the start every running table is replayed; one whose game no longer plays the same is frozen."""

import logging

from comptoir.server.house import House, Trouble, Unknown
from comptoir.server.storage.store import Card

logger = logging.getLogger("comptoir.upgrades")


async def check_running(house: House) -> None:
    """Put tables that still replay under today's rules number; the others stay as they are and refuse choices."""
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
    table = room.table
    if (
        table.frozen is None
        and card.rules != table.game.rules
        and await house.store.change_rules(card.id, table.seq, card.rules, table.game.rules)
    ):
        table.rules = table.game.rules
        logger.info("a table moved to newer rules", extra={"table": card.id[:6], "rules": table.rules})
    if not known:
        room.used = 0.0  # may sleep again at once
