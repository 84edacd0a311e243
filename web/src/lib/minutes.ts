// Written by `python -m tools.minutes` from games of bots. Do not edit.
export const MINUTES = {"cafe-race": 2, "cafe-international": 5, "top-race": 10, "espresso-doppio": 15} as const;
