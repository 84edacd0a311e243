top-race-book-match =
    Six cars race: blue, red, black, yellow, white and green. You buy drivers at auction, then play cards that move everybody’s cars. Money decides.

    A match is one to three races: one unless you choose otherwise, three in the rulebook’s match. Everyone starts with 200 and keeps what is left for the next race. Prizes for first to sixth place: 200, 150, 100, 60, 30 and 10. Whoever has most money at the end wins; equal money is a shared victory.

    For each race the 48 movement cards are dealt equally. With five players three cards are set aside unseen.
    .title = The match
top-race-book-auction =
    Drivers are turned up one by one. The player left of the controller bids first on the first driver; for each later one the first bid moves on clockwise. Going round, you raise by tens, up to your cash, or pass. A pass is final for this driver. The highest bidder pays the bank, takes the driver and puts the car on a free grid space of choice. No bid: the driver goes under the stack.

    - With six players everyone gets one driver; with three to five, two at most; with two players, three.
    - While somebody has no driver yet, those who have one can only bid if enough drivers remain for the others.
    - When the only driver left is turned up and a player has none, he takes it for 30 without auction.
    - If all unsold drivers have come up in a row without a bid, they are given out in that order for 10 each, to whoever has fewest; the very last one, to a player with none, costs 30.
    .title = The auction
top-race-book-race =
    The buyer of the last driver starts; then clockwise. Play one card. Its cars move from the top line down, and you steer all of them.

    - A car goes straight or diagonally forward, any free path exactly as long as its number, or a shorter one that crosses the finish line.
    - If no such path is free, it goes as far as it can. The rest is lost in traffic.
    - A gold number moves any car not shown on the card. Even one that has finished or broken down may be named; the points are then lost.
    - Numbers of cars that have finished or broken down are ignored.

    In corners the inside lane has fewer, longer spaces: it is the shortest way round.
    .title = The race
top-race-book-links =
    A link card joins two cars. It can be played while neither has finished nor broken down, as one of two things:

    - Acceleration: you drive the car behind, over free spaces, until it has as few steps left as the car in front. If the way is blocked, it gets as close as it can.
    - Breakdown: the car in front stands beside the track. Its space is free and its movement is lost until the other car has strictly fewer steps left. Then it returns to its space at once and moves normally again.
    .title = Link cards
top-race-book-finish =
    A car that crosses the line takes the next prize place and leaves the track. A player whose cars have all finished discards his hand and is out.

    The race ends when all cars are home or nobody in the race has cards. Cars still on the track are placed in order: fewer steps left first; equal: the inner lane; equal: the one whose space reaches further.
    .title = The finish
top-race-book-bets =
    With bets, every player secretly names the likely winner three times: when the first car crosses a bet line, the card is completed and all bet. Even a player who is out bets. Bets are shown at the end of the race.

    - Bet 1 pays, by the car’s place: 90, 60, 30, 0, −10, −30.
    - Bet 2: 60, 40, 20, −10, −30, −60.
    - Bet 3: 30, 20, 10, −20, −60, −90.
    .title = Bets
top-race-book-open-hand =
    One hand per player is dealt face up, and hands stay visible. Each auction is for the right to take one hand and one car of choice. Whoever has a hand does not bid until the hands are gone. If all pass, the first bidder gets the lot for 10. The last hand is not auctioned: its taker pays 10, or 30 with six players.

    The remaining drivers are then shuffled and auctioned as usual.
    .title = Open hands
top-race-book-long-distance =
    All 48 cards are dealt and played. Nobody finishes or drops out: cars go on for another lap. When the cards are gone, the furthest car wins, and prizes follow the order.

    Positions count from the line: −1 is the last step before it, +1 the first one after. There is no 0.
    .title = Long distance
top-race-book-tokens =
    Long distance, and right after placing a car its owner puts a token on the position he expects it to reach, from the front row of the grid (−56 on the classic circuit) to +99. There is no 0.

    - Not reached: 10 to pay for each step missing.
    - Reached: 10 for each space between the line and the token, nothing if the token lies before the line.
    - Spaces beyond the token pay nothing.
    .title = Long distance with tokens
top-race-book-blocking =
    A car may stop short, after at least one step, on a space directly ahead of another car on the track, straight or diagonal, that could still step there: a car whose next step crosses the finish is not blocked by what stands past it. Never with an acceleration.
    .title = Blocking
top-race-book-free-order =
    You choose the order in which the lines of your card are driven, gold numbers included.
    .title = Free order
top-race-book-total =
    Everyone in the race chooses a card in secret, and all are shown together. The highest total of numbers plays first; gold counts, a link counts 0. Equal totals: the player whose foremost car is further back plays first.

    A link with a finished car may only be chosen for want of another card, and does nothing.
    .title = Total movement
top-race-book-bingo =
    Nothing is dealt. On your turn the top card of the pile is played. A card that cannot be played does nothing, players who are out do not draw, and when the pile is empty the played cards are shuffled. The race ends when all cars are home.
    .title = Bingo
top-race-book-lucky =
    Everyone gets six cards, the others form a pile. After completing a card you draw one, until the pile is empty; then the hands are played out.
    .title = Lucky race
top-race-book-children =
    No money, no link cards, one race. Cars and drivers are placed and dealt at random: two drivers each for two or three players, else one. Everyone has a face-down pile, and each turn flips its top card.

    The race ends at once when somebody’s car crosses the line, or when the cards run out. The first car home, or the one furthest ahead, wins for its owner. Cars without a driver race along but cannot win.
    .title = The children’s race
top-race-book-rulings =
    Where the printed rules are silent, we play like this:

    - R1 · “Ahead” means fewer steps left on the best path; equal: the inner lane; equal: the space that reaches further; equal: a car on the track before one broken down; of two broken down, the one that broke down first.
    - R2 · A car that returns from a breakdown to an occupied space goes back column by column to the first free space: its own lane first, then the nearest lane, the inner one first. A space with fewer steps left than its own is passed over: nobody returns further ahead.
    - R3 · A card that crosses two bet lines brings two bets. Each line counts once per race, also when an acceleration crosses it; a line never crossed, or crossed by the card that ends the race, brings none.
    - R4 · A player with nothing but link cards that cannot be played discards one without effect.
    - R5 · A pass is final for that driver, and drivers nobody wants are given out.
    - R6 · What must be paid is owed even with less cash: money may go below zero.
    - R7 · Fifth place in bet 1 costs 10; our copy of the table is unreadable there.
    - R8 · Equal money shares the victory.
    - R9 · A bid is at most 990.
    - R10 · A discarded hand is not shown.
    - R11 · You choose where a car ends; the path there takes the fewest steps left at each step, then the inner lane.
    - R12 · An accelerating car never blocks itself: its own first space is free to it when it comes round again.
    .title = Our rulings
