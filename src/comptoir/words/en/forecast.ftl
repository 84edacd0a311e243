# Before the game: what house rules would change.

forecast-about = Bots are playing quick games by these rules, here and now. People play better than that: trust the direction more than the decimals.
forecast-games = { $games } of { $most } games
forecast-done = { $most } games played.
forecast-here = These rules
forecast-standard = Standard rules
forecast-length = Choices per player
forecast-lead = Lead of the winner
forecast-score = Score
forecast-spread = Spread of the scores
forecast-luck = Share of luck
    .about = Share of luck: at 0 % a strong bot beats novices every time; at 100 % strength counts for nothing.
forecast-seats = Games won by each seat
forecast-seat = Seat { $n }
forecast-value = { $value } ± { $doubt }
forecast-percent = { $value } % ± { $doubt }
forecast-longer = About { $percent } % longer than the standard rules.
forecast-shorter = About { $percent } % shorter than the standard rules.
forecast-as-long = About as long as the standard rules.
forecast-closer = The scores end closer together.
forecast-wider = The scores end further apart.
forecast-seat-best = Seat { $n } wins most often: { $percent } % where { $fair } % would be fair.
forecast-seat-none = No seat has an advantage that shows.
forecast-plain = These are the standard rules. Switch something above, and it will be compared with them.
