// @vitest-environment jsdom
import type { Line } from './doors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Hooks } from './live';
import type { Message, Snapshot, Update } from './wire';

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: { type: string; id?: string; seq?: number; seat?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly path: string) {
    Wire.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  hear(message: Partial<Message>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(type: string) {
    return this.sent.filter((command) => command.type === type);
  }
}

const wire = () => Wire.all.at(-1)!;
const snapshot = (seq: number) => ({ type: 'snapshot', seq }) as Snapshot;
const update = (seq: number) => ({ type: 'update', seq }) as Update;

function table(seat = 0) {
  const heard: string[] = [];
  const hooks: Hooks = {
    snapshot: (message) => heard.push(`snapshot ${message.seq}`),
    update: (message) => heard.push(`update ${message.seq}`),
    other: (message) => heard.push(message.type),
    status: (status) => heard.push(status),
  };
  const live = new Live('abc', seat, hooks, {
    socket: (path) => new Wire(path) as unknown as Line,
    random: () => 0,
  });
  live.open();
  return { live, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => vi.useRealTimers());

describe('a live table', () => {
  it('acknowledges what it heard, all of it at once', () => {
    const { heard } = table();
    expect(wire().path).toBe('/api/tables/abc/live?seat=0');
    wire().onopen?.();
    wire().hear(snapshot(4));
    vi.advanceTimersByTime(1_000);
    wire().hear(update(5));
    vi.advanceTimersByTime(4_000);
    expect(heard).toEqual(['open', 'snapshot 4', 'update 5']);
    expect(wire().said('ack')).toEqual([{ type: 'ack', seq: 5 }]);
  });

  it('acknowledges at once where a lot comes', () => {
    table();
    wire().onopen?.();
    wire().hear(snapshot(4));
    vi.advanceTimersByTime(5_000);
    for (let seq = 5; seq < 110; seq += 1) wire().hear(update(seq));
    expect(wire().said('ack')).toEqual([
      { type: 'ack', seq: 4 },
      { type: 'ack', seq: 104 },
    ]);
  });

  it('ignores what it already knows and starts again when a number is missing', () => {
    const { heard } = table();
    wire().onopen?.();
    wire().hear(snapshot(4));
    wire().hear(update(4));
    wire().hear(update(6));
    expect(heard).toEqual(['open', 'snapshot 4']);
    expect(Wire.all).toHaveLength(2);
    expect(wire().path).toBe('/api/tables/abc/live?seat=0');
  });

  it('says again what was not answered, with the same id, and resumes where it was', async () => {
    const { live } = table();
    wire().onopen?.();
    wire().hear(snapshot(4));
    const answer = live.send({ type: 'choose', seat: 0, step: 1, choice: 7 });
    const { id } = wire().said('choose')[0]!;
    wire().onclose?.();
    expect(live.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wire().path).toBe('/api/tables/abc/live?seat=0&seq=4');
    wire().onopen?.();
    expect(wire().said('choose')).toEqual([{ type: 'choose', seat: 0, step: 1, choice: 7, id }]);
    wire().hear({ type: 'done', id: id!, seq: 5 });
    expect(await answer).toEqual({ type: 'done', id, seq: 5 });
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    expect(wire().said('choose')).toEqual([]);
  });

  it('says again what a nameless refusal may have meant, and takes it for refused in the end', async () => {
    const { live } = table();
    wire().onopen?.();
    wire().hear(snapshot(4));
    const nameless = { type: 'refused', id: '', words: { key: 'server-too-fast', args: {} }, chapter: '' } as const;
    wire().hear(nameless);
    const answer = live.send({ type: 'choose', seat: 0, step: 1, choice: 7 });
    const { id } = wire().said('choose')[0]!;
    wire().hear(nameless);
    vi.advanceTimersByTime(1000);
    expect(
      wire()
        .said('choose')
        .map((command) => command.id),
    ).toEqual([id, id]);
    wire().hear(nameless);
    vi.advanceTimersByTime(1000);
    expect(wire().said('choose')).toHaveLength(3);
    wire().hear(nameless);
    expect(await answer).toEqual({ ...nameless, id });
    vi.advanceTimersByTime(5000);
    expect(wire().said('choose')).toHaveLength(3);
  });

  it('waits longer after each failure, but not when the player comes back to the tab', () => {
    table();
    for (let failure = 0; failure < 6; failure += 1) {
      wire().onclose?.();
      vi.advanceTimersByTime(4100);
    }
    expect(Wire.all).toHaveLength(7);
    wire().onclose?.();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Wire.all).toHaveLength(8);
  });

  it('gives up a connection that has gone silent', () => {
    const { live } = table();
    wire().onopen?.();
    wire().hear(snapshot(1));
    vi.advanceTimersByTime(25_000);
    expect(wire().said('ping')).toHaveLength(1);
    wire().hear({ type: 'pong', seq: 1, now: 0 });
    vi.advanceTimersByTime(20_000);
    expect(live.status).toBe('open');
    vi.advanceTimersByTime(12_000);
    expect(live.status).toBe('lost');
  });

  it('notices from a pong that it missed something', () => {
    table();
    wire().onopen?.();
    wire().hear(snapshot(1));
    wire().hear({ type: 'pong', seq: 3, now: 0 });
    expect(Wire.all).toHaveLength(2);
  });

  it('looks from another seat, also after a reconnection', () => {
    const { live } = table(-1);
    wire().onopen?.();
    wire().hear(snapshot(1));
    live.look(2);
    expect(wire().said('look')[0]).toMatchObject({ seat: 2 });
    wire().onclose?.();
    live.look(1);
    vi.advanceTimersByTime(1000);
    expect(wire().path).toBe('/api/tables/abc/live?seat=1');
  });

  it('comes back when told to, and stays away when told to', () => {
    const { live } = table();
    wire().onopen?.();
    wire().hear({ type: 'closing', words: { key: 'x', args: {} }, again: 50 });
    expect(live.status).toBe('lost');
    vi.advanceTimersByTime(60);
    expect(Wire.all).toHaveLength(2);
    wire().onopen?.();
    wire().hear({ type: 'closing', words: { key: 'x', args: {} }, again: -1 });
    vi.advanceTimersByTime(60_000);
    expect(live.status).toBe('ended');
    expect(Wire.all).toHaveLength(2);
  });
});
