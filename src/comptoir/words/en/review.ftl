cli-review = Take a finished game apart: the deal, the luck, your choices and the others’.
cli-review-file = a recorded game, or a folder of them: then the averages of every player
cli-review-seat = speak to this player, counted from 1, and leave the others’ sentences out
cli-review-thinking = how long to think about it; 0.1 is a tenth as long, and less sure
cli-review-report = write the curve, the bars and the sentences to this HTML file; it opens without a network
cli-review-progress = Looking at { $file }
cli-review-thinking-least = --thinking wants a number above 0, such as 0.5.
cli-review-seat-unknown = There is no player { $seat }: { $seats ->
    [one] one plays
   *[other] { $seats } play
}.
cli-review-none = { $folder } holds no finished game that can be reviewed.
cli-review-skipped = { $file } was left out: { $problem }

review-unfinished = This game is not over yet: a review would tell too much.
review-eyes = Seen through the eyes of our own bots: a choice counts against what they would do at a glance, from what the player knew then. Other eyes, other numbers.
review-unit-share = In points of winning chance, of 100; ± is what more trials would change, 95 times in 100; what our bots misjudge comes on top. Each line adds up.
review-unit-score = In points of the score; ± is what more trials would change, 95 times in 100; what our bots misjudge comes on top. Each line adds up.
review-loss-about = Below nought, “Short of the best” says that on balance nothing better than what was played was found; every choice of a turn counts anew, so together they may come to more than a whole victory.
review-numbers-about = “No.” is the line of the record: “comptoir replay” tells what happened there.
review-title = { $game }: what the game was made of
review-title-averages = What the games were made of
review-averages-about = Means over the games, in points of winning chance, of 100; alone at the table, in points of the score. ± holds the true value 95 times in 100. Luck and deal vanish in the long run; your own choices do not.

review-line-start = Start
review-line-deal = Deal
review-line-luck = Luck
review-line-own = Own choices
review-line-others = Others’ choices
review-line-unseen = Hidden
review-line-drift = Our second thoughts
review-line-result = Result
review-line-loss = Short of the best
review-column-player = Player
review-column-games = Games
review-column-game = Game
review-curve = Everybody’s chances, choice by choice
review-curve-score = The score to expect, choice by choice
review-bars = What the results were made of
review-points = { $value } ± { $doubt }
review-points-alone = { $value }

review-amount = { $points } { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } of winning chance
}
review-amount-more = { $points } more { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } of winning chance
}
review-amount-less = { $points } fewer { $unit ->
    [score] { $points ->
        [one] point
       *[other] points
    }
   *[share] { $points ->
        [one] point
       *[other] points
    } of winning chance
}
review-did = { $you ->
    [yes] { $way ->
        [gave] gave you
       *[cost] cost you
    } { review-amount }
   *[no] { $way ->
        [gave] gave { review-amount } to { $who }
       *[cost] took { review-amount } from { $who }
    }
}
review-back = { $back ->
    [yes] {" "}That was taken back afterwards.
   *[no] {""}
}
review-said-ending = { $you ->
    [yes] { $how ->
        [won] You won.
        [shared] You shared the victory.
       *[lost] You did not win this time.
    }
   *[no] { $how ->
        [won] { $who } won.
        [shared] { $who } shared the victory.
       *[lost] { $who } did not win this time.
    }
} { $from ->
    [continued] The game was continued from a moment that promised { $start } in 100.
   *[fair] A fair share would be { $start } in 100.
}
review-said-score = { $you ->
    [yes] You scored
   *[no] { $who } scored
} { $score }; before the deal, { $start } could be expected.
review-said-deal = The deal { review-did } (±{ $doubt }).
review-said-luck = { $game ->
    [cafe-race] The dice
    [cafe-international] The draw
    [espresso-doppio] The cards that came up
   *[other] Luck during play
} { review-did } (±{ $doubt }).
review-said-own = { $you ->
    [yes] Your own choices { $way ->
        [gave] gave you
       *[cost] cost you
    }
   *[no] { $who }’s own choices { $way ->
        [gave] gave
       *[cost] cost
    }
} { review-amount } (±{ $doubt }), compared with what our bots would have done at a glance.
review-said-others = { $seats ->
    [2] The other player’s choices
   *[other] The others’ choices
} { $you ->
    [yes] { $way ->
        [gave] gave you
       *[cost] cost you
    } { review-amount }
   *[no] { $way ->
        [gave] gave { review-amount } to { $who }
       *[cost] took { review-amount } from { $who }
    }
} (±{ $doubt }).
review-said-unseen = What nobody could see — { $hidden ->
    [choices] choices made at the same time
    [cards] hidden cards
   *[both] hidden cards, and choices made at the same time
} — { review-did } (±{ $doubt }).
review-said-beyond = More than 100 points is no slip of the pen: every choice and every draw counts anew, and what one gives away another may give back.
review-said-quiet = Nothing clear on balance: { $lines }.
review-quiet-deal = the deal
review-quiet-luck = luck
review-quiet-own = own choices
review-quiet-own-yours = your own choices
review-quiet-others = the others’ choices
review-quiet-other = the other player’s choices
review-quiet-unseen = what lay hidden
review-said-drift = Our estimate changed its mind by { review-amount } { $way ->
    [gave] for
   *[cost] against
} { $you ->
    [yes] you
   *[no] { $who }
} (±{ $doubt }): that is its weakness, and nobody’s doing.
review-said-undone = Going back after luck had shown itself { review-did }: neither luck nor choice, it stands under “{ review-line-drift }”.
review-asked = { $about ->
    [yes] {" "}({ $asked })
   *[no] {""}
}
review-said-choice = No. { $entry }{ review-asked }: { $by ->
    [bot] a bot stood in for { $you ->
        [yes] you
       *[no] { $who }
    } and chose “{ $move }”
   *[player] { $you ->
        [yes] you
       *[no] { $who }
    } chose “{ $move }”
}; “{ $best }” would have brought { review-amount-more } (±{ $doubt }){ $whole ->
    [yes] {" "}than the whole turn as it was played
   *[no] {""}
}, from what could be known.{ $size ->
    [huge] {" "}This one decided much.
    [large] {" "}Worth remembering.
    [fair] {" "}Worth a second look.
   *[small] {""}
}{ review-back }
review-said-secret = No. { $entry }{ review-asked }, in secret: { $by ->
    [bot] a bot stood in for { $you ->
        [yes] you
       *[no] { $who }
    } and chose “{ $move }”
   *[player] { $you ->
        [yes] you
       *[no] { $who }
    } chose “{ $move }”
}; against usual players “{ $best }” would have brought { review-amount-more } (±{ $doubt }).{ review-back }
review-said-swing = No. { $entry }: { $game ->
    [cafe-race] the dice
    [cafe-international] the draw
    [espresso-doppio] the cards that came up
   *[other] luck
} { review-did } (±{ $doubt }).{ review-back }
review-said-no-mistake = { $count ->
    [one] Nothing clearly better was found for { $you ->
        [yes] your
       *[no] { $who }’s
    } one free choice.
   *[other] Taken one by one, nothing clearly better was found for any of { $you ->
        [yes] your
       *[no] { $who }’s
    } { $count } free choices.
}
review-said-brief = This was only a brief look, with { $share } % of the usual thinking: much stays in doubt.
review-said-not-looked-at = { $count ->
    [one] One choice was
   *[other] { $count } choices were
} not looked at: the time was up.

# The page after a game.
review-heading = What the game was made of
review-growing = Looking at every choice…
review-ready = The review is ready.
review-again = Try again
review-who = Whose game
review-moments = { $count ->
    [one] One moment that mattered
   *[other] { $count } moments that mattered
}
review-moment-choice = Moment { $place }: { $you ->
    [yes] your choice
   *[no] { $name }’s choice
}
review-moment-luck = Moment { $place }: { $luck } { $points }
review-ask = { $you ->
    [yes] What would you do?
   *[no] What would you do in { $name }’s place?
}
review-show = Just show me
review-picked = “{ $move }”:
review-answer-best = the best we could find, too.
review-answer-same = that is what was played.
review-answer-unseen = it promised less to our bots, so we have not tried it.
review-answer-other = { $way ->
    [more] { review-amount-more } than what was played (±{ $doubt }).
    [less] { review-amount-less } than what was played (±{ $doubt }).
   *[same] not clearly better or worse than what was played (±{ $doubt }).
}
review-hindsight = And in hindsight?
review-hindsight-said = { $game ->
    [cafe-race] Had everybody’s choice been known:
   *[other] Had everything lain face up:
} { $way ->
    [more] “{ $move }” would have brought { review-amount-more } than “{ $made }” (±{ $doubt }).
    [less] “{ $move }” would have brought { review-amount-less } than “{ $made }” (±{ $doubt }). Nobody could know.
   *[same] no clear difference between “{ $move }” and “{ $made }” (±{ $doubt }).
}
review-go-on = Play on from here
review-share = { $unit ->
    [score] { $chance } to expect.
   *[share] { $you ->
        [yes] Your chances now:
       *[no] { $name }’s chances now:
    } { $chance } in 100.
}{ $count ->
    [0] {""}
   *[other] {" "}{ $changes }.
}
review-tile-deal = Deal
review-tile-luck = { $game ->
    [cafe-race] Dice
    [cafe-international] The draw
    [espresso-doppio] Cards turned up
   *[other] Luck
}
review-tile-unseen = Hidden
review-tile-others = Others
review-tile-own = Own choices
review-tile-drift = Second thoughts
