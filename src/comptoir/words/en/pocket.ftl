# The house in the pocket: playing without a network.

pocket-title = In the train
pocket-offer = All four games can be played without a network too: bots, hints, replays, reviews and rules included. Friends from afar cannot come along. It loads about { $weight } MB, once.
pocket-take = Take the house along
pocket-loading = Loading: { $done } of { $whole } MB
pocket-failed = That could not be loaded. Nothing is half there; please try again.
pocket-here = The house is in your pocket. Without a network you play here, in this browser; nobody else can join a table in the pocket.
pocket-kept = Tables in the pocket are kept by this browser only. Some browsers forget a site that was not opened for a week, unless it is installed.
pocket-away = No network: you are playing in the pocket.
pocket-wish = Open new tables in the pocket
pocket-mark = In the pocket
pocket-update = A new version is there.
pocket-update-now = Update
pocket-update-later = A table of the pocket is open in another tab: update when it is closed.
pocket-starting = Opening the pocket…
pocket-elsewhere = Your pocket is open in another tab.
pocket-use-here = Use it here
pocket-broken = The pocket stumbled. Nothing that was played is lost.
pocket-again = Try again
pocket-carry = Carry this game home
pocket-carry-about = With a network, the game can go on at the house. It goes on from here with new luck, and is marked as begun in a pocket.

# Said by the house; only a page with a pocket hears it.

server-parcel-continued = This game goes on from another one: its luck cannot be checked, so it stays in the pocket.
server-parcel-day = The table of the day stays where it was dealt.
server-parcel-draw = The luck of entry { $entry } does not follow from the game’s own seed. Such a game is not taken in.
server-parcel-not-playing = Only a game that is being played can be carried home.
server-parcel-over = This game is over: there is nothing to go on with.
server-parcel-seats = The seats do not fit the game.
server-parcel-secret = The secret of this game is not the one that was promised. Such a game is not taken in.
server-pocket-alone = This table is in your pocket: nobody else can be let in.
