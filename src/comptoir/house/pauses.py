"""How long the house waits for people, and how much its bots think. Tests of whole games cannot wait as people can."""


class Pauses:
    bot = 1_000  # ms: a bot answers no sooner after a person's choice, or taking back is fiction
    absence = 30_000  # ms for which nobody has seen somebody before the others may have his seat held
    gathering = 20_000  # ms for which an evening's table waits for those who are late
    grace = 120_000  # ms past its minutes before a host may end an evening's table
    thinking = 1.0  # how much of its level's thinking a bot does
    reviewing = 1.0  # how much of its thinking a review does
    runs = 20  # games the master plays of a day's deal
    par = True  # whether the most that was in a day's deal is worked out
    ahead = True  # whether an evening's games are looked at for their honours while it is still going on

    def hurry(self) -> None:
        self.bot, self.absence, self.thinking = 50, 4_000, 0.1
        self.gathering, self.grace, self.ahead = 6_000, 1_000, False
        self.reviewing, self.runs, self.par = 0.05, 2, False


PAUSES = Pauses()
