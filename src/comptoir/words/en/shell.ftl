# The web table around the games.

shell-house = Comptoir
shell-nav = The house
shell-skip = Skip to the content
shell-close = Close
shell-save = Save
shell-home = Back to the counter
shell-lost = There is nothing at this address, not even a cold coffee.

## Home

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
shell-invite = Invite friends
    .label = Invite friends: { $game }
shell-same-screen = Same screen
    .label = Same screen: { $game }
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
shell-table-remove = Delete this table
    .about = Nobody else has played at it. It will be gone for good.
shell-table-hide = Take it off my list
    .about = The table stays; its link still works.
shell-table-leave = Leave this table
    .about = Your seat becomes free for somebody else.
shell-table-stop = End the game
    .about = It stops here, without a winner.
shell-table-stop-ask = Ask the others to end it
    .about = If all agree, or nobody objects by tomorrow, the game stops here, without a winner.
shell-table-asked = The others are asked.
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
shell-player = Player { $n }

## Settings

shell-settings = Settings
shell-settings-title = Settings · Comptoir
shell-name = Your name
shell-name-saved = That is how everyone will know you.
shell-language = Language
shell-language-en = English
shell-language-fr = Français
shell-theme = Light
shell-theme-auto = As on this device
shell-theme-light = Afternoon
shell-theme-dark = Evening
shell-speed = Speed of the pieces
    .about = How long moves, dice and cards take to show themselves.
shell-speed-slow = Leisurely
shell-speed-normal = Normal
shell-speed-fast = Quick
shell-speed-off = At once
shell-forced = Do what is forced for me
    .about = Where there is only one thing to do, it is done after a moment.
shell-reduced = Less movement
    .about = Things fade instead of moving about.
shell-shapes = Shapes beside colours
    .about = Each colour also carries a mark of its own.
shell-sound = Sounds
    .about = A clink, dice on wood, a soft chime when it is your turn.
shell-notify = Call me when it is my turn
    .about = A message from your browser while you are in another tab.
shell-notify-forbidden = Your browser does not allow messages from this page.

## Troubles

shell-trouble-unreachable = The house does not answer. Is the connection up?
shell-trouble-missing = That could not be found.
shell-trouble-server = Something went wrong on our side. Please try again.
shell-reconnecting = The connection is gone. Trying again…
shell-reconnecting-sent = The connection is broken. Your choice will be sent as soon as it is back.
shell-slow = The connection is slow. Your choice is on its way.
shell-forced-done = There was only one thing to do: it is done.
shell-sending = Sending…
shell-reconnected = The connection is back.
shell-coming = Coming…
shell-read-rule = Read the rule

## Before the game

shell-rules = Rules
shell-own-rules = House mixture
shell-seats = Who plays
shell-seat-open = Free seat
shell-seat-me = Me
shell-seat-name = Name of player { $n }
shell-seat-who = Who plays seat { $n }
shell-seat-add = Add a seat
shell-seat-remove = Remove a seat
shell-seat-fill = Bots in the free seats
shell-bot-novice = Bot, novice
shell-bot-regular = Bot, regular
shell-bot-master = Bot, master
shell-level-novice = Novice bot
shell-level-regular = Regular bot
shell-level-master = Master bot
shell-sit = Sit here
shell-sit-down = Take a seat
shell-seat-free = Free the seat
shell-name-ask = What shall we call you?
    .about = The others will see this name. You are asked only once.
shell-name-sit = Sit down
shell-stand-up = Stand up
shell-is-ready = Ready
shell-not-yet = Not ready yet
shell-ready = I am ready
shell-not-ready = Wait, not yet
shell-start = Start the game
shell-start-bots = Start with bots
shell-dealing = Dealing…
shell-host-starts = The game starts when your host says so.
shell-invite-about = Whoever has this link can come to the table. No account needed.
shell-link = Link to the table
shell-link-here = Only this computer can follow the link for now.
    .about = To let in others on your network, close the house and open it with:
shell-copy = Copy
shell-copied = Copied.
shell-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
shell-share = Share
shell-qr = The link as a code to photograph
shell-game-rules = Which rules
shell-own-text = Write your own
shell-rule-sets = Ready-made
shell-clash = Some of these rules do not go together.
shell-turn-off = Turn off “{ $option }”
shell-table-options = The table
shell-public = Open to everyone
    .about = Anybody on the home page may watch and take a free seat.
shell-clock = Clock
shell-clock-none = None
shell-clock-live = Minutes
shell-clock-days = Days
shell-clock-minutes = Minutes for each player
shell-clock-increment = Seconds added per choice
shell-clock-each = Days for each choice
shell-clock-out = When time runs out
shell-clock-out-bot = A bot plays on
shell-clock-out-choice = A bot chooses once
shell-chat-title = Chat

## At the table

shell-line-mine = { $others ->
    [one] { $question } · one player still thinking
   *[other] { $question } · { $others } players still thinking
}
shell-line-others = { $others ->
    [0] One moment…
   *[other] Waiting for { $names }
}
shell-line-bots = { $others ->
    [0] One moment…
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
shell-line-over = The game is over
shell-your-turn = It is your turn.
shell-title-turn = ● Your turn · { $title }
shell-skip-scene = Skip
shell-scene-turn = Your turn
shell-choices = Your choices
shell-all-choices = { $count ->
    [0] Nothing to choose just now
    [one] The one choice as a list
   *[other] All { $count } choices as a list
}
shell-filter = Type to filter
shell-found = { $found } of { $all }
shell-recent = Just now
shell-in-words = The table in words
shell-players = Players
shell-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
shell-thinking = thinking
shell-score = Score
shell-role-you = You
shell-role-here = Here
shell-role-away-soon = Away ({ $seconds })
shell-role-away = Away
shell-role-held = A bot holds the seat
shell-role-screen = On this screen
shell-story = Story
shell-story-and-chat = Story and chat
shell-story-empty = All quiet so far. Say hello!
shell-story-missed = Not seen yet
shell-again = Show again
shell-chat = Write to the table
shell-send = Send
shell-undo = Undo
shell-undo-ask = Ask to undo
shell-undo-asked = { $why } The others are asked.
shell-undo-own = { $why } At a table of bots that is your own affair; the record will say so.
shell-undo-nothing = There is nothing of yours to take back.
shell-hint = Hint
shell-hint-thinking = Thinking…
shell-hint-not-now = A hint comes when it is your turn.
shell-hint-says = A good player would consider:
shell-hint-win = wins { $percent } %
shell-why = Why can’t I?
    .about = Pick something you could do before and cannot do now. On the board, touch it.
shell-why-nothing = So far, everything you have been offered is still open to you. On the board, touch whatever you wonder about.
shell-why-allowed = That you can do now.
shell-consent-take-back = { $name } asks to take back a choice. Do you agree?
    .mine = You asked to take back a choice. Waiting for { $names }.
shell-consent-seat = { $name } asks to take the place of { $seat }. Do you agree?
    .mine = You asked to take the place of { $seat }. Waiting for { $names }.
shell-consent-end = { $name } asks to end the game here, without a winner. Do you agree?
    .mine = You asked to end the game here. Waiting for { $names }; if nobody says no by { $until }, it ends.
shell-consent-yes = Agree
shell-consent-no = No
shell-seat-return = Take my seat back
    .about = From here on you decide again.
shell-seat-kept = A bot plays for you.
shell-seat-hold-soon = Let a bot hold the seat ({ $seconds })
    .about = { $name } has just gone, and may be back in a moment.
shell-seat-hold = Let a bot hold the seat
    .about = The game goes on without { $name }, who can come back at any time.
shell-seat-to-bot = Let a bot play for me
    .about = It goes on for you; you can take your seat back at any time.
shell-seat-take = Play this seat myself
    .about = The bot gets up, and you play on from here.
shell-seat-ask = Ask for this seat
    .about = The others are asked. If all of them agree within a minute, the bot gets up for you.
shell-seat-ask-too = Ask to play this seat as well
    .about = The others are asked. If all of them agree, you play both seats on this screen, with a curtain between them.
shell-seat-take-too = Play this seat as well
    .about = The bot gets up: you play both seats on this screen, with a curtain between them.
shell-seat-carry = Carry this seat to another device
    .about = To go on on your phone, say: a link takes your seat there.
shell-seat-mute = Mute in the chat
    .about = Nobody else sees what { $name } writes.
shell-seat-unmute = Let speak again
    .about = Everybody sees again what { $name } writes.
shell-seat-about-person = { $name } plays this seat.
shell-seat-about-bot = { $level } of the house.
shell-seat-about-me = You play this seat.
shell-seat-about-open = Nobody sits here yet.
shell-seat-about-screen = { $name } plays on a shared screen.
shell-seat-about-held = A bot holds this seat until { $name } returns.
shell-carry-about = Open this link on the other device within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. It works once.
shell-curtain = { $name }, it is your turn
    .about = Pass the screen on. Nobody else should look now.
shell-curtain-lift = I am { $name }

shell-absent = { $name } is away.
shell-absent-hold = Let a bot play
shell-absent-hold-soon = Let a bot play ({ $seconds })
shell-absent-wait = Wait

shell-end = End the game…
shell-end-asks = The others are asked. When all agree, or when nobody says no within a day, the game ends here, without a winner.
shell-end-alone = The game ends here, without a winner.
shell-end-ask = Ask the others
shell-end-now = End it
shell-end-no = Play on

## After the game

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
shell-verify-unfinished = The game did not come to its end.
shell-verify-call-offs = { $count ->
    [one] One start was called off before this game
   *[other] { $count } starts were called off before this game
}
    .about = After a call-off nothing is kept: the house and every browser promise anew, and whoever kept the others waiting gives a word before theirs are told.
shell-verify-call-off = A word did not come: { $names }. What the house had promised until then:
shell-verify-house = What the house promised for this game:
