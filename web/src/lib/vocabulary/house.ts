// Written by `python -m tools.vocabulary` from the rules. Do not edit.
export const GAMES = ["cafe-race", "cafe-international", "top-race", "espresso-doppio"] as const;
export const SEATS = {"cafe-race": [3, 6], "cafe-international": [2, 5], "top-race": [2, 6], "espresso-doppio": [1, 2]} as const;
export const COMPANY = {"cafe-race": 4, "cafe-international": 3, "top-race": 4, "espresso-doppio": 2} as const;
export const LEVELS = ["novice", "regular", "master"] as const;
export const REGULARS = ["Colette", "Marcel", "Odile", "Basile", "Suzon", "Gaspard", "Mireille", "Anatole"] as const;
