cafe-international-aim = Seat guests at tables of their flag: each brings as many points as there are guests at its tables.

cafe-international-asks-turn = Your turn: seat up to three guests, or draw one
cafe-international-asks-turn-draw = Nobody in your hand finds a seat: draw a guest
cafe-international-asks-full-hand = Your hand is full: seat up to three guests, or put one face down
cafe-international-asks-full-hand-face-down = Your hand is full and nobody finds a seat: put one face down
cafe-international-asks-more = Seat another guest, or stop here
cafe-international-asks-more-stop = Nobody else finds a seat: stop here
cafe-international-asks-follow = Nobody sits alone: seat a second guest at the same table
cafe-international-asks-empty-hand = Your hand is empty: end the game now, or let it go on
cafe-international-asks-fill = Fill the table you declared

cafe-international-move-seat = Seat { $guest }: { $place }
cafe-international-move-draw = Draw a guest
cafe-international-move-face-down = Put { $guest } face down
cafe-international-move-stop = Stop here
cafe-international-move-end = End the game
cafe-international-move-declare = Fill the { $table } table with { $sex }

cafe-international-event-dealt = Everyone gets { $cards } guests.
cafe-international-event-hand = Your guests: { $guests }.
cafe-international-event-table = A table is laid, { $table }: { $nation }.
cafe-international-event-begins = { $seat } begins.
cafe-international-event-opened = { $seat } opens with { $guest } ({ $place }): somebody must join.
cafe-international-event-seated = { $seat } seats { $guest } ({ $place }): { $total } points ({ $nations }: { $points }).
cafe-international-event-cleared = Full house at { $nations }! They leave: { $guests }.
cafe-international-event-sum = { $seat } makes { $points } points this turn.
cafe-international-event-drew = { $left ->
    [0] { $seat } draws the last guest.
    [one] { $seat } draws a guest; one is left.
   *[other] { $seat } draws a guest; { $left } are left.
}
cafe-international-event-drawn = You drew { $guest }.
cafe-international-event-face-down = { $seat } puts a guest face down.
cafe-international-event-own-face-down = You put { $guest } face down.
cafe-international-event-plays-on = { $seat } has no guests left, but lets the game go on.
cafe-international-event-declared = { $seat } fills the table of { $nation } ({ $table }) with { $sex } only.
cafe-international-event-joined = { $seat } seats { $guest } ({ $place }).
cafe-international-event-salon = { $own ->
    [yes] Four { $sex } of its own at { $nation }: { $points } points for { $seat }.
   *[no] Four { $sex } at { $nation }: { $points } points for { $seat }.
}
cafe-international-event-ended = The café closes on { $seat }’s turn: { $reason }.
cafe-international-event-penalty = { $cards ->
    [0] { $seat } has no card left over and loses nothing.
    [one] { $seat } has one card left over: minus { $points }.
   *[other] { $seat } has { $cards } cards left over: minus { $points }.
}

cafe-international-refusal-not-waiting = It is not your turn.
cafe-international-refusal-no-such-choice = There is no such choice in this game.
cafe-international-refusal-not-in-hand = You do not hold this guest.
cafe-international-refusal-three-seated = You have seated three guests; more are not allowed in one turn.
cafe-international-refusal-seat-taken = Somebody sits there already.
cafe-international-refusal-no-own-table = This seat touches no table of the guest’s own nation.
cafe-international-refusal-must-follow = Your last guest sits alone: the next one must join, at another seat of the same table.
cafe-international-refusal-sexes = Women and men would no longer be balanced: two of each at most, and never two more of one than of the other.
cafe-international-refusal-last-alone = The third guest would sit alone, and nobody may follow any more.
cafe-international-refusal-nobody-follows = This guest would sit alone, and you hold nobody who could join.
cafe-international-refusal-hand-full = You hold twelve guests, the most a hand may have: seat some, or put one face down.
cafe-international-refusal-hand-not-full = A guest may be put face down only by a player who holds twelve.
cafe-international-refusal-already-seating = One action a turn: you are seating guests.
cafe-international-refusal-nobody-seated = You have done nothing yet: seat a guest, draw one, or with twelve in hand put one face down.
cafe-international-refusal-hand-not-empty = You may end the game only with an empty hand.
cafe-international-refusal-too-late-to-end = The game may be ended only right after seating your last guest, not later.
cafe-international-refusal-must-fill = You declared a table: fill it first.
cafe-international-refusal-other-sex-there = Somebody of the other sex sits at this table.
cafe-international-refusal-cannot-fill = You do not hold the guests to fill this table.
cafe-international-refusal-other-table = This seat is not at the table you declared.
cafe-international-refusal-wrong-sex = You declared the table for the other sex.
cafe-international-refusal-spoils-the-rest = With this guest here the table could no longer be filled.

cafe-international-sheet-plain = Mixed company
cafe-international-sheet-doubled = All of one nation, doubled
cafe-international-sheet-salons = Ladies’ and gentlemen’s tables
cafe-international-sheet-hand = { $cards ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $cards } cards in hand
}
cafe-international-sheet-face-down = { $cards ->
    [0] No card face down
    [one] One card face down
   *[other] { $cards } cards face down
}

cafe-international-end-none = it is still open
cafe-international-end-tables = there are not enough tables left to lay
cafe-international-end-guests = the last guest has been drawn
cafe-international-end-hand = a hand is empty

cafe-international-ladies = ladies
cafe-international-gentlemen = gentlemen

cafe-international-table-tl = top left
cafe-international-table-tr = top right
cafe-international-table-c = centre
cafe-international-table-bl = bottom left
cafe-international-table-br = bottom right

cafe-international-place-o1 = outer seat 1
cafe-international-place-o2 = outer seat 2
cafe-international-place-o3 = outer seat 3
cafe-international-place-o4 = outer seat 4
cafe-international-place-o5 = outer seat 5
cafe-international-place-o6 = outer seat 6
cafe-international-place-o7 = outer seat 7
cafe-international-place-o8 = outer seat 8
cafe-international-place-n = north seat
cafe-international-place-e = east seat
cafe-international-place-s = south seat
cafe-international-place-w = west seat

nation-africa = Africa
nation-china = China
nation-cuba = Cuba
nation-england = England
nation-france = France
nation-germany = Germany
nation-india = India
nation-italy = Italy
nation-russia = Russia
nation-spain = Spain
nation-turkey = Turkey
nation-usa = USA

guest-africa-woman = an African woman
guest-africa-man = an African man
guest-china-woman = a Chinese woman
guest-china-man = a Chinese man
guest-cuba-woman = a Cuban woman
guest-cuba-man = a Cuban man
guest-england-woman = an English woman
guest-england-man = an English man
guest-france-woman = a French woman
guest-france-man = a French man
guest-germany-woman = a German woman
guest-germany-man = a German man
guest-india-woman = an Indian woman
guest-india-man = an Indian man
guest-italy-woman = an Italian woman
guest-italy-man = an Italian man
guest-russia-woman = a Russian woman
guest-russia-man = a Russian man
guest-spain-woman = a Spanish woman
guest-spain-man = a Spanish man
guest-turkey-woman = a Turkish woman
guest-turkey-man = a Turkish man
guest-usa-woman = an American woman
guest-usa-man = an American man

# What stands on the board itself.
cafe-international-board-label = The café
cafe-international-board-hand = Your guests
cafe-international-board-card = { $nation }: { $guest }
cafe-international-board-card-seats = { $seats ->
    [0] { $nation }: { $guest }, no seat now
    [one] { $nation }: { $guest }, one seat
   *[other] { $nation }: { $guest }, { $seats } seats
}
cafe-international-board-empty-hand = All your guests have found a seat.
cafe-international-board-seat = { $place } ({ $nations })
cafe-international-board-taken = { $seat }: { $guest }
cafe-international-board-free = { $seat }: free
cafe-international-board-may-sit = { $seat }: can be taken
cafe-international-board-may-open = { $seat }: opens, somebody must join
cafe-international-board-would-pay = { $points ->
    [one] { $seat }: one point
   *[other] { $seat }: { $points } points
}
cafe-international-board-pile = { $cards ->
    [0] Nobody is left to draw
    [one] Draw a guest; one is left
   *[other] Draw a guest; { $cards } are left
}
cafe-international-board-tray = { $cards ->
    [0] Tray for cards face down, empty
    [one] Tray: one card face down
   *[other] Tray: { $cards } cards face down
}
cafe-international-board-earlier = So far
cafe-international-board-opens = opens
cafe-international-board-sum = Total
cafe-international-board-drew = Drew a guest.
cafe-international-board-face-down = Put a guest face down.
cafe-international-board-no-guest-yet = No guest seated yet.
cafe-international-board-pays-up-to = Pays up to { $points } points.
cafe-international-board-rather-not = Rather not
cafe-international-board-go-on = Let it go on
cafe-international-board-hint-guest-first = Touch a guest, then a chair.
cafe-international-board-hint-guest = Who shall sit there?
cafe-international-board-hint-chair = The chairs show what each would pay.
cafe-international-board-hint-opens = Pays nothing yet: a second guest must join.
cafe-international-board-hint-nobody = None of your guests finds a seat.
cafe-international-board-hint-tray = Seat a guest, or pick one and touch the tray.
cafe-international-board-hint-tray-only = Pick a guest, then touch the tray.
cafe-international-board-hint-tray-picked = Touch the tray to put this guest face down; it costs two points at the end.
cafe-international-board-holds = { $cards ->
    [one] one guest in hand
   *[other] { $cards } guests in hand
}{ $hidden ->
    [0] {""}
    [one] , one card face down
   *[other] , { $hidden } cards face down
}
cafe-international-board-table = { $nation } ({ $table }): { $guests }.
cafe-international-board-table-empty = { $nation } ({ $table }): nobody yet.
cafe-international-board-so-far = { $seat } has made { $points } points this turn.
cafe-international-board-piles = Still to come: { $guests ->
    [one] one guest
   *[other] { $guests } guests
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.

## What is being shown, above the board

cafe-international-now-opened = { $mine ->
    [yes] You open a table
   *[no] { $name } opens a table
}
cafe-international-now-seated = { $mine ->
    [yes] You seat a guest
   *[no] { $name } seats a guest
}
cafe-international-now-joined = { $mine ->
    [yes] You seat a guest
   *[no] { $name } seats a guest
}
cafe-international-now-drew = { $mine ->
    [yes] You draw a guest
   *[no] { $name } draws a guest
}
cafe-international-now-face-down = { $mine ->
    [yes] You lay a guest face down
   *[no] { $name } lays a guest face down
}
cafe-international-now-cleared = A full table gets up
cafe-international-now-ended = The café closes

# What speaks for a hint.
cafe-international-why-points = { $points ->
    [0] no point at once
    [one] one point at once
   *[other] { $points } points at once
}
cafe-international-why-clears = { $points } points at once, and a table clears
cafe-international-why-opens = opens a table: nothing yet
cafe-international-why-reply = { $points ->
    [0] leaves the others nothing
   *[other] the others then make about { $points }
}
