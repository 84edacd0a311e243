# The web table around the games.

shell-house = Comptoir
shell-nav = The house
shell-skip = Skip to the content
shell-close = Close
shell-save = Save
shell-home = Back to the counter
shell-lost = There is nothing at this address, not even a cold coffee.

## Home

shell-invite = Invite friends
    .label = Invite friends: { $game }
shell-same-screen = Same screen
    .label = Same screen: { $game }
shell-player = Player { $n }

## Settings

shell-my-games = My games
shell-settings = Settings
shell-name = Your name

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
shell-copied = Copied.
shell-copy-this = Copy this address: { $url }
shell-read-rule = Read the rule

## Before the game

shell-rules = Rules
shell-own-rules = House mixture
shell-bot-novice = Bot, novice
shell-bot-regular = Bot, regular
shell-bot-master = Bot, master
shell-level-novice = Novice bot
shell-level-regular = Regular bot
shell-level-master = Master bot
shell-clock = Clock

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
shell-story-none = All quiet so far.
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
shell-curtain = { $name }, it is your turn
    .about = Pass the screen on. Nobody else should look now.
shell-curtain-lift = I am { $name }

shell-absent = { $name } is away.
shell-absent-hold = Let a bot play
shell-absent-hold-soon = Let a bot play ({ $seconds })
shell-absent-wait = Wait
