cafe-race-book-board =
    You are a clerk on the first floor with a full cup, and your desk is on the ground floor. Arrive early, but arrive with coffee.

    The staircase has a start zone with the coffee machines (space 0), three flights of seven steps, a landing of three spaces between flights, and two newspapers on the doormat at the bottom: spaces 28 and 29.

    - The start zone holds everybody. Every other space holds two clerks at most.
    - Each player starts in the start zone with five coffees.
    .title = The staircase
cafe-race-book-round =
    A game is a handful of rounds. Each round goes like this:

    - Whoever has an empty cup gets five fresh coffees and goes back to the start zone.
    - One speed die per player is rolled. They lie in the tray, highest first, for all to see.
    - Everybody chooses a thrust in secret, and all are shown together.
    - The speed dice are handed out by thrust.
    - The clerks move, fastest first.

    As soon as a clerk stands on a newspaper, the game ends with that round: everyone still moves.
    .title = A round
cafe-race-book-thrust =
    Pick a number from 1 to 6. The highest thrust takes the highest speed die, the next one the next, and so on down.

    Thrust wins you speed, and both together are what your balance must reach. A big thrust for a small die is the worst of both worlds.

    Equal thrusts: the clerk furthest behind comes first; then the player with fewer coffees; then the higher roll of the two white dice, rolled again by those who are still equal.
    .title = Thrust and speed
cafe-race-book-moving =
    The fastest clerk moves first. Equal speeds: higher thrust, then furthest behind, then fewer coffees, then the white dice.

    A clerk moves forward by exactly its speed. It may not enter or pass a space with two clerks on it: it brakes on the space before, and the rest of its movement is lost.

    Stopping in front of a full space with no movement left is not a brake. You just arrived politely.
    .title = Moving
cafe-race-book-balance =
    You roll the two white dice for balance when

    - your clerk ends on a step,
    - it had to brake, wherever it stands, landings included,
    - or it rushed past the newspapers.

    You need your thrust plus your speed, or more. Roll less, and one coffee is on the stairs. On a landing or a newspaper, reached without braking or rushing past, nothing is rolled.

    The chances to keep dry, for targets from 2 to 12: 100, 97, 92, 83, 72, 58, 42, 28, 17, 8 and 3 percent.
    .title = Keeping your balance
cafe-race-book-score =
    Clerks are ranked by where they stand, furthest first. Clerks on one space share a rank, and the next rank follows directly: first, second, second, third.

    First place is worth as many points as there are players, each further rank one point less. Add one point per coffee left.

    The highest total wins. Equal totals: more coffees. Still equal: you share the victory.
    .title = The score
cafe-race-book-auction =
    With the advanced rules nobody chooses in secret: the speed dice are auctioned, and your bid becomes your thrust.

    In the first round a random player starts the bidding, later the one furthest ahead (equal: more coffees, then the white dice). The starting bidder picks one of the dice left and must open with 1 to 6. Then, clockwise, everyone without a die may bid higher or pass, once. A bid of 6 ends the auction at once.

    The highest bidder takes the die as speed and the bid as thrust, and sits out the rest of the round’s auctions. If the starting bidder did not win, he starts again. If he did, the one furthest ahead among those without a die goes on. The last player takes the last die for an opening bid of his choice.
    .title = The auction
cafe-race-book-rulings =
    Where the printed rules are silent, we play like this:

    - R1 · A clerk that overshoots stops on 29 and rolls once. If 29 is full it stops on 28 and rolls, even if its speed led exactly to 29. If 28 is full it stops on 27, rolls, and has not arrived.
    - R2 · Whoever spills the last coffee in the final round is not refilled: no coffees, only the points for the place.
    - R3 · A clerk that cannot leave the start zone because space 1 is full also rolls for balance.
    - R4 · Rank counts where you stand at the end, not when you arrived: 29 beats 28.
    - R5 · Ties look at places and coffees at the moment the order is settled. A roll of the white dice settles one tie only; a new tie is rolled anew. For the starting bidder it is settled as soon as one is highest: the others roll no more.
    - R6 · There are two landings, and the two newspapers lie one behind the other.
    - R7 · Equal on the white dice: only those equal roll again. An empty cup keeps its space until the refill. Balance is rolled even when it cannot fail.
    .title = Our rulings
