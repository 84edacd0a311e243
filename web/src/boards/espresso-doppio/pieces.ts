/** The nine pieces: 0–2 saucers, 3–5 cups, 6–8 spoons, each white, caramel, brown. */

export const KINDS = ['saucer', 'cup', 'spoon'] as const;
const GLAZES = ['white', 'caramel', 'brown'] as const;
export type Kind = (typeof KINDS)[number];
/** `any` is how a card draws a piece whose colour does not matter. */
export type Glaze = (typeof GLAZES)[number] | 'any';

export const PIECES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export const typeOf = (piece: number) => Math.floor(piece / 3);
export const kindOf = (piece: number): Kind => KINDS[typeOf(piece)]!;
export const glazeOf = (piece: number): Glaze => GLAZES[piece % 3]!;
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
  any: { light: '#fffaf0', mid: '#f0e4cd', dark: '#dccaa8', rim: 'none', edge: '#8a6a40', dash: 'none' },
};
