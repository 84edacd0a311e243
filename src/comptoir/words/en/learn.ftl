learn-title = { $game } · the rules · Comptoir
learn-chapters = Chapters
learn-variants = Ways to play
learn-first-game = Play a first game, step by step
learn-try = Try a choice and see what comes of it.
learn-tried = This is what came of it.
learn-do = Try it: { $choice }
learn-not-asked = It is not your turn here.
learn-example = Try it yourself
learn-again = Try another
learn-name-0 = Colette
learn-name-1 = Marcel
learn-name-2 = Odile
learn-name-3 = Basile
learn-name-4 = Simone
learn-name-5 = Pablo

learn-guide = Your guide
learn-guide-best = Try it yourself: { $choice }. It glows on the board.
learn-guide-more = Read the rules
learn-guide-alone = Go on without a guide
learn-guide-wait = Watch what happens; it will be your turn again soon.
learn-guide-over = That was a whole game! The score sheet explains every point.

learn-guide-cafe-race-thrust = Pick your thrust. The highest one takes the highest die, but thrust plus die is what two dice must reach on a step. Turn the gauge to see your chances.
learn-guide-cafe-race-die = You pick the die to auction. Which one would you like, or like somebody else to pay for?
learn-guide-cafe-race-opening = You must open. A low bid may win a die nobody wants.
learn-guide-cafe-race-raise = Bid higher to win this die, or pass and wait for another. Your bid becomes your thrust.

learn-guide-cafe-international-turn = Seat guests where their table flies their flag and women and men stay in balance. Every guest scores at each table with company. Nobody fits? Draw one.
learn-guide-cafe-international-full-hand = Twelve guests is the limit: seat somebody, or put one away face down. It will cost two points.
learn-guide-cafe-international-more = You may seat up to three guests a turn. Another one, or stop here?
learn-guide-cafe-international-follow = You opened an empty table: now somebody must join that guest.
learn-guide-cafe-international-empty-hand = Your hand is empty! End the game if you are ahead, or play on.
learn-guide-cafe-international-fill = Finish the table you announced, guest by guest.

learn-guide-top-race-bid = A driver is for sale. Look at the points per colour in your hand: the more you hold of this colour, the more the car is worth to you. First place pays 200.
learn-guide-top-race-place = Put your car on the grid. The front row is a step ahead, and the inside lane is the short way round.
learn-guide-top-race-card = Play a card. Every car on it moves, from the top down, and you steer them all: yours along the short way, the others into traffic.
learn-guide-top-race-gold = A gold number moves any car that is not on the card.
learn-guide-top-race-drive = Choose where this car ends. The numbers show points lost to traffic.
learn-guide-top-race-link = Bring the car behind level, or let the car in front break down?
learn-guide-top-race-bet = Who will win? Early bets pay best, and a bad guess costs money.
learn-guide-top-race-draw = Turn up the top card of the pile.

learn-guide-espresso-doppio-saucer = Lay a saucer. While laying, no space holds two of one type or colour. Think of what your three cards ask for.
learn-guide-espresso-doppio-cup = Now a cup.
learn-guide-espresso-doppio-spoon = And a spoon.
learn-guide-espresso-doppio-action = Pick two places and the pieces that change between them. You have up to three actions; aim for what your cards show.
learn-guide-espresso-doppio-more = Another action, or score the cards that are lit, or end your turn.
learn-guide-espresso-doppio-score = No actions left: score the cards that are lit, then end your turn.
