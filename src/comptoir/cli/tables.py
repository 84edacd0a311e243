"""`comptoir tables`: how many tables are kept, how old and how large, and letting go of the old ones."""

import asyncio
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.serve import keep_for
from comptoir.cli.speech import Unclear, speech
from comptoir.house.keeping import DAY, KINDS, WATCHED, Keep, kind_of, let_go
from comptoir.house.store import OtherDatabase, Store, Weight
from comptoir.server.config import from_environment, open_store

MEGABYTE = 1_000_000


def tables(
    *,
    database: Annotated[str | None, Parameter(help=speech.text("server-cli-database"))] = None,
    prune: Annotated[bool, Parameter(help=speech.text("server-tables-prune"))] = False,
    dry_run: Annotated[bool, Parameter(help=speech.text("server-tables-dry-run"))] = False,
    even_watched: Annotated[bool, Parameter(help=speech.text("server-tables-even-watched"))] = False,
    keep_finished: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-finished"))] = None,
    keep_abandoned: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-abandoned"))] = None,
    keep_unbegun: Annotated[int | None, Parameter(help=speech.text("server-cli-keep-unbegun"))] = None,
) -> None:
    keep = keep_for(keep_finished, keep_abandoned, keep_unbegun)
    try:
        store = open_store(database or from_environment("DATABASE", ""))
    except OtherDatabase as error:
        raise Unclear(speech.text("server-cli-other-database", kind=str(error))) from None
    try:
        asyncio.run(_look_after(store, keep, prune, dry_run, even_watched))
    except Exception as error:  # each database has its own ways to say no
        raise Unclear(speech.text("server-cli-no-database", problem=" ".join(str(error).split()))) from None


async def _look_after(store: Store, keep: Keep, prune: bool, dry: bool, even_watched: bool) -> None:
    await store.open_beside()
    try:
        _show(await store.weights(), await store.now(), keep)
        if prune or dry:
            gone = await let_go(store, keep, dry=dry, even_watched=even_watched)
            for kind in KINDS:
                words = "server-tables-would-go" if dry else "server-tables-gone"
                speech.print(speech.text(words, kind=speech.text(f"server-tables-{kind}"), count=gone[kind]))
            if gone[WATCHED]:
                speech.print(speech.text("server-tables-watched", count=gone[WATCHED]))
    finally:
        await store.close()


def _show(found: list[Weight], now: int, keep: Keep) -> None:
    for kind in KINDS:
        those = [weight for weight in found if kind_of(weight.phase) == kind]
        words = "server-tables-kept" if keep.days(kind) else "server-tables-kept-for-ever"
        oldest = min((weight.oldest for weight in those), default=now)
        line = speech.text(
            words,
            kind=speech.text(f"server-tables-{kind}"),
            count=sum(weight.tables for weight in those),
            entries=sum(weight.entries for weight in those),
            megabytes=f"{sum(weight.bytes for weight in those) / MEGABYTE:.1f}",
            oldest=(now - oldest) // DAY,
            days=keep.days(kind),
        )
        speech.print(line)
