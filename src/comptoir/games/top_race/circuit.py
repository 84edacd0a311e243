"""A circuit as the rules need it: spaces, where each leads, and how many steps are left from it."""

from typing import Final

from comptoir.games.top_race.numbers import DRIVE

FAR: Final = 999  # more steps than any lap has
REACH: Final = 10  # the largest number on a card
FINISH: Final = 4  # what a step crosses, beside the bet lines 1 to 3


class Stretch:
    """A few columns of the track with the same lanes, as one line of a circuit file describes them."""

    line: int  # of the file, counted from 1
    columns: int
    lanes: int
    spaces: list[list[int]]  # for each lane, from the inside: the columns each of its spaces covers
    turn: int  # degrees to the left; negative to the right
    corner: bool


class Circuit:
    """Spaces are numbered by their first column, then by lane. Lane 0 is inside, column 0 the last row of the grid."""

    name: str
    text: str
    stretches: list[Stretch]
    columns: int
    lanes: list[int]  # of each column
    first: list[int]  # of each space: its first column,
    last: list[int]  # its last column
    lane: list[int]  # and its lane
    cover: list[list[int]]  # the spaces on each column, by lane
    after: list[list[int]]  # the spaces one step further, inner lane first
    before: list[list[int]]  # the spaces one step behind
    crosses: list[int]  # what a step from this space crosses: bet line 1 to 3, FINISH, or 0
    grid: list[int]  # the six starting spaces
    bet_columns: list[int]  # the last column before each bet line
    line_column: int  # the last column before the finish
    to_line: list[int]  # steps to the next crossing of the finish line,
    to_second: list[int]  # and to the one after it
    loop: int  # steps of a whole lap on the best path
    front: int  # steps left from the front row of the grid
    progress: list[int]  # the last column of each space, counted from the finish line
    steps: list[list[int]]  # from space to space: the fewest steps, FAR when more than REACH
    open_choices: list[list[list[int]]]  # from each space, by number of steps: where to drive when nobody is in the way

    def left(self, space: int, crossings: int) -> int:
        """Steps left to the finish for a car that has crossed the line so often; below 1 when it is past the finish."""
        if crossings == 0:
            return self.to_second[space]
        return self.to_line[space] - self.loop * (crossings - 1)

    def space_at(self, column: int, lane: int) -> int:
        return self.cover[column % self.columns][lane]


def next_lanes(lane: int, before: int, after: int) -> list[int]:
    """The lanes straight or diagonally ahead, from a column with `before` lanes to one with `after`."""
    if before == after:
        return [ahead for ahead in (lane - 1, lane, lane + 1) if 0 <= ahead < after]
    if before == 1 or after == 1:
        return list(range(after))
    if before > after:
        return [ahead for ahead in (lane - 1, lane) if 0 <= ahead < after]
    return [lane, lane + 1]


def lay_out(name: str, text: str, stretches: list[Stretch], bet_columns: list[int]) -> Circuit:
    """The circuit these stretches make; the first one is the grid, with the finish line ahead of it."""
    circuit = Circuit()
    circuit.name = name
    circuit.text = text
    circuit.stretches = stretches
    circuit.bet_columns = bet_columns
    circuit.line_column = stretches[0].columns - 1
    _number_spaces(circuit)
    _join_spaces(circuit)
    circuit.grid = [space for space in range(len(circuit.first)) if circuit.last[space] <= circuit.line_column]
    _measure(circuit)
    return circuit


def _number_spaces(circuit: Circuit) -> None:
    found: list[tuple[int, int, int]] = []
    lanes: list[int] = []
    for stretch in circuit.stretches:
        for lane, lengths in enumerate(stretch.spaces):
            column = len(lanes)
            for length in lengths:
                found.append((column, lane, column + length - 1))
                column += length
        lanes += [stretch.lanes] * stretch.columns
    found.sort()
    circuit.columns = len(lanes)
    circuit.lanes = lanes
    circuit.first = [space[0] for space in found]
    circuit.lane = [space[1] for space in found]
    circuit.last = [space[2] for space in found]
    circuit.cover = [[-1] * count for count in lanes]
    for number, (first, lane, last) in enumerate(found):
        for column in range(first, last + 1):
            circuit.cover[column][lane] = number


def _join_spaces(circuit: Circuit) -> None:
    circuit.after = []
    circuit.crosses = []
    for space in range(len(circuit.first)):
        here = circuit.last[space]
        ahead = (here + 1) % circuit.columns
        lanes = next_lanes(circuit.lane[space], circuit.lanes[here], circuit.lanes[ahead])
        circuit.after.append([circuit.cover[ahead][lane] for lane in lanes])
        if here == circuit.line_column:
            circuit.crosses.append(FINISH)
        else:
            circuit.crosses.append(circuit.bet_columns.index(here) + 1 if here in circuit.bet_columns else 0)
    circuit.before = [[] for _ in circuit.after]
    for space, ahead_of_it in enumerate(circuit.after):
        for ahead in ahead_of_it:
            circuit.before[ahead].append(space)


def _measure(circuit: Circuit) -> None:
    """Shortest paths, other cars ignored. Going back from the line, the spaces ahead are always measured first."""
    count = len(circuit.first)
    start = circuit.line_column + 1
    circuit.progress = [(circuit.last[space] - start) % circuit.columns for space in range(count)]
    order = sorted(range(count), key=lambda space: -circuit.progress[space])
    circuit.to_line = [0] * count
    for space in order:
        ahead = 0 if circuit.crosses[space] == FINISH else min([circuit.to_line[s] for s in circuit.after[space]])
        circuit.to_line[space] = 1 + ahead
    circuit.to_second = [0] * count
    for space in order:
        further = circuit.to_line if circuit.crosses[space] == FINISH else circuit.to_second
        circuit.to_second[space] = 1 + min([further[s] for s in circuit.after[space]])
    circuit.loop = min([circuit.to_line[space] for space in circuit.cover[start]])
    circuit.front = min([circuit.to_second[space] for space in circuit.grid])
    circuit.steps = []
    circuit.open_choices = []
    for space in range(count):
        _look_ahead(circuit, space)


def _look_ahead(circuit: Circuit, space: int) -> None:
    """Which spaces an open road leads to, for every number a card may show."""
    fewest = [FAR] * len(circuit.first)
    ends: list[list[int]] = [[space]]
    for count in range(1, REACH + 1):
        reached = sorted({ahead for here in ends[-1] for ahead in circuit.after[here]})
        for ahead in reached:
            fewest[ahead] = min(fewest[ahead], count)
        ends.append(reached)
    circuit.steps.append(fewest)
    circuit.open_choices.append([[DRIVE + end for end in reached] for reached in ends])
