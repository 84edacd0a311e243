"""What a game is worth to each seat at its end."""

from comptoir.kernel.position import Position


def rewards(position: Position) -> list[float]:
    """One point, paid by those who did not win in equal parts to those who did. Alone: the score itself.

    A game everybody wins, and one that is still going on, is worth nothing.
    """
    if not position.over:
        return [0.0] * position.seats
    if position.seats == 1:
        return [float(position.scores()[0])]
    ranking = position.ranking()
    winners = ranking.count(1)
    losers = position.seats - winners
    if losers == 0:
        return [0.0] * position.seats
    return [1.0 / winners if rank == 1 else -1.0 / losers for rank in ranking]
