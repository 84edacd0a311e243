import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const waiting: { id: string; game: string; my_turn: boolean; phase: string; mine: boolean }[] = [];
const noticed: string[] = [];
let seen = 'hidden';
let back: () => void = () => undefined;

vi.mock('$lib/api', () => ({ api: { tables: () => Promise.resolve({ mine: waiting, public: [] }) } }));
vi.mock('$lib/language.svelte', () => ({ t: (key: string) => key }));
vi.mock('$lib/me.svelte', () => ({ myself: () => ({ id: 'zoe' }) }));
vi.mock('$lib/router.svelte', () => ({ here: () => ({ page: 't', parts: ['open'] }) }));
vi.mock('$lib/settings.svelte', () => ({ settings: { notify: true } }));

const { watch } = await import('./watch.svelte');
const awaited = (id: string) => ({ id, game: 'cafe-race', my_turn: true, phase: 'playing', mine: true });
const halfAMinute = () => vi.advanceTimersByTimeAsync(30_000);

class Told {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(_title: string, { tag }: { tag: string }) {
    noticed.push(tag);
  }
}

describe('whose turn it is, across tables, while the page lies in the background', () => {
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Notification', Told);
    vi.stubGlobal('document', {
      title: 'Comptoir',
      get visibilityState() {
        return seen;
      },
      addEventListener: (_: string, heard: () => void) => (back = heard),
      removeEventListener: () => undefined,
    });
    stop = watch();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('counts the tables that wait in the title, and notifies of each new one once, but not of the one on the screen', async () => {
    waiting.push(awaited('first'));
    await halfAMinute();
    expect(document.title).toBe('(1) Comptoir');
    expect(noticed).toEqual([]);
    waiting.push(awaited('second'), awaited('open'));
    await halfAMinute();
    await halfAMinute();
    expect(document.title).toBe('(3) Comptoir');
    expect(noticed).toEqual(['second']);
    waiting.length = 0;
    await halfAMinute();
    expect(document.title).toBe('Comptoir');
    waiting.push(awaited('second'));
    await halfAMinute();
    expect(noticed).toEqual(['second', 'second']);
    seen = 'visible';
    back();
    expect(document.title).toBe('Comptoir');
  });
});
