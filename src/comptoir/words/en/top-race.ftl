top-race-aim = End with the most money: of your 200, buy the cars your cards drive best, and bring them home first.
top-race-aim-long-distance = End with the most money: of your 200, buy the cars your cards take furthest. Nobody comes home: the race lasts until the last card.
top-race-aim-tokens = End with the most money: buy cars and say how far each will go. Keeping your word pays; falling short costs.
top-race-aim-bingo = End with the most money: of your 200, buy cars. The draw pile moves them, and you steer.
top-race-aim-children = Be the one whose car is home first: every card you turn up moves the cars it shows.

top-race-asks-bid = Bid for a hand and a car, or pass
top-race-asks-bid-blue = Bid for Blue, or pass
top-race-asks-bid-red = Bid for Red, or pass
top-race-asks-bid-black = Bid for Black, or pass
top-race-asks-bid-yellow = Bid for Yellow, or pass
top-race-asks-bid-white = Bid for White, or pass
top-race-asks-bid-green = Bid for Green, or pass
top-race-asks-place-blue = Put Blue on the grid
top-race-asks-place-red = Put Red on the grid
top-race-asks-place-black = Put Black on the grid
top-race-asks-place-yellow = Put Yellow on the grid
top-race-asks-place-white = Put White on the grid
top-race-asks-place-green = Put Green on the grid
top-race-asks-token-blue = How far will Blue come?
top-race-asks-token-red = How far will Red come?
top-race-asks-token-black = How far will Black come?
top-race-asks-token-yellow = How far will Yellow come?
top-race-asks-token-white = How far will White come?
top-race-asks-token-green = How far will Green come?
top-race-asks-hand = Take one of the hands
top-race-asks-car = Take a car
top-race-asks-card = Your turn: play a card
top-race-asks-line = Which line of the card comes next?
top-race-asks-gold = Which car does the gold number move?
top-race-asks-link = Acceleration or breakdown?
top-race-asks-drive-blue = Where does Blue go?
top-race-asks-drive-red = Where does Red go?
top-race-asks-drive-black = Where does Black go?
top-race-asks-drive-yellow = Where does Yellow go?
top-race-asks-drive-white = Where does White go?
top-race-asks-drive-green = Where does Green go?
top-race-asks-bet-1 = Your first bet, in secret: which car will win?
top-race-asks-bet-2 = Your second bet, in secret: which car will win?
top-race-asks-bet-3 = Your third bet, in secret: which car will win?
top-race-asks-draw = Your turn: turn up the top card
top-race-asks-secret = Lay a card face down

top-race-move-pass = Pass
top-race-move-bid = Bid { $amount }
top-race-move-card = Play { $card }
top-race-move-gold = Gold number for { $car }
top-race-move-accelerate = Acceleration: the rear car draws level
top-race-move-break-down = Breakdown: the front car stops until it is overtaken
top-race-move-bet = Bet on { $car }
top-race-move-place = Row { $row }, lane { $lane }
top-race-move-hand = Hand { $hand }
top-race-move-take-car = Take { $car }
top-race-move-line = { $line } line
top-race-move-draw = Turn up the top card
top-race-move-token = { $position } from the line
top-race-move-drive = Column { $column }, lane { $lane }
top-race-move-finish = Over the finish line

top-race-event-race = { $races ->
    [one] The cars roll to the grid.
   *[other] Race { $race } of { $races }.
}
top-race-event-controller = { $seat } is the race controller.
top-race-event-dealt = { $seat } gets { $count } cards.
top-race-event-own-hand = Your cards: { $cards }.
top-race-event-open-hand = Hand { $hand }: { $cards }.
top-race-event-driver = { $car }’s driver is up for auction; { $seat } bids first.
top-race-event-lot = A hand and a car are up for auction; { $seat } bids first.
top-race-event-bid = { $seat } bids { $amount }.
top-race-event-passed = { $seat } passes.
top-race-event-no-bid = Nobody wants { $car }: back under the stack.
top-race-event-sold = { $seat } buys { $car } for { $amount }.
top-race-event-lot-sold = { $seat } pays { $amount } for a hand and a car.
top-race-event-given = { $seat } takes { $car } without auction, for { $amount }.
top-race-event-by-lot = { $seat } drives { $car }.
top-race-event-hand-taken = { $seat } takes hand { $hand }.
top-race-event-car-taken = { $seat } takes { $car }.
top-race-event-placed = { $car } stands in row { $row }, lane { $lane }.
top-race-event-token = { $seat } puts { $car }’s token on { $position }.
top-race-event-chose = { $seat } has laid a card.
top-race-event-own-card = You laid { $card }.
top-race-event-shown = { $seat } shows { $card }: { $total } in all.
top-race-event-card = { $seat } plays { $card }.
top-race-event-turned = { $seat } turns up { $card }.
top-race-event-no-effect = { $card } has no effect any more.
top-race-event-drew = { $seat } draws a card.
top-race-event-own-draw = You draw { $card }.
top-race-event-reshuffled = The pile is empty: the { $count } played cards are shuffled.
top-race-event-gold = { $seat } gives the gold { $points } to { $car }.
top-race-event-gold-lost = No car can use the gold { $points }.
top-race-event-moved = { $lost ->
    [0] { $car } moves { $steps }.
   *[other] { $car } moves { $steps }, loses { $lost } to traffic.
}
top-race-event-stuck = { $car } is stuck in traffic and loses { $lost }.
top-race-event-ignored = { $car } is not on the track: its { $points } is ignored.
top-race-event-bet-line = { $car } is first across bet line { $number }.
top-race-event-finished = { $place ->
    [1] { $car } crosses the line first!
    [2] { $car } comes in second.
    [3] { $car } comes in third.
    [4] { $car } comes in fourth.
    [5] { $car } comes in fifth.
   *[other] { $car } comes in last.
}
top-race-event-lap = { $car } crosses the line and drives on.
top-race-event-accelerated = { $seat } accelerates { $car }, to draw level with { $rival }.
top-race-event-broke-down = { $seat } makes { $car } break down, until { $rival } has overtaken it.
top-race-event-returned = { $car } is overtaken and runs again.
top-race-event-out = { $count ->
    [0] { $seat }’s cars are all home.
    [one] { $seat }’s cars are all home; the last card is discarded.
   *[other] { $seat }’s cars are all home; { $count } cards are discarded.
}
top-race-event-bet-made = { $seat } has made bet { $number }.
top-race-event-own-bet = Bet { $number }: you bet on { $car }.
top-race-event-bet-paid = { $amount ->
    [0] { $seat }’s bet { $number } was on { $car }: no gain, no loss.
   *[other] { $seat }’s bet { $number } was on { $car }: { $amount }.
}
top-race-event-classified = { $car } is placed { $place } by how far it came.
top-race-event-prize = Place { $place }, { $car }: { $amount } for { $seat }.
top-race-event-token-paid = { $amount ->
    [0] { $car } came to { $position }, its token was on { $token }: nothing for { $seat }.
   *[other] { $car } came to { $position }, its token was on { $token }: { $amount } for { $seat }.
}
top-race-event-won = { $seat } wins with { $car }!
top-race-event-match-over = { $amount ->
    [0] { $seat }: rank { $rank }, without a penny.
   *[other] { $seat }: rank { $rank }, with { $amount }.
}

top-race-refusal-not-waiting = It is not your turn to choose.
top-race-refusal-not-asked = That is not what is being decided now.
top-race-refusal-too-low = A bid must be higher than the last one.
top-race-refusal-too-dear = You do not have that much money.
top-race-refusal-grid-taken = Another car stands on that space of the grid.
top-race-refusal-no-such-token = A token lies between the front row and +99, and there is no 0.
top-race-refusal-hand-taken = That hand is not to be had.
top-race-refusal-car-taken = That car already has an owner.
top-race-refusal-not-in-hand = You do not hold that card.
top-race-refusal-link-stopped = One of the two cars has finished or broken down: this link cannot be played now.
top-race-refusal-no-such-line = That line is not on the card, or is already driven.
top-race-refusal-shown-on-card = A gold number moves a car that the card does not show.
top-race-refusal-not-an-end = The car cannot end there: it drives its full number, or as far as the road is free.

top-race-sheet-start = To begin with
top-race-sheet-drivers = Race { $race }: paid for drivers
top-race-sheet-prizes = Race { $race }: prizes
top-race-sheet-bets = Race { $race }: bets
top-race-sheet-tokens = Race { $race }: tokens
top-race-sheet-winner = First car home

top-race-car-blue = Blue
top-race-car-red = Red
top-race-car-black = Black
top-race-car-yellow = Yellow
top-race-car-white = White
top-race-car-green = Green
top-race-car-gold = Gold

top-race-card-0 = Green 6 · Black 5 · White 4 · Yellow 3 · Blue 2 · Red 1
top-race-card-1 = Red 6 · Green 5 · Black 4 · White 3 · Yellow 2 · Blue 1
top-race-card-2 = Blue 6 · Red 5 · Green 4 · Black 3 · White 2 · Yellow 1
top-race-card-3 = Yellow 6 · Blue 5 · Red 4 · Green 3 · Black 2 · White 1
top-race-card-4 = White 6 · Yellow 5 · Blue 4 · Red 3 · Green 2 · Black 1
top-race-card-5 = Black 6 · White 5 · Yellow 4 · Blue 3 · Red 2 · Green 1
top-race-card-6 = Blue 6 · White 4 · Green 2 · Red 1
top-race-card-7 = Yellow 6 · White 4 · Red 2 · Green 1
top-race-card-8 = White 6 · Blue 4 · Black 2 · Green 1
top-race-card-9 = White 6 · Yellow 4 · Black 2 · Red 1
top-race-card-10 = Blue 6 · Yellow 4 · Green 2 · Black 1
top-race-card-11 = Yellow 6 · Blue 4 · Red 2 · Black 1
top-race-card-12 = Green 6 · Black 4 · Blue 2 · Yellow 1
top-race-card-13 = Red 6 · Black 4 · Yellow 2 · Blue 1
top-race-card-14 = Black 6 · Green 4 · White 2 · Blue 1
top-race-card-15 = Black 6 · Red 4 · White 2 · Yellow 1
top-race-card-16 = Green 6 · Red 4 · Blue 2 · White 1
top-race-card-17 = Red 6 · Green 4 · Yellow 2 · White 1
top-race-card-18 = Blue 6 · White 4 · Gold 2 · Yellow 1
top-race-card-19 = Yellow 6 · Blue 4 · Gold 2 · White 1
top-race-card-20 = White 6 · Yellow 4 · Gold 2 · Blue 1
top-race-card-21 = Black 6 · Green 4 · Gold 2 · Red 1
top-race-card-22 = Green 6 · Red 4 · Gold 2 · Black 1
top-race-card-23 = Red 6 · Black 4 · Gold 2 · Green 1
top-race-card-24 = Blue 10
top-race-card-25 = Red 10
top-race-card-26 = Black 10
top-race-card-27 = Yellow 10
top-race-card-28 = White 10
top-race-card-29 = Green 10
top-race-card-30 = Blue 5
top-race-card-31 = Red 5
top-race-card-32 = Black 5
top-race-card-33 = Yellow 5
top-race-card-34 = White 5
top-race-card-35 = Green 5
top-race-card-36 = Gold 5 · Blue 2
top-race-card-37 = Gold 5 · Red 2
top-race-card-38 = Gold 5 · Black 2
top-race-card-39 = Gold 5 · Yellow 2
top-race-card-40 = Gold 5 · White 2
top-race-card-41 = Gold 5 · Green 2
top-race-card-42 = Gold 5
top-race-card-43 = Blue ↔ Red
top-race-card-44 = Black ↔ Yellow
top-race-card-45 = White ↔ Green

# The board.
top-race-board-label = The circuit
top-race-board-track = The circuit { $name }
top-race-board-whole = See the whole circuit, or come closer
top-race-board-no-circuit = The circuit did not come through.
top-race-board-again = Ask again
top-race-board-hand = Your cards
top-race-board-hands = The open hands
top-race-board-mine = Mine
top-race-board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
top-race-board-face-down = A card, face down
top-race-board-pile = { $count ->
    [one] The pile: one card
   *[other] The pile: { $count } cards
}
top-race-board-points = Points for each car in this hand
top-race-board-points-word = in this hand
top-race-board-points-of = { $car }: { $points }
top-race-board-steps = Prizes and order of the cars
top-race-board-step = { $place }. { $car }, { $owner }
top-race-board-step-home = { $car } is home in place { $place }, { $owner }
top-race-board-left = { $left } to go
top-race-board-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
top-race-board-minus = −{ $points }
top-race-board-position = { $position }
top-race-board-end-lost = { $end }, loses { $lost }
top-race-board-auction = The auction
top-race-board-driver = The driver of { $car }
top-race-board-lot = A hand and a car of your choice
top-race-board-has = has { $amount }
top-race-board-passed = passes
top-race-board-sold = sold
top-race-board-bid-slider = How much to bid
top-race-board-leaves = leaves you { $amount }
top-race-board-race = Race { $race } of { $races }.
top-race-board-choose-card = Touch a card to see what it would do.
top-race-board-choose-secret = Touch the card you want to lay face down.
top-race-board-card-clear = As things stand, the road is free.
top-race-board-card-loses = { $points ->
    [one] As things stand, one point is lost to traffic.
   *[other] As things stand, { $points } points are lost to traffic.
}
top-race-board-play = Play this card
top-race-board-lay = Lay it face down
top-race-board-laid = This is the card you laid. Another may still replace it.
top-race-board-draw = The next card decides.
top-race-board-gold = Gold { $points }: which car shall drive it?
top-race-board-line = Touch the line to play.
top-race-board-line-of = { $car } { $points }
top-race-board-take-hand = Look through the hands, then take one.
top-race-board-take-this-hand = Take { $hand }
top-race-board-take-car = Which car do you take?
top-race-board-drive = { $car } drives { $points }: touch where it is to stop.
top-race-board-accelerate = { $car } draws level: touch where.
top-race-board-drive-there = Drive there
top-race-board-place = { $car } goes on the grid: touch a space.
top-race-board-place-there = Put it there
top-race-board-token = How far the car will come
top-race-board-token-less = One space less
top-race-board-token-more = One space more
top-race-board-token-pays = { $amount ->
    [0] Pays nothing when reached; every step short costs 10.
   *[other] Pays { $amount } when reached; every step short costs 10.
}
top-race-board-token-sure = Plant the pennant
top-race-board-bet = Bet { $number }
top-race-board-slip = Bet { $number }: { $car }
top-race-board-bet-how = Tick the car you believe in. Nobody sees your slip before the end.
top-race-board-bet-pays = What the bet pays, by the place of its car
top-race-board-bet-car = Your car
top-race-board-bet-hand-in = Hand in the slip
top-race-board-bet-made = Handed in: { $car }
top-race-board-money = The money of the race
top-race-board-ledger = { $races ->
    [one] The money
   *[other] The money of race { $race }
}
top-race-board-ledger-before = before
top-race-board-ledger-drivers = drivers
top-race-board-ledger-prizes = prizes
top-race-board-ledger-bets = bets
top-race-board-ledger-tokens = tokens
top-race-board-ledger-now = in hand
top-race-board-ledger-close = Put it away
top-race-board-nobody = nobody
top-race-board-car-home = { $car } is home in place { $place }, for { $seat }.
top-race-board-car-running = { $car }, driven for { $seat }: { $left } to go.
top-race-board-car-broken = { $car }, driven for { $seat }, has broken down with { $left } to go.
top-race-board-car-bought = { $car } belongs to { $seat } and is not on the grid yet.
top-race-board-car-unsold = { $car } has no driver yet.
top-race-board-offered = { $car }’s driver is for sale; nobody has bid.
top-race-board-offered-bid = { $car }’s driver is for sale; { $seat } bids { $amount }.
top-race-board-my-hand = Your cards: { $cards }.
top-race-board-my-money = You have { $amount }.

## What is being shown, above the board

top-race-now-race = The grid is made ready
top-race-now-driver = A driver is for sale
top-race-now-lot = A hand and a car are for sale
top-race-now-bid = { $mine ->
    [yes] You bid
   *[no] { $name } bids
}
top-race-now-passed = { $mine ->
    [yes] You pass
   *[no] { $name } passes
}
top-race-now-sold = { $mine ->
    [yes] You buy a driver
   *[no] { $name } buys a driver
}
top-race-now-given = { $mine ->
    [yes] You take a driver
   *[no] { $name } takes a driver
}
top-race-now-placed = The cars line up
top-race-now-card = { $mine ->
    [yes] You drive your card
   *[no] { $name } drives a card
}
top-race-now-turned = { $mine ->
    [yes] You turn a card
   *[no] { $name } turns a card
}
top-race-now-moved = The cars drive
top-race-now-bet-line = A bet line is crossed
top-race-now-finished = A car comes home
top-race-now-prize = The race is paid out

# What speaks for a hint.
top-race-why-sale = { $points ->
    [0] no card of yours drives this car
    [one] your cards drive this car one point
   *[other] your cards drive this car { $points } points
}
top-race-why-drive = { $lost ->
    [0] loses no point
    [one] loses one point
   *[other] loses { $lost } points
}
top-race-why-own = { $steps ->
    [0] leaves your car where it is
    [one] drives your car up to one space
   *[other] drives your car up to { $steps } spaces
}
top-race-why-others = drives none of your cars
