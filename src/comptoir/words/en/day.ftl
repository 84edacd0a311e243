# The table of the day and the puzzle of the day.

day-title = Today
day-tables = The table of the day
day-about-house = Each day one table of each game: the same deal, the same luck and the same bots for everybody in this house. Your first try counts.
day-about-ahead = Each day one table of each game, dealt ahead for pockets: the same for everybody who took this house along, and another than the house’s own. Your first try counts, but for yourself: whoever has the pocket could look up what comes.
day-about-date = Each day one table of each game, dealt by the date alone: the same in every pocket that no house has dealt for. Your first try counts, but for yourself: anybody could work out what comes.
day-pocket = in the pocket
day-in-pocket = The tables of the day in the pocket
day-at-house = The tables of the day in the house
day-alone = alone, for points
day-play = Play
day-go-on = Go on
day-look = How it went
day-practise = Once more, for practice
day-puzzle = The puzzle of the day
day-puzzle-about = One decision from a real game. One answer is clearly the best.
day-puzzle-solve = Solve it
day-puzzle-right = Solved
day-puzzle-wrong = See the answer again
day-all = Calendar and streak
day-streak =
    { $days ->
        [0] Stamp your first day.
        [one] One day.
       *[other] { $days } days in a row.
    }
day-streak-about = A day off now and then does not end a streak: one a week is on the house.
day-calendar = The last four weeks
day-stamp =
    { $games ->
        [0] { $puzzle ->
            [right] { $date }: puzzle solved
            [wrong] { $date }: puzzle tried
           *[no] { $date }: nothing played
        }
        [one] { $date }: one game{ $puzzle ->
            [right] , puzzle solved
            [wrong] , puzzle tried
           *[no] {""}
        }
       *[other] { $date }: { $games } games{ $puzzle ->
            [right] , puzzle solved
            [wrong] , puzzle tried
           *[no] {""}
        }
    }
day-name-first = What shall we call you?

## At the table

day-at-table = Table of the day, { $date }
day-counts = Your first try: this one counts. Only what showed nothing new can be taken back; a hint makes it practice.
day-practice = For practice: it does not count.

## The result

day-result-title = { $game }, { $date }
day-result = Result
day-won = You won
day-shared = Shared victory
day-lost = { $rank ->
        [2] Second
        [3] Third
       *[other] Place { $rank }
    } of { $seats }
day-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-given-up = You ended it before its end.
day-without-luck = Without the luck
day-without-luck-about = Your result less what deal and luck gave: what is left is yours, the others’ and what nobody saw.
day-choices = Your choices
day-choices-about = What your own choices gave beyond usual ones.
day-master = The master
day-master-about =
    { $done ->
        [0] The house’s master still sits over this deal; look in again later.
        [one] One game of the master with the same deal, of { $runs }.
       *[other] Mean of { $done } games of the master with the same deal{ $runs ->
            [more] , of more to come
           *[all] {""}
        }.
    }
day-par = Par
day-par-about = The most that could be made of this deal by somebody who knew every card from the start: worked out exactly.
day-share-value = { $points } %
day-doubt = ± { $doubt }
day-working = Being worked out…
day-apart-ahead = Played in the pocket, from a deal made ahead: this result stands apart. It is compared with nobody’s and not rated.
day-apart-date = Played in the pocket, from the deal of the date: this result stands apart. It is compared with nobody’s and not rated.
day-others = In this house
day-others-about = By what luck does not explain. Whoever is within the doubt of another is level with him.
day-others-none = Nobody else has finished it yet.
day-level = level
day-you = you
day-review = Review
day-replay = Replay
day-share = Share
day-shared-copied = Copied.
day-line =
    Comptoir, table of the day { $date }{ $where ->
        [pocket] {" "}(in the pocket)
       *[house] {""}
    }: { $game }, { $how }. Luck aside { $adjusted } ± { $doubt }; my choices { $own }.
day-line-plain =
    Comptoir, table of the day { $date }{ $where ->
        [pocket] {" "}(in the pocket)
       *[house] {""}
    }: { $game }, { $how }.
day-line-solo =
    Comptoir, table of the day { $date }{ $where ->
        [pocket] {" "}(in the pocket)
       *[house] {""}
    }: { $game }, { $points } of the { $par } points that were in it.
day-back = All of today

## The puzzle

day-puzzle-title = Puzzle, { $date }
day-puzzle-you = You sit here: what do you do?
day-puzzle-pick = { $many ->
        [yes] Choose on the board.
       *[no] Choose on the board, or here:
    }
day-puzzle-list = Or from the list of all { $count }
day-puzzle-sure = Is that your answer?
day-puzzle-take = Yes, this one
day-puzzle-other = Another
day-right = Well seen.
day-wrong = Not quite: this was the best.
day-your-answer = Your answer: { $move }.
day-your-chance = It wins { $chance } times in a hundred.
day-why = Why
day-why-not = And why not the second best?
day-why-best = “{ $move }” wins { $chance } games in a hundred.
day-why-points =
    { $what ->
        [mine] On average it brings you { $mine ->
            [one] one point
           *[other] { $mine } points
        } more than “{ $second }”.
        [others] It leaves the strongest opponent { $others ->
            [one] one point
           *[other] { $others } points
        } less than “{ $second }”.
        [dear] It costs you { $mine ->
            [one] one point
           *[other] { $mine } points
        } more than “{ $second }”, but the strongest opponent { $others }.
        [shared] On average it brings you { $mine ->
            [one] one point
           *[other] { $mine } points
        } more than “{ $second }”, and the strongest opponent only { $others }.
       *[both] On average it brings you { $mine ->
            [one] one point
           *[other] { $mine } points
        } more than “{ $second }”, and leaves the strongest opponent { $others } fewer.
    }
day-why-reply = After it { $who } mostly goes on with “{ $reply }” ({ $times } times in a hundred).
day-why-second = “{ $move }” wins { $chance } in a hundred: { $less } fewer.
day-why-second-reply = After it { $who } mostly goes on with “{ $reply }” ({ $times } times in a hundred).
day-novices =
    { $novices ->
        [0] No novice finds it.
       *[other] Of a hundred novices { $novices } find it.
    }
day-puzzle-line-right = Comptoir, puzzle of { $date } ({ $game }): solved.
day-puzzle-line-wrong = Comptoir, puzzle of { $date } ({ $game }): not today.

## What the house says

server-day-fixed = The table of the day is the same for everybody: nothing can be changed here.
server-day-carry = The table of the day stays with whoever began it. To go on with it on another device, carry your card there.
server-day-undo = At the table of the day only what showed nothing new can be taken back.
server-day-first = Finish your first try, then practise as often as you like.
server-day-not-yet = Play this day’s table yourself first: then you may look at the others’.
server-day-unfinished = Finish this day’s table first.
server-day-seed = The seed of a day is told two days later.
server-day-unknown = There is no such day.
