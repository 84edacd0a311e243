# My card, my games, my progress.

mine-nav = What is mine
mine-card = My card
mine-games = My games
mine-progress = Progress

mine-card-line = A name and a secret, kept by this browser
mine-nobody = Nobody yet
mine-no-card = You have no card here yet. Give yourself a name, or play a game: then you have one.
mine-card-used = This is your card now, here as well.
mine-card-gone = This browser no longer has a card.
mine-arriving = A card has arrived
mine-arriving-about = Here you are { $name }. If you take the card that has arrived, this browser forgets that one: keep it first, if you still want it.
mine-arriving-yes = Take the new card
mine-arriving-no = Stay as I am
mine-carry = On another device
mine-carry-about = Photograph the code with your phone, or open the link there: both devices then have your card, your tables and your games.
mine-carry-do = Make a link
mine-carry-link = Link for your other device
mine-carry-once = It serves once, within { $minutes } minutes.
mine-paper = On paper
mine-paper-about = There is no account and no e-mail: whoever loses the last device with this card has lost it. A printed card brings it back. Keep it like a key: whoever has it plays as you.
mine-paper-do = Make a card to keep
mine-paper-link = The key to your card
mine-print = Print
mine-save = Save as a file
mine-take = Take everything along
mine-take-about = Your games, your progress and the record of every game the house still has, in one file.
mine-take-do = Download everything
mine-leave = Leave
mine-leave-about = Forgetting is for a borrowed device: your card lives on elsewhere. Erasing is for good, everywhere.
mine-forget = Forget it here
mine-forget-about = This browser will no longer know you. If the card is on no other device and on no paper, it is lost, with your tables and your games.
mine-forget-yes = Forget it
mine-erase = Erase it all
mine-erase-about = Your name disappears from every list and table, your games no longer know you, bots take your seats. Nobody can bring it back, we cannot either.
mine-erase-yes = Erase for good
mine-keep = Keep it

mine-next = { $count ->
    [one] To the table that waits for me
   *[other] Next table waiting for me ({ $count })
}
mine-running = Going on
mine-finished = Finished
mine-none-running = No game is going on.
mine-none-finished = No finished game yet.
mine-to-shelf = To the shelf
mine-solo-best = Your best so far: { $score }.
mine-search = Search: a game, a name
mine-which-game = Which game
mine-all-games = All games
mine-starred = Starred only
mine-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
mine-more = Show all { $count }
mine-star = Star: { $game }
mine-remove = Take off my list: { $game }
mine-gone = somebody
mine-own-rules = rules of your own
mine-unfinished = Ended early
mine-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
mine-place = { $place ->
    [0] Ended early
    [1] Won
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
mine-with = with { $names }
mine-review = Review it
mine-review-line = Luck { $luck } · your choices { $own }
mine-unrated = for fun
mine-unrated-unfinished = Not rated: it was not played to its end.
mine-unrated-alone = Not rated: nobody played against you.
mine-unrated-pocket = Not rated: it was played without the house.
mine-unrated-continued = Not rated: it goes on from another game.
mine-unrated-seats = Not rated: a seat changed hands, or somebody had two.
mine-unrated-helped = Not rated: a bot played for somebody who asked it to.
mine-unrated-taken-back = Not rated: choices were taken back by agreement.
mine-unrated-hint = Not rated: somebody asked for a hint.

mine-private = Only you see this.
mine-played = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
mine-wins = You won { $won } %; a fair share would be { $fair } %.
mine-roll = Your wins, game after game, beside the fair share
mine-made-of = { $games ->
    [one] What it was made of, in the one game reviewed
   *[other] What it was made of, on average over { $games } reviewed games
}
mine-luck = Deal and luck
mine-own = Your choices
mine-rating = Where you stand
mine-rating-soon = { $missing ->
    [one] One more rated game, and there will be a rating.
   *[other] { $missing } more rated games, and there will be a rating.
}
mine-rating-is = { $points }, most likely between { $low } and { $high }, from { $games } rated games.
mine-rating-about = 400 more means winning ten times out of eleven, for two. The bots stand where our bench has measured them.
mine-level-novice = beginner
mine-level-regular = regular
mine-level-master = master
mine-best = Your best moments
mine-best-one = A choice worth { $points } points of chance more than usual play
