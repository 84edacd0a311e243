/** The twelve nations: their words, and the colours their tables wear. A guest's kind is nation * 2 + sex. */

import { MAN, NATIONS, PLACE_NAMES, SEXES, TABLE_NAMES, WOMAN } from '$lib/vocabulary/cafe-international';

export { MAN, NATIONS, WOMAN };
export type Nation = (typeof NATIONS)[number];

export const nationOf = (kind: number): number => kind >> 1;
export const sexOf = (kind: number): number => kind & 1;
export const nationKey = (nation: number): string => `nation-${NATIONS[nation] ?? NATIONS[0]}`;
export const guestKey = (kind: number): string =>
  `guest-${NATIONS[nationOf(kind)] ?? NATIONS[0]}-${SEXES[sexOf(kind)]}`;

export const placeKey = (place: number): string =>
  `cafe-international-place-${(PLACE_NAMES[place] ?? PLACE_NAMES[0]).toLowerCase()}`;
export const tableKey = (table: number): string =>
  `cafe-international-table-${(TABLE_NAMES[table] ?? TABLE_NAMES[0]).toLowerCase()}`;

/** Dyes of the house: all flags and cloths are made of these. */
export const DYE = {
  red: '#c5392f',
  crimson: '#ad2b2b',
  blue: '#2b4c9b',
  navy: '#263a73',
  white: '#fffaf0',
  black: '#2b2a2d',
  gold: '#e6b02c',
  green: '#2e8559',
  leaf: '#23724a',
  saffron: '#e58c33',
} as const;

export interface Cloth {
  /** Bars across the cloth, from the top (or from the left when upright). */
  bars: readonly string[];
  upright?: boolean;
  /** The thread of its hem. */
  hem: string;
}

export const CLOTHS: Record<Nation, Cloth> = {
  africa: { bars: [DYE.leaf], hem: DYE.gold },
  china: { bars: [DYE.crimson], hem: DYE.gold },
  cuba: { bars: [DYE.blue, DYE.white, DYE.blue, DYE.white, DYE.blue], hem: DYE.red },
  england: { bars: [DYE.white], hem: DYE.red },
  france: { bars: [DYE.blue, DYE.white, DYE.red], upright: true, hem: DYE.white },
  germany: { bars: [DYE.black, DYE.red, DYE.gold], hem: DYE.white },
  india: { bars: [DYE.saffron, DYE.white, DYE.green], hem: DYE.navy },
  italy: { bars: [DYE.green, DYE.white, DYE.red], upright: true, hem: DYE.white },
  russia: { bars: [DYE.white, DYE.blue, DYE.red], hem: DYE.gold },
  spain: { bars: [DYE.red, DYE.gold, DYE.gold, DYE.red], hem: DYE.crimson },
  turkey: { bars: [DYE.red], hem: DYE.white },
  usa: { bars: [DYE.red, DYE.white, DYE.red, DYE.white, DYE.red, DYE.white, DYE.red], hem: DYE.navy },
};
