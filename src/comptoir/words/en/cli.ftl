cli-about = Four board games to play and to study. Add --lang en or --lang fr to choose the language.
cli-games = What games there are, for how many, with which options.
cli-play = Play a game in the terminal, against bots.
cli-simulate = Play many random games and show figures.
cli-replay = Tell the story of a recorded game, and check it.
cli-circuit = Check a circuit for Top Race and draw it.
cli-arena = Let bots play each other, and measure who is stronger.
cli-balance = What a variant changes, beside the standard rules.
cli-train = Let bots learn what a position is worth, from games against themselves.
cli-serve = Open the web table.
cli-tables = Show how many tables are kept, and let go of old ones.
cli-verify = Check the luck and the moves of a finished game.

cli-language = That language is not spoken here. Choose from: { $known }.
cli-usage = { $problem } ({ $command } --help shows what can be asked.)
cli-mistake-option = There is no option { $option }.
cli-mistake-option-like = There is no option { $option }; perhaps { $like }?
cli-mistake-extra = Too much was said: { $words }.
cli-mistake-missing = Something is missing: { $name }.
cli-mistake-value = “{ $value }” does not fit { $name }.
cli-mistake-choice = “{ $value }” does not fit { $name }. Choose from: { $known }.
cli-file = The file { $file } cannot be read or written.
cli-no-file = There is no file “{ $file }”.
cli-no-text = The file { $file } cannot be read: it does not hold text.
cli-no-circuit = There is no file “{ $file }”, and no circuit of that name. Known: { $known }.
cli-system = The system does not allow that: { $problem }.
cli-not-writable = The file { $file } cannot be written: there is no such folder, or it is a folder itself.
cli-option-form = “{ $option }” is not of the form option=value.
cli-missing = This command needs more than is installed ({ $module }): pip install "comptoir[{ $extra }]".
cli-unknown = There is no command “{ $command }”. Known: { $known }.
cli-positive = The number of games and of jobs must be at least one.

cli-help-usage = Usage: { $line }
cli-help-commands = Commands
cli-help-arguments = What comes first
cli-help-options = Options
cli-help-choices = ({ $choices })
cli-help-default = (otherwise { $default })
cli-help-help = Show this and stop.
cli-help-version = Show the version and stop.

cli-no-page = The web page was not built into this installation: only programs can play here. In a checkout, make play builds it.
cli-client-usage = Usage: python -m comptoir.client LINK, where LINK is what a table’s host would send you.
cli-client-away = Nobody answers at { $link }.

cli-game = a game, or a rule set such as cafe-race/auction
cli-seats = how many players; otherwise as many as the game allows, up to four
cli-seed = where the luck starts; the same seed gives the same luck
cli-jobs = how many processes share the work
cli-option = an option of the game, as name=value; may be repeated
cli-json = print the figures as JSON
cli-export-asked = Ask each bot this many times again what it would choose, to learn its probabilities; it takes as many times as long.
cli-simulate-forced = Count only choices between several things; the games are the same.
cli-simulate-games = how many games
cli-simulate-progress = Playing
cli-replay-file = the recorded game
cli-replay-to = stop after this entry
cli-replay-choice = { $name }: { $choice }
cli-replay-score = { $name }: { $score }
cli-replay-undo = everything from entry { $to } on is taken back
cli-replay-verified = { $entries ->
    [one] One entry, and it holds.
   *[other] { $entries } entries, and every one of them holds.
}
cli-replay-unfinished = The game is not over yet. Points so far:
cli-play-level = how strong the bots are
cli-play-name = what to call you
cli-play-save = write the record to this file, at the end or when you leave
cli-play-how = Answer with a number from the list; h: what a good player would do, u: take your last choice back, q: leave.
cli-play-prompt = Your choice:
cli-play-unclear = Please answer with a number from 1 to { $most }, or h for advice, u to take back, q to leave.
cli-play-chance = wins { $chance } times in a hundred
cli-play-points = about { $points } points
cli-play-saved = The record is in { $file }.
cli-play-saved-so-far = The game so far is in { $file }.
cli-player = Player { $number }
cli-games-seats = { $least } to { $most } players
cli-games-sets = Rule sets: { $sets }

cli-figure-games = games
cli-figure-decisions = decisions
cli-figure-seconds = seconds
cli-figure-games-per-second = games per second
cli-figure-decisions-per-second = decisions per second
cli-figure-length = decisions per game
cli-figure-score = score
cli-figure-least = least
cli-figure-median = median
cli-figure-most = most
cli-figure-mean = mean
cli-figure-deviation = deviation
cli-figure-seat = wins { $share } %, mean score { $score }

cli-board-coffees = { $coffees ->
    [one] one coffee
   *[other] { $coffees } coffees
}, space { $space }
cli-board-dice = Speed dice: { $dice }
cli-board-beans = { $beans ->
    [0] no beans
    [one] { $beans } bean
   *[other] { $beans } beans
}
cli-board-espresso = card { $card }: { $about }{ $parts ->
    [none] {""}
   *[other] , { $parts }
} · { $takes ->
    [yes] takes { $beans }, now { $now }
   *[no] worth { $beans }, now { $now }
}
cli-board-guests = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards } in hand{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face down
}
cli-board-piles = Still to come: { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cli-board-money = { $money ->
    [0] no money
   *[other] { $money }
}
cli-board-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
cli-board-card = On the table: { $card }
cli-board-left = { $left } to go
cli-board-past = +{ $steps } past the line
cli-board-home = home, place { $place }
cli-board-unsold = no driver yet
cli-board-bought = not on the grid yet

server-cli-ready = The house is open: { $url }
server-cli-also = also at { $url }
server-cli-lan = open the house to the local network: phones there can play
server-cli-host = the address to listen on
server-cli-port = the port; by default 8000 or the next free one
server-cli-database = a file for SQLite, or postgresql://…
server-cli-site = the address people use, such as https://comptoir.example
server-cli-proxy = behind a reverse proxy: believe its X-Forwarded-For
server-cli-bots = how many processes think for bots
server-cli-rate = multiplies all rate limits
server-cli-keep-finished = days that finished tables are kept; 0: for ever
server-cli-keep-abandoned = days that begun tables are kept when nobody plays on; 0: for ever
server-cli-keep-unbegun = days that tables are kept whose game never began; 0: for ever
server-cli-keep-least = { $name } must be at least { $least } days, or 0: somebody may still be thinking.
server-cli-log = how much to log: debug, info, warning or error
server-cli-open = open the page in a browser
server-cli-port-taken = Port { $port } is not free, or may not be used.
server-cli-port-most = There is no port { $port }: ports end at { $most }.
server-cli-above-zero = { $name } must be a number above 0.
server-cli-no-address = This machine cannot listen on the address { $host }.
server-cli-other-database = Tables are kept in a SQLite file or in PostgreSQL (postgresql://…); { $kind }:// is neither.
server-cli-in-use = Another server is already using { $file }. Stop it first, or name another file with --database.
server-cli-no-database = The database cannot be opened: { $problem }
server-cli-number = { $name } must be a number, and not below 0.
server-verify-file = the record of a finished game
server-verify-no-secret = This record does not say what its luck was made of; it was not played at a table, or not to its end.
server-verify-broken-promise = The server’s secret is not the one it promised before the game.
server-verify-wrong-draw = The luck of entry { $entry } is not what the seed gives.
server-verify-broken-word = The word of player { $number } is not the one that was promised.
server-verify-no-promise = { $words ->
    [one] The promise of one word is missing: whether it was given before the others were known, this record does not tell.
   *[other] The promises of { $words } words are missing: whether they were given before the others were known, this record does not tell.
}
server-verify-no-number = The record does not say how many of its entries come from an earlier game.
server-verify-promise = The server kept its promise: its secret is the one it published before the game, { $commitment }.
server-verify-called-off = A start was called off before this game (promise { $commitment }…): the word of { $names } did not come.
server-verify-taken-back = { $times ->
    [one] Once something was taken back; luck that was used stays used.
   *[other] { $times } times something was taken back; luck that was used stays used.
}
server-verify-unchecked = { $draws ->
    [one] One draw was not checked: it comes from an earlier game, which this one goes on from, and only that game’s own record tells how it was made.
   *[other] { $draws } draws were not checked: they come from an earlier game, which this one goes on from, and only that game’s own record tells how they were made.
}
server-verify-unfinished = { $entries ->
    [0] This record holds no game at all.
    [one] This game is not finished: its record ends after one entry, and nobody can tell what came after.
   *[other] This game is not finished: its record ends after { $entries } entries, and nobody can tell what came after.
}
server-verify-draws = { $draws ->
    [one] One draw, and it is what the seed gives.
   *[other] { $draws } draws, and every one is what the seed gives.
}
server-verify-replays = { $entries ->
    [one] One entry, and it replays.
   *[other] { $entries } entries, and the whole game replays.
}
server-tables-prune = let go of the tables that have had their time
server-tables-dry-run = only say what would be let go
server-tables-even-watched = also those that somebody is looking at
server-tables-watched = { $count ->
    [one] One more stays: somebody is looking at it.
   *[other] { $count } more stay: somebody is looking at them.
}
server-tables-finished = finished
server-tables-abandoned = begun
server-tables-unbegun = never begun
server-tables-kept = { $kind }: { $count ->
    [one] one table
   *[other] { $count } tables
}, { $entries } entries, { $megabytes } MB; the oldest was touched { $oldest ->
    [one] a day
   *[other] { $oldest } days
} ago, kept for { $days } days
server-tables-kept-for-ever = { $kind }: { $count ->
    [one] one table
   *[other] { $count } tables
}, { $entries } entries, { $megabytes } MB; the oldest was touched { $oldest ->
    [one] a day
   *[other] { $oldest } days
} ago, kept for ever
server-tables-gone = { $kind }: { $count ->
    [0] none let go
    [one] one let go
   *[other] { $count } let go
}
server-tables-would-go = { $kind }: { $count ->
    [0] none would be let go
    [one] one would be let go
   *[other] { $count } would be let go
}
cli-export = Write many games down as data to learn from.
cli-export-to = the file to write: JSON lines, which are gone on with, or Parquet when its name ends in .parquet
cli-exported = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }{ $before ->
    [0] .
   *[other] , of which { $before } were there already.
}

cli-puzzles = Mine puzzles: decisions from games of regulars with one clearly best answer.
puzzles-to = the file to write the clearest ones to
puzzles-book = what was found so far, one game a line; the same command goes on with it
puzzles-wanted = how many puzzles to look for
puzzles-found = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} in { $file }.
