cafe-race-pitch = Down the office staircase with a full cup: arrive first, spill least.
cafe-race-facts = 3 to 6 players · { $minutes } min with bots · easy
cafe-race-option-auction = Auction
    .about = Bid your thrust for each speed die, one die after the other, instead of choosing in secret.
