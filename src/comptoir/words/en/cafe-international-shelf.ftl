cafe-international-pitch = Seat guests from twelve nations where they fit, and let their company pay.
cafe-international-facts = 2 to 5 players · { $minutes } min with bots · easy
cafe-international-option-ladies = Ladies’ and gentlemen’s tables
    .about = As a whole turn you may fill one table with four women or four men, for 20 points or 40.
cafe-international-option-doubling = Points are doubled
    .about = What "all of one nation" means when points are doubled.
cafe-international-option-doubling-table = when all are of the table’s nation
cafe-international-option-doubling-company = when all are of one nation, whatever the table
