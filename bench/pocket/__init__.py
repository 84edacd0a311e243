"""What the house in the browser weighs, how soon it is there, and how long its bots think."""
