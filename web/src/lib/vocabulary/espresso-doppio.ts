// Written by `python -m tools.vocabulary` from the rules. Do not edit.
export const TYPE_WORDS = ["saucer", "cup", "spoon"] as const;
export const COLOUR_WORDS = ["white", "caramel", "brown"] as const;
export const SPACES = 5;
export const COLOURS = 3;
export const PIECES = 9;
export const ACTIONS = 3;
export const UNSEEN = 0;
export const BEFORE = 3;
export const AWAY = 5;
export const GRADES_FROM = [0, 7, 11, 14, 16] as const;
export const GRADES = ["espresso-doppio-grade-tea", "espresso-doppio-grade-filter", "espresso-doppio-grade-plunger", "espresso-doppio-grade-machine", "espresso-doppio-grade-barista"] as const;
