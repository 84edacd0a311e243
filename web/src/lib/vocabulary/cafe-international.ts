// Written by `python -m tools.vocabulary` from the rules. Do not edit.
export const NATIONS = ["africa", "china", "cuba", "england", "france", "germany", "india", "italy", "russia", "spain", "turkey", "usa"] as const;
export const SEXES = ["woman", "man"] as const;
export const WOMAN = 0;
export const MAN = 1;
export const KINDS = 24;
export const OF_EACH_GUEST = 4;
export const HAND_LIMIT = 12;
export const TABLE_NAMES = ["TL", "TR", "C", "BL", "BR"] as const;
export const PLACE_NAMES = ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "N", "E", "S", "W"] as const;
export const TABLES_AT = [[0], [1], [1], [4], [4], [3], [3], [0], [0, 1, 2], [1, 2, 4], [2, 3, 4], [0, 2, 3]] as const;
