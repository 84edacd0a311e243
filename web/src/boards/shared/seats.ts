/** The six seats as pieces are painted: colour, the mark that tells it apart without colour, and the tones of light on it. */
import type { Colour } from '../contract';

export interface Paint {
  /** The lit side. */
  fill: string;
  /** The side away from the light. */
  shade: string;
  /** A line around the piece, so that white is seen on paper and black at night. */
  edge: string;
  /** For a mark or a numeral on the fill. */
  on: string;
}

const DARK = '#21160f';
const PALE = '#fffefa';

function paintOf(colour: Colour): Paint {
  const fill = `var(--seat-${colour})`;
  const mix = (share: number, other: string) => `color-mix(in oklab, ${fill} ${share}%, ${other})`;
  const pale = colour === 'white' || colour === 'yellow';
  return {
    fill,
    shade: colour === 'white' ? '#d9cbb2' : colour === 'black' ? '#09080a' : mix(80, DARK),
    edge: colour === 'white' ? '#8a755c' : colour === 'black' ? 'var(--edge-black, #77685c)' : mix(58, DARK),
    on: pale ? DARK : PALE,
  };
}

export const PAINTS: Record<Colour, Paint> = {
  blue: paintOf('blue'),
  red: paintOf('red'),
  black: paintOf('black'),
  yellow: paintOf('yellow'),
  white: paintOf('white'),
  green: paintOf('green'),
};

/** Each mark around (0, 0), within a circle of radius 10. */
export const MARKS: Record<Colour, string> = {
  blue: 'M-7.500 0 a7.500 7.500 0 1 0 15 0 a7.500 7.500 0 1 0 -15 0 Z',
  red: 'M0 -8.800 L9 7 H-9 Z',
  black: 'M-7 -7 H7 V7 H-7 Z',
  yellow: star(),
  white: 'M0 -9.800 L7.800 0 L0 9.800 L-7.800 0 Z',
  green: 'M-3.200 -9 H3.200 V-3.200 H9 V3.200 H3.200 V9 H-3.200 V3.200 H-9 V-3.200 H-3.200 Z',
};

/** Five points, the first straight up. */
function star(): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 === 0 ? 10 : 4.4, (Math.PI * (i - 2.5)) / 5];
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}
