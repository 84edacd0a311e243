# The server: tables, seats, and why something cannot be done.
server-already = That is so already.
server-ask-once = You have asked already. Play on first.
server-ask-open = Somebody is already asking for that. Let the others answer first.
server-book-full = You have written enough into this table’s book. Open a new table to go on.
server-busy = The table is very busy. Please try once more.
server-chat-empty = There is nothing to read in that message.
server-chat-full = This table has chatted enough for one evening.
server-chat-muted = The host has muted you at this table.
server-closing = The house closes for a moment. You will be back at your seat by yourself.
server-continued = This table goes on from an earlier game: its options and seats stay as they were.
server-dealing = The game is just being dealt. Ask for a new link in a moment.
server-frozen = The rules have changed since this game began, and it no longer plays the same from entry { $entry } on. Everybody keeps the view they had; it can be replayed and downloaded once its players have agreed to end it.
server-full = This table is full of onlookers. Please come back in a moment.
server-held = A bot holds your seat. Take it back first.
server-hold-soon = { $seat } may be back in a moment. A bot can hold the seat after half a minute.
server-hold-present = { $seat } is here.
server-host-only = Only the host of the table can do that.
server-link-used = This link has been used already, or is too old. Ask for a new one.
server-malformed = The server did not understand that.
server-missing-ready = { $count ->
    [one] { $seats } is not ready yet.
   *[other] Not ready yet: { $seats }.
}
server-missing-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-moved-on = The game has moved on. Look again and choose anew.
server-name-empty = Please choose a name that can be read.
server-need-name = First tell us your name.
server-no-hint = No hint this time. Please try again in a moment.
server-no-moment = The game cannot go on from there.
server-no-seat = There is no such seat.
server-no-such-move = There is no such move in this game.
server-no-table = There is no such table. Perhaps the link is not complete.
server-no-word = Nothing is being waited for from you.
server-not-asked = It is not your turn to choose.
server-not-held = Nobody holds that seat for you.
server-not-here = Nobody like that is at this table.
server-not-over = That is shown when the game is over.
server-not-playing = No game is being played here at the moment.
server-not-your-seat = That is not your seat.
server-one-seat = One person, one seat: nobody may see two hands.
server-origin = That request came from another site.
server-others-sat = Others have played at this table too: it stays, but you can take it off your list.
server-out-of-time = Your time is over; the bot plays this game to its end.
server-seat-taken = That seat is taken.
server-spent-word = That word was promised for a start that was called off. Promise another one.
server-started = The game has begun; this can no longer be changed.
server-too-big = That is too much at once.
server-too-fast = Not so fast, please. Take a breath and try again.
server-trouble = Something went wrong on our side. Please try again.
server-undo-learned = You learned something from that choice.
server-undo-luck = Dice were rolled or cards drawn.
server-undo-no-question = Nobody is asking that any more.
server-undo-nothing = There is nothing of yours to take back.
server-undo-others = Others have played on from it.
server-undo-over = The game is over.
server-upgraded = The house has just been renovated. Reload the page to play on.
server-wrong-word = That is not the word your browser promised.

server-notice-asked-end = { $name } asks to end the game here.
server-notice-asked-seat = { $name } asks to take seat { $number }.
server-notice-asked-take-back = { $name } asks to take back a choice.
server-notice-begun = The game begins.
server-notice-called-off = { $count ->
    [0] The start is called off.
    [one] { $names }’s browser did not give its word in time; the start is called off.
   *[other] These browsers did not give their word in time: { $names }. The start is called off.
}
server-notice-declined-end = The game goes on.
server-notice-declined-seat = { $name } does not get seat { $number }.
server-notice-declined-take-back = The choice of { $name } stands.
server-notice-ended = The game is ended by agreement.
server-notice-ended-evening = Time is up: the evening ends this table as it stands.
server-notice-from-pocket = This game was begun in a pocket, where nobody else could see how its luck was made. It goes on here with new luck.
server-notice-held = A bot holds the seat of { $seat } for a while.
server-notice-ran-out-bot = { $seat } has run out of time; a bot plays on.
server-notice-ran-out-choice = { $seat } has run out of time; a bot makes this one choice.
server-notice-returned = { $seat } is back.
server-notice-seat-bot = A bot takes seat { $number }.
server-notice-seat-open = Seat { $number } is free.
server-notice-seat-person = { $name } takes seat { $number }.
server-notice-seat-screen = { $name } takes seat { $number }, on a shared screen.
server-notice-taken-back = { $seat } takes a choice back.
server-review-not-ended = A game that was ended early has no result to take apart.
