bot-unknown = There is no bot “{ $bot }”. Known: { $known }.
lab-bot-unknown = There is no bot “{ $bot }”. Known: { $known }; regular@0.1 is a regular with a tenth of its thinking.
lab-bot-budget = “{ $bot }” asks for an impossible amount of thinking: after the @ comes a number above 0, such as 0.1.
lab-too-many-bots = { $bots } bots do not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
lab-bots-seats = Every seat of a match needs one bot: { $bots ->
    [one] one bot
   *[other] { $bots } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
} cannot play.
lab-file-exists = “{ $file }” already holds results. Add --resume to go on with them, or name another file.
lab-file-unreadable = “{ $file }” does not hold results of ours, or is damaged.
lab-file-other = “{ $file }” holds the results of another match; going on would mix them up.
lab-resume-what = To go on, name the file with --results.
lab-cluster = No Dask scheduler answers at { $address }.
lab-workers-died = A worker died. { $games ->
    [one] One game is kept
   *[other] { $games } games are kept
}.
lab-interrupted = Stopped. The games finished so far are in { $file }; the same command with --resume goes on.
lab-stopped = Stopped.

lab-bots = the bots, such as master regular, who play if none are named; the last one takes all seats left over; master@0.1 thinks a tenth as long
lab-seats = how many players; otherwise one for each bot if the game allows it, else as many as it allows, up to four
lab-games = how many games; each deal of luck is played once for every seat a bot may have
lab-cluster-help = the address of a Dask scheduler, such as tcp://10.0.0.5:8786, in place of local processes
lab-results = write each finished game to this file
lab-resume = go on with the results file where it stops
lab-report = write a report with plots to this HTML file; it opens without a network
lab-luck-help = measure luck too, and show victories with it taken out; takes a little longer
lab-bot-help = the bot that plays on all seats
lab-weak-help = the weaker bots it is measured against, to tell luck from skill
lab-progress = Playing
lab-balance-progress = { $set }

lab-column-bot = Bot
lab-column-wins = Victories
lab-column-score = Mean score
lab-column-rating = Rating
lab-column-seat = Seat
lab-column-set = Rules
lab-column-length = Choices in a game
lab-column-spread = Score spread
lab-column-margin = Winner’s lead
lab-column-advantage = Seat advantage
lab-column-luck = Share of luck
lab-column-adjusted = Luck taken out
lab-column-upsets = Upsets
lab-title = { $game }: { $bots }
lab-about = { $games ->
    [one] One game
   *[other] { $games } games
}, seats rotated, luck paired. Intervals hold the truth 95 times in 100; (–) stands where the games are too few, or too much alike, for one. If all were equal, each seat would win { $fair } %.
lab-seat = Seat { $seat }
lab-length = Choices in a game: mean { $mean }, median { $median }, from { $least } to { $most }.
lab-decimal = { $whole }.{ $part }
lab-share = { $value } % ({ $low }–{ $high })
lab-figure = { $value } ({ $low }–{ $high })
lab-share-alone = { $value } % (–)
lab-figure-alone = { $value } (–)
lab-fair = all equal
lab-plot-wins = Share of victories
lab-plot-rating = Bradley–Terry rating
lab-plot-seats = Victories by seat, whoever sat there
lab-plot-length = Choices in a game
lab-plot-scores = Scores at the end
lab-plot-course = Share of victories as games were played
lab-axis-games = games
lab-axis-count = how many
lab-balance-about = Seat advantage: how far the best seat wins above its fair share, in points of percent. Share of luck: how much of the results among equals the deal and the draws explain; the rest is choices, and what could not be seen. Upsets: how often { $strong } does not beat { $weak }; at 100 % it wins no more than its fair share.
lab-balance-alone = –

train-game = Nothing can be learned about “{ $game }”. Known: { $known }.
train-scale = how much of the usual training: 0.1 plays a tenth of the games
train-rounds = how often to play and learn; in the first round players do not think, which is quick
train-folder = keep the games played so far here; the same command goes on with them
train-weights = write what was learned to this file
train-stopped = Stopped. What was played so far is in { $folder }; the same command goes on.
train-written = { $file }: { $size ->
    [one] one byte
   *[other] { $size } bytes
}.
train-title = { $game }: what was learned
train-about = Learned from { $games ->
    [one] one game
   *[other] { $games } games
}, with seed { $seed }. Every tenth game was never learned from; all figures are of those.
train-columns = Loss: how far what was foretold is from what came true, less is better; beside it the loss of knowing nothing. Slope: 1 when it comes true as told, less when it was too sure of itself. Points: how far the points to come were off, in parts of their spread.
train-column-round = Round
train-column-chapter = Chapter
train-column-loss = Loss
train-column-blank = Knowing nothing
train-column-slope = Slope
train-column-points = Points
train-plot-loss = Loss in games never learned from
train-plot-slope = Slope of what came true
train-axis-lesson = lessons
lab-luck-about = Deal and draws explain { $part } of the results. With luck taken out, a share of victories means the same and is surer; how much to take out is fitted on other games.
lab-without-luck = { $bot }, luck out

# What a table says of itself in Python.
study-seat = Seat { $seat }
study-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
study-waiting = waiting for { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
study-asked = { $name }: { $question }
study-over = over, scores { $scores }
study-no-field = A view of this game has no field “{ $field }”. Known: { $known }.
study-wrong-field = “{ $field }” cannot be { $given }: it is something like { $like }.
study-no-position = No such position can be on the table: { $problem }.
study-no-bag = There is no bag “{ $bag }” in this game. Known: { $known }.
study-no-number = “{ $bag }” takes whole numbers.
study-no-kind = There is no “{ $kind }” in this bag. Known: { $known }.
study-too-many = More than { $most } things can happen here: ask for more of them with “most”, or play it many times instead.
study-no-record = This table began at a position of your own: there is no record of how it came about. Its line tells where it stands.
study-no-line = “{ $word }” is not understood in the line of a position of this game.
study-no-name = A game is asked for by its name, such as “cafe-race”, not by { $given }.
study-no-luck = Luck is something like comptoir.Fast(seed=1), not { $given }.
study-no-switch = “{ $name }” is True or False, not { $given }.
study-no-whole = “{ $name }” is a whole number, at least { $least }, not { $given }.
study-no-language = This table speaks “en” and “fr”, not { $given }.
study-no-start = A table stands at a position, such as comptoir.position gives, not at { $given }.
study-no-view = A position is made from a view, such as table.view(seat=0), not from { $given }.
study-no-file = A file is named by a text or a path, not by { $given }.
study-no-wishes = “{ $bag }” takes one wish or a list of them, not { $given }.
study-field-follows = “{ $field }” follows from the other fields, and is { $given } here: change those instead.
study-out-of-range = No such position can be on the table: some number in it is out of range, some list is too short or too long, or there is more of something than in the box.
study-nobody-chooses = No such position can be on the table: nobody there has anything to choose, and the game is not over.
study-line-seats = The line of a position tells how many sit at the table, such as “seats=3”.
study-no-bot = A bot is called by its name, such as “regular” or “master@0.1”, not { $given }.
study-file-kind = “{ $file }” should end in .jsonl or .parquet: that says how it is written.
study-no-choice = There is no choice number { $choice } in this game: they go from 0 to { $last }.
study-number = “{ $field }” cannot be { $given }: it goes from { $least } to { $most }.
study-no-thinking = “thinking” is a number above 0, at most { $most }, not { $given }.
study-no-executor = “executor” is an executor such as concurrent.futures has, not { $given }.
study-no-progress = “progress” is a function that hears how many more are done, not { $given }.
study-speed = speed { $value }
study-thrust = thrust { $value }
study-bet = Your bet at line { $line }: { $car }
study-no-chance = “chance” is sampled or explicit, not “{ $given }”.
study-no-actions = One choice is needed for each of the { $count } tables, as a whole number, not { $given }.
study-missing-file = There is no file “{ $file }”.
study-missing-folder = There is no folder “{ $folder }” for “{ $file }” to lie in.
study-folder = “{ $file }” is a folder; a file was expected.
study-bad-file = “{ $file }” cannot be read or written.
study-no-rows = “{ $file }” holds no exported decisions, or is damaged.
study-no-puzzle = A puzzle is one of those that puzzles() or comptoir.review.puzzles give, not { $given }.
study-no-game = A review is made of a record, such as table.record or comptoir.load("game.txt"), not of { $given }.
study-no-seen = A bot chooses from a view, such as table.view(seat=0), not from { $given }.
study-no-budget = “budget” is a number above 0, at most { $most }, not { $given }.
study-no-memory = “memory” is a list of whole numbers, such as comptoir.bots.heard gives, not { $given }.
study-no-standing = A position is needed, such as table.position, not { $given }.
study-no-journal = A journal is needed, such as table.journal, not { $given }.
study-no-row = A row of numbers is made of a view, such as table.view(seat=0), not of { $given }.
study-no-options = “options” are those of { $game }, such as table.options, not { $given }.
study-no-space = “space” is how many choices the game has, game.space(options), not { $given }.
lab-first-deal = The first deal, as the first seat saw it
lab-picture = Before no. { $entry }, as { $who } saw it
puzzles-report = write the puzzles, drawn and with their answers folded up, to this HTML file; it opens without a network
puzzles-title = What would you do?
puzzles-number = { $number }. { $game }
puzzles-answer = The answer
puzzles-best = Best: { $move }. Wins { $chance } of the time.
puzzles-second = Next best: { $move }. Wins { $chance } of the time.
puzzles-novices = { $novices } of novices find it.
