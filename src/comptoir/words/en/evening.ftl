# An evening: one code, many people, rounds of games.

evening-title = An evening
evening-pitch = One screen, everybody’s phones, rounds that seat themselves.
evening-open = Host an evening
evening-open-about = Two to twenty-four people. You show a code, everybody types a name, and each round seats itself. Nobody needs an account.
evening-name = Name of the evening
evening-name-usual = Games night
evening-menu = What is played
evening-menu-about = One game a round, in this order; after the last the first comes again.
evening-menu-add = Add a round
evening-menu-box = A real box
evening-menu-box-name = What is it called?
evening-menu-box-players = players
evening-menu-box-seats = Players at a table, from and to
evening-menu-remove = Take round { $number } off the menu
evening-menu-change = Change the menu
evening-menu-round = Round { $number }
evening-rules = Rules
evening-minutes = Minutes for a round
evening-level = Bots play as
evening-begin = Open the doors
evening-save = Save

evening-lan = Phones cannot reach this house yet: it listens to its own computer alone. Close it and start it with
evening-lan-plain = Plain http is enough for the whole evening. Only installing the page, or playing without a network, needs https.
evening-scan = Scan, type a name, play
evening-late = Coming late? Scan, and play from the next round on:
evening-address = or type
evening-people =
    { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
evening-nobody = Nobody yet. Show them the code!
evening-host = Host
evening-screen = Big screen
evening-screen-open = Open the big screen
evening-second = A second host
evening-second-about = Whoever opens this link can do everything you can. Keep it for somebody you trust: should your phone die, the evening goes on.
evening-renew = Make another link
evening-renew-about = If this link fell into the wrong hands, make another: the old one then serves nobody, and whoever became host by it is host no more.
evening-door-open = The door is open
evening-door-closed = The door is shut
evening-door-shut = Shut the door
evening-door-unlock = Open the door
evening-add = Add somebody, or yourself
evening-add-here = to play on this device
evening-more = About { $name }
evening-leaves = { $name } leaves
evening-back = { $name } is back
evening-bar = Show out
evening-bar-about = { $name } and everybody on that phone leave, and do not come in again.
evening-bar-sure = Show { $name } out for good
evening-phone = Another phone
evening-phone-about = { $name } scans this with the other phone and goes on there at once. It works once.
evening-asleep = phone asleep
evening-left = gone
evening-next = Seat round { $number }: { $game }
evening-next-short = Next: { $game }
evening-round = Round { $number }
evening-table = Table { $number }
evening-with = with { $names }
evening-you-and = You play { $game } with { $names }.
evening-you-here = All of you here play { $game }.
evening-bot = bot
evening-playing = playing
evening-done = done
evening-overtime = over time
evening-time-left = { $minutes } min left
evening-time-seconds = { $seconds } s
evening-time-over = Time is up
evening-end-table = End it as it stands
evening-end-table-sure = End table { $number } as it stands? The score counts as it is now.
evening-correct = Put the result right
evening-enter = Enter the result
evening-place-of = Place of { $name }
evening-result = Result of table { $number }
evening-watch = Watch
evening-close = Close the evening
evening-close-sure = Close the evening and show the podium? No more rounds after that.
evening-standing = Standing
evening-points = points
evening-place = { $place }.
evening-out = sits this one out
evening-outs = Sitting out this round: { $names }
evening-how-over = played to its end
evening-how-ended = ended as it stood
evening-how-void = not played
evening-how-hand = entered by a host

evening-join = Come in
evening-join-name = Your name
evening-join-agree = A table that drags on past its time may be ended by the host; it then counts as it stands. By coming in you agree to that.
evening-join-shut = The door is shut: ask the host.
evening-joined = You are in, { $name }.
evening-gone = See you, { $name }.
evening-wait-first = The first round begins as soon as the host seats everybody. Your table will open here by itself.
evening-wait-next = Your table will open here by itself in the next round.
evening-wait-others = The other tables are still playing.
evening-wait-late = You play from the next round on. Until then you may watch, or ask a table for a bot’s chair.
evening-wait-out = You sit this round out, and have five points for it. You will not be the one next time.
evening-share = Somebody else plays on this device
evening-share-add = Add
evening-leave = I have to go
evening-leave-about = What you have played counts. You can come back at any time.
evening-return = I am back
evening-my-phone = Go on with another phone
evening-to-evening = Back to the evening
evening-as-guest = My own page
evening-to-table = To my table
evening-gather = Your table is being laid
evening-gather-wait = Waiting for { $names }. The table starts without them in { $seconds } s; a bot holds their seat until they come.
evening-gather-now = Everybody is here.
evening-closed = The evening is over
evening-podium = Podium
evening-honours = Honours
evening-honour-choices = Best choices
evening-honour-choices-about =
    { $amount ->
        [one] { $amount } point of winning chance a game by own choices
       *[other] { $amount } points of winning chance a game by own choices
    }
evening-honour-luck = Luckiest
evening-honour-luck-about =
    { $amount ->
        [one] { $amount } point of winning chance a game by deal and dice
       *[other] { $amount } points of winning chance a game by deal and dice
    }
evening-honour-comeback = Comeback
evening-honour-comeback-about =
    { $amount ->
        [one] climbed { $amount } place
       *[other] climbed { $amount } places
    }
evening-honours-left =
    { $count ->
        [one] { $count } game is still being looked at …
       *[other] { $count } games are still being looked at …
    }
evening-take-table = Results as a table
evening-take-all = Everything, with the games
evening-wall = The house’s wall
evening-wall-about = Evenings of this house, for whoever knows this address.
evening-wall-none = No evening has been closed yet.
evening-ladder = Ladder
evening-ladder-about = A rating over all evenings, by name. After the ± stands how far it may be off: it shrinks with every game.
evening-ladder-name = Name
evening-ladder-rating = Rating
evening-ladder-evenings = Evenings
evening-ladder-games = Tables
evening-ladder-wins = Won
evening-again = Another evening
evening-lost = There is no such evening.
evening-hosting = You are now a host of this evening.
evening-moved = You go on here.

evening-refusal-closed = The evening is over.
evening-refusal-host-only = Only a host can do that.
evening-refusal-course = No table of this game seats two or more, or the box has no name.
evening-refusal-link = This link has been used, or is not for this evening.
evening-refusal-playing = A round is still being played.
evening-refusal-barred = The host has asked you to stay outside.
evening-refusal-door = The door is shut: ask the host.
evening-refusal-full = { $most } people are the most an evening can seat.
evening-refusal-device = { $most } people are the most on one device.
evening-refusal-name = Somebody here is already called { $name }: add a letter.
evening-refusal-not-yours = That is for those of this evening.
evening-refusal-bar-host = A host cannot be shown out.
evening-refusal-too-few = Two people at least, please.
evening-refusal-rounds = { $most } rounds are the most an evening can have.
evening-refusal-no-table = There is no such table any more.
evening-refusal-time-left = This table still has time.
evening-refusal-still-playing = This table is still being played.
evening-refusal-places = Every chair needs a place.

evening-csv-round = round
evening-csv-table = table
evening-csv-game = game
evening-csv-chair = chair
evening-csv-name = name
evening-csv-place = place
evening-csv-score = score
evening-csv-points = points
evening-csv-how = how
evening-csv-games = tables
evening-csv-wins = won
evening-csv-bot = bot
evening-csv-over = played
evening-csv-ended = ended
evening-csv-void = not played
evening-csv-hand = by hand
