// Written by `python -m tools.vocabulary` from the rules. Do not edit.
export const START = 0;
export const FINISH = 28;
export const SPACES = 30;
export const COFFEES = 5;
export const IS_STEP = [false, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, false, false] as const;
