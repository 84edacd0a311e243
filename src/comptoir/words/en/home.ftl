# The shelf, the tickets on the board, and how a game is opened.

shell-welcome = What shall we play?
shell-play-now = Play now
    .label = Play now: { $game }
shell-opening = How to play…
    .label = How to play: { $game }
shell-opening-is = { $seats ->
    [one] alone
   *[other] { $seats } players · { $level }
}
shell-opening-with = { $what } · { $set }
shell-opening-players = How many
shell-opening-alone = alone
shell-opening-level = The bots are
shell-opening-set = Which rules
shell-opening-go = Play
shell-opening-kept = Play now will do this from now on.
shell-strength-novice = beginners
shell-strength-regular = regulars
shell-strength-master = masters
shell-strength-easiest = They do not look ahead: a good way to begin.
shell-strength-shown = One of them among { $below }, { $seats } at the table, wins { $win } % of the games ({ $low }–{ $high }); among equals it would be { $fair } %.
shell-learn = Learn
    .label = Learn: { $game }
shell-my-tables = Your tables
shell-finished-tables = Finished games
shell-public-tables = Open to everyone
shell-no-public-tables = No public table right now. Open one and others can join you.
shell-open-one = Open a table
shell-open-one-title = A table for whoever comes
shell-show-all = { $count ->
   *[other] Show all { $count }
}
shell-ticket-act = What to do with this table
    .label = { $game }: what to do with this table
shell-ticket-your-turn = Your turn
shell-ticket-open = { $seats ->
    [0] Everybody is here
    [one] One seat free
   *[other] { $seats } seats free
}
shell-ticket-dealing = About to begin
shell-ticket-playing = Being played
shell-ticket-over = Finished
shell-ticket-frozen = Paused for good
shell-ticket-ended = Ended by agreement
shell-evening = An evening with everybody
    .about = Two to twenty-four people, one code on a screen: everybody plays on their phone, rounds seat themselves, and at the end there is a podium.
    .open = Host an evening
