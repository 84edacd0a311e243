# The table after the game: podium, replay, verified luck.

shell-ended = Ended by agreement
shell-standing = As it stood
shell-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
shell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-points-espresso-doppio = { $points ->
    [one] 1 bean
   *[other] { $points } beans
}
shell-rematch = Play again
shell-rematch-go = Come to the next game
shell-review = Review
shell-record = Download the record
shell-sheet = Every point
shell-total = Total
shell-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
shell-tie-cafe-race = Level on points: whoever kept more coffee stands higher.
shell-tie-cafe-international = Level on points: whoever paid fewer penalty points stands higher.
shell-tie-top-race = Level on money: the places are shared.
shell-tie-espresso-doppio = Level on beans: whoever did not finish the cards stands higher.
shell-marked = Choices were taken back by agreement in this game.
shell-replay = Watch it again
shell-replay-start = The table is laid.
shell-replay-choice = { $name }: { $choice }
shell-replay-play = Play
shell-replay-pause = Pause
shell-replay-back = One step back
shell-replay-on = One step on
shell-replay-moment = Moment of the game
shell-replay-at = { $at } of { $all }
shell-replay-round-back = { $game ->
   *[other] Back a round
}
shell-replay-round-on = { $game ->
   *[other] On a round
}
shell-replay-round = { $game ->
   *[other] Round
} { $round } of { $rounds } ·
shell-replay-share = Share this moment
shell-continue-as = From here, you play
shell-continue = Continue from here
shell-verify = Was the luck fair?
    .about = Before the deal the house promised its secret and every player’s browser a word. Together they made every roll and every card. Your browser can now make them all again.
shell-verify-do = Verify the luck
shell-verify-good = { $draws ->
    [one] The one draw of this game follows from what was promised.
   *[other] All { $draws } draws follow from what was promised.
}
shell-verify-good-mine = { $draws ->
    [one] The one draw of this game follows from what was promised, your own word included.
   *[other] All { $draws } draws follow from what was promised, your own word included.
}
shell-verify-commitment = The house’s secret is not the one it promised.
shell-verify-changed = The promise has changed since you sat down.
shell-verify-promise = A player’s word is not the one that was promised.
shell-verify-my-word = The word your browser gave was not used.
shell-verify-seed = The seed was not made from the secret and the words.
shell-verify-draw = A draw in entry { $entry } does not follow from the seed.
shell-verify-record = The record does not tell the same draws as the log.
shell-verify-good-part = { $draws ->
    [0] At this table nothing was drawn.
    [one] The one draw made at this table follows from what was promised.
   *[other] All { $draws } draws made at this table follow from what was promised.
}
shell-verify-unchecked = { $draws ->
    [one] One draw could not be checked: it was made in the game that this one goes on from, under another seed.
   *[other] { $draws } draws could not be checked: they were made in the game that this one goes on from, under another seed.
}
shell-verify-origin = To that game
shell-verify-pocket = They were made in a pocket, where nobody else could look on.
shell-verify-unfinished = The game did not come to its end.
shell-verify-call-offs = { $count ->
    [one] One start was called off before this game
   *[other] { $count } starts were called off before this game
}
    .about = After a call-off nothing is kept: the house and every browser promise anew, and whoever kept the others waiting gives a word before theirs are told.
shell-verify-call-off = A word did not come: { $names }. What the house had promised until then:
shell-verify-house = What the house promised for this game:
