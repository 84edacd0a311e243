cafe-race-aim = Be far down with a full cup when the first clerk arrives. By each name: the coffees left plus the points for the place.

cafe-race-asks-thrust = Choose your thrust in secret
cafe-race-asks-die = Choose the speed die to auction
cafe-race-asks-opening = Open the bidding
cafe-race-asks-raise = Bid higher or pass

cafe-race-move-thrust = Thrust { $thrust }
cafe-race-move-die = Auction the { $die }
cafe-race-move-bid = Bid { $thrust }
cafe-race-move-pass = Pass

cafe-race-reason-thrust = more thrust
cafe-race-reason-behind = further behind
cafe-race-reason-ahead = further ahead
cafe-race-reason-fewer = fewer coffees
cafe-race-reason-more = more coffees
cafe-race-reason-dice = the white dice

cafe-race-event-round = Round { $round }.
cafe-race-event-refilled = { $seat } is out of coffee: a fresh cup, back at the machine.
cafe-race-event-speed-dice = The speed dice show { $dice }.
cafe-race-event-chose = { $seat } has chosen.
cafe-race-event-own-thrust = You chose thrust { $thrust }.
cafe-race-event-thrust = { $seat } shows thrust { $thrust }.
cafe-race-event-white-dice = { $seat } rolls { $total } to settle the tie.
cafe-race-event-tie = { $seat } goes before { $other }: { $reason }.
cafe-race-event-speed = { $seat } takes speed { $speed }.
cafe-race-event-moved = { $steps ->
    [0] { $space ->
        [0] { $seat } stays at the start.
       *[other] { $seat } stays on { $space }.
    }
   *[other] { $seat } moves from { $start } to { $space }.
}
cafe-race-event-braked = { $seat } brakes on { $space }: two clerks in the way.
cafe-race-event-overshot = { $seat } rushes past the newspapers.
cafe-race-event-balance = { $spilled ->
    [yes] { $seat } needed { $target }, rolled { $total }: one coffee spilled.
   *[no] { $seat } needed { $target }, rolled { $total }: not a drop lost.
}
cafe-race-event-starts-bidding = { $seat } starts the bidding.
cafe-race-event-die = { $seat } puts the { $die } up for auction.
cafe-race-event-bid = { $seat } bids { $thrust }.
cafe-race-event-passed = { $seat } passes.
cafe-race-event-arrived = { $seat } comes in at place { $rank }: { $points ->
    [one] one point
   *[other] { $points } points
}.

cafe-race-refusal-not-waiting = It is not your turn to choose.
cafe-race-refusal-not-asked = That is not what is being decided now.
cafe-race-refusal-no-such-die = That number is not among the dice left in the tray.
cafe-race-refusal-too-low = A bid must beat the one before it.
cafe-race-refusal-must-open = Whoever picks the die must open with a bid of at least 1.

cafe-race-sheet-coffees = Coffees left in the cup
cafe-race-sheet-place = Place { $rank } on the staircase (space { $space })

# What stands on the board itself.
cafe-race-board-label = The staircase
cafe-race-board-whole = Whole staircase, or closer
cafe-race-board-tray = Speed dice in the tray: { $dice }
cafe-race-board-offer = Offer the { $die } from the tray
cafe-race-board-dial = Your thrust
cafe-race-board-bid-dial = Your bid
cafe-race-board-thrust-word = thrust
cafe-race-board-bid-word = bid
cafe-race-board-turn-dial = Turn the gauge: it shows how likely you spill with each die.
cafe-race-board-turn-bid = Your bid will be your thrust: turn the gauge.
cafe-race-board-pick-die = Touch the die you want to auction.
cafe-race-board-chosen = Thrust { $thrust } is set. You may still change it until everyone has chosen.
cafe-race-board-confirm = Set thrust { $thrust }
cafe-race-board-confirm-bid = Yes, bid { $thrust }
cafe-race-board-confirm-pass = Yes, pass
cafe-race-board-pass = Pass on it
cafe-race-board-with = With the { $die }
cafe-race-board-place = { $kind ->
    [start] start
    [landing] landing { $space }
    [finish] newspaper { $space }
   *[step] step { $space }
}
cafe-race-board-percent = { $percent } %
cafe-race-board-spill = { $percent } % spill
cafe-race-board-no-roll = no roll
cafe-race-board-needs = needs { $target }
cafe-race-board-tie = tie: roll
cafe-race-board-points = +{ $points }
cafe-race-board-offered = The { $die } is on offer.
cafe-race-board-offered-bid = The { $die } is on offer; { $seat } leads with { $bid }.
cafe-race-board-nothing-offered = No die on offer yet
cafe-race-board-no-bid = No bid yet
cafe-race-board-best-bid = bid by { $name }
cafe-race-board-bidder = { $stands ->
    [leads] { $name } leads
    [passed] { $name } has passed
    [bids] { $name } is to bid
   *[waits] { $name } is still in
}
cafe-race-board-coffees = { $coffees ->
    [one] one coffee left
   *[other] { $coffees } coffees left
}
cafe-race-board-has = speed { $speed }, thrust { $thrust }
cafe-race-board-clerk = { $kind ->
    [start] { $seat } is at the start
    [landing] { $seat } is on a landing, space { $space }
    [finish] { $seat } is on a newspaper, space { $space }
   *[step] { $seat } is on step { $space }
}, { $coffees ->
    [0] no coffee left
    [one] one coffee left
   *[other] { $coffees } coffees left
}.

## What is being shown, above the board

cafe-race-now-round = Round { $round }
cafe-race-now-speed-dice = Round { $round }: the speed dice roll
cafe-race-now-thrust = Round { $round }: all show their thrust
cafe-race-now-white-dice = Round { $round }: dice settle the tie
cafe-race-now-moved = Round { $round }: { $mine ->
    [yes] you move
   *[no] { $name } moves
}
cafe-race-now-refilled = Round { $round }: { $mine ->
    [yes] you go back for coffee
   *[no] { $name } goes back for coffee
}
cafe-race-now-die = Round { $round }: { $mine ->
    [yes] you put a die up
   *[no] { $name } puts a die up
}
cafe-race-now-bid = Round { $round }: { $mine ->
    [yes] you bid
   *[no] { $name } bids
}
cafe-race-now-passed = Round { $round }: { $mine ->
    [yes] you pass
   *[no] { $name } passes
}

# What speaks for a hint.
cafe-race-why-dry = spills with no die
cafe-race-why-spill = { $same ->
    [yes] spills { $most } %
   *[no] spills { $least } to { $most } %, by the die
}
