/** The nine pieces: saucers, then cups, then spoons, each in all glazes. */
import {
  COLOUR_WORDS as GLAZES,
  COLOURS,
  PIECES as COUNT,
  SPACES as RINGS,
  TYPE_WORDS as KINDS,
} from '$lib/vocabulary/espresso-doppio';
import { upTo } from '../shared/lists';

export { KINDS };
export type Kind = (typeof KINDS)[number];
/** `any` is how a card draws a piece whose colour does not matter. */
export type Glaze = (typeof GLAZES)[number] | 'any';

export const PIECES = upTo(COUNT);
export const TYPES = upTo(KINDS.length);
/** Spaces are counted from 1. */
export const SPACES = upTo(RINGS).map((space) => space + 1);

export const typeOf = (piece: number) => Math.floor(piece / COLOURS);
export const kindOf = (piece: number): Kind => KINDS[typeOf(piece)]!;
/** Its place among the glazes. */
export const glazeAt = (piece: number) => piece % COLOURS;
export const glazeOf = (piece: number): Glaze => GLAZES[glazeAt(piece)]!;
/** The message that names a piece without an article. */
export const wordOf = (piece: number) => `espresso-doppio-part-${glazeOf(piece)}-${kindOf(piece)}`;

export interface Paint {
  light: string;
  mid: string;
  dark: string;
  rim: string;
  edge: string;
  /** The rim pattern, so that glazes differ by more than colour: a line, dots, dashes. */
  dash: string;
}

export const PAINTS: Record<Glaze, Paint> = {
  white: { light: '#fffefa', mid: '#e8dcc7', dark: '#cdbb9c', rim: '#b4713a', edge: '#b9a684', dash: 'none' },
  caramel: { light: '#d9a066', mid: '#bb8046', dark: '#92602e', rim: '#fff3de', edge: '#7d4f22', dash: '.1 6.5' },
  brown: { light: '#7d4d30', mid: '#5c3720', dark: '#3d2212', rim: '#f0d2a8', edge: '#26130a', dash: '8 6' },
  // Hatched (see Hatching.svelte): never to be taken for white.
  any: {
    light: 'url(#any-glaze)',
    mid: 'url(#any-glaze)',
    dark: '#c9ad7e',
    rim: 'none',
    edge: '#7d5c33',
    dash: 'none',
  },
};
