"""Top Race: buy drivers, steer every car on the card, be first over the line. 2 to 6 players."""
