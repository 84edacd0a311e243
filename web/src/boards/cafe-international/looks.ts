/**
 * What the guests look like: four women and four men of each nation, as people who happen to be in a café. Nobody wears a costume;
 * what tells the nation is the ribbon. One look is "skin hair style clothes dye", then what else there is to see.
 */
import { NATIONS, type Nation } from './nations';
import { BEARDS, type Beard, type HairStyle } from './hair';

const SKINS = { a: '#f7dac0', b: '#f0c6a4', c: '#dfa87c', d: '#c68a5d', e: '#a06640', f: '#885538', g: '#6d442f' };
const HAIRS = {
  k: '#211815',
  d: '#3d2619',
  m: '#6d4327',
  c: '#99602f',
  r: '#b4552a',
  y: '#d8a349',
  s: '#e9cb8b',
  g: '#938b83',
  w: '#dcd5ca',
};
const DYES = {
  teal: '#1f7673',
  brick: '#c1472f',
  mustard: '#dba52a',
  petrol: '#2b6590',
  plum: '#7c3f58',
  cream: '#efe2ca',
  olive: '#7a8450',
  cocoa: '#5a3a2b',
  rose: '#d68a86',
  sky: '#8db4cf',
};
const CLOTHES = ['tee', 'shirt', 'neck', 'roll', 'stripes', 'jacket', 'straps'] as const;
const EXTRAS = ['round', 'square', 'rings', 'freckles', 'laugh', 'wink'] as const;

export interface Look {
  skin: string;
  hair: string;
  style: HairStyle;
  clothes: (typeof CLOTHES)[number];
  dye: string;
  /** On darker skin a smile is drawn darker. */
  dark: boolean;
  beard: Beard | null;
  extras: readonly (typeof EXTRAS)[number][];
}

const WOMEN: Record<Nation, readonly string[]> = {
  africa: [
    'f k afro tee mustard rings',
    'g k puffs neck teal laugh',
    'e k braid jacket brick',
    'f g crop roll plum square',
  ],
  china: ['b k bob shirt sky', 'a k long neck brick', 'c k pony stripes petrol laugh', 'b g knot jacket plum round'],
  cuba: [
    'd k ringlets straps brick rings',
    'f k bun tee sky laugh',
    'b m wavy neck olive',
    'e k afro shirt cream round',
  ],
  england: [
    'a r wavy roll teal freckles',
    'f k braid shirt mustard',
    'a s bob jacket petrol',
    'b w pixie neck rose square',
  ],
  france: [
    'b m fringe tee cream',
    'e k ringlets jacket plum rings',
    'a c bun stripes petrol laugh',
    'b g sidebob roll brick round',
  ],
  germany: [
    'a y long shirt petrol',
    'b d pixie jacket olive rings',
    'a m pony tee brick freckles laugh',
    'd k bob roll mustard round',
  ],
  india: [
    'd k long neck plum rings',
    'e k bun shirt mustard laugh',
    'c d sidebob jacket teal round',
    'd g braid tee rose',
  ],
  italy: [
    'c d wavy straps teal rings',
    'b k bob neck brick',
    'a c knot shirt olive laugh',
    'c g pixie jacket cocoa square',
  ],
  russia: ['a s braid tee brick laugh', 'b m sidebob roll plum', 'a k long jacket sky', 'b y fringe shirt rose round'],
  spain: [
    'c k wavy tee mustard',
    'b d fringe jacket brick rings',
    'd k ringlets stripes teal laugh',
    'b w bun neck petrol round',
  ],
  turkey: [
    'c d long shirt teal',
    'b k bob roll mustard laugh',
    'c m knot jacket rose rings',
    'd k fringe neck petrol square',
  ],
  usa: [
    'e k puffs tee petrol laugh',
    'a y pony shirt brick freckles',
    'c k long jacket olive',
    'b g ringlets roll teal round',
  ],
};

const MEN: Record<Nation, readonly string[]> = {
  africa: [
    'f k crop shirt cream laugh',
    'g k buzz roll brick beard',
    'e k curly tee olive',
    'f w receding jacket teal round moustache',
  ],
  china: [
    'b k part tee teal',
    'c k quiff jacket cocoa laugh',
    'b k crop shirt rose square',
    'a g receding roll olive goatee',
  ],
  cuba: [
    'e k curly shirt sky laugh',
    'c d waves neck mustard stubble',
    'g k buzz tee teal',
    'd w part jacket brick moustache',
  ],
  england: [
    'a r quiff shirt teal freckles',
    'b m shag tee petrol stubble',
    'e k crop roll mustard beard',
    'a g receding jacket plum round',
  ],
  france: [
    'b d waves stripes petrol stubble',
    'a m part jacket cocoa',
    'f k buzz tee brick laugh',
    'b w bald roll olive round beard',
  ],
  germany: [
    'a y crop roll petrol',
    'b m waves shirt olive round',
    'd k quiff tee mustard beard',
    'a g receding jacket brick laugh',
  ],
  india: [
    'd k part shirt mustard laugh',
    'e k waves jacket teal beard',
    'd k crop tee plum square',
    'c g quiff neck cream moustache',
  ],
  italy: [
    'c k waves jacket petrol stubble',
    'b d quiff tee brick laugh',
    'c m shag shirt cream goatee',
    'b g part roll teal round',
  ],
  russia: [
    'a s part tee teal laugh',
    'b d crop jacket brick',
    'a m shag roll cocoa beard',
    'b g receding shirt sky square',
  ],
  spain: [
    'c d quiff shirt brick',
    'b k curly tee teal beard',
    'd k waves jacket olive laugh',
    'c w bald neck mustard round goatee',
  ],
  turkey: [
    'c k crop shirt sky beard',
    'b d waves roll brick',
    'd k part jacket petrol laugh',
    'c g quiff tee olive moustache round',
  ],
  usa: [
    'b y waves tee sky laugh',
    'f k crop jacket plum goatee',
    'c k part shirt mustard square',
    'a r bald roll teal beard',
  ],
};

function read(text: string): Look {
  const [skin, hair, style, clothes, dye, ...more] = text.split(' ');
  return {
    skin: SKINS[skin as keyof typeof SKINS],
    hair: HAIRS[hair as keyof typeof HAIRS],
    style: style as HairStyle,
    clothes: clothes as Look['clothes'],
    dye: DYES[dye as keyof typeof DYES],
    dark: 'efg'.includes(skin!),
    beard: more.find((word): word is Beard => word === 'stubble' || word in BEARDS) ?? null,
    extras: EXTRAS.filter((extra) => more.includes(extra)),
  };
}

/** Every look, by kind and then by person. */
export const LOOKS: readonly (readonly Look[])[] = NATIONS.flatMap((nation) => [
  WOMEN[nation].map(read),
  MEN[nation].map(read),
]);

export function lookOf(kind: number, person: number): Look {
  return LOOKS[kind]![person % 4]!;
}
