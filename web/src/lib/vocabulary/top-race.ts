// Written by `python -m tools.vocabulary` from the rules. Do not edit.
export const CARD = 100;
export const GOLD_CAR = 146;
export const ACCELERATE = 152;
export const ASK_BID = 1;
export const ASK_HAND = 4;
export const ASK_CAR = 5;
export const ASK_GOLD = 8;
export const ASK_SECRET = 13;
export const CARS = 6;
export const GOLD = 6;
export const BETS = 3;
export const NOTES = [200, 100, 50, 20, 10] as const;
export const COLOURS = ["blue", "red", "black", "yellow", "white", "green"] as const;
export const COLUMN_WORDS = ["drivers", "prizes", "bets", "tokens"] as const;
