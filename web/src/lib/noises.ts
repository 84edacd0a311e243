/** Which sound goes with which event. Top Race's board makes its own, in time with its cars. */
import type { Sound } from './sound';
import type { AnyEvent, CafeInternationalEvent, CafeRaceEvent, EspressoDoppioEvent } from './wire';

type Noises<E extends AnyEvent> = Partial<Record<E['event'], Sound>>;

const NOISES: {
  'cafe-race': Noises<CafeRaceEvent>;
  'cafe-international': Noises<CafeInternationalEvent>;
  'espresso-doppio': Noises<EspressoDoppioEvent>;
} = {
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
    shown: 'card',
    scored: 'beans',
  },
};

export function noiseOf(game: string, event: string): Sound | null {
  const noises: Record<string, Record<string, Sound>> = NOISES;
  return noises[game]?.[event] ?? null;
}
