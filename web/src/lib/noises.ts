/** Which sound goes with which event. Top Race's board makes its own, in time with its cars. */
import type { Sound } from './sound';

const NOISES: Record<string, Record<string, Sound>> = {
  'cafe-race': {
    'speed-dice': 'dice',
    'white-dice': 'dice',
    balance: 'dice',
    refilled: 'clink',
    arrived: 'clink',
  },
  'cafe-international': {
    seated: 'clink',
    drew: 'card',
    'face-down': 'card',
    table: 'card',
    cleared: 'chime',
  },
  'espresso-doppio': {
    placed: 'clink',
    exchanged: 'clink',
    turned: 'card',
    scored: 'beans',
  },
};

export function noiseOf(game: string, event: string): Sound | null {
  return NOISES[game]?.[event] ?? null;
}
