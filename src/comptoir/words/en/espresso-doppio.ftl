espresso-doppio-aim = Collect the most beans: make the runner show what your cards ask for, then score them.
espresso-doppio-aim-solo = Keep as many beans as you can: every action costs one, every card you score pays some. The more are left at the end, the higher your grade.

espresso-doppio-asks-saucer = Lay a saucer
espresso-doppio-asks-cup = Lay a cup
espresso-doppio-asks-spoon = Lay a spoon
espresso-doppio-asks-action = Your turn: move or exchange pieces, up to three times
espresso-doppio-asks-more = Move on, score your cards, or end your turn
espresso-doppio-asks-more-exchange-stop = Move on, or end your turn
espresso-doppio-asks-score = Score your cards, or end your turn
espresso-doppio-asks-score-stop = No card to score: end your turn
espresso-doppio-asks-master = Your turn: move or exchange pieces, or score a card first
espresso-doppio-asks-master-exchange = Your turn: move or exchange pieces
espresso-doppio-asks-solo = Spend a bean on an action, or score a card
espresso-doppio-asks-solo-exchange = Spend a bean on an action
espresso-doppio-asks-last = No beans left: score a card, or stop here
espresso-doppio-asks-last-stop = No beans left, no card to score: stop here

espresso-doppio-move-place = Lay { $piece } on space { $space }
espresso-doppio-move-exchange = Spaces { $left } and { $right }: { $types } change places
espresso-doppio-move-stop = That is all
espresso-doppio-move-score = Score card { $card } ({ $about })

espresso-doppio-types-saucer = saucers
espresso-doppio-types-cup = cups
espresso-doppio-types-spoon = spoons

espresso-doppio-piece-white-saucer = the white saucer
espresso-doppio-piece-caramel-saucer = the caramel saucer
espresso-doppio-piece-brown-saucer = the brown saucer
espresso-doppio-piece-white-cup = the white cup
espresso-doppio-piece-caramel-cup = the caramel cup
espresso-doppio-piece-brown-cup = the brown cup
espresso-doppio-piece-white-spoon = the white spoon
espresso-doppio-piece-caramel-spoon = the caramel spoon
espresso-doppio-piece-brown-spoon = the brown spoon

espresso-doppio-condition-row = row of three
espresso-doppio-condition-set = set in a row
espresso-doppio-condition-lone = alone on its space
espresso-doppio-condition-stack = together on one space
espresso-doppio-condition-pair = two neighbouring spaces
espresso-doppio-condition-duo = two exact neighbours
espresso-doppio-condition-run = one colour in a row
espresso-doppio-condition-special = empty spaces

espresso-doppio-part-white-saucer = white saucer
espresso-doppio-part-caramel-saucer = caramel saucer
espresso-doppio-part-brown-saucer = brown saucer
espresso-doppio-part-saucer = saucer
espresso-doppio-part-white-cup = white cup
espresso-doppio-part-caramel-cup = caramel cup
espresso-doppio-part-brown-cup = brown cup
espresso-doppio-part-cup = cup
espresso-doppio-part-white-spoon = white spoon
espresso-doppio-part-caramel-spoon = caramel spoon
espresso-doppio-part-brown-spoon = brown spoon
espresso-doppio-part-spoon = spoon
espresso-doppio-part-white = white
espresso-doppio-part-caramel = caramel
espresso-doppio-part-brown = brown

espresso-doppio-grade-tea = better stay with tea
espresso-doppio-grade-filter = a decent filter coffee
espresso-doppio-grade-plunger = at home with a coffee press
espresso-doppio-grade-machine = trusted with the big machine
espresso-doppio-grade-barista = barista, no less

espresso-doppio-event-began = { $seat } lays the first saucer.
espresso-doppio-event-placed = { $seat } lays { $piece } on space { $space }.
espresso-doppio-event-shown = { $seat } turns up card { $card } ({ $about }).
espresso-doppio-event-turn = { $seat } to play.
espresso-doppio-event-moved = { $seat } moves from { $start } to { $space }: { $pieces }.
espresso-doppio-event-exchanged = { $seat } exchanges { $left } and { $right }: { $going } for { $coming }.
espresso-doppio-event-scored = { $times ->
    [one] { $seat } scores card { $card } ({ $about }): { $beans ->
        [one] { $beans } bean
       *[other] { $beans } beans
    }.
   *[other] { $seat } scores card { $card } ({ $about }) { $times } times: { $beans ->
        [one] { $beans } bean
       *[other] { $beans } beans
    }.
}
espresso-doppio-event-took = { $spaces ->
    [one] { $seat } plays card { $card }: one empty space, { $other } gives back { $beans ->
        [one] { $beans } bean
       *[other] { $beans } beans
    }.
   *[other] { $seat } plays card { $card }: { $spaces } empty spaces, { $other } gives back { $beans ->
        [one] { $beans } bean
       *[other] { $beans } beans
    }.
}
espresso-doppio-event-finished = { $half ->
    [1] { $seat } has scored every card: half-time!
   *[other] { $seat } has scored every card: the game is over.
}
espresso-doppio-event-stalled = { $half ->
    [1] { $turns } turns without a card scored: half-time.
   *[other] { $turns } turns without a card scored: the game is over.
}
espresso-doppio-event-revealed = Left in { $seat }’s pile: { $cards }.
espresso-doppio-event-received = { $seat } takes over the cards { $cards }, shuffled.
espresso-doppio-event-purse = { $seat } starts with { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}.
espresso-doppio-event-spent = { $left ->
    [0] That was the last bean.
    [one] One bean spent, one left.
   *[other] One bean spent, { $left } left.
}
espresso-doppio-event-graded = { $seat } ends with { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}: { $grade }.
    .mine = You end with { $beans ->
        [one] { $beans } bean
       *[other] { $beans } beans
    }: { $grade }.
espresso-doppio-event-won = { $winner } wins with { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}.
espresso-doppio-event-tie = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
} each: { $winner } wins, with cards still to score.
espresso-doppio-event-shared = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
} each: the victory is shared.

espresso-doppio-refusal-not-waiting = It is not your turn.
espresso-doppio-refusal-no-such-choice = There is no such choice in this game.
espresso-doppio-refusal-lay-first = First all nine pieces are laid on the runner.
espresso-doppio-refusal-all-laid = The pieces are laid; now they move by actions.
espresso-doppio-refusal-other-type = Saucers come first, then cups, then spoons.
espresso-doppio-refusal-already-laid = That piece is already on the runner.
espresso-doppio-refusal-same-type = There is already a piece of that type on the space.
espresso-doppio-refusal-same-colour = While laying, a space takes no two pieces of one colour.
espresso-doppio-refusal-nothing-there = One of those types stands on neither space.
espresso-doppio-refusal-three-actions = Three actions are all a turn has.
espresso-doppio-refusal-after-scoring = You have begun to score: no more actions this turn.
espresso-doppio-refusal-act-first = A turn starts with an action: move or exchange something first.
espresso-doppio-refusal-not-shown = That card does not lie face up before you.
espresso-doppio-refusal-not-met = The runner does not show what that card asks for.
espresso-doppio-refusal-no-bean = An action costs a bean, and you have none left.
espresso-doppio-refusal-beans-left = You still have beans: play on.

espresso-doppio-sheet-row = Card { $card }: row of three
espresso-doppio-sheet-set = Card { $card }: set in a row
espresso-doppio-sheet-lone = Card { $card }: alone on its space
espresso-doppio-sheet-stack = Card { $card }: together on one space
espresso-doppio-sheet-pair = Card { $card }: two neighbouring spaces
espresso-doppio-sheet-duo = Card { $card }: two exact neighbours
espresso-doppio-sheet-run = Card { $card }: one colour in a row
espresso-doppio-sheet-special = Card { $card }: empty spaces
espresso-doppio-sheet-lost = Given back to the special card
espresso-doppio-sheet-purse = To begin with
espresso-doppio-sheet-actions = { $actions ->
    [0] No action
    [one] One action
   *[other] { $actions } actions
}

# What stands on the board itself.
espresso-doppio-board-label = The runner with its five spaces
espresso-doppio-board-space = Space { $space }: { $pieces }
espresso-doppio-board-empty = empty
espresso-doppio-board-types = What changes places
espresso-doppio-board-exchange = Change places
espresso-doppio-board-leave = Leave them
espresso-doppio-board-lay = Pick a piece, then the space it goes to.
espresso-doppio-board-where = Now touch the space it goes to.
espresso-doppio-board-first = Touch two spaces, or drag a piece.
espresso-doppio-board-second = And the other space?
espresso-doppio-board-cards-now = Score the cards that shine, or end your turn.
espresso-doppio-board-nothing-now = Nothing more to score: end your turn.
espresso-doppio-board-cards-last = No beans left. Score a card that shines, or the game ends here.
espresso-doppio-board-nothing-last = No beans left and nothing to score: the game ends here.
espresso-doppio-board-means-row = Side by side, in this order or mirrored: { $parts }.
espresso-doppio-board-means-set = Side by side, in this order or mirrored: { $parts }.
espresso-doppio-board-means-lone = Alone on its space: { $parts }. Each one pays.
espresso-doppio-board-means-stack = On one space, and nothing else there: { $parts }.
espresso-doppio-board-means-pair = Two neighbouring spaces, each with { $parts }. Each pair pays.
espresso-doppio-board-means-duo = Two neighbouring spaces, two pieces each and nothing else: { $parts }.
espresso-doppio-board-means-run = Three spaces in a row, each with a piece of one colour. Each colour pays.
espresso-doppio-board-means-special = { $beans ->
    [one] You gain a bean for every empty space.
   *[other] You gain { $beans } beans for every empty space.
}
espresso-doppio-board-means-special-takes = { $beans ->
    [one] The other player loses a bean for every empty space.
   *[other] The other player loses { $beans } beans for every empty space.
}
espresso-doppio-board-stop = Done
espresso-doppio-board-stop-sure = Done, without scoring
espresso-doppio-board-stop-game = End the game
espresso-doppio-board-stop-game-sure = End the game without scoring
espresso-doppio-board-score = { $beans ->
    [one] Score card { $card }: one bean
   *[other] Score card { $card }: { $beans } beans
}
espresso-doppio-board-score-takes = { $beans ->
    [0] Score card { $card }: the other has no bean to lose
    [one] Score card { $card }: the other loses one bean
   *[other] Score card { $card }: the other loses { $beans } beans
}
espresso-doppio-board-not-yet = Not yet
espresso-doppio-board-actions = { $left ->
    [0] no action left
    [one] one action left
   *[other] { $left } actions left
}
espresso-doppio-board-gives = +{ $beans }
espresso-doppio-board-takes = −{ $beans }
espresso-doppio-board-beans = { $beans ->
    [one] { $name }: one bean in the jar
   *[other] { $name }: { $beans } beans in the jar
}
espresso-doppio-board-piles = { $left ->
    [one] one card in the pile
   *[other] { $left } cards in the pile
}, { $done } scored
espresso-doppio-board-scored = { $done } of { $all } cards scored
espresso-doppio-board-next-grade = From { $beans } beans: { $grade }.
espresso-doppio-board-card = Card { $card }, { $condition } { $parts }, { $beans ->
    [one] one bean
   *[other] { $beans } beans
}{ $pays ->
    [0] {""}
    [one] : pays one now
   *[other] : pays { $pays } now
}
espresso-doppio-board-card-takes = Card { $card }, { $condition }: the other loses { $beans ->
    [one] one bean
   *[other] { $beans } beans
} for each{ $pays ->
    [0] {""}
    [one] , one now
   *[other] , { $pays } now
}
espresso-doppio-board-has-card-takes = { $seat } shows card { $card }, { $condition }: the other loses { $beans ->
    [one] one bean
   *[other] { $beans } beans
} for each{ $pays ->
    [0] .
    [one] , one now.
   *[other] , { $pays } now.
}
espresso-doppio-board-has-card = { $seat } shows card { $card }, { $condition } { $parts }, { $beans ->
    [one] one bean
   *[other] { $beans } beans
}{ $pays ->
    [0] .
    [one] : pays one now.
   *[other] : pays { $pays } now.
}

## What is being shown, above the board

espresso-doppio-now-placed = { $mine ->
    [yes] You lay a piece
   *[no] { $name } lays a piece
}
espresso-doppio-now-moved = { $mine ->
    [yes] You move the porcelain
   *[no] { $name } moves the porcelain
}
espresso-doppio-now-exchanged = { $mine ->
    [yes] You exchange
   *[no] { $name } exchanges
}
espresso-doppio-now-scored = { $mine ->
    [yes] You score a card
   *[no] { $name } scores a card
}
espresso-doppio-now-took = { $mine ->
    [yes] You take beans
   *[no] { $name } takes beans
}
espresso-doppio-now-shown = { $mine ->
    [yes] You turn up a card
   *[no] { $name } turns up a card
}
espresso-doppio-now-turn = { $mine ->
    [yes] Your turn begins
   *[no] { $name } begins the turn
}

# What speaks for a hint.
espresso-doppio-why-pays = { $beans ->
    [one] your cards then pay one bean
   *[other] your cards then pay { $beans } beans
}
espresso-doppio-why-takes = { $beans ->
    [one] costs the other one bean
   *[other] costs the other { $beans } beans
}
espresso-doppio-why-prepares = pays nothing yet
espresso-doppio-why-reply = { $beans ->
    [0] leaves the other nothing
    [one] the other then makes about one bean
   *[other] the other then makes about { $beans } beans
}
