## What the table page says itself, around any game

table-story-deal = The deal
table-you-win = { $count ->
    [one] You win!
   *[other] You share the victory with { $names }!
}
table-your-place = { $rank ->
    [2] You are second
    [3] You are third
    [4] You are fourth
    [5] You are fifth
   *[other] You are sixth
}
table-hint-equal = These are as good as one another:
table-hint-level = just as good ({ $percent } %)
table-hint-again = touch again to play
table-hint-score = about { $score } in the end
table-why-not-yet = You can choose again when it is your turn.
table-aim = The aim
table-aim-seen = Got it
table-carried = You are playing { $name } on another device now.
table-bring-back = Play here again
table-day-counts = Today’s try: it counts
table-day-practice = Today’s table, for practice
table-day-hint = A hint makes this try practice: it would no longer count. Press once more if you want it all the same.
