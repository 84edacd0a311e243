// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from './wire';

/** A socket whose other end is the test. */
class Wire {
  static last: Wire;
  sent: { type: string; id: string; word?: string; promise?: string; ready?: boolean }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {}
}

const close: (() => void)[] = [];

/** A page as freshly loaded: what it remembers is in storage, or gone. */
async function page() {
  vi.resetModules();
  const { Table } = await import('./table.svelte');
  const { hashed } = await import('./hashes');
  const table = new Table('abc');
  table.open();
  close.push(() => table.close());
  const wire = Wire.last;
  wire.onopen?.();
  let seq = 0;
  const hear = (state: Partial<TableState>) => {
    seq += 1;
    const told = { table: { seats: [], phase: 'lobby', ...state }, play: null, notices: [], chat: [] };
    const rest = seq === 1 ? { type: 'snapshot', history: [] } : { type: 'update', events: [], undone: [] };
    wire.onmessage?.({ data: JSON.stringify({ seq, ...told, ...rest }) });
  };
  const said = (type: string) => wire.sent.filter((command) => command.type === type);
  /** What was promised for the n-th time; hashes are fetched first. */
  const promised = (n = 0) => vi.waitUntil(() => said('ready')[n]?.promise);
  return { table, hear, said, promised, hashed };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  localStorage.clear();
});
afterEach(() => {
  for (const one of close.splice(0)) one();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function withoutStorage() {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

describe('a page at a table', () => {
  it('gives its word at every start it promised one for', async () => {
    const { table, hear, said, promised, hashed } = await page();
    hear({ commitment: 'first' });
    void table.ready(true);
    const before = await promised();
    hear({ commitment: 'first', promised: before, phase: 'dealing', owes_word: true });
    hear({ commitment: 'first', promised: before, phase: 'dealing', owes_word: true });
    expect(said('word').map(({ word }) => hashed(word!))).toEqual([before]);
    // Called off: everybody promises anew, unasked, and another word.
    hear({ commitment: 'second', renew: true });
    hear({ commitment: 'second', renew: true });
    const after = await promised(1);
    expect(said('ready')).toHaveLength(2);
    expect(after).not.toBe(before);
    hear({ commitment: 'second', promised: after, phase: 'dealing', owes_word: true });
    expect(said('word').map(({ word }) => hashed(word!))).toEqual([before, after]);
  });

  it('promises nothing anew for somebody who owed', async () => {
    const { table, hear, said, promised } = await page();
    hear({ commitment: 'first' });
    void table.ready(true);
    await promised();
    hear({ commitment: 'second' });
    await vi.advanceTimersByTimeAsync(100);
    expect(said('ready')).toHaveLength(1);
  });

  it('keeps its word without storage, and never sends an empty one', async () => {
    withoutStorage();
    const { table, hear, said, promised, hashed } = await page();
    hear({ commitment: 'first' });
    void table.ready(true);
    const made = await promised();
    hear({ promised: made, phase: 'dealing', owes_word: true });
    expect(said('word').map(({ word }) => hashed(word!))).toEqual([made]);
  });

  it('promises another word, once, when loaded anew without storage', async () => {
    withoutStorage();
    const { hear, said, promised } = await page();
    hear({ commitment: 'first', promised: 'forgotten' });
    hear({ commitment: 'first', promised: 'of another tab' });
    await promised();
    await vi.advanceTimersByTimeAsync(100);
    expect(said('ready')).toHaveLength(1);
    hear({ commitment: 'first', promised: 'of another tab', phase: 'dealing', owes_word: true });
    expect(said('word')).toEqual([]);
  });

  it('finds its word again after a reload', async () => {
    const first = await page();
    first.hear({ commitment: 'first' });
    void first.table.ready(true);
    const promised = await first.promised();
    const second = await page();
    second.hear({ commitment: 'first', promised, phase: 'dealing', owes_word: true });
    expect(second.said('word').map(({ word }) => second.hashed(word!))).toEqual([promised]);
    expect(second.said('ready')).toEqual([]);
  });

  it('is not confused by what others stored under the same name', async () => {
    localStorage.setItem('comptoir-promises', '{"not": "ours"}');
    const { table, hear, promised } = await page();
    hear({ commitment: 'first' });
    void table.ready(true);
    expect(await promised()).toHaveLength(64);
  });
});
