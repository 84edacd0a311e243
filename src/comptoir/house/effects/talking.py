"""What is said around the game."""

from comptoir.house import log
from comptoir.house.match import Played
from comptoir.house.table import Change, Table
from comptoir.house.wire import ChatLine


def chatted(table: Table, change: Change, entry: log.Chatted, _: Played | None) -> None:
    line = ChatLine(change.seq, change.at, entry.person, entry.seat, entry.name, entry.text)
    table.chat.append(line)
    table.chatted += 1
    table.chatted_beside += entry.seat < 0
    change.chat = [line]


def muted(table: Table, change: Change, entry: log.Muted, _: Played | None) -> None:
    table.muted = table.muted | {entry.person} if entry.muted else table.muted - {entry.person}
    change.table = True


def rematch_made(table: Table, change: Change, entry: log.RematchMade, _: Played | None) -> None:
    table.rematch = entry.table
    change.table = True
